// Looking: what the database holds of a run, and what the model says it holds, in one shape. And the books, checked in one statement.
import { ledgerRules, type ReconcileRule } from '../../ledger/reconcile.ts';
import type { Db } from '../../platform/db.ts';
import { businessRules as orderRules } from '../../slices/orders/index.ts';
import { businessRules as topUpRules } from '../../slices/topups/index.ts';
import { businessRules as withdrawalRules } from '../../slices/withdrawals/index.ts';
import type { Ids, World } from './asking.ts';
import { escrowOf, type House, type Model } from './model.ts';
import { heldFor } from './money-model.ts';
import { modelBank, payoutNetwork } from './money-world.ts';

/** Amounts as text, moments in milliseconds, things under the names they have in the database. */
export interface Seen {
  money: Record<string, string>;
  stock: Record<string, [stock: number, reserved: number, sold: number]>;
  orders: Record<string, unknown[]>;
  escrow: Record<string, string>;
  sent: Record<string, number>;
  arrived: Record<string, number | null>;
  carts: Record<string, [sku: string, quantity: number, selected: boolean][]>;
  addresses: Record<string, number>;
  promos: Record<string, [counted: number, uses: number]>;
  codes: Record<string, [failures: number, lockedUntil: number | null]>;
  unusedTickets: number;
  topUps: Record<string, unknown[]>;
  withdrawals: Record<string, unknown[]>;
  /** Where money may go, and from when on. */
  places: Record<string, number>;
  frozen: Record<string, boolean>;
}

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`;
/** One statement, so that everything is of one moment. `$1` users, `$2` shops, `$3` SKUs, `$4` promo codes. */
const seen = `select jsonb_build_object(
  'money', (select jsonb_object_agg(path, balance::text) from ledger.account_balance where
    (type = 'shopper_available' and owner_id = any($1::bigint[])) or (type = 'shop_available' and owner_id = any($2::bigint[]))
    or type in ('commission_income', 'promo_expense', 'bank_clearing', 'chain_clearing', 'withdrawal_fee_income')),
  'stock', (select jsonb_object_agg(id, jsonb_build_array(stock, reserved, sold)) from skus where id = any($3::bigint[])),
  'orders', (select jsonb_object_agg(order_no, jsonb_build_array(status::text, user_id::text, shop_id::text, total_cents::text,
      discount_platform_cents::text, commission_bps, paid_at is not null, first_parcel_at is not null, extended, hidden_at is not null,
      settled_at is not null, ${ms('pay_by')}, ${ms('cancel_by')}, ${ms('ship_reminder_at')}, ${ms('ship_by')}, ${ms('receive_reminder_at')},
      ${ms('auto_receive_at')}, ${ms('auto_complete_at')}, ${ms('settle_at')}))
    from orders where user_id = any($1::bigint[])),
  'escrow', (select jsonb_object_agg(o.order_no, coalesce(a.balance, 0)::text) from orders o
    left join ledger.account a on a.type = 'order_escrow' and a.owner_id = o.id where o.user_id = any($1::bigint[])),
  'sent', (select jsonb_object_agg(o.order_no || ' ' || l.sku_id, l.shipped_quantity) from orders o join order_lines l on l.order_id = o.id
    where o.user_id = any($1::bigint[])),
  'arrived', (select jsonb_object_agg(p.carrier || ' ' || p.tracking_no, ${ms('p.delivered_at')}) from orders o join parcels p on p.order_id = o.id
    where o.user_id = any($1::bigint[])),
  'carts', (select jsonb_object_agg(user_id, lines) from (select user_id, jsonb_agg(jsonb_build_array(sku_id::text, quantity, selected)
      order by added_at desc, id desc) as lines from cart_items where user_id = any($1::bigint[]) group by user_id) c),
  'addresses', (select jsonb_object_agg(u, (select count(*) from addresses where user_id = u)) from unnest($1::bigint[]) u),
  'promos', (select jsonb_object_agg(p.code, jsonb_build_array(p.used_count, (select count(*) from promo_uses u where u.promo_id = p.id and u.released_at is null)))
    from promo_codes p where p.code = any($4::text[])),
  'codes', (select jsonb_object_agg(user_id, jsonb_build_array(failures, ${ms('locked_until')})) from pay_codes where user_id = any($1::bigint[])),
  'unusedTickets', (select count(*) from pay_tickets where user_id = any($1::bigint[]) and used_at is null),
  'topUps', (select jsonb_object_agg(id, jsonb_build_array(status::text, user_id::text, amount_cents::text, arrived_cents::text, claimed_by::text, ${ms('claimed_until')},
      first_by::text, case when first_proof ? 'lineId' then 'line' else 'bank' end || ' ' || (first_proof ->> 'bankReference') || ' ' || (first_proof ->> 'cents'), bank_reference, decided_by::text, ${ms('decided_at')})) from topups where user_id = any($1::bigint[])),
  'withdrawals', (select jsonb_object_agg(w.id, jsonb_build_array(w.status::text, w.payout, w.cancelled, w.user_id::text, w.destination_id::text, w.amount_cents::text,
      w.fee_cents::text, w.needs_second, w.approved_by::text, w.second_by::text, w.taken_by::text, ${ms('w.taken_until')}, w.taking, w.recorded_by::text, w.proof, w.alone_by::text, ${ms('w.alone_at')},
      coalesce(a.balance, 0)::text)) from withdrawals w left join ledger.account a on a.type = 'shopper_held' and a.owner_id = w.id where w.user_id = any($1::bigint[])),
  'places', (select jsonb_object_agg(id, ${ms('usable_from')}) from destinations where user_id = any($1::bigint[]) and deleted_at is null),
  'frozen', (select jsonb_object_agg(id, frozen_at is not null) from users where id = any($1::bigint[])))::text as seen,
  concat_ws(' ', (select max(id) from ledger.journal), (select max(id) from ledger.posting), (select max(id) from outbox),
    (select max(id) from order_events), (select max(id) from parcel_events), (select max(id) from promo_uses), (select max(id) from payments),
    (select max(id) from topups), (select max(id) from statement_lines), (select max(id) from destinations), (select max(id) from withdrawals),
    (select max(id) from audit_log), (select count(*) from account_freezes),
    (select count(*) from idempotency), (select sum(version) from orders where user_id = any($1::bigint[]))) as marks`;

/** What is there; `marks` moves with every row that anybody adds and every order that is written. */
export async function observe(w: World): Promise<{ seen: Seen; marks: string }> {
  const { shoppers, shops, skus, codes } = w.ids;
  const row = await w.app.db.one<{ seen: string; marks: string }>('model.seen', seen, [
    shoppers.map((s) => s.userId),
    shops.map((s) => s.shopId),
    skus,
    codes,
  ]);
  const found = JSON.parse(row.seen) as { [K in keyof Seen]: Seen[K] | null };
  const filled = Object.entries(found).map(([part, value]) => [part, value ?? {}]);
  return { seen: Object.fromEntries(filled) as Seen, marks: row.marks };
}

/** What the model's accounts of the house are called. */
const housePaths: Readonly<Record<keyof House, string>> = {
  bank: 'bank_clearing:test',
  commission: 'commission_income',
  promo: 'promo_expense',
  deposits: `bank_clearing:${modelBank}`,
  payouts: 'bank_clearing:main',
  chain: `chain_clearing:${payoutNetwork}`,
  fees: 'withdrawal_fee_income',
};
const houseNames = Object.keys(housePaths) as (keyof House)[];

/** What the house had before the run, whose own part is `own`. */
export const houseBefore = ({ money }: Seen, own: House): House =>
  Object.fromEntries(
    houseNames.map((name) => [name, BigInt(money[housePaths[name]] ?? 0) - own[name]]),
  ) as unknown as House;

/** What the model says is there. */
export function expected(m: Model, ids: Ids, before: House): Seen {
  const userOf = (i: number): string => String(ids.shoppers[i]?.userId);
  const shopOf = (i: number): string => String(ids.shops[i]?.shopId);
  const noOf = (i: number): string => ids.orders[i]?.no ?? `order ${i}`;
  const entries = <T, V>(list: readonly T[], of: (item: T, i: number) => [string, V]): Record<string, V> =>
    Object.fromEntries(list.map(of));
  return {
    money: {
      ...entries(m.shoppers, (s, i) => [`shopper_available:${userOf(i)}`, String(s.balance)]),
      ...entries(m.shops, (s, i) => [`shop_available:${shopOf(i)}`, String(s.earned)]),
      ...entries(houseNames, (name) => [housePaths[name], String(before[name] + m.house[name])]),
    },
    stock: entries(m.skus, (s, i) => [String(ids.skus[i]), [s.stock, s.reserved, s.sold]]),
    orders: entries(m.orders, (o, i) => [
      noOf(i),
      [
        o.state,
        userOf(o.buyer),
        shopOf(o.shop),
        String(o.total),
        String(o.fromHouse),
        Number(o.bps),
        o.paid,
        o.partSent,
        o.extended,
        o.hidden,
        o.settled,
        m.payments[o.payment]?.payBy ?? null,
        o.cancelBy,
        o.remindShopAt,
        o.shipBy,
        o.remindShopperAt,
        o.receiveAt,
        o.completeAt,
        o.settleAt,
      ],
    ]),
    escrow: entries(m.orders, (o, i) => [noOf(i), String(escrowOf(o))]),
    sent: Object.fromEntries(
      m.orders.flatMap((o, i) => o.lines.map((l) => [`${noOf(i)} ${ids.skus[l.sku]}`, l.shipped])),
    ),
    arrived: entries(m.parcels, (p) => [p.carrier, p.deliveredAt]),
    carts: Object.fromEntries(
      m.shoppers.flatMap((s, i) =>
        s.cart.length > 0
          ? [[userOf(i), s.cart.map((l) => [String(ids.skus[l.sku]), l.quantity, l.selected])]]
          : [],
      ),
    ),
    addresses: entries(m.shoppers, (s, i) => [userOf(i), s.addresses.filter((a) => a !== null).length]),
    promos: entries(m.promos, (p, i) => [ids.codes[i] ?? '', [p.uses.length, p.uses.length]]),
    codes: entries(m.shoppers, (s, i) => [userOf(i), [s.wrongCodes, s.lockedUntil]]),
    unusedTickets: m.tickets.filter((t) => !t.used).length,
    ...expectedMoney(m, ids),
    frozen: entries(m.shoppers, (s, i) => [userOf(i), s.frozen]),
  };
}

function expectedMoney(
  m: Model,
  { shoppers, money, salt }: Ids,
): Pick<Seen, 'topUps' | 'withdrawals' | 'places'> {
  const userOf = (i: number): string => String(shoppers[i]?.userId);
  const deskOf = (i: number | null): string | null => (i === null ? null : String(money.desk[i]?.operatorId));
  const bankText = (reference: string): string => `M${salt}-${reference}`;
  const topUps = m.topUps.map((t, i) => [
    money.topUps[i]?.id ?? `top-up ${i}`,
    [
      t.status,
      userOf(t.owner),
      String(t.cents),
      t.arrived === null ? null : String(t.arrived),
      deskOf(t.claimedBy),
      t.claimedUntil,
      deskOf(t.firstBy),
      t.firstProof && `${t.firstProof.by} ${bankText(t.firstProof.reference)} ${t.firstProof.cents}`,
      t.reference === null ? null : bankText(t.reference),
      deskOf(t.decidedBy),
      t.decidedAt,
    ],
  ]);
  const withdrawals = m.withdrawals.map((w, i) => [
    money.withdrawals[i] ?? `withdrawal ${i}`,
    [
      w.status,
      w.payout,
      w.cancelled,
      userOf(w.owner),
      money.destinations[w.destination],
      String(w.cents),
      String(w.fee),
      w.needsSecond,
      deskOf(w.approvedBy),
      deskOf(w.secondBy),
      deskOf(w.takenBy),
      w.takenUntil,
      w.taking,
      deskOf(w.recordedBy),
      w.proof,
      deskOf(w.aloneBy),
      w.aloneAt,
      String(heldFor(w)),
    ],
  ]);
  const places = m.destinations.flatMap((d, i) =>
    d.deleted ? [] : [[money.destinations[i] ?? `place ${i}`, d.usableFrom]],
  );
  return {
    topUps: Object.fromEntries(topUps),
    withdrawals: Object.fromEntries(withdrawals),
    places: Object.fromEntries(places),
  };
}

/** An account that was never used and one that holds nothing are the same to everybody. */
export const withoutZeros = (s: Seen): Seen => ({
  ...s,
  money: Object.fromEntries(Object.entries(s.money).filter(([, cents]) => cents !== '0')),
});

let booksText: Promise<string> | null = null;

/** The statements of every reconciliation rule, gathered from the rules themselves and put into one. */
async function makeBooksText(): Promise<string> {
  const parts: string[] = [];
  const gather = (rule: ReconcileRule) => ({
    many: async (_name: string, text: string) => {
      parts.push(`select '${rule.id}' as rule, to_jsonb(r)::text as fault from (${text}) r`);
      return [];
    },
  });
  for (const rule of [...ledgerRules, ...orderRules, ...topUpRules, ...withdrawalRules])
    await rule.find(gather(rule) as unknown as Db);
  return parts.join('\nunion all ');
}

/** The reconciliation's faults in one round trip; the whole command is run at the end of each sequence. */
export async function faultsInBooks(db: Db): Promise<string[]> {
  booksText ??= makeBooksText();
  const rows = await db.many<{ rule: string; fault: string }>('model.books', await booksText);
  return rows.map((r) => `${r.rule} ${r.fault}`);
}
