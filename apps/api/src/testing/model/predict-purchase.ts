// What the model says of buying: the bag, prices, freight, promo codes, and what placing an order takes.
import type { ActOf } from './acts.ts';
import { type Basket, day, hour, type Model, minute, type PromoModel, type TicketModel } from './model.ts';

/** Why so many of a SKU cannot be had, or null. */
function skuFault(m: Model, { sku, quantity }: Basket): string | null {
  const s = m.skus[sku];
  if (!s?.on || !m.shops[s.shop]?.open) return 'PRODUCT_OFF_SHELF';
  const left = s.stock - s.reserved;
  if (left <= 0) return 'SKU_SOLD_OUT';
  return quantity > left ? 'SKU_STOCK_SHORT' : null;
}

function putIntoBag(m: Model, by: number, { sku, quantity }: Basket): void {
  const cart = m.shoppers[by]?.cart ?? [];
  const line = cart.find((l) => l.sku === sku);
  if (line) Object.assign(line, { quantity, selected: true });
  else cart.unshift({ sku, quantity, selected: true });
}
const inBag = (m: Model, by: number, sku: number): number =>
  m.shoppers[by]?.cart.find((l) => l.sku === sku)?.quantity ?? 0;

export function addCartItem(m: Model, a: ActOf<'addCartItem'>): string {
  const wanted = { sku: a.sku, quantity: inBag(m, a.by, a.sku) + a.quantity };
  const fault = skuFault(m, wanted);
  if (!fault) putIntoBag(m, a.by, wanted);
  return fault ?? 'ok';
}
export function updateCartItem(m: Model, a: ActOf<'updateCartItem'>): string {
  const line = m.shoppers[a.by]?.cart.find((l) => a.by === a.of && l.sku === a.sku);
  if (!line) return 'CART_ITEM_NOT_FOUND';
  const fault = skuFault(m, a);
  if (!fault) line.quantity = a.quantity;
  return fault ?? 'ok';
}
export function selectCartItem(m: Model, a: ActOf<'selectCartItem'>): string {
  for (const line of m.shoppers[a.by]?.cart ?? []) if (line.sku === a.sku) line.selected = a.selected;
  return 'ok';
}
export function removeCartItem(m: Model, a: ActOf<'removeCartItem'>): string {
  const shopper = m.shoppers[a.by];
  if (shopper && a.by === a.of) shopper.cart = shopper.cart.filter((l) => l.sku !== a.sku);
  return 'ok';
}
/** As many of each as there are; what cannot be had at all stays out. */
export function buyAgain(m: Model, a: ActOf<'buyAgain'>): string {
  const order = m.orders[a.order];
  if (!order || order.buyer !== a.by) return 'ORDER_NOT_FOUND';
  for (const { sku, quantity } of order.lines) {
    if (skuFault(m, { sku, quantity: 1 })) continue;
    const before = inBag(m, a.by, sku);
    const s = m.skus[sku];
    const left = s ? s.stock - s.reserved : 0;
    putIntoBag(m, a.by, { sku, quantity: Math.max(before, Math.min(before + quantity, left)) });
  }
  return 'ok';
}

interface DealLine extends Basket {
  price: bigint;
  off: bigint;
}
interface DealGroup {
  shop: number;
  freight: bigint;
  lines: DealLine[];
}
interface Deal {
  groups: DealGroup[];
  /** The first thing in the way. */
  fault: string | null;
  promoFault: string | null;
  /** Two deals with one text are the same deal. */
  text: string;
}
const worth = (lines: readonly DealLine[]): bigint =>
  lines.reduce((all, l) => all + l.price * BigInt(l.quantity), 0n);

/** Cents shared by weight: everybody their whole part, then a cent each to the largest remainders, the earlier first. */
function share(total: bigint, weights: readonly bigint[]): bigint[] {
  const all = weights.reduce((sum, w) => sum + w, 0n);
  if (all === 0n) return weights.map(() => 0n);
  const parts = weights.map((w) => (total * w) / all);
  const short = Number(total - parts.reduce((sum, p) => sum + p, 0n));
  const first = weights
    .map((w, i) => [(total * w) % all, i] as const)
    .sort(([a, i], [b, j]) => (a === b ? i - j : a > b ? -1 : 1))
    .slice(0, short)
    .map(([, i]) => i);
  return parts.map((p, i) => (first.includes(i) ? p + 1n : p));
}

