// Promotions: codes that take something off.
import { z } from 'zod';
import { defineRoute, id, instant, money, nothing } from './core.ts';
import { paths } from './paths.ts';

export const promoCode = z.object({
  code: z.string(),
  kind: z.enum(['percent', 'fixed']),
  percentBps: z.int().nullable(),
  amount: money.nullable(),
  cap: money.nullable(),
  minSpend: money,
  shopId: id.nullable(),
  shopName: z.string().nullable(),
  endsAt: instant,
});
export type PromoCode = z.output<typeof promoCode>;

export const promotions = {
  listPromoCodes: defineRoute(paths.listPromoCodes, {
    tag: 'promotions',
    summary: 'Codes that I can still use',
    input: nothing,
    output: z.object({ list: z.array(promoCode) }),
    errors: [],
  }),
};
