// For the three people one signs in as: an order in every state, made by the real acts as far as they exist.
import { post, refundApprove } from '../../../src/ledger/index.ts';
import { type History, payPlaced, placeOrder, receiveWhenDelivered, shipPlaced } from './history.ts';
import type { DemoShopper } from './people.ts';
import { day, hour, minute } from './world.ts';

type State =
  | 'to pay'
  | 'to ship'
  | 'delivered'
  | 'received'
  | 'completed'
  | 'cancelled'
  | 'refund in progress'
  | 'refunded'
  | 'in after-sale';

/** How long before the end each story begins. */
const begins: Record<State, number> = {
  completed: 45 * day,
  'in after-sale': 30 * day,
  refunded: 24 * day,
  received: 16 * day,
  cancelled: 9 * day,
  'refund in progress': 7 * day,
  delivered: 5 * day,
  'to ship': 9 * hour,
  'to pay': 12 * minute,
};

async function moveToCase(history: History, orderNo: string, status: -3 | -4): Promise<bigint> {
  const { tx, clock } = history.world;
  const { id } = await tx.one<{ id: bigint }>(
    'demo.openCase',
    'update orders set case_from = status, status = $2, version = version + 1 where order_no = $1 returning id',
    [orderNo, status],
  );
  await logEvent(history, id, 'refund.applied', 'shopper', clock.now());
  return id;
}
const logEvent = (history: History, orderId: bigint, event: string, by: 'shopper' | 'merchant', at: Date) =>
  history.world.tx.run(
    'demo.event',
    `insert into order_events (order_id, event, by, actor, at) values ($1, $2, $3, 'demo', $4)`,
    [orderId, event, by, at],
  );

/** The whole paid amount goes back to the shopper; the books show it like every refund. */
async function refundInFull(history: History, who: DemoShopper, orderId: bigint): Promise<void> {
  const { tx, clock } = history.world;
  const { total, platform } = await tx.one<{ total: bigint; platform: bigint }>(
    'demo.paid',
    'select total_cents as total, discount_platform_cents as platform from orders where id = $1',
    [orderId],
  );
  await post(
    tx,
    refundApprove({
      refundId: orderId,
      orderId,
      userId: who.actor.userId,
      shopperCents: total,
      platformCents: platform,
      actor: 'demo',
    }),
  );
  await tx.run(
    'demo.refunded',
    'update orders set status = -2, case_from = null, version = version + 1 where id = $1',
    [orderId],
  );
  await logEvent(history, orderId, 'order.refunded', 'merchant', clock.now());
}

async function tell(history: History, who: DemoShopper, state: State): Promise<void> {
  const { world, plans } = history;
  const start = world.clock.now().getTime();
  const after = (ms: number, run: () => Promise<void>) => plans.push({ at: start + ms, run });
  const placed = await placeOrder(history, who);
  const each = (run: (orderNo: string) => Promise<unknown>) => async () => {
    for (const orderNo of placed.orders) await run(orderNo);
  };
  if (state === 'to pay') return;
  if (state === 'cancelled') {
    after(
      30 * minute,
      each((orderNo) => world.act('cancelOrder', who.actor, { orderNo })),
    );
    return;
  }
  await payPlaced(history, who, placed);
  if (state === 'to ship') return;
  if (state === 'refund in progress') {
    after(
      day,
      each((orderNo) => moveToCase(history, orderNo, -3)),
    );
    return;
  }
  after(
    8 * hour,
    each((orderNo) => shipPlaced(history, orderNo)),
  );
  if (state === 'delivered') return;
  if (state === 'refunded') {
    after(
      3 * day,
      each(async (orderNo) => {
        const id = await moveToCase(history, orderNo, -3);
        plans.push({ at: start + 4 * day, run: () => refundInFull(history, who, id) });
      }),
    );
    return;
  }
  after(
    10 * day,
    each((orderNo) => receiveWhenDelivered(history, who, orderNo)),
  );
  if (state === 'in after-sale')
    after(
      16 * day,
      each((orderNo) => moveToCase(history, orderNo, -4)),
    );
}

/** Plans the nine stories of one person, ending at `until`. */
export function planEveryState(history: History, who: DemoShopper, until: number): void {
  for (const [i, state] of (Object.keys(begins) as State[]).entries()) {
    history.plans.push({ at: until - begins[state] + i * 1000, run: () => tell(history, who, state) });
  }
}