function promoFault(
  m: Model,
  promo: PromoModel | undefined,
  buyer: number,
  groups: readonly DealGroup[],
): string | null {
  if (!promo) return 'PROMO_NOT_FOUND';
  if (m.now < promo.startsAt) return 'PROMO_NOT_STARTED';
  if (m.now >= promo.endsAt) return 'PROMO_EXPIRED';
  if (promo.uses.length >= promo.totalLimit) return 'PROMO_USED_UP';
  if (promo.uses.filter((u) => u.buyer === buyer).length >= promo.userLimit) return 'PROMO_ALREADY_USED';
  if (groups.length === 0) return 'PROMO_OTHER_SHOP';
  return worth(groups.flatMap((g) => g.lines)) < promo.minSpend ? 'PROMO_MIN_SPEND' : null;
}

/** Takes a code off the lines of the groups it is for; each line keeps a cent. */
function takeOff(promo: PromoModel, groups: readonly DealGroup[]): void {
  const room = (l: DealLine): bigint => l.price * BigInt(l.quantity) - 1n;
  const rooms = groups.map((g) => g.lines.reduce((all, l) => all + room(l), 0n));
  let off = promo.amount ?? (worth(groups.flatMap((g) => g.lines)) * (promo.percentBps ?? 0n)) / 10_000n;
  if (promo.cap !== null && off > promo.cap) off = promo.cap;
  const most = rooms.reduce((all, r) => all + r, 0n);
  if (off > most) off = most;
  for (const [g, part] of share(off, rooms).entries()) {
    const lines = groups[g]?.lines ?? [];
    for (const [l, cents] of share(part, lines.map(room)).entries())
      Object.assign(lines[l] ?? {}, { off: cents });
  }
}

function freightOf(m: Model, group: Omit<DealGroup, 'freight'>, country: string): bigint | null {
  const shop = m.shops[group.shop];
  if (!shop || (shop.only !== null && shop.only !== country)) return null;
  if (shop.freeFrom !== null && worth(group.lines) >= shop.freeFrom) return 0n;
  const pieces = group.lines.reduce((all, l) => all + l.quantity, 0);
  return shop.baseFreight + shop.extraFreight * BigInt(pieces - 1);
}

function makeDeal(
  m: Model,
  buyer: number,
  wanted: readonly Basket[],
  country: string,
  code: number | null,
): Deal {
  const faults: [Basket, string][] = [];
  const bare: Omit<DealGroup, 'freight'>[] = [];
  for (const want of wanted) {
    const fault = skuFault(m, want);
    const sku = m.skus[want.sku];
    if (fault || !sku) {
      faults.push([want, fault ?? 'SKU_NOT_FOUND']);
      continue;
    }
    const line = { ...want, price: sku.price, off: 0n };
    const group = bare.find((g) => g.shop === sku.shop);
    if (group) group.lines.push(line);
    else bare.push({ shop: sku.shop, lines: [line] });
  }
  const groups: DealGroup[] = [];
  for (const group of bare) {
    const freight = freightOf(m, group, country);
    if (freight === null)
      faults.push(...group.lines.map((l): [Basket, string] => [l, 'ORDER_DESTINATION_UNSERVED']));
    else groups.push({ ...group, freight });
  }
  const promo = code === null ? undefined : m.promos[code];
  const meant = groups.filter((g) => !promo || promo.shop === null || promo.shop === g.shop);
  const noPromo = code === null ? null : promoFault(m, promo, buyer, meant);
  if (promo && !noPromo) takeOff(promo, meant);
  const text = [
    country,
    groups.map((g) => [g.shop, g.freight, g.lines.map((l) => [l.sku, l.quantity, l.price, l.off])]),
    // Whether it is the piece or its shop that is not to be had: the same refusal, but not the same deal.
    faults.map(([want, fault]) => [want.sku, want.quantity, fault, m.skus[want.sku]?.on]),
    [code, noPromo],
  ];
  return {
    groups,
    fault: faults[0]?.[1] ?? null,
    promoFault: noPromo,
    text: JSON.stringify(text, (_key, value) => (typeof value === 'bigint' ? `${value}` : value)),
  };
}

type Asked = Pick<ActOf<'quoteOrder'>, 'by' | 'source' | 'address' | 'promo'>;

function wantedOf(m: Model, { by, source }: Asked): Basket[] {
  if (source === 'cart') return (m.shoppers[by]?.cart ?? []).filter((l) => l.selected);
  const merged: Basket[] = [];
  for (const { sku, quantity } of source) {
    const same = merged.find((b) => b.sku === sku);
    if (same) same.quantity += quantity;
    else merged.push({ sku, quantity });
  }
  return merged;
}
const countryOf = (m: Model, { by, address }: Asked): string | null =>
  address.of === by ? (m.shoppers[by]?.addresses[address.index] ?? null) : null;

