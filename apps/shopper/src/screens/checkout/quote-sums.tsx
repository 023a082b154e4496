// The sums of a checkout; what will be paid stands last.
import type { Quote } from '@meridian/contract';
import { useT } from '../../i18n/use-t.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './checkout-screen.module.css';

/** Every part of the total, and how the balance stands to it. */
export function QuoteSums({ quote }: { quote: Quote }) {
  const t = useT('checkout');
  const short = Number(quote.missing) > 0;
  return (
    <Card>
      <Facts
        items={[
          {
            name: t('checkout.subtotal', { count: quote.count }),
            value: <Price amount={quote.subtotal} size="small" />,
          },
          {
            name: t('checkout.freight'),
            value:
              Number(quote.freight) === 0 ? (
                t('checkout.free')
              ) : (
                <Price amount={quote.freight} size="small" />
              ),
          },
          ...(Number(quote.discount) > 0
            ? [{ name: t('checkout.discount'), value: <Price amount={`-${quote.discount}`} size="small" /> }]
            : []),
          { name: t('checkout.total'), value: <Price amount={quote.total} size="medium" />, strong: true },
        ]}
      />
      <p className={short ? styles.short : styles.balance}>
        {short
          ? t.rich('checkout.missing', {
              balance: <Price amount={quote.balance} size="small" />,
              missing: <Price amount={quote.missing} size="small" />,
            })
          : t.rich('checkout.balance', { balance: <Price amount={quote.balance} size="small" /> })}
      </p>
    </Card>
  );
}
