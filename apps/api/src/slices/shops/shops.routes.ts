// Shops answer: lists, one shop, follows, and the merchants' way in and out.
import { refuse } from '../../platform/refusal.ts';
import { type Handlers, read, SessionEnd, SessionStart, steps, write } from '../../platform/route.ts';
import { openSession } from '../../platform/sessions.ts';
import { signInStaff } from '../accounts/index.ts';
import { followShop } from './follow-shop.ts';
import { listShops } from './list-shops.ts';
import { findMerchant, findMerchantByEmail } from './merchants.sql.ts';
import { merchantView, shopInfoView } from './shop.view.ts';
import { findShop } from './shops.sql.ts';

export const shopsRoutes = {
  listShops: read<'listShops'>((db, actor, input) => listShops(db, actor.locale, input), {
    tags: () => ['shops'],
  }),
  getShop: read<'getShop'>(async (db, actor, input) => {
    const shop = await findShop(db, { id: input.id }, actor.locale, actor.shopper?.userId ?? null);
    return shopInfoView(shop ?? refuse('SHOP_NOT_FOUND'));
  }),
  followShop: write<'followShop'>(followShop),
  merchantLogin: steps<'merchantLogin'>(async (database, actor, input, scope) => {
    const merchant = await signInStaff(scope.services, actor, 'merchant', input, () =>
      findMerchantByEmail(database, input.email),
    );
    const session = await database.transaction((tx) =>
      openSession(tx, {
        audience: 'merchant',
        subjectId: merchant.id,
        ip: actor.ip,
        userAgent: scope.request.headers['user-agent'] ?? '',
      }),
    );
    return new SessionStart('merchant', session.token, merchantView(merchant));
  }),
  merchantLogout: write<'merchantLogout'>(async () => new SessionEnd()),
  getMerchantInfo: read<'getMerchantInfo'>(async (db, actor) =>
    merchantView((await findMerchant(db, actor.merchantId)) ?? refuse('AUTH_REQUIRED')),
  ),
} satisfies Handlers;