/** What is agreed to is remembered, also that nothing was. */
export function quoteOrder(m: Model, { by, source, address, promo }: ActOf<'quoteOrder'>): string {
  const asked = { by, source, address, promo };
  const wanted = wantedOf(m, asked);
  const country = countryOf(m, asked);
  const ending =
    wanted.length === 0 ? 'CART_NOTHING_SELECTED' : country === null ? 'ADDRESS_NOT_FOUND' : 'ok';
  const deal = ending === 'ok' ? makeDeal(m, by, wanted, country ?? '', promo).text : null;
  m.quotes.push({ ...asked, deal });
  return ending;
}

export function createOrder(m: Model, a: ActOf<'createOrder'>): string {
  const quote = m.quotes[a.quote];
  const country = quote ? countryOf(m, quote) : null;
  if (!quote || country === null) return 'ADDRESS_NOT_FOUND';
  const wanted = wantedOf(m, quote);
  if (wanted.length === 0) return 'CART_NOTHING_SELECTED';
  const deal = makeDeal(m, a.by, wanted, country, quote.promo);
  if (deal.promoFault) return deal.promoFault;
  if (a.forged || deal.text !== quote.deal) return 'ORDER_QUOTE_CHANGED';
  if (deal.fault) return deal.fault;
  const payment = m.payments.length;
  m.payments.push({ buyer: a.by, promo: quote.promo, payBy: m.now + 2 * hour, lookAgainAt: null });
  if (quote.promo !== null) m.promos[quote.promo]?.uses.push({ payment, buyer: a.by });
  for (const group of deal.groups) placeOne(m, a.by, payment, country, group, quote.promo);
  const shopper = m.shoppers[a.by];
  if (quote.source === 'cart' && shopper) shopper.cart = shopper.cart.filter((l) => !l.selected);
  return 'ok';
}

function placeOne(
  m: Model,
  buyer: number,
  payment: number,
  country: string,
  group: DealGroup,
  code: number | null,
) {
  const off = group.lines.reduce((all, l) => all + l.off, 0n);
  const byHouse = code !== null && m.promos[code]?.shop === null;
  for (const { sku, quantity } of group.lines) {
    const s = m.skus[sku];
    if (s) s.reserved += quantity;
  }
  m.orders.push({
    payment,
    buyer,
    shop: group.shop,
    country,
    lines: group.lines.map(({ sku, quantity }) => ({ sku, quantity, shipped: 0 })),
    total: worth(group.lines) + group.freight - off,
    fromHouse: byHouse ? off : 0n,
    bps: m.bps,
    state: '0',
    paid: false,
    partSent: false,
    extended: false,
    hidden: false,
    expired: false,
    settled: false,
    cancelBy: null,
    remindShopAt: null,
    shipBy: null,
    remindShopperAt: null,
    receiveAt: null,
    completeAt: null,
    settleAt: null,
  });
}

const tries = 5;
export const verifyPayCode = (m: Model, a: ActOf<'verifyPayCode'>): string =>
  tryCode(m, a.by, a.right, { payment: a.payment, destination: null, amount: a.amount });

/** Each try counts until it proves right; the fifth wrong one locks for three hours, the next lock within a day for a day. */
export function tryCode(
  m: Model,
  by: number,
  right: boolean,
  use: Pick<TicketModel, 'payment' | 'destination' | 'amount'>,
): string {
  const s = m.shoppers[by];
  if (!s) return 'nobody';
  if (s.lockedUntil !== null && s.lockedUntil > m.now) return 'PAY_CODE_LOCKED';
  const wrong = s.lockedUntil === null ? s.wrongCodes + 1 : 1;
  s.lockedUntil = null;
  if (right) {
    s.wrongCodes = 0;
    m.tickets.push({ owner: by, ...use, expiresAt: m.now + 2 * minute, used: false });
    return 'ok';
  }
  s.wrongCodes = wrong;
  if (wrong < tries) return 'PAY_CODE_WRONG';
  const again = s.lastLockedAt !== null && s.lastLockedAt > m.now - day;
  s.lockedUntil = m.now + (again ? day : 3 * hour);
  s.lastLockedAt = m.now;
  return 'PAY_CODE_LOCKED';
}
