// The act of playing a simulated carrier: writing down the scans of a parcel whose time has come.
import type { Tx } from '../../platform/db.ts';
import { settings } from '../../platform/settings.ts';
import { findCarrier, ownScans } from './carriers.ts';
import type { Order } from './order.rules.ts';
import { simulatedCarrierSpeed } from './orders.settings.ts';
import { lockOrder } from './orders.sql.ts';
import { getParcel, type ParcelRow, updateNextScan } from './parcels.sql.ts';
import { recordScan } from './record-scan.ts';
import type { JourneyInput } from './simulated-journey.ts';

/** Catches up to now, however long nobody played. */
export async function playCarrier(tx: Tx, orderId: bigint, parcelId: bigint): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const parcel = await getParcel(tx, parcelId);
  const carrier = findCarrier(parcel.carrier);
  const scans = carrier ? ownScans(carrier, await journeyInput(tx, order, parcel)) : [];
  for (const scan of scans.filter((s) => s.at <= tx.now))
    await recordScan(tx, orderId, { ...scan, parcelId, text: '' });
  await updateNextScan(tx, parcelId, scans.find((s) => s.at > tx.now)?.at ?? null);
}

/** Where a parcel travels, and how fast. */
export async function journeyInput(tx: Tx, order: Order, parcel: ParcelRow): Promise<JourneyInput> {
  const [speed] = await settings(tx, simulatedCarrierSpeed);
  const { trackingNo, shippedAt, shipFrom: from } = parcel;
  return {
    trackingNo,
    shippedAt,
    from,
    to: order.address.country,
    town: order.address.area.at(-1) ?? order.address.country,
    speed,
  };
}
