// Every statement that lists or counts orders, and the one that picks what a timer has to act on.
import type { OrderState, OrderTab } from '@meridian/contract';
import type { Db, Tx } from '../../platform/db.ts';
import type { Order } from './order.rules.ts';
import { orderColumns, orderSource } from './orders.sql.ts';

/** Whose list: a shopper's without what they deleted, or a shop's. */
export type Whose = { readonly userId: bigint } | { readonly shopId: bigint };
const mine = 'o.user_id = $1 and o.hidden_at is null';
const shops = 'o.shop_id = $1';
const where = (whose: Whose): string => ('userId' in whose ? mine : shops);
const idOf = (whose: Whose): bigint => ('userId' in whose ? whose.userId : whose.shopId);

/** Up to `limit` orders of a tab older than the cursor `[created_at, id]`, newest first. */
export function listOrderPage(
  db: Db,
  whose: Whose,
  tab: OrderTab,
  after: readonly string[] | null,
  limit: number,
) {
  const page = [...(after ?? ['infinity', '9223372036854775807']), limit];
  // Two texts, so that each has the plan of its own index.
  if (tab === 'all') {
    return db.many<Order>(
      'orders.page',
      `select ${orderColumns} from ${orderSource} where ${where(whose)}
         and (o.created_at, o.id) < ($2::timestamptz, $3::bigint) order by o.created_at desc, o.id desc limit $4`,
      [idOf(whose), ...page],
    );
  }
  return db.many<Order>(
    'orders.pageOfTab',
    `select ${orderColumns} from ${orderSource} where ${where(whose)} and o.status = $5::smallint
       and (o.created_at, o.id) < ($2::timestamptz, $3::bigint) order by o.created_at desc, o.id desc limit $4`,
    [idOf(whose), ...page, tab],
  );
}

/** How many orders stand in each state; states without any are left out. */
export const countByStatus = (db: Db, whose: Whose) =>
  db.many<{ status: OrderState; orders: number }>(
    'orders.countByStatus',
    `select o.status::text as status, count(*)::int as orders from orders o where ${where(whose)} group by o.status`,
    [idOf(whose)],
  );

/** How many orders a tab has. */
export async function countTab(db: Db, whose: Whose, tab: OrderTab): Promise<number> {
  const rows = await countByStatus(db, whose);
  return rows.filter((r) => tab === 'all' || r.status === tab).reduce((all, r) => all + r.orders, 0);
}

/** What a shopper paid for orders whose money is in escrow, in cents. */
export async function sumInEscrow(db: Db, userId: bigint): Promise<bigint> {
  const row = await db.one<{ cents: bigint }>(
    'orders.inEscrow',
    `select coalesce(sum(total_cents), 0)::bigint as cents from orders where user_id = $1 and paid_at is not null and settled_at is null and status not in (-1, -2)`,
    [userId],
  );
  return row.cents;
}

export const listOrderNos = (db: Db, ids: readonly bigint[]) =>
  db.many<{ id: bigint; orderNo: string }>(
    'orders.numbers',
    'select id, order_no as "orderNo" from orders where id = any($1::bigint[])',
    [ids],
  );

const due = {
  expire: 'o.status = 0 and o.pay_by <= $1 and (p.look_again_at is null or p.look_again_at <= $1)',
  remindShop: 'o.status = 1 and o.ship_reminder_at <= $1',
  giveUp: 'o.status = 1 and o.ship_by <= $1',
  remindShopper: 'o.status = 2 and o.receive_reminder_at <= $1',
  receive: 'o.status = 2 and o.auto_receive_at <= $1',
  complete: 'o.status = 3 and o.auto_complete_at <= $1',
  settle: 'o.status = 4 and o.settled_at is null and o.settle_at <= $1',
} as const;
export type Timer = keyof typeof due;
/** Those that lock the payment before the order, as their acts do. */
const byPayment: readonly Timer[] = ['expire', 'giveUp'];

/** One order that a timer has to act on, locked; those that another process holds and those in `except` are passed over. */
export async function lockDueOrder(
  tx: Tx,
  timer: Timer,
  except: readonly bigint[],
): Promise<{ id: bigint } | null> {
  const first = byPayment.includes(timer) ? 'p' : 'o';
  for (;;) {
    const found = await tx.maybe<{ id: bigint }>(
      `orders.due.${timer}`,
      `select o.id from ${orderSource} where ${due[timer]} and o.id <> all($2::bigint[]) limit 1 for update of ${first} skip locked`,
      [tx.now, except],
    );
    if (found === null || first === 'o') return found;
    // Its shop ships under the order's lock alone: what was due when it was found may have left since.
    const still = await tx.maybe<{ id: bigint }>(
      `orders.stillDue.${timer}`,
      `select o.id from ${orderSource} where ${due[timer]} and o.id = $2 for update of o`,
      [tx.now, found.id],
    );
    if (still !== null) return still;
  }
}
