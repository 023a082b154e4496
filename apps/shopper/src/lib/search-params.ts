// What the pages understand in their query; what does not fit is dropped, never an error page.
import type { ProductSort } from '@meridian/contract';
import { limits, moneyPattern } from '@meridian/contract/limits';
import { safePath } from './safe-path.ts';

type Raw = Record<string, unknown>;

const word = (value: unknown, max: number): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text.slice(0, max);
};
const matching = (value: unknown, pattern: RegExp): string | undefined => {
  const text = word(value, 80);
  return text !== undefined && pattern.test(text) ? text : undefined;
};
const flag = (value: unknown): true | undefined =>
  value === true || value === '1' || value === 'true' ? true : undefined;
const whole = (value: unknown, min: number, max: number): number | undefined => {
  const number = Number(matching(value, /^\d{1,6}$/));
  return number >= min && number <= max ? number : undefined;
};
const id = (value: unknown) => matching(value, /^[1-9]\d{0,17}$/);
const day = /^20\d\d-\d\d-\d\d$/;
/** A name of ours: of a category, a network, a kind. */
const name = (value: unknown) => matching(value, /^[a-z][a-z0-9.-]{0,60}$/);
const money = (value: unknown) => matching(value, moneyPattern);

export const sortNames = [
  'comprehensive',
  'sales',
  'price_asc',
  'price_desc',
  'new',
] as const satisfies readonly ProductSort[];
const sortOf = (value: unknown) => sortNames.find((one) => one === value);

/** Keeps only what is there, so that an address stays short and two equal queries are equal. */
function present<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

export interface BackSearch {
  /** The page was come back to. */
  back?: true;
  /** Where "back" leads instead of the way one came. */
  backUrl?: string;
}
/** Every page. */
export const backSearch = (raw: Raw): BackSearch =>
  present({ back: flag(raw.back), backUrl: safePath(raw.backUrl) ?? undefined });

export interface ListSearch {
  q?: string;
  category?: string;
  shop?: string;
  minPrice?: string;
  maxPrice?: string;
  minScore?: number;
  freeFreight?: true;
  inStock?: true;
  sort?: ProductSort;
}
/** Lists of products: /explore, /filter, /searchs, /products, /shop. */
export const listSearch = (raw: Raw): ListSearch =>
  present({
    q: word(raw.q, limits.searchMax),
    category: name(raw.category),
    shop: id(raw.shop),
    minPrice: money(raw.minPrice),
    maxPrice: money(raw.maxPrice),
    minScore: whole(raw.minScore, 1, 5),
    freeFreight: flag(raw.freeFreight),
    inStock: flag(raw.inStock),
    sort: sortOf(raw.sort),
  });

export interface CategorySearch {
  category?: string;
}
/** /Category and /popular. */
export const categorySearch = (raw: Raw): CategorySearch => present({ category: name(raw.category) });

export interface WordSearch {
  q?: string;
}
/** /search: the words already typed. */
export const wordSearch = (raw: Raw): WordSearch => present({ q: word(raw.q, limits.searchMax) });

export interface DetailSearch {
  sku?: string;
}
/** /detail: a chosen SKU. */
export const detailSearch = (raw: Raw): DetailSearch => present({ sku: id(raw.sku) });

export interface CheckoutSearch {
  /** Bought at once: this SKU and not the bag. */
  sku?: string;
  quantity?: number;
  address?: string;
  promo?: string;
}
/** /checkout. */
export const checkoutSearch = (raw: Raw): CheckoutSearch =>
  present({
    sku: id(raw.sku),
    quantity: whole(raw.quantity, 1, limits.quantityMax),
    address: id(raw.address),
    promo: word(raw.promo, 40),
  });

export interface PaymentSearch {
  paymentNo?: string;
}
/** /payment. */
export const paymentSearch = (raw: Raw): PaymentSearch =>
  present({ paymentNo: matching(raw.paymentNo, /^P\d{18}$/) });

export interface TopUpSearch {
  /** The chosen network. */
  network?: string;
  /** A top-up that was announced and is followed. */
  id?: string;
}
/** /walletTopUp and /cardTopUp. */
export const topUpSearch = (raw: Raw): TopUpSearch => present({ network: name(raw.network), id: id(raw.id) });

export interface RecordSearch {
  /** Of the audit. */
  status?: '0' | '1' | '2';
  /** What moved the balance. */
  kind?: string;
  /** First and last day, `2026-11-21`. */
  from?: string;
  to?: string;
}
/** /topUpRecord, /depositRecord and /capitalRecord. */
export const recordSearch = (raw: Raw): RecordSearch =>
  present({
    status: matching(raw.status, /^[012]$/) as RecordSearch['status'],
    kind: name(raw.kind),
    from: matching(raw.from, day),
    to: matching(raw.to, day),
  });

export interface AddressSearch {
  /** An address is being chosen for the page behind `backUrl`. */
  pick?: true;
}
/** /address. */
export const addressSearch = (raw: Raw): AddressSearch => present({ pick: flag(raw.pick) });

export interface LoginSearch {
  /** Where to go after login. */
  redirect?: string;
}
/** /login and /register. */
export const loginSearch = (raw: Raw): LoginSearch =>
  present({ redirect: safePath(raw.redirect) ?? undefined });
