// Quotes: what a purchase would cost now, shop by shop, and what stands in its way.
import { z } from 'zod';
import { address } from './addresses.ts';
import { id, money, picture } from './core.ts';

export const quoteLine = z.object({
  skuId: id,
  productId: id,
  title: z.string(),
  optionText: z.string(),
  picture: picture.nullable(),
  unitPrice: money,
  quantity: z.int(),
  subtotal: money,
});
export const quoteProblems = [
  'sold_out',
  'stock_short',
  'off_shelf',
  'shop_closed',
  'destination_unserved',
] as const;
export const quote = z.object({
  hash: z.string(),
  address: address.nullable(),
  groups: z.array(
    z.object({
      shopId: id,
      shopName: z.string(),
      monogram: z.string(),
      lines: z.array(quoteLine),
      subtotal: money,
      freight: money,
      discount: money,
      total: money,
      minDays: z.int().nullable(),
      maxDays: z.int().nullable(),
    }),
  ),
  count: z.int(),
  subtotal: money,
  freight: money,
  discount: money,
  total: money,
  promo: z.object({ code: z.string(), applied: z.boolean(), reason: z.string().nullable() }).nullable(),
  problems: z.array(
    z.object({ skuId: id, title: z.string(), problem: z.enum(quoteProblems), stock: z.int() }),
  ),
  balance: money,
  missing: money,
});
export type Quote = z.output<typeof quote>;
