// Everything that can be done in the model's world, as data; and how each of them may end.
import type { Basket } from './model.ts';
import { type MoneyAct, moneyEndings } from './money-acts.ts';

interface Keyed {
  /** The idempotency key it is sent under, through the door; without one the handler is called directly. */
  readonly key?: number;
}
/** Numbers are places in the model's lists. */
export type Act =
  | MoneyAct
  | ({
      readonly do: 'addCartItem';
      readonly by: number;
      readonly sku: number;
      readonly quantity: number;
    } & Keyed)
  | {
      readonly do: 'updateCartItem';
      readonly by: number;
      readonly of: number;
      readonly sku: number;
      readonly quantity: number;
    }
  | { readonly do: 'selectCartItem'; readonly by: number; readonly sku: number; readonly selected: boolean }
  | { readonly do: 'removeCartItem'; readonly by: number; readonly of: number; readonly sku: number }
  | { readonly do: 'saveAddress'; readonly by: number; readonly country: string }
  | { readonly do: 'deleteAddress'; readonly by: number; readonly of: number; readonly index: number }
  | {
      readonly do: 'quoteOrder';
      readonly by: number;
      readonly source: 'cart' | Basket[];
      readonly address: { of: number; index: number };
      readonly promo: number | null;
    }
  | ({
      readonly do: 'createOrder';
      readonly by: number;
      readonly quote: number;
      readonly forged: boolean;
    } & Keyed)
  | {
      readonly do: 'verifyPayCode';
      readonly by: number;
      readonly payment: number;
      readonly amount: bigint;
      readonly right: boolean;
    }
  | ({
      readonly do: 'payOrder';
      readonly by: number;
      readonly payment: number;
      readonly ticket: number;
    } & Keyed)
  | ({ readonly do: 'cancelOrder'; readonly by: number; readonly order: number } & Keyed)
  | ({ readonly do: 'receiveOrder'; readonly by: number; readonly order: number } & Keyed)
  | { readonly do: 'extendOrder'; readonly by: number; readonly order: number }
  | { readonly do: 'deleteOrder'; readonly by: number; readonly order: number }
  | { readonly do: 'buyAgain'; readonly by: number; readonly order: number }
  | { readonly do: 'completeOrder'; readonly order: number }
  | {
      readonly do: 'shipOrder';
      readonly by: number;
      readonly order: number;
      readonly carrier: string;
      readonly trackingNo: string;
      readonly lines: Basket[] | null;
      readonly arrivesAt: number | null;
    }
  | {
      readonly do: 'recordScan';
      readonly parcel: number;
      readonly scanId: string;
      readonly delivered: boolean;
      readonly at: number;
      readonly signed: boolean;
    }
  | { readonly do: 'topUp'; readonly by: number; readonly cents: bigint }
  | { readonly do: 'wait'; readonly until: number }
  | { readonly do: 'sweep'; readonly timer: Timer | 'all' }
  | { readonly do: 'openShop'; readonly shop: number; readonly open: boolean }
  | { readonly do: 'shelveSku'; readonly sku: number; readonly on: boolean }
  | { readonly do: 'priceSku'; readonly sku: number; readonly price: bigint }
  | { readonly do: 'restock'; readonly sku: number; readonly pieces: number }
  | { readonly do: 'setCommission'; readonly bps: bigint };
export type Doing = Act['do'];
export type ActOf<D extends Doing> = Extract<Act, { do: D }>;

/** The sweeps of an order's life in the order in which they run. */
export const timers = [
  'carrier',
  'expire',
  'remindShop',
  'giveUp',
  'remindShopper',
  'receive',
  'complete',
  'settle',
] as const;
export type Timer = (typeof timers)[number];

const keyed = ['replayed', 'IDEMPOTENCY_KEY_REUSED'];
const frozen = 'ACCOUNT_FROZEN';
const sku = ['PRODUCT_OFF_SHELF', 'SKU_SOLD_OUT', 'SKU_STOCK_SHORT'];
const illegal = ['ORDER_NOT_FOUND', 'ORDER_ACTION_ILLEGAL'];

/** How each act may end; a run must see every one of these and nothing else. */
export const endings: Readonly<Record<Doing, readonly string[]>> = {
  ...moneyEndings,
  addCartItem: ['ok', ...keyed, frozen, ...sku],
  updateCartItem: ['ok', frozen, 'CART_ITEM_NOT_FOUND', ...sku],
  selectCartItem: ['ok', frozen],
  removeCartItem: ['ok', frozen],
  saveAddress: ['ok', frozen],
  deleteAddress: ['ok', frozen],
  quoteOrder: ['ok', frozen, 'ADDRESS_NOT_FOUND', 'CART_NOTHING_SELECTED'],
  createOrder: [
    'ok',
    ...keyed,
    frozen,
    ...sku,
    'ADDRESS_NOT_FOUND',
    'CART_NOTHING_SELECTED',
    'ORDER_QUOTE_CHANGED',
    'ORDER_DESTINATION_UNSERVED',
    'PROMO_NOT_FOUND',
    'PROMO_NOT_STARTED',
    'PROMO_EXPIRED',
    'PROMO_USED_UP',
    'PROMO_ALREADY_USED',
    'PROMO_OTHER_SHOP',
    'PROMO_MIN_SPEND',
  ],
  verifyPayCode: ['ok', frozen, 'PAY_CODE_WRONG', 'PAY_CODE_LOCKED'],
  payOrder: [
    'ok',
    ...keyed,
    frozen,
    'PAYMENT_NOT_FOUND',
    'ORDER_ALREADY_PAID',
    'ORDER_PAYMENT_EXPIRED',
    'BALANCE_INSUFFICIENT',
    'PAY_TICKET_INVALID',
  ],
  cancelOrder: ['ok', ...keyed, frozen, ...illegal, 'ORDER_CANCEL_TOO_LATE'],
  receiveOrder: ['ok', ...keyed, frozen, ...illegal],
  extendOrder: ['ok', frozen, ...illegal, 'ORDER_ALREADY_EXTENDED'],
  deleteOrder: ['ok', frozen, ...illegal],
  buyAgain: ['ok', frozen, 'ORDER_NOT_FOUND'],
  completeOrder: ['ok', 'ORDER_ACTION_ILLEGAL'],
  shipOrder: [
    'ok',
    ...illegal,
    'CARRIER_UNKNOWN',
    'TRACKING_NO_INVALID',
    'TRACKING_NO_USED',
    'SHIP_LINES_INVALID',
  ],
  recordScan: ['ok', 'SIGNATURE_INVALID', 'CARRIER_UNKNOWN'],
  topUp: ['ok'],
  wait: ['ok'],
  sweep: ['ok'],
  openShop: ['ok'],
  shelveSku: ['ok'],
  priceSku: ['ok'],
  restock: ['ok'],
  setCommission: ['ok'],
};
