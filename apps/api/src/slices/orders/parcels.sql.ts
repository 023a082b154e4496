// Every statement on parcels, what is in them, and their scans.
import type { ParcelState } from '@meridian/contract';
import type { Db, Tx } from '../../platform/db.ts';

export interface ParcelRow {
  readonly id: bigint;
  readonly orderId: bigint;
  readonly carrier: string;
  readonly trackingNo: string;
  readonly shipFrom: string;
  readonly state: ParcelState;
  readonly shippedAt: Date;
  readonly deliveredAt: Date | null;
  readonly nextScanAt: Date | null;
}
const columns = `id, order_id as "orderId", carrier, tracking_no as "trackingNo", ship_from as "shipFrom", state, shipped_at as "shippedAt", delivered_at as "deliveredAt", next_scan_at as "nextScanAt"`;

export const listParcels = (db: Db, orderId: bigint) =>
  db.many<ParcelRow>('parcels.list', `select ${columns} from parcels where order_id = $1 order by id`, [
    orderId,
  ]);
export const findParcel = (db: Db, carrier: string, trackingNo: string) =>
  db.maybe<ParcelRow>(
    'parcels.find',
    `select ${columns} from parcels where carrier = $1 and tracking_no = $2`,
    [carrier, trackingNo],
  );
export const getParcel = (db: Db, id: bigint) =>
  db.one<ParcelRow>('parcels.get', `select ${columns} from parcels where id = $1`, [id]);
export const lockParcel = (tx: Tx, id: bigint) =>
  tx.one<ParcelRow>('parcels.lock', `select ${columns} from parcels where id = $1 for update`, [id]);

/** Null when the carrier's number is on a parcel already. */
export async function insertParcel(
  tx: Tx,
  p: { orderId: bigint; carrier: string; trackingNo: string; shipFrom: string },
): Promise<bigint | null> {
  const row = await tx.maybe<{ id: bigint }>(
    'parcels.insert',
    'insert into parcels (order_id, carrier, tracking_no, ship_from, shipped_at) values ($1, $2, $3, $4, $5) on conflict (carrier, tracking_no) do nothing returning id',
    [p.orderId, p.carrier, p.trackingNo, p.shipFrom, tx.now],
  );
  return row?.id ?? null;
}
export const insertParcelLine = (tx: Tx, parcelId: bigint, lineId: bigint, quantity: number) =>
  tx.run(
    'parcels.insertLine',
    'insert into parcel_lines (parcel_id, line_id, quantity) values ($1, $2, $3)',
    [parcelId, lineId, quantity],
  );

export interface ScanRow {
  readonly parcelId: bigint;
  readonly scanId: string;
  readonly state: ParcelState;
  readonly place: string;
  readonly text: string;
  readonly at: Date;
}
/** The scans of an order's parcels, latest first. */
export const listScans = (db: Db, orderId: bigint) =>
  db.many<ScanRow>(
    'parcels.scans',
    `select e.parcel_id as "parcelId", e.scan_id as "scanId", e.state, e.place, e.text, e.at
     from parcel_events e join parcels p on p.id = e.parcel_id where p.order_id = $1 order by e.at desc, e.id desc`,
    [orderId],
  );
/** False when this scan was recorded before. */
export async function insertScan(tx: Tx, s: ScanRow): Promise<boolean> {
  const rows = await tx.run(
    'parcels.insertScan',
    `insert into parcel_events (parcel_id, scan_id, state, place, text, at, recorded_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (parcel_id, scan_id) do nothing`,
    [s.parcelId, s.scanId, s.state, s.place, s.text, s.at, tx.now],
  );
  return rows === 1;
}
/** The state of the latest scan. */
export const findLatestScanState = (db: Db, parcelId: bigint) =>
  db.one<{ state: ParcelState }>(
    'parcels.latestState',
    'select state from parcel_events where parcel_id = $1 order by at desc, id desc limit 1',
    [parcelId],
  );
export const updateParcelState = (tx: Tx, id: bigint, state: ParcelState, deliveredAt: Date | null) =>
  tx.run('parcels.updateState', 'update parcels set state = $2, delivered_at = $3 where id = $1', [
    id,
    state,
    deliveredAt,
  ]);

export const updateNextScan = (tx: Tx, id: bigint, nextScanAt: Date | null) =>
  tx.run('parcels.updateNextScan', 'update parcels set next_scan_at = $2 where id = $1', [id, nextScanAt]);
/** One parcel whose next scan is due, its order locked as every act on a parcel does; null when there is none. */
export const lockDueParcel = (tx: Tx, except: readonly bigint[]) =>
  tx.maybe<{ id: bigint; orderId: bigint }>(
    'parcels.due',
    `select p.id, p.order_id as "orderId" from parcels p join orders o on o.id = p.order_id
     where p.next_scan_at <= $1 and p.id <> all($2::bigint[]) limit 1 for update of o skip locked`,
    [tx.now, except],
  );
