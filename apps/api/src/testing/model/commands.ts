// What may be tried next: small numbers from fast-check turned into acts that make sense, or nonsense, in the model as it stands.
import fc from 'fast-check';
import { journeyOf } from '../../slices/orders/simulated-journey.ts';
import { type Act, timers } from './acts.ts';
import type { Dice, Plan, Salt } from './dice.ts';
import {
  type Basket,
  day,
  deadlines,
  dueOf,
  hour,
  type Model,
  minute,
  type OrderModel,
  unsent,
} from './model.ts';
import { moneyPlans, moneyWeights } from './money-commands.ts';
import { againMoney } from './money-dice.ts';

const one = <T>(list: readonly T[], n: number): T | null => list[n % Math.max(1, list.length)] ?? null;
const indices = (m: Model, fits: (o: OrderModel) => boolean): number[] =>
  m.orders.flatMap((o, i) => (fits(o) ? [i] : []));
/** An order in one of these states most of the time, otherwise any. */
const orderIn = (m: Model, states: readonly string[], d: Dice): number | null =>
  d.twist === 6
    ? one(
        indices(m, () => true),
        d.a,
      )
    : one(
        indices(m, (o) => states.includes(o.state)),
        d.a,
      );
const other = (by: number): number => 1 - by;
const key = (d: Dice): { key?: number } => (d.twist >= 8 || d.c % 4 === 1 ? { key: d.b } : {});

/** By the order's buyer, or with a twist by the other shopper. */
const byBuyer =
  (
    name: 'receiveOrder' | 'extendOrder' | 'deleteOrder' | 'buyAgain' | 'cancelOrder',
    ...states: string[]
  ): Plan =>
  (m, d) => {
    const order = orderIn(m, states, d);
    if (order === null) return null;
    const buyer = m.orders[order]?.buyer ?? 0;
    const keyed = name === 'cancelOrder' || name === 'receiveOrder' ? key(d) : {};
    const by = d.twist === 7 || d.twist === 5 ? other(buyer) : buyer;
    const act: Act = { do: name, by, order, ...keyed };
    if (!('key' in keyed) || d.twist < 8) return [act];
    // At once again under its key: the same, or another.
    return [act, d.twist === 8 ? act : { ...act, order: (order + 1) % m.orders.length }];
  };

const placeOrder: Plan = (m, d) => {
  const by = d.a % 2;
  const stale = m.quotes.findLastIndex((q) => q.by === by);
  if (d.twist === 6 && stale >= 0) return [{ do: 'createOrder', by, quote: stale, forged: false }];
  const first: Basket = { sku: d.b % m.skus.length, quantity: 1 + (d.c % 3) };
  const second: Basket = { sku: (d.b + 1 + (d.c % 4)) % m.skus.length, quantity: 1 + (d.a % 2) };
  const source =
    d.twist === 7 || (d.c % 3 === 0 && m.shoppers[by]?.cart.some((l) => l.selected))
      ? 'cart'
      : d.c % 3 === 0
        ? [first]
        : [first, second, ...(d.c % 7 === 0 ? [first] : [])];
  const own = m.shoppers[by]?.addresses ?? [];
  const address =
    d.twist === 3
      ? { of: other(by), index: 0 }
      : {
          of: by,
          index:
            d.twist === 4
              ? own.length - 1
              : Math.max(
                  0,
                  own.findIndex((c) => c !== null),
                ),
        };
  const promo = d.twist === 2 ? -1 : ([0, 1, 2, 3, 0, 2, 0, 2, 2][d.a % 16] ?? null);
  const quote: Act = { do: 'quoteOrder', by, source, address, promo };
  const sku = m.skus[first.sku];
  const reprice: Act[] =
    d.twist === 1 && sku ? [{ do: 'priceSku', sku: first.sku, price: sku.price + 1n }] : [];
  return [
    quote,
    ...reprice,
    { do: 'createOrder', by, quote: m.quotes.length, forged: d.twist === 5, ...key(d) },
  ];
};

/** An order for every piece of the SKU that is left. */
function buyTheRest(m: Model, by: number, sku: number): Act[] {
  const left = (m.skus[sku]?.stock ?? 0) - (m.skus[sku]?.reserved ?? 0);
  const index = (m.shoppers[by]?.addresses ?? []).findIndex((c) => c !== null);
  if (left < 1) return [];
  return [
    { do: 'quoteOrder', by, source: [{ sku, quantity: left }], address: { of: by, index }, promo: null },
    { do: 'createOrder', by, quote: m.quotes.length, forged: false },
  ];
}

