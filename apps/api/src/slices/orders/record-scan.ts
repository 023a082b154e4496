// The act of writing down one scan of a parcel, and what follows from it for the order.
import type { ParcelState } from '@meridian/contract';
import { systemActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { afterDelivered, type Order } from './order.rules.ts';
import { orderNumbers } from './orders.settings.ts';
import { lockOrder } from './orders.sql.ts';
import {
  findLatestScanState,
  insertScan,
  listParcels,
  lockParcel,
  type ParcelRow,
  type ScanRow,
  updateParcelState,
} from './parcels.sql.ts';
import { logOrderEvent, writeOrder } from './write-order.ts';

/** The same `scanId` again changes nothing. Scans may come in any order; delivered is final. */
export async function recordScan(tx: Tx, orderId: bigint, scan: ScanRow): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const parcel = await lockParcel(tx, scan.parcelId);
  if (!(await insertScan(tx, scan)) || parcel.state === 'delivered') return;
  const state = scan.state === 'delivered' ? 'delivered' : (await findLatestScanState(tx, parcel.id)).state;
  await updateParcelState(tx, parcel.id, state, deliveredAt(state, parcel, scan.at, tx.now));
  if (state === 'delivered') await deliver(tx, order, parcel);
}

/** A carrier's clock may be wrong: a parcel arrives after it left and not in the future. */
function deliveredAt(state: ParcelState, parcel: ParcelRow, at: Date, now: Date): Date | null {
  if (state !== 'delivered') return null;
  return new Date(Math.min(Math.max(at.getTime(), parcel.shippedAt.getTime()), now.getTime()));
}

/** With the last parcel of an order that waits for its receipt, the time to confirm begins. */
async function deliver(tx: Tx, order: Order, parcel: ParcelRow): Promise<void> {
  const parcels = await listParcels(tx, order.id);
  const arrived = parcels.flatMap((p) => p.deliveredAt ?? []);
  const waits = order.status === '2' || order.caseFrom === '2';
  const data = { trackingNo: parcel.trackingNo };
  if (waits && arrived.length === parcels.length) {
    const last = new Date(Math.max(...arrived.map((d) => d.getTime())));
    await writeOrder(
      tx,
      systemActor,
      afterDelivered(order, last, tx.now, await orderNumbers(tx)),
      'order.parcel-delivered',
      data,
    );
  } else {
    await logOrderEvent(tx, systemActor, order.id, 'order.parcel-delivered', data);
  }
  await emit(tx, 'order.parcel-delivered', String(parcel.id), {
    orderId: String(order.id),
    parcelId: String(parcel.id),
  });
}
