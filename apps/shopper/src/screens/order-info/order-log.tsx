// Everything that happened to the order, who did it and when; folded until asked for.
import type { OrderInfo } from '@meridian/contract';
import { formatDate } from '@meridian/ui/format';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './order-log.module.css';

/** The latest first. */
export function OrderLog({ events }: { events: OrderInfo['events'] }) {
  const t = useT('order');
  const { tag } = useLocale();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (events.length === 0) return null;
  return (
    <Card padded={false} className={styles.card}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t('order.log')}
          <ChevronDown size={20} className={styles.arrow} aria-hidden="true" />
        </button>
      </h2>
      <ol id={id} hidden={!open} className={styles.log}>
        {[...events].reverse().map((event) => (
          <li key={`${event.at}${event.event}`} className={styles.event}>
            <span>{event.text}</span>
            <span className={styles.quiet}>
              {t.find(`order.by.${event.by}`) ?? event.by} ·{' '}
              <time dateTime={event.at}>{formatDate(event.at, tag, 'dateTime')}</time>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
