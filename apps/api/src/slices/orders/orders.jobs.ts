// The timers of an order's life. Each finds what is due, one order at a time in its own transaction, and calls the same acts as everybody else.
import { systemActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import type { JobParts, Sweep } from '../../platform/jobs.ts';
import { listenToMany } from '../../platform/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { noteSales } from '../catalogue/index.ts';
import { completeOrder } from './complete-order.ts';
import { expireOrder } from './expire-order.ts';
import { giveUpOrder } from './give-up-order.ts';
import { lockDueOrder, type Timer } from './order-lists.sql.ts';
import { listOrderLines } from './orders.sql.ts';
import { lockDueParcel } from './parcels.sql.ts';
import { playCarrier } from './play-carrier.ts';
import { receiveOrderByTimer } from './receive-order.ts';
import { remindShop, remindShopper } from './remind-order.ts';
import { settleOrder } from './settle-order.ts';

/** A sweep stops here and goes on a minute later, so that no timer keeps the others waiting. */
const batch = 500;

/** Acts on what is due until nothing is; what fails is logged, passed over, and tried again by the next sweep. */
async function sweep<D extends { id: bigint }>(
  services: Services,
  name: string,
  next: (tx: Tx, except: readonly bigint[]) => Promise<D | null>,
  act: (tx: Tx, due: D) => Promise<void>,
): Promise<number> {
  const failed: bigint[] = [];
  let done = 0;
  while (done + failed.length < batch) {
    let current: bigint | null = null;
    try {
      await services.database.transaction(async (tx) => {
        const due = await next(tx, failed);
        current = due?.id ?? null;
        if (due) await act(tx, due);
      });
    } catch (error) {
      services.log.error({ err: error, sweep: name, id: String(current) }, 'a timer failed');
      if (current === null) break;
      failed.push(current);
      continue;
    }
    if (current === null) break;
    done += 1;
  }
  return done;
}

const timer = (
  name: Timer,
  act: (tx: Tx, actor: typeof systemActor, orderId: bigint) => Promise<void>,
): Sweep => ({
  name: `orders.${name}`,
  run: (services) =>
    sweep(
      services,
      name,
      (tx, except) => lockDueOrder(tx, name, except),
      (tx, { id }) => act(tx, systemActor, id),
    ),
});

const carrier: Sweep = {
  name: 'orders.carrier',
  run: (services) =>
    sweep(services, 'carrier', lockDueParcel, (tx, parcel) => playCarrier(tx, parcel.orderId, parcel.id)),
};

/** What was sold is not in a hurry: notes of it are written together. */
const salesGatherMs = 10_000;

export const ordersJobs: JobParts = {
  listeners: [
    listenToMany('order.paid', 'orders.count-sales', salesGatherMs, async (tx, paid) => {
      const ids = paid.map(({ orderId }) => BigInt(orderId));
      await noteSales(tx, await listOrderLines(tx, ids));
    }),
  ],
  // The carrier first: a Delivered scan may put off what the others would do.
  sweeps: [
    carrier,
    timer('expire', expireOrder),
    timer('remindShop', remindShop),
    timer('giveUp', giveUpOrder),
    timer('remindShopper', remindShopper),
    timer('receive', receiveOrderByTimer),
    timer('complete', completeOrder),
    timer('settle', settleOrder),
  ],
  errands: [],
};
