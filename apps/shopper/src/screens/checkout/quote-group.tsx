// One shop's order in the making: its lines, freight and days, and a note to the shop.
import type { Quote } from '@meridian/contract';
import { limits } from '@meridian/contract/limits';
import { useT } from '../../i18n/use-t.tsx';
import { Avatar } from '../../ui/badge.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import given from '../../ui/given-text.module.css';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './checkout-screen.module.css';

type Group = Quote['groups'][number];

/** A card per shop. */
export function QuoteGroup({
  group,
  note,
  onNote,
}: {
  group: Group;
  note: string;
  onNote(note: string): void;
}) {
  const t = useT('checkout');
  const free = Number(group.freight) === 0;
  const days =
    group.minDays !== null && group.maxDays !== null
      ? t('checkout.days', { min: group.minDays, max: group.maxDays })
      : null;
  const facts = [
    { name: t('checkout.freight'), value: <FreightWords free={free} freight={group.freight} days={days} /> },
    ...(Number(group.discount) > 0
      ? [{ name: t('checkout.discount'), value: <Price amount={`-${group.discount}`} size="small" /> }]
      : []),
    { name: t('checkout.shopTotal'), value: <Price amount={group.total} size="small" />, strong: true },
  ];
  return (
    <Card>
      <div className={styles.shop}>
        <Avatar name={group.monogram} size={28} />
        <h2 className={styles.shopName}>{group.shopName}</h2>
      </div>
      <ul className={styles.lines}>
        {group.lines.map((line) => (
          <li key={line.skuId} className={styles.line}>
            <span className={styles.thumb}>
              <Picture source={line.picture} alt="" sizes="64px" radius="12px" />
            </span>
            <span className={styles.lineWords}>
              <span className={cx(given.two, styles.lineTitle)}>{line.title}</span>
              <span className={styles.lineOption}>
                {[line.optionText, t('checkout.quantity', { count: line.quantity })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Price amount={line.subtotal} size="small" className={styles.linePrice} />
          </li>
        ))}
      </ul>
      <Facts items={facts} />
      <TextField
        label={t('checkout.note', { shop: group.shopName })}
        value={note}
        maxLength={limits.noteMax}
        onChange={(event) => onNote(event.target.value)}
      />
    </Card>
  );
}

function FreightWords({ free, freight, days }: { free: boolean; freight: string; days: string | null }) {
  const t = useT('checkout');
  return (
    <>
      {free ? t('checkout.free') : <Price amount={freight} size="small" />}
      {days && ` · ${days}`}
    </>
  );
}
