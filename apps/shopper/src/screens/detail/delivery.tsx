// What it costs to get there, when it arrives, and how it can go back.
import type { ProductDetail } from '@meridian/contract';
import { formatCountry, formatMoney } from '@meridian/ui/format';
import { ChevronRight, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Card } from '../../ui/card.tsx';
import { onFirstOpen } from '../../ui/on-first-open.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './detail-screen.module.css';
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

/** The first line opens the choice of the country; where its answer did not come, it also asks again. */
export function Delivery({ delivery, returnDays, destination, onRetry }: DeliveryProps) {
  const t = useT('product');
  const [open, setOpen] = useState(false);
  const { country } = destination;
  const line = useRef<HTMLButtonElement>(null);
  return (
    <Card padded={false} className={styles.delivery}>
      <div className={styles.deliveryParts}>
        <button
          ref={line}
          type="button"
          className={styles.deliveryLine}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <span className={styles.deliveryName}>
            <FreightTitle delivery={delivery} destination={destination} />
          </span>
          {delivery !== 'failed' && (
            <span className={styles.deliveryValue}>
              <FreightText delivery={delivery} country={country} />
            </span>
          )}
          <ChevronRight size={18} className={styles.arrow} aria-hidden="true" />
        </button>
        {delivery === 'failed' && (
          <button
            type="button"
            className={styles.deliveryLine}
            onClick={() => {
              // This button goes as soon as it is tapped.
              line.current?.focus();
              onRetry();
            }}
          >
            <span className={styles.deliveryValue}>{t('common.action.retry')}</span>
            <RotateCw size={18} className={styles.again} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={styles.deliveryLine}>
        <span className={styles.deliveryName}>{t('product.return')}</span>
        <span className={styles.deliveryValue}>{t('product.returnDays', { count: returnDays })}</span>
      </div>
      <CountrySheet open={open} onOpenChange={setOpen} value={country} onChoose={destination.choose} />
    </Card>
  );
}

/** A country that nobody just chose has its name from the answer: to find it out here takes a slow phone a tenth of a second, while the page comes to life. */
function FreightTitle({
  delivery,
  destination: { country, justChosen },
}: Pick<DeliveryProps, 'delivery' | 'destination'>) {
  const t = useT('product');
  const { tag } = useLocale();
  if (!country || (delivery === 'asked' && !justChosen)) return t('product.freight');
  const told = typeof delivery === 'object' && delivery?.country === country ? delivery.countryName : null;
  return t('product.freightTo', { country: told ?? formatCountry(country, tag) });
}

interface FreightTextProps {
  delivery: Exclude<DeliveryAnswer, 'failed'>;
  country: string | undefined;
}

function FreightText({ delivery, country }: FreightTextProps) {
  const t = useT('product');
  const { tag } = useLocale();
  if (!country) return t('product.freightChoose');
  if (delivery === 'asked') return <Skeleton width="7em" />;
  if (!delivery) return t('product.freightNone');
  const { minDays: min, maxDays: max } = delivery;
  const freight =
    Number(delivery.freight) === 0 ? t('product.freightFree') : formatMoney(delivery.freight, tag);
  return min === max
    ? t('product.freightSameDays', { freight, days: min })
    : t('product.freightDays', { freight, min, max });
}
