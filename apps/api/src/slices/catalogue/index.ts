// The front door of the catalogue.
import type { HomeReaders } from '../content/index.ts';
import { listShops } from '../shops/index.ts';
import { listTags } from './answer-tags.rules.ts';
import { listCategoryRows } from './catalogue.sql.ts';
import { listFirst } from './list-products.ts';
import { cardView, categoryTree } from './product.view.ts';

export { catalogueJobs } from './catalogue.jobs.ts';
export { catalogueRoutes } from './catalogue.routes.ts';
export {
  type NewCategory,
  type ProductOption,
  type ProductPicture,
  type Specification,
  upsertCategory,
  type WantedRows,
} from './catalogue.sql.ts';
export { seedHotSearches } from './count-searches.ts';
export {
  countedEveryMs,
  countSales,
  rebuildStats,
  recordStars,
  replaceSales,
} from './count-stats.ts';
export { importProducts } from './import/import-products.ts';
export {
  releaseStock,
  reserveStock,
  returnStock,
  type StockLine,
  sellStock,
} from './move-stock.ts';
export type { NewProduct, NewSku } from './product-write.sql.ts';
export {
  listGivenSkus,
  listSkusForPurchase,
  listWantedSkus,
  type PurchaseSku,
  type WantedSku,
} from './read-product.ts';
export { lockStars, noteSales } from './stats.sql.ts';
export { insertProduct, insertProducts } from './write-product.ts';

/** What the front page shows of shops and products. */
export const homeReaders: HomeReaders = {
  categories: async (db, locale) => categoryTree(await listCategoryRows(db, locale)),
  hot: async (db, locale, limit) => (await listFirst(db, locale, 'hot', limit)).map(cardView),
  fresh: async (db, locale, limit) => (await listFirst(db, locale, 'new', limit)).map(cardView),
  tags: (products) => listTags({}, products),
  shops: async (db, locale, limit) => {
    const { list, total } = await listShops(db, locale, { limit });
    return { list, total };
  },
};
