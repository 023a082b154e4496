// Shops: who sells, how they are doing, and the people who run them.
import { z } from 'zod';
import {
  country,
  defineRoute,
  done,
  id,
  idInput,
  instant,
  line,
  listInput,
  listOf,
  money,
  nothing,
  picture,
} from './core.ts';
import { limits } from './limits.ts';
import { paths } from './paths.ts';

const tag = 'shops';

export const shopCard = z.object({
  id,
  name: z.string(),
  monogram: z.string(),
  tagline: z.string(),
  country,
  fans: z.int(),
  sales: z.int(),
  products: z.int(),
  score: z.number().nullable(),
  reviews: z.int(),
  /** Share of 4 and 5 star reviews in basis points; null until there are reviews. */
  favourableBps: z.int().nullable(),
  pictures: z.array(picture),
});
export type ShopCard = z.output<typeof shopCard>;

export const shopInfo = shopCard.extend({
  description: z.string(),
  followed: z.boolean(),
  openedAt: instant,
  state: z.enum(['open', 'holiday', 'suspended']),
  freight: z.object({ base: money, perExtraItem: money, freeAbove: money.nullable() }),
});
export type ShopInfo = z.output<typeof shopInfo>;

export const merchantInfo = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'staff']),
  shop: z.object({ id, name: z.string() }),
});

export const shops = {
  listShops: defineRoute(paths.listShops, {
    tag,
    summary: 'Shops, the liveliest first',
    shared: true,
    input: z.strictObject({ ...listInput(20) }),
    output: listOf(shopCard),
    errors: [],
  }),
  getShop: defineRoute(paths.getShop, {
    tag,
    summary: 'One shop',
    input: z.strictObject({ id: idInput }),
    output: shopInfo,
    errors: ['SHOP_NOT_FOUND'],
  }),
  followShop: defineRoute(paths.followShop, {
    tag,
    summary: 'Follow or unfollow; repeating it changes nothing',
    input: z.strictObject({ id: idInput, follow: z.boolean() }),
    output: z.object({ followed: z.boolean(), fans: z.int() }),
    errors: ['SHOP_NOT_FOUND'],
  }),
  merchantLogin: defineRoute(paths.merchantLogin, {
    tag,
    summary: 'Sign a merchant in; the session is an HttpOnly cookie',
    input: z.strictObject({ email: line(190), password: z.string().min(1).max(limits.passwordMax) }),
    output: merchantInfo,
    errors: ['LOGIN_FAILED', 'LOGIN_SLOWED'],
  }),
  merchantLogout: defineRoute(paths.merchantLogout, {
    tag,
    summary: 'End the merchant session',
    input: nothing,
    output: done,
    errors: [],
  }),
  getMerchantInfo: defineRoute(paths.getMerchantInfo, {
    tag,
    summary: 'The signed-in merchant',
    input: nothing,
    output: merchantInfo,
    errors: [],
  }),
};