/** Mostly the whole way to a paid order: money where it lacks, the code, the payment. */
const payOrder: Plan = (m, d) => {
  const open = m.payments.flatMap((_, i) => (dueOf(m, i) > 0n ? [i] : []));
  const payment = d.twist === 6 ? one([...m.payments.keys()], d.a) : one(open, d.a);
  if (payment === null) return null;
  const buyer = m.payments[payment]?.buyer ?? 0;
  const by = d.twist === 5 ? other(buyer) : buyer;
  if (d.twist === 7) {
    const made = m.tickets.flatMap((t, i) => (t.payment === payment ? [i] : []));
    return [{ do: 'payOrder', by, payment, ticket: one(made, d.b) ?? m.tickets.length }];
  }
  const due = dueOf(m, payment);
  const missing = due - (m.shoppers[by]?.balance ?? 0n);
  const money: Act[] =
    missing > 0n && d.c % 4 > 0 ? [{ do: 'topUp', by, cents: missing + BigInt(d.c % 300) }] : [];
  const amount = d.twist === 4 ? (d.c % 2 && due > 1n ? due - 1n : due + 1n) : due;
  const holder = d.twist === 3 ? other(by) : by;
  return [
    ...money,
    { do: 'verifyPayCode', by: holder, payment, amount, right: true },
    { do: 'payOrder', by, payment, ticket: m.tickets.length, ...key(d) },
  ];
};

/** A code tried for a payment: right, or wrong several times in a row. */
const tryCode: Plan = (m, d) => {
  const payment = one([...m.payments.keys()], d.a);
  if (payment === null) return null;
  const by = d.twist === 7 ? d.b % 2 : (m.payments[payment]?.buyer ?? 0);
  const tried: Act = { do: 'verifyPayCode', by, payment, amount: dueOf(m, payment), right: d.twist < 4 };
  return d.twist < 4 ? [tried] : Array.from({ length: 1 + (d.c % 6) }, () => tried);
};

const towns: Record<string, string> = { US: 'Los Angeles', DE: 'Berlin' };
/** Carriers are people outside: when the one that drives by timetable will arrive is asked, not foretold. */
function arrival(m: Model, order: OrderModel, carrier: string, trackingNo: string): number | null {
  if (carrier !== 'harbourline') return null;
  const way = { from: 'CN', to: order.country, town: towns[order.country] ?? '', speed: 1 };
  return (
    journeyOf({ trackingNo, shippedAt: new Date(m.now), ...way })
      .at(-1)
      ?.at.getTime() ?? null
  );
}
const numberOf = (carrier: string, digits: string): string =>
  ({ northway: `NW${digits}`, harbourline: `HL${digits}`, bluebird: `BB${digits.slice(1)}CN` })[carrier] ??
  digits;

const shipOrder: Plan = (m, d, salt) => {
  const order = orderIn(m, ['1'], d);
  const row = order === null ? undefined : m.orders[order];
  if (order === null || !row) return null;
  const used = one(m.parcels, d.c)?.carrier.split(' ') ?? [];
  const any = d.twist === 3 ? 'pigeon' : (['northway', 'bluebird', 'harbourline'][d.b % 3] ?? '');
  const twice = d.twist === 2 || d.twist === 4;
  const carrier = twice ? (used[0] ?? any) : any;
  const fresh = numberOf(carrier, `${salt}${String(m.parcels.length).padStart(3, '0')}`);
  const trackingNo = d.twist === 5 ? `${fresh}0` : twice && used[0] === carrier ? (used[1] ?? fresh) : fresh;
  const left = unsent(row);
  const [line] = left.length > 0 ? left : row.lines;
  const odd: (Basket[] | null)[] = [
    null,
    line ? [{ sku: line.sku, quantity: 1 }] : null,
    left.slice(0, 1),
    line
      ? [
          { sku: line.sku, quantity: 1 },
          { sku: line.sku, quantity: 1 },
        ]
      : null,
    line ? [{ sku: line.sku, quantity: line.quantity + 1 }] : null,
  ];
  const pick = d.twist === 8 ? 3 : d.twist === 9 ? 4 : d.c % 3;
  const lines = odd[pick]?.length ? (odd[pick] ?? null) : null;
  const by = d.twist === 7 ? (row.shop + 1) % m.shops.length : row.shop;
  return [
    {
      do: 'shipOrder',
      by,
      order,
      carrier,
      trackingNo,
      lines,
      arrivesAt: arrival(m, row, carrier, trackingNo),
    },
  ];
};

const scan: Plan = (m, d) => {
  const open = m.parcels.flatMap((p, i) => (p.arrivesAt === null && p.deliveredAt === null ? [i] : []));
  // Some of those by timetable too, and of those that have arrived.
  const parcel = d.twist === 5 || d.twist === 6 ? one([...m.parcels.keys()], d.a) : one(open, d.a);
  if (parcel === null) return null;
  const at = m.now + ([0, -hour, -day, -20 * day, hour][d.c % 5] ?? 0);
  const scanId = d.twist === 8 ? (m.parcels[parcel]?.scans[0] ?? 's') : `s${d.b}`;
  return [{ do: 'recordScan', parcel, scanId, delivered: d.twist < 7, at, signed: d.twist !== 9 }];
};

