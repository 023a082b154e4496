// The catalogue answers: categories, lists, search, one product, and the import of merchants' files.
import { type Handlers, read, steps, write } from '../../platform/route.ts';
import { detailTags, facetTags, listTags, recommendationTags, shopTags } from './answer-tags.rules.ts';
import { listCategoryRows } from './catalogue.sql.ts';
import { countSearch, searchNote } from './count-searches.ts';
import { importProducts } from './import/import-products.ts';
import { getProductImport, retryImportPictures } from './import/read-import.ts';
import { getProductFacets, listHotProducts, listProducts, listRecommendations } from './list-products.ts';
import { categoryTree } from './product.view.ts';
import { getProduct, getProductAlone, getShopOfPage } from './read-product.ts';
import { listHotSearches, suggestSearches } from './suggest-searches.ts';

/** All that lists and facets show is told by tags, but places that follow from counters alone, and how many products have which score: these may be as old as this. */
const rankedMs = 5 * 60_000;
/** All that a page shows is told by tags but its shop's figures, and those are kept beside it. Pages that were all made in a shop's first minutes come due together, too. */
const pageMs = 4 * 60 * 60_000;

export const catalogueRoutes = {
  listCategories: read<'listCategories'>(
    async (db, actor) => ({ list: categoryTree(await listCategoryRows(db, actor.locale)) }),
    { tags: () => ['categories', 'lists'] },
  ),
  listProducts: read<'listProducts'>((db, actor, input) => listProducts(db, actor.locale, input), {
    tags: ({ list }, input) => listTags(input, list),
    lifeMs: rankedMs,
    notes: {
      of: (page, { q, cursor }, locale) =>
        q !== undefined && cursor === undefined && page.total > 0
          ? searchNote(locale, page.correctedQuery ?? q)
          : null,
      onSend: countSearch,
    },
  }),
  getProductFacets: read<'getProductFacets'>(
    (db, actor, input) => getProductFacets(db, actor.locale, input),
    { tags: facetTags, lifeMs: rankedMs },
  ),
  getProduct: read<'getProduct', 'shop'>(getProduct, {
    tags: detailTags,
    lifeMs: pageMs,
    part: {
      field: 'shop',
      own: getProductAlone,
      name: ({ shopId }) => shopId,
      read: (db, actor, shopId) => getShopOfPage(db, actor, { id: BigInt(shopId) }),
      tags: (shopId) => shopTags({ shopId }),
    },
  }),
  listRecommendations: read<'listRecommendations'>(
    (db, actor, input) => listRecommendations(db, actor.locale, input),
    { tags: ({ list }, { id }) => recommendationTags(id, list), lifeMs: rankedMs },
  ),
  listHotProducts: read<'listHotProducts'>((db, actor, input) => listHotProducts(db, actor.locale, input), {
    tags: ({ list }) => listTags({}, list),
    lifeMs: rankedMs,
  }),
  listHotSearches: read<'listHotSearches'>((db, actor) => listHotSearches(db, actor.locale), {
    tags: () => ['hot-searches'],
  }),
  suggestSearches: read<'suggestSearches'>((db, actor, input) => suggestSearches(db, actor.locale, input.q), {
    tags: () => ['lists'],
  }),
  importProducts: steps<'importProducts'>((database, actor, input) =>
    importProducts(database, actor.shopId, actor.locale, input),
  ),
  getProductImport: read<'getProductImport'>((db, actor, input) =>
    getProductImport(db, actor.shopId, actor.locale, input.id),
  ),
  retryImportPictures: write<'retryImportPictures'>((tx, actor, input) =>
    retryImportPictures(tx, actor.shopId, actor.locale, input.id),
  ),
} satisfies Handlers;
