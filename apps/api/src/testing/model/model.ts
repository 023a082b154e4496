// The plain model of the house: people, goods, orders and money as numbers in lists, known by their place in them.
import { type MoneyModel, newMoney } from './money-model.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** SKUs and pieces. */
export interface Basket {
  sku: number;
  quantity: number;
}
export interface ShopperModel {
  balance: bigint;
  /** The latest first, as they are ordered. */
  cart: (Basket & { selected: boolean })[];
  /** Countries; null once deleted. */
  addresses: (string | null)[];
  wrongCodes: number;
  lockedUntil: number | null;
  lastLockedAt: number | null;
  frozen: boolean;
  /** When a password was changed last. */
  changedAt: number | null;
}
export interface ShopModel {
  open: boolean;
  baseFreight: bigint;
  extraFreight: bigint;
  freeFrom: bigint | null;
  /** The one country it delivers to; null = everywhere. */
  only: string | null;
  earned: bigint;
}
export interface SkuModel {
  shop: number;
  price: bigint;
  stock: number;
  reserved: number;
  sold: number;
  on: boolean;
}
export interface PromoModel {
  /** Whose goods it is for and who pays for it; null = everybody's, and the house pays. */
  shop: number | null;
  percentBps: bigint | null;
  amount: bigint | null;
  cap: bigint | null;
  minSpend: bigint;
  startsAt: number;
  endsAt: number;
  totalLimit: number;
  userLimit: number;
  /** Buyer of each use that was not given back, by payment. */
  uses: { payment: number; buyer: number }[];
}
export interface QuoteModel {
  by: number;
  source: 'cart' | Basket[];
  address: { of: number; index: number };
  /** `null` = none; -1 = a code that nobody offers. */
  promo: number | null;
  /** What was agreed to; null when nothing could be quoted. */
  deal: string | null;
}
export interface PaymentModel {
  buyer: number;
  promo: number | null;
  payBy: number;
  /** When the timeout looks at it again; null when its time is simply over. */
  lookAgainAt: number | null;
}
export type State = '0' | '1' | '2' | '3' | '4' | '-1';
export interface OrderModel {
  payment: number;
  buyer: number;
  shop: number;
  country: string;
  lines: (Basket & { shipped: number })[];
  /** What the shopper pays, and what the house adds. */
  total: bigint;
  fromHouse: bigint;
  bps: bigint;
  state: State;
  paid: boolean;
  partSent: boolean;
  extended: boolean;
  hidden: boolean;
  /** Its time to be paid ran out. */
  expired: boolean;
  settled: boolean;
  cancelBy: number | null;
  remindShopAt: number | null;
  shipBy: number | null;
  remindShopperAt: number | null;
  receiveAt: number | null;
  completeAt: number | null;
  settleAt: number | null;
}
/** For a payment, or for money to a destination. */
export interface TicketModel {
  owner: number;
  payment: number | null;
  destination: number | null;
  amount: bigint;
  expiresAt: number;
  used: boolean;
}
export interface ParcelModel {
  order: number;
  carrier: string;
  sentAt: number;
  /** When a carrier that drives by timetable arrives; null where the carrier calls. */
  arrivesAt: number | null;
  deliveredAt: number | null;
  scans: string[];
}
/** What the accounts of the house hold; what goes out by the bank or a chain is less than nothing. */
export interface House {
  bank: bigint;
  commission: bigint;
  promo: bigint;
  deposits: bigint;
  payouts: bigint;
  chain: bigint;
  fees: bigint;
}
export interface Model extends MoneyModel {
  now: number;
  /** The commission in force, in basis points. */
  bps: bigint;
  shoppers: ShopperModel[];
  shops: ShopModel[];
  skus: SkuModel[];
  promos: PromoModel[];
  quotes: QuoteModel[];
  payments: PaymentModel[];
  orders: OrderModel[];
  tickets: TicketModel[];
  parcels: ParcelModel[];
  house: House;
  /** Intents sent under a key and accepted: `<shopper> <key>` or `desk <operator> <key>` → what was asked. */
  keys: Record<string, string>;
}