const wait: Plan = (m, d) => {
  const next = one(deadlines(m).slice(0, 6), d.b);
  const jump = [minute, hour, 2 * hour, day, 3 * day, 7 * day][d.c % 6] ?? 0;
  const until = next !== null && d.a % 3 > 0 ? next + ((d.c % 3) - 1) : m.now + jump;
  // Often the timers look at that very moment.
  const swept: Act[] = d.c % 2 ? [{ do: 'sweep', timer: 'all' }] : [];
  return until <= m.now ? null : [{ do: 'wait', until }, ...swept];
};

/** The next step of an order's way, whatever state it is in. */
const goOn: Plan = (m, d, salt) => {
  const order = one(
    indices(m, (o) => o.state !== '-1' && o.state !== '4'),
    d.b,
  );
  const row = order === null ? undefined : m.orders[order];
  if (order === null || !row) return placeOrder(m, d, salt);
  const plain = { ...d, a: indices(m, (o) => o.state === row.state).indexOf(order), twist: 0 };
  if (row.state === '0') return payOrder(m, { ...plain, a: d.a }, salt);
  if (row.state === '1') return shipOrder(m, plain, salt);
  if (row.state === '3') return [{ do: 'completeOrder', order }];
  return d.c % 2 ? scan(m, d, salt) : byBuyer('receiveOrder', '2')(m, plain, salt);
};

/** The same request once more: under its key as it was, under its key with another body, or by somebody else. */
const again: Plan = (m, d) => {
  const sent = one(
    Object.keys(m.keys).filter((slot) => !slot.startsWith('desk')),
    d.a,
  );
  if (sent === null) return null;
  const keyNo = Number(sent.split(' ').at(-1));
  const before: unknown = JSON.parse(m.keys[sent] ?? '');
  if (Array.isArray(before)) {
    const quote = m.quotes.findIndex((q) => JSON.stringify(toJson(q)) === JSON.stringify(before[0]));
    return [{ do: 'createOrder', by: Number(sent.split(' ')[0]), quote, forged: d.twist >= 5, key: keyNo }];
  }
  const asked = { ...(before as Act), key: keyNo } as Act;
  const altered = d.c % 2 === 1;
  if (asked.do === 'addCartItem') return [{ ...asked, quantity: asked.quantity + (altered ? 1 : 0) }];
  if (asked.do === 'payOrder')
    return [{ ...asked, ticket: altered ? m.tickets.length : asked.ticket, ...thief(asked.by, d) }];
  if (asked.do === 'cancelOrder' || asked.do === 'receiveOrder') {
    const order = altered ? (asked.order + 1) % m.orders.length : asked.order;
    return [{ ...asked, order, ...thief(asked.by, d) }];
  }
  return againMoney(m, asked, altered);
};
const toJson = (q: unknown): unknown =>
  JSON.parse(JSON.stringify(q, (_k, v) => (typeof v === 'bigint' ? `${v}` : v)));
const thief = (by: number, d: Dice) => ({ by: d.twist === 4 ? other(by) : by });

