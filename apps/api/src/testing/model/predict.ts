// What the model says of any act: how it ends, and what the world is like afterwards.
import type { Act, ActOf, Doing } from './acts.ts';
import type { Model } from './model.ts';
import * as life from './predict-life.ts';
import * as purchase from './predict-purchase.ts';
import * as topUps from './predict-topups.ts';
import * as withdrawals from './predict-withdrawals.ts';

/** Amounts as text, so that what was asked can be compared and shown. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, v) => (typeof v === 'bigint' ? `${v}` : v));

const done =
  <A extends Act>(change: (m: Model, a: A) => void) =>
  (m: Model, a: A): string => {
    change(m, a);
    return 'ok';
  };

const rules: { readonly [D in Doing]: (m: Model, a: ActOf<D>) => string } = {
  ...purchase,
  ...life,
  ...topUps,
  ...withdrawals,
  saveAddress: done((m, a) => m.shoppers[a.by]?.addresses.push(a.country)),
  deleteAddress: done((m, a) => {
    const book = m.shoppers[a.by]?.addresses;
    if (book && a.of === a.by) book[a.index] = null;
  }),
  topUp: done((m, a) => {
    const shopper = m.shoppers[a.by];
    if (shopper) shopper.balance += a.cents;
    m.house.bank += a.cents;
  }),
  wait: done((m, a) => {
    m.now = a.until;
  }),
  openShop: done((m, a) => {
    Object.assign(m.shops[a.shop] ?? {}, { open: a.open });
  }),
  shelveSku: done((m, a) => {
    Object.assign(m.skus[a.sku] ?? {}, { on: a.on });
  }),
  priceSku: done((m, a) => {
    Object.assign(m.skus[a.sku] ?? {}, { price: a.price });
  }),
  restock: done((m, a) => {
    const sku = m.skus[a.sku];
    if (sku) sku.stock += a.pieces;
  }),
  setCommission: done((m, a) => {
    m.bps = a.bps;
  }),
};

/** What is asked under a key: the same text is the same intent. */
function intentOf(m: Model, { key: _key, ...asked }: Act & { key?: number }): string {
  return textOf(asked.do === 'createOrder' ? [m.quotes[asked.quote], asked.forged] : asked);
}

/** Under which name the key of an act is kept: each person has keys of their own. */
export function slotOf(act: Act): string | null {
  if (!('key' in act) || act.key === undefined) return null;
  return 'op' in act ? `desk ${act.op} ${act.key}` : `${act.by} ${act.key}`;
}

/** What shoppers do themselves: the others' acts are the shops', the desk's, or the world's. */
const isShoppers = (act: Act): act is Extract<Act, { by: number }> =>
  'by' in act && !['shipOrder', 'topUp', 'changePassword'].includes(act.do);

/** Does an act in the model and answers how it ends: `ok`, `replayed`, or the code of the refusal. */
export function predict(m: Model, act: Act): string {
  const rule = rules[act.do] as (m: Model, a: Act) => string;
  if (isShoppers(act) && m.shoppers[act.by]?.frozen) return 'ACCOUNT_FROZEN';
  const slot = slotOf(act);
  if (slot === null || !('key' in act)) return rule(m, act);
  const intent = intentOf(m, act);
  const before = m.keys[slot];
  if (before !== undefined) return before === intent ? 'replayed' : 'IDEMPOTENCY_KEY_REUSED';
  const ending = rule(m, act);
  if (ending === 'ok') m.keys[slot] = intent;
  return ending;
}
