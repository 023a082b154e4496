// The front door of promotions.
export { createPromoCode } from './create-promo-code.ts';
export type { Discount, Promo, SpendGroup } from './promo.rules.ts';
export { lockAndQuotePromo, type PromoCheck, quotePromo, releasePromo, usePromo } from './promo-uses.ts';
export { promotionsRoutes } from './promotions.routes.ts';
export { listMiscounted, type NewPromo } from './promotions.sql.ts';