const plans = {
  ...moneyPlans,
  addCartItem: (m, d) => {
    const quantity = [1, 2, 1, 3, 1, 9][d.c % 6] ?? 1;
    return [{ do: 'addCartItem', by: d.a % 2, sku: d.b % m.skus.length, quantity, ...key(d) }];
  },
  updateCartItem: (m, d) => {
    const of = d.a % 2;
    const line = one(m.shoppers[of]?.cart ?? [], d.b);
    if (line === null) return null;
    const by = d.twist === 5 || d.twist === 7 ? other(of) : of;
    const change: Act = { do: 'updateCartItem', by, of, sku: line.sku, quantity: 1 + (d.c % 5) };
    // What runs out or is taken off the shelf while it lies in the bag comes too seldom by itself.
    const shelve = (on: boolean): Act => ({ do: 'shelveSku', sku: line.sku, on });
    if (d.c % 8 === 3) return [shelve(false), change, shelve(true)];
    return d.c % 4 === 1 ? [...buyTheRest(m, other(of), line.sku), change] : [change];
  },
  selectCartItem: (m, d) => {
    const line = one(m.shoppers[d.a % 2]?.cart ?? [], d.b);
    return line && [{ do: 'selectCartItem', by: d.a % 2, sku: line.sku, selected: d.c % 3 > 0 }];
  },
  removeCartItem: (m, d) => {
    const line = one(m.shoppers[d.a % 2]?.cart ?? [], d.b);
    const by = d.twist === 7 ? other(d.a % 2) : d.a % 2;
    return line && [{ do: 'removeCartItem', by, of: d.a % 2, sku: line.sku }];
  },
  saveAddress: (m, d) =>
    (m.shoppers[d.a % 2]?.addresses.length ?? 9) > 4
      ? null
      : [{ do: 'saveAddress', by: d.a % 2, country: d.b % 2 ? 'DE' : 'US' }],
  deleteAddress: (m, d) => {
    const of = d.twist === 7 ? other(d.a % 2) : d.a % 2;
    // The first one stays: nobody could buy anything any more.
    const last = (m.shoppers[of]?.addresses.length ?? 0) - 1;
    return last < 1 || m.shoppers[of]?.addresses[last] === null
      ? null
      : [{ do: 'deleteAddress', by: d.a % 2, of, index: last }];
  },
  placeOrder,
  payOrder,
  tryCode,
  cancelOrder: byBuyer('cancelOrder', '0', '1'),
  shipOrder,
  scan,
  receiveOrder: byBuyer('receiveOrder', '2'),
  extendOrder: byBuyer('extendOrder', '2'),
  completeOrder: (m, d) => {
    const order = orderIn(m, ['3'], d);
    return order === null ? null : [{ do: 'completeOrder', order }];
  },
  deleteOrder: byBuyer('deleteOrder', '4', '-1'),
  buyAgain: byBuyer('buyAgain', '1', '2', '3', '4', '-1'),
  topUp: (_m, d) => [{ do: 'topUp', by: d.a % 2, cents: BigInt(1 + d.c * 7) }],
  wait,
  sweep: (_m, d) => [{ do: 'sweep', timer: d.twist < 7 ? 'all' : (timers[d.b % timers.length] ?? 'all') }],
  openShop: (m, d) => {
    const closed = m.shops.findIndex((s) => !s.open);
    return [{ do: 'openShop', shop: closed >= 0 ? closed : d.a % m.shops.length, open: closed >= 0 }];
  },
  shelveSku: (m, d) => {
    const off = m.skus.findIndex((s) => !s.on);
    return [{ do: 'shelveSku', sku: off >= 0 ? off : d.a % m.skus.length, on: off >= 0 }];
  },
  restock: (m, d) => [{ do: 'restock', sku: d.a % m.skus.length, pieces: 1 + (d.b % 3) }],
  setCommission: (_m, d) => [{ do: 'setCommission', bps: [500n, 0n, 333n, 1_250n][d.a % 4] ?? 0n }],
  goOn,
  again,
} satisfies Record<string, Plan>;
export type Kind = keyof typeof plans;

/** How often each is tried beside the others. */
const weights: Partial<Record<Kind, number>> = {
  ...moneyWeights,
  goOn: 14,
  placeOrder: 8,
  payOrder: 5,
  shipOrder: 6,
  receiveOrder: 5,
  extendOrder: 5,
  cancelOrder: 4,
  scan: 5,
  again: 5,
  wait: 4,
  sweep: 3,
  addCartItem: 3,
  updateCartItem: 5,
  tryCode: 2,
  buyAgain: 2,
  deleteOrder: 3,
  completeOrder: 3,
};

/** The acts of a command as the model stands now; null when there is nothing to do it with. */
export const planOf = (kind: Kind, m: Model, dice: Dice, salt: Salt): Act[] | null =>
  plans[kind](m, dice, salt);

export interface Command {
  readonly kind: Kind;
  readonly dice: Dice;
}
// Small numbers are no likelier than others: what they choose from is small already.
const die = fc.noBias(fc.nat({ max: 999 }));
const dice = (a = die): fc.Arbitrary<Dice> =>
  fc.record({ a, b: die, c: die, twist: fc.noBias(fc.nat({ max: 19 })).map((n) => (n > 9 ? 0 : n)) });
const kinds = (Object.keys(plans) as Kind[]).flatMap((kind) => Array<Kind>(weights[kind] ?? 1).fill(kind));

/** One command. */
export const command: fc.Arbitrary<Command> = fc.record({ kind: fc.constantFrom(...kinds), dice: dice() });

/** Two to four commands for one moment; mostly they want the same thing. */
export const crowd: fc.Arbitrary<Command[]> = fc
  .record({ focus: die, same: fc.boolean(), kind: fc.constantFrom(...kinds) })
  .chain(({ focus, same, kind }) =>
    fc.array(
      fc.record({
        kind: same ? fc.constant(kind) : fc.constantFrom(...kinds),
        dice: dice(fc.constant(focus)),
      }),
      { minLength: 2, maxLength: 4 },
    ),
  );