const shop = (baseFreight: bigint, more: Partial<ShopModel> = {}): ShopModel => ({
  open: true,
  baseFreight,
  extraFreight: 0n,
  freeFrom: null,
  only: null,
  earned: 0n,
  ...more,
});
const sku = (shop: number, price: bigint, stock: number): SkuModel => ({
  shop,
  price,
  stock,
  reserved: 0,
  sold: 0,
  on: true,
});
const promo = (now: number, given: Partial<PromoModel>): PromoModel => ({
  shop: null,
  percentBps: null,
  amount: null,
  cap: null,
  minSpend: 0n,
  startsAt: now,
  endsAt: now + 400 * day,
  totalLimit: 1000,
  userLimit: 1000,
  uses: [],
  ...given,
});
const shopper = (balance: bigint, ...addresses: string[]): ShopperModel => ({
  balance,
  cart: [],
  addresses,
  wrongCodes: 0,
  lockedUntil: null,
  lastLockedAt: null,
  frozen: false,
  changedAt: null,
});

/**
 * A small market at a moment: two shoppers, three shops with freight of three kinds, prices that no rate divides, stock
 * that runs out, and promo codes of every kind.
 */
export function newModel(now: number): Model {
  return {
    now,
    bps: 500n,
    shoppers: [shopper(6_000n, 'US'), shopper(0n, 'US', 'DE')],
    shops: [shop(500n), shop(399n, { extraFreight: 101n, freeFrom: 5_000n }), shop(0n, { only: 'US' })],
    skus: [
      sku(0, 1_999n, 4),
      sku(0, 333n, 60),
      sku(1, 1_237n, 3),
      sku(1, 4_999n, 6),
      sku(2, 1n, 50),
      sku(2, 777n, 2),
    ],
    promos: [
      promo(now, { percentBps: 1_000n, cap: 700n, totalLimit: 2, userLimit: 1 }),
      promo(now, { amount: 2_500n, endsAt: now + day, userLimit: 1 }),
      promo(now, { shop: 0, percentBps: 3_333n, minSpend: 2_000n, totalLimit: 1 }),
      promo(now, { shop: 1, amount: 199n, startsAt: now + hour }),
    ],
    quotes: [],
    payments: [],
    orders: [],
    tickets: [],
    parcels: [],
    ...newMoney(now),
    house: { bank: 6_000n, commission: 0n, promo: 0n, deposits: 0n, payouts: 0n, chain: 0n, fees: 0n },
    keys: {},
  };
}

/** The orders of a payment. */
export const ordersOf = (m: Model, payment: number): OrderModel[] =>
  m.orders.filter((o) => o.payment === payment);
/** What is still to be paid of a payment, in cents. */
export const dueOf = (m: Model, payment: number): bigint =>
  ordersOf(m, payment).reduce((all, o) => all + (o.state === '0' ? o.total : 0n), 0n);
/** What lies in an order's escrow. */
export const escrowOf = (o: OrderModel): bigint =>
  o.paid && !o.settled && o.state !== '-1' ? o.total + o.fromHouse : 0n;
/** The pieces of a line that have not left. */
export const unsent = (o: OrderModel): Basket[] =>
  o.lines.map((l) => ({ sku: l.sku, quantity: l.quantity - l.shipped })).filter((l) => l.quantity > 0);

/** Every moment at which something may change by itself, in order. */
export function deadlines(m: Model): number[] {
  const times = [
    ...m.payments.flatMap((p) => [p.payBy, p.lookAgainAt]),
    ...m.topUps.filter((t) => t.status === '0').map((t) => t.claimedUntil),
    ...m.withdrawals.filter((w) => w.payout === 'processing').map((w) => w.takenUntil),
    ...m.destinations.map((d) => d.usableFrom),
    ...m.shoppers.map((s) => s.changedAt && s.changedAt + day),
    ...m.orders.flatMap((o) => [
      o.cancelBy,
      o.remindShopAt,
      o.shipBy,
      o.remindShopperAt,
      o.state === '2' ? o.receiveAt : null,
      o.state === '3' ? o.completeAt : null,
      o.settled ? null : o.settleAt,
    ]),
    ...m.tickets.filter((t) => !t.used).map((t) => t.expiresAt),
    ...m.parcels.filter((p) => p.deliveredAt === null).map((p) => p.arrivesAt),
    ...m.shoppers.map((s) => s.lockedUntil),
    ...m.promos.flatMap((p) => [p.startsAt, p.endsAt]),
  ].flatMap((t) => (t !== null && t > m.now && t < m.now + 90 * day ? t : []));
  return [...new Set(times)].sort((a, b) => a - b);
}
