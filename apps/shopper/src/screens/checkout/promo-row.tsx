// The promo code: one row, and a sheet with the codes one can use and a field for another.
import type { PromoCode, Quote } from '@meridian/contract';
import { formatDate } from '@meridian/ui/format';
import { TicketPercent } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { usePromoCodes } from '../../api/promotions.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, RowList } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './checkout-screen.module.css';

/** Shows the code that counts, or why one does not. */
export function PromoRow({
  promo,
  onChange,
}: {
  promo: Quote['promo'];
  onChange(code: string | undefined): void;
}) {
  const t = useT('checkout');
  const [open, setOpen] = useState(false);
  const choose = (code: string | undefined) => {
    onChange(code);
    setOpen(false);
  };
  return (
    <>
      <RowList>
        <Row
          icon={<TicketPercent size={20} />}
          title={t('checkout.promo.title')}
          note={promo && !promo.applied ? promo.reason : undefined}
          end={promo ? <bdi>{promo.code}</bdi> : t('checkout.promo.add')}
          onClick={() => setOpen(true)}
        />
      </RowList>
      <Sheet open={open} onOpenChange={setOpen} title={t('checkout.promo.title')}>
        <PromoChoice current={promo?.code} onChoose={choose} />
      </Sheet>
    </>
  );
}

function PromoChoice({
  current,
  onChoose,
}: {
  current: string | undefined;
  onChoose(code: string | undefined): void;
}) {
  const t = useT('checkout');
  const [typed, setTyped] = useState(current ?? '');
  const codes = usePromoCodes();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose(typed.trim().toUpperCase() || undefined);
  };
  return (
    <div className={styles.promo}>
      <form onSubmit={submit} className={styles.promoForm}>
        <TextField
          label={t('checkout.promo.field')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
        />
        <Button type="submit" kind="soft" block>
          {t('common.action.apply')}
        </Button>
      </form>
      {codes.data && codes.data.list.length > 0 && (
        <RowList label={t('checkout.promo.usable')}>
          {codes.data.list.map((code) => (
            <Row
              key={code.code}
              title={<bdi>{code.code}</bdi>}
              note={<PromoWords code={code} />}
              onClick={() => onChoose(code.code)}
            />
          ))}
        </RowList>
      )}
      {current && (
        <Button kind="ghost" block onClick={() => onChoose(undefined)}>
          {t('checkout.promo.remove')}
        </Button>
      )}
    </div>
  );
}

function PromoWords({ code }: { code: PromoCode }) {
  const t = useT('checkout');
  const { tag } = useLocale();
  const off =
    code.kind === 'percent'
      ? t('checkout.promo.percent', { percent: (code.percentBps ?? 0) / 100 })
      : t.rich('checkout.promo.fixed', { amount: <Price amount={code.amount ?? '0.00'} size="small" /> });
  return (
    <>
      {off}
      {' · '}
      {t.rich('checkout.promo.from', { amount: <Price amount={code.minSpend} size="small" /> })}
      {code.shopName && ` · ${code.shopName}`}
      {' · '}
      {t('checkout.promo.until', { date: formatDate(code.endsAt, tag, 'dateTime') })}
    </>
  );
}
