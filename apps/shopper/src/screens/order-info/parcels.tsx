// The parcels of an order: who carries each, its number, how far it is, and what happened to it on the way.
import type { Parcel } from '@meridian/contract';
import { formatDate } from '@meridian/ui/format';
import { useState } from 'react';
import { CopyButton } from '../../features/copy-button/copy-button.tsx';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Meter } from '../../ui/progress-bar.tsx';
import styles from './parcels.module.css';

/** How far each state is, for the meter; what went wrong stands where it last was. */
const progress: Record<Parcel['state'], number> = {
  pending: 0.05,
  info_received: 0.15,
  in_transit: 0.45,
  customs: 0.6,
  exception: 0.6,
  attempt_failed: 0.8,
  out_for_delivery: 0.85,
  available_for_pickup: 0.9,
  delivered: 1,
  expired: 0.45,
};
const tones: Partial<Record<Parcel['state'], Tone>> = {
  exception: 'danger',
  attempt_failed: 'sun',
  available_for_pickup: 'sun',
  expired: 'neutral',
  pending: 'neutral',
};
const eventsAtFirst = 2;

/** A card per parcel, or why there is none yet. */
export function Parcels({ parcels }: { parcels: readonly Parcel[] }) {
  const t = useT('order');
  if (parcels.length === 0) {
    return (
      <Card padded={false}>
        <EmptyState
          drawing="route"
          title={t('common.empty.logistics')}
          text={t('common.empty.logisticsHint')}
        />
      </Card>
    );
  }
  return (
    <ul className={styles.parcels}>
      {parcels.map((parcel) => (
        <li key={parcel.id}>
          <ParcelCard parcel={parcel} />
        </li>
      ))}
    </ul>
  );
}

function ParcelCard({ parcel }: { parcel: Parcel }) {
  const t = useT('order');
  const { tag } = useLocale();
  const day = (at: string) => formatDate(at, tag, 'day');
  return (
    <Card padded={false} className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.carrier}>{parcel.carrierName}</h3>
        <Badge tone={tones[parcel.state] ?? 'accent'} dot>
          {t(`order.parcelState.${parcel.state}`)}
        </Badge>
      </div>
      <p className={styles.when}>
        {parcel.deliveredAt
          ? t('order.parcel.deliveredOn', { date: day(parcel.deliveredAt) })
          : t('order.parcel.shippedOn', { date: day(parcel.shippedAt) })}
      </p>
      <div className={styles.meter}>
        <Meter value={progress[parcel.state]} label={t('order.parcel.progress')} />
      </div>
      <div className={styles.number}>
        <span className={styles.numberWords}>
          <span className={styles.numberLabel}>{t('order.parcel.number')}</span>
          <bdi dir="ltr" className={styles.digits}>
            {parcel.trackingNo}
          </bdi>
        </span>
        <CopyButton text={parcel.trackingNo} label={t('order.copy.trackingNo')} />
      </div>
      <Timeline events={parcel.events} />
    </Card>
  );
}

/** The scans, the latest first; more than two on request. */
function Timeline({ events }: { events: Parcel['events'] }) {
  const t = useT('order');
  const { tag } = useLocale();
  const [all, setAll] = useState(false);
  if (events.length === 0) return <p className={styles.none}>{t('common.empty.logistics')}</p>;
  const latestFirst = [...events].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const shown = all ? latestFirst : latestFirst.slice(0, eventsAtFirst);
  return (
    <>
      <ol className={styles.timeline}>
        {shown.map((event) => (
          <li key={`${event.at}${event.state}${event.text}`} className={styles.event}>
            <span className={styles.eventText}>{event.text}</span>
            <span className={styles.eventPlace}>
              {event.place && <bdi>{event.place}</bdi>}
              {event.place && ' · '}
              <time dateTime={event.at}>{formatDate(event.at, tag, 'dateTime')}</time>
            </span>
          </li>
        ))}
      </ol>
      {events.length > eventsAtFirst && (
        <Button kind="ghost" size="small" block aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('order.parcel.latest') : t('order.parcel.all', { count: events.length })}
        </Button>
      )}
    </>
  );
}
