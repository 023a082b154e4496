// What the withdrawal costs, what arrives and by when: the server's words, or an empty place for them.
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Withdraw } from './use-withdraw.ts';

const hoursOfDay = 24;

/** The lines stand before their figures come, so that nothing moves. */
export function QuoteCard({ withdraw: { quote, quoting, unreachable, requote } }: { withdraw: Withdraw }) {
  const t = useT('withdraw');
  if (unreachable) {
    return (
      <Notice
        tone="danger"
        live
        action={
          <Button kind="soft" size="small" loading={quoting} onClick={() => void requote()}>
            {t('common.action.retry')}
          </Button>
        }
      >
        {t('withdraw.quote.failed')}
      </Notice>
    );
  }
  const figure = (known: ReactNode): ReactNode =>
    known ?? (quoting ? <Skeleton width="64px" height="15px" /> : '–');
  const price = (amount: string | undefined) => amount && <Price amount={amount} size="small" />;
  const hours = quote?.expectedHours;
  const time =
    hours === undefined
      ? undefined
      : hours >= 2 * hoursOfDay && hours % hoursOfDay === 0
        ? t('withdraw.withinDays', { count: hours / hoursOfDay })
        : t('withdraw.withinHours', { count: hours });
  return (
    <Card>
      <div aria-live="polite" aria-busy={quoting}>
        <Facts
          items={[
            { name: t('withdraw.quote.fee'), value: figure(price(quote?.fee)) },
            { name: t('withdraw.quote.time'), value: figure(time) },
            {
              name: t('withdraw.quote.arrival'),
              value: figure(quote && <Price amount={quote.arrival} size="medium" />),
              strong: true,
            },
          ]}
        />
      </div>
    </Card>
  );
}
