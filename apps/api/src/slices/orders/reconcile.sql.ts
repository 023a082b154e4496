// The statements of reconciliation: orders held against the ledger, the stock and their own lines. Each answers what is wrong.
import type { Db } from '../../platform/db.ts';

interface Fault {
  ref: string;
  detail: string;
}

/**
 * What went into and out of each order's escrow, by kind of event. Made whole before any kind is picked from it, and by joins that
 * may read the postings once: of a kind or an account that is new since they were last counted, the planner expects one row or all,
 * and held each escrow against all journals (ten minutes of a core for 8,546 orders in a ledger of a million postings).
 */
const moves = `moves as materialized (
  select m.order_id, j.kind, count(distinct j.id) as journals,
    sum(case when m.enters then m.amount else 0 end) as into_escrow,
    sum(case when m.enters then 0 else m.amount end) as out_of_escrow,
    sum(case when o.type = 'shopper_available' then m.amount else 0 end) as shopper,
    sum(case when o.type = 'shopper_available' and o.owner_id is distinct from d.user_id then m.amount else 0 end) as stranger,
    sum(case when o.type = 'shop_available' and o.owner_id = d.shop_id then m.amount else 0 end) as shop,
    sum(case when o.type = 'commission_income' then m.amount else 0 end) as commission
  from (
    select a.owner_id as order_id, p.journal_id, p.amount, true as enters, p.debit_account as other
    from ledger.account a join ledger.posting p on p.credit_account = a.id where a.type = 'order_escrow'
    union all
    select a.owner_id, p.journal_id, p.amount, false, p.credit_account
    from ledger.account a join ledger.posting p on p.debit_account = a.id where a.type = 'order_escrow') m
  join ledger.journal j on j.id = m.journal_id
  join ledger.account o on o.id = m.other
  left join orders d on d.id = m.order_id
  group by m.order_id, j.kind)`;

/** Paid orders have one pay journal of exactly their amounts, others have none; no escrow without an order. */
export const listWrongPayJournals = (db: Db) =>
  db.many<Fault>(
    'orders.reconcilePay',
    `with ${moves}
     select 'order:' || coalesce(o.id, m.order_id) as ref,
       format('state %s, pay journals %s, into escrow %s, from the shopper %s', coalesce(o.status::text, 'no order'), coalesce(m.journals, 0), coalesce(m.into_escrow, 0), coalesce(m.shopper, 0)) as detail
     from orders o full join (select * from moves where kind = 'order.pay') m on m.order_id = o.id
     where o.id is null or coalesce(m.journals, 0) <> (o.paid_at is not null)::int
       or (m.journals = 1 and (m.into_escrow <> o.total_cents + o.discount_platform_cents or m.shopper <> o.total_cents or m.stranger <> 0))`,
  );

/** Escrow holds what was paid less refunds, until it is returned or settled; then nothing. */
export const listUnbalancedEscrows = (db: Db) =>
  db.many<Fault>(
    'orders.reconcileEscrow',
    `with ${moves}, sums as (
       select order_id, sum(into_escrow - out_of_escrow) as held, sum(case when kind = 'refund.approve' then out_of_escrow else 0 end) as refunded from moves group by order_id)
     select 'order:' || id as ref, format('state %s, held %s, due %s', status, held, due) as detail
     from (select o.id, o.status, coalesce(s.held, 0) as held,
             case when o.paid_at is null or o.settled_at is not null or o.status in (-1, -2) then 0
               else o.total_cents + o.discount_platform_cents - coalesce(s.refunded, 0) end as due
           from orders o left join sums s on s.order_id = o.id) x
     where held <> due`,
  );

/** What a SKU has reserved is what unpaid orders hold. */
export const listUnevenReservations = (db: Db) =>
  db.many<Fault>(
    'orders.reconcileStock',
    `with held as (select l.sku_id, sum(l.quantity) as quantity from order_lines l join orders o on o.id = l.order_id where o.status = 0 group by l.sku_id)
     select 'sku:' || k.id as ref, format('reserved %s, in unpaid orders %s', k.reserved, coalesce(h.quantity, 0)) as detail
     from skus k left join held h on h.sku_id = k.id where k.reserved <> coalesce(h.quantity, 0)`,
  );

/** A cancelled paid order was returned once and in full; a settled one was shared once between shop and house; no other has a final journal. */
export const listWrongSettlements = (db: Db) =>
  db.many<Fault>(
    'orders.reconcileFinal',
    `with ${moves}, final as (
       select order_id, sum(case when kind = 'order.cancel' then journals else 0 end) as cancels, sum(case when kind = 'order.settle' then journals else 0 end) as settles,
         sum(case when kind = 'order.cancel' then shopper else 0 end) as returned, sum(case when kind = 'order.settle' then shop else 0 end) as shop,
         sum(case when kind = 'order.settle' then commission else 0 end) as commission,
         sum(case when kind in ('order.cancel', 'order.settle') then out_of_escrow else 0 end) as out_of_escrow,
         sum(case when kind = 'refund.approve' then out_of_escrow else 0 end) as refunded
       from moves group by order_id)
     select 'order:' || o.id as ref,
       format('state %s, cancels %s, settles %s, to the shopper %s, to the shop %s, commission %s', o.status, coalesce(f.cancels, 0), coalesce(f.settles, 0), coalesce(f.returned, 0), coalesce(f.shop, 0), coalesce(f.commission, 0)) as detail
     from orders o left join final f on f.order_id = o.id
     where coalesce(f.cancels, 0) <> (o.status = -1 and o.paid_at is not null)::int
       or coalesce(f.settles, 0) <> (o.settled_at is not null)::int
       or (f.cancels = 1 and (f.returned <> o.total_cents or f.out_of_escrow <> o.total_cents + o.discount_platform_cents))
       or (f.settles = 1 and (f.shop + f.commission <> f.out_of_escrow or f.out_of_escrow <> o.total_cents + o.discount_platform_cents - f.refunded
           or f.commission <> floor(f.out_of_escrow * o.commission_bps / 10000)))`,
  );

/** Subtotal and discount of an order are the sums of its lines, and an order in the carrier's hands has left in full. */
export const listUnevenOrders = (db: Db) =>
  db.many<Fault>(
    'orders.reconcileLines',
    `select 'order:' || o.id as ref, format('subtotal %s of lines %s, discount %s of lines %s', o.subtotal_cents, l.subtotal, o.discount_platform_cents + o.discount_shop_cents, l.discount) as detail
     from orders o left join (
       select order_id, sum(subtotal_cents) as subtotal, sum(discount_cents) as discount, sum(quantity - shipped_quantity) as left_over from order_lines group by order_id) l on l.order_id = o.id
     where l.order_id is null or l.subtotal <> o.subtotal_cents or l.discount <> o.discount_platform_cents + o.discount_shop_cents
       or (o.shipped_at is not null and l.left_over <> 0)`,
  );
