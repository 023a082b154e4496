// What the database says after a run, read at one moment: everything that the history is held against.
import { type Fault, reconcile } from '../../apps/api/src/ledger/index.ts';
import type { Database, Db } from '../../apps/api/src/platform/db.ts';
import { businessRules } from '../../apps/api/src/slices/operations/index.ts';
import { type MoneyBooks, readMoneyBooks } from './money-books.ts';

export interface KeptAnswer {
  readonly principal: string;
  readonly key: string;
  /** The envelope as it was answered. */
  readonly answer: string;
}
export interface OrderRow {
  readonly id: string;
  readonly orderNo: string;
  readonly paymentNo: string;
  readonly userId: string;
  readonly status: number;
  readonly totalCents: bigint;
  readonly paid: boolean;
  readonly cancelled: boolean;
  readonly received: boolean;
  readonly settled: boolean;
}
export interface LineRow {
  readonly orderNo: string;
  readonly skuId: string;
  readonly quantity: number;
}
export interface ParcelRow {
  readonly id: string;
  readonly orderNo: string;
  readonly trackingNo: string;
  readonly scans: readonly string[];
}
export interface SkuRow {
  readonly id: string;
  readonly productId: string;
  readonly stock: number;
  readonly sold: number;
  readonly reserved: number;
  /** What the product's page counts. */
  readonly productSales: number;
}
export interface OutboxRow {
  readonly topic: string;
  readonly key: string;
  readonly deliveries: readonly string[];
}
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly balanceCents: bigint;
  readonly frozen: boolean;
  readonly addresses: number;
  readonly payCodeChanges: number;
  readonly mails: number;
}
export interface Books {
  readonly kept: readonly KeptAnswer[];
  readonly orders: readonly OrderRow[];
  readonly lines: readonly LineRow[];
  readonly parcels: readonly ParcelRow[];
  readonly events: readonly { readonly orderNo: string; readonly event: string; readonly times: number }[];
  readonly skus: readonly SkuRow[];
  readonly bags: readonly { readonly userId: string; readonly skuId: string; readonly quantity: number }[];
  readonly users: readonly UserRow[];
  readonly outbox: readonly OutboxRow[];
  /** Mails that were neither sent nor given up. */
  readonly waitingMails: number;
  /** Jobs that nobody has finished. */
  readonly jobs: readonly {
    readonly task: string;
    readonly attempts: number;
    readonly error: string | null;
  }[];
  readonly money: MoneyBooks;
  readonly reconciled: readonly Fault[];
}

/** Reads all of it in one snapshot, the reconciliation beside it. */
export async function readBooks(owner: Database): Promise<Books> {
  const rows = await owner.snapshot(readRows, { statementTimeoutMs: 120_000 });
  return { ...rows, reconciled: await reconcile(owner, businessRules) };
}

async function readRows(db: Db): Promise<Omit<Books, 'reconciled'>> {
  return {
    money: await readMoneyBooks(db),
    kept: await db.many('books.kept', 'select principal, key, answer from idempotency'),
    orders: await db.many(
      'books.orders',
      `select o.id::text as id, o.order_no as "orderNo", p.payment_no as "paymentNo", o.user_id::text as "userId", o.status::int as status,
         o.total_cents as "totalCents", o.paid_at is not null as paid, o.cancelled_at is not null as cancelled,
         o.received_at is not null as received, o.settled_at is not null as settled
       from orders o join payments p on p.id = o.payment_id`,
    ),
    lines: await db.many(
      'books.lines',
      `select o.order_no as "orderNo", l.sku_id::text as "skuId", l.quantity from order_lines l join orders o on o.id = l.order_id`,
    ),
    parcels: await db.many(
      'books.parcels',
      `select p.id::text as id, o.order_no as "orderNo", p.tracking_no as "trackingNo",
         array(select e.scan_id from parcel_events e where e.parcel_id = p.id) as scans
       from parcels p join orders o on o.id = p.order_id`,
    ),
    events: await db.many(
      'books.events',
      `select o.order_no as "orderNo", e.event, count(*)::int as times from order_events e join orders o on o.id = e.order_id group by 1, 2`,
    ),
    skus: await db.many(
      'books.skus',
      `select k.id::text as id, k.product_id::text as "productId", k.stock, k.sold, k.reserved,
         p.sales + coalesce((select sum(u.quantity) from product_sales_uncounted u where u.product_id = p.id), 0)::int as "productSales"
       from skus k join products p on p.id = k.product_id`,
    ),
    bags: await db.many(
      'books.bags',
      `select user_id::text as "userId", sku_id::text as "skuId", quantity from cart_items`,
    ),
    users: await db.many(
      'books.users',
      `select u.id::text as id, u.email, u.frozen_at is not null as frozen, coalesce(a.balance, 0) as "balanceCents",
         (select count(*)::int from addresses d where d.user_id = u.id) as addresses,
         (select count(*)::int from credential_changes c where c.user_id = u.id) as "payCodeChanges",
         (select count(*)::int from mails m where m.to_address = u.email) as mails
       from users u left join ledger.account a on a.type = 'shopper_available' and a.owner_id = u.id`,
    ),
    outbox: await db.many(
      'books.outbox',
      `select o.topic, o.key, array(select d.listener from outbox_deliveries d where d.outbox_id = o.id) as deliveries from outbox o`,
    ),
    waitingMails: (
      await db.one<{ n: number }>(
        'books.mails',
        `select count(*)::int as n from mails where state = 'waiting'`,
      )
    ).n,
    jobs: await db.many(
      'books.jobs',
      // A sweep that failed is not made up for: the next one finds the same work.
      `select t.identifier as task, j.attempts, j.last_error as error from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier <> 'sweep'`,
    ),
  };
}
