// What a shopper asks of promotions.
import { type Handlers, read } from '../../platform/route.ts';
import { listShopsForOrder } from '../shops/index.ts';
import { listUsablePromos } from './promotions.sql.ts';
import { promoView } from './promotions.view.ts';

export const promotionsRoutes = {
  listPromoCodes: read(async (db, actor, _input, { now }) => {
    const promos = await listUsablePromos(db, actor.userId, now);
    const shops = await listShopsForOrder(
      db,
      promos.flatMap((p) => p.shopId ?? []),
    );
    const names = new Map(shops.map((s) => [s.id, s.name]));
    return {
      list: promos.map((p) => promoView(p, p.shopId === null ? null : (names.get(p.shopId) ?? null))),
    };
  }),
} satisfies Handlers;
