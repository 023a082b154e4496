// What it costs to get there, when it arrives, and how it can go back.
import type { ProductDetail } from '@meridian/contract';
import { formatMoney } from '@meridian/ui/format';
import { ChevronRight, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Card } from '../../ui/card.tsx';
import { onFirstOpen } from '../../ui/on-first-open.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './detail-screen.module.css';
import { useCountryName } from './use-country-name.ts';
import type { useDestination } from './use-destination.ts';

const CountrySheet = onFirstOpen(() => import('./country-sheet.tsx'));

/** What the server says of the way there; `asked` as long as it has said nothing. */
export type DeliveryAnswer = ProductDetail['delivery'] | 'asked' | 'failed';

export interface DeliveryProps {
  delivery: DeliveryAnswer;
  returnDays: number;
  destination: ReturnType<typeof useDestination>;
  onRetry(): void;
}

/** The first line opens the choice of the country, or asks again for what did not come. */
export function Delivery({ delivery, returnDays, destination, onRetry }: DeliveryProps) {
  const t = useT('product');
  const nameOf = useCountryName();
  const [open, setOpen] = useState(false);
  const { country } = destination;
  const failed = delivery === 'failed';
  return (
    <Card padded={false} className={styles.delivery}>
      <button
        type="button"
        className={styles.deliveryLine}
        aria-haspopup={failed ? undefined : 'dialog'}
        onClick={failed ? onRetry : () => setOpen(true)}
      >
        <span className={styles.deliveryName}>
          {country ? t('product.freightTo', { country: nameOf(country) }) : t('product.freight')}
        </span>
        <span className={styles.deliveryValue}>
          <FreightText delivery={delivery} country={country} />
        </span>
        {failed ? (
          <RotateCw size={18} className={styles.again} aria-hidden="true" />
        ) : (
          <ChevronRight size={18} className={styles.arrow} aria-hidden="true" />
        )}
      </button>
      <div className={styles.deliveryLine}>
        <span className={styles.deliveryName}>{t('product.return')}</span>
        <span className={styles.deliveryValue}>{t('product.returnDays', { count: returnDays })}</span>
      </div>
      <CountrySheet open={open} onOpenChange={setOpen} value={country} onChoose={destination.choose} />
    </Card>
  );
}

function FreightText({
  delivery,
  country,
}: Pick<DeliveryProps, 'delivery'> & { country: string | undefined }) {
  const t = useT('product');
  const { tag } = useLocale();
  if (!country) return t('product.freightChoose');
  if (delivery === 'asked') return <Skeleton width="7em" />;
  if (delivery === 'failed') return t('common.action.retry');
  if (!delivery) return t('product.freightNone');
  const { minDays: min, maxDays: max } = delivery;
  const freight =
    Number(delivery.freight) === 0 ? t('product.freightFree') : formatMoney(delivery.freight, tag);
  return min === max
    ? t('product.freightSameDays', { freight, days: min })
    : t('product.freightDays', { freight, min, max });
}
