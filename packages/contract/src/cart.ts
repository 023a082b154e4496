// Cart: the bag, grouped by shop. It holds nothing back: stock is reserved when an order is created.
import { z } from 'zod';
import { defineRoute, id, idInput, money, nothing, picture } from './core.ts';
import { limits } from './limits.ts';
import { paths } from './paths.ts';

const tag = 'cart';
export const cartProblems = ['sold_out', 'stock_short', 'off_shelf', 'shop_closed'] as const;

export const cartItem = z.object({
  id,
  skuId: id,
  productId: id,
  title: z.string(),
  optionText: z.string(),
  picture: picture.nullable(),
  price: money,
  priceWhenAdded: money,
  quantity: z.int(),
  stock: z.int(),
  subtotal: money,
  selected: z.boolean(),
  problem: z.enum(cartProblems).nullable(),
});
export type CartItem = z.output<typeof cartItem>;

export const cartView = z.object({
  groups: z.array(
    z.object({
      shopId: id,
      shopName: z.string(),
      monogram: z.string(),
      items: z.array(cartItem),
      freeFreightGap: money.nullable(),
    }),
  ),
  count: z.int(),
  selectedCount: z.int(),
  selectedTotal: money,
});
export type CartView = z.output<typeof cartView>;

const itemIds = z.array(idInput).min(1).max(limits.cartItemsMax);
const quantity = z.int().min(1).max(limits.quantityMax);

export const cart = {
  listCart: defineRoute(paths.listCart, {
    tag,
    summary: 'My bag',
    input: nothing,
    output: cartView,
    errors: [],
  }),
  countCart: defineRoute(paths.countCart, {
    tag,
    summary: 'How many things are in my bag',
    input: nothing,
    output: z.object({ count: z.int() }),
    errors: [],
  }),
  addCartItem: defineRoute(paths.addCartItem, {
    tag,
    summary: 'Put a SKU into the bag; the same SKU adds up',
    input: z.strictObject({ skuId: idInput, quantity }),
    output: z.object({ count: z.int() }),
    errors: ['SKU_NOT_FOUND', 'SKU_SOLD_OUT', 'SKU_STOCK_SHORT', 'PRODUCT_OFF_SHELF', 'CART_FULL'],
  }),
  updateCartItem: defineRoute(paths.updateCartItem, {
    tag,
    summary: 'Change quantity or SKU of a line',
    input: z.strictObject({ itemId: idInput, quantity: quantity.optional(), skuId: idInput.optional() }),
    output: cartView,
    errors: ['CART_ITEM_NOT_FOUND', 'SKU_NOT_FOUND', 'SKU_SOLD_OUT', 'SKU_STOCK_SHORT', 'PRODUCT_OFF_SHELF'],
  }),
  selectCartItems: defineRoute(paths.selectCartItems, {
    tag,
    summary: 'Tick or untick lines',
    input: z.strictObject({ itemIds, selected: z.boolean() }),
    output: cartView,
    errors: [],
  }),
  removeCartItems: defineRoute(paths.removeCartItems, {
    tag,
    summary: 'Take lines out; taking out twice is one removal',
    input: z.strictObject({ itemIds }),
    output: cartView,
    errors: [],
  }),
};
