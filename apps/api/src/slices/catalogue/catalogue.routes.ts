// The catalogue answers: categories, lists, search, one product, and the import of merchants' files.
import { type Handlers, read, steps, write } from '../../platform/route.ts';
import { listCategoryRows } from './catalogue.sql.ts';
import { noteSearch } from './count-searches.ts';
import { importProducts } from './import/import-products.ts';
import { getProductImport, retryImportPictures } from './import/read-import.ts';
import { getProductFacets, listHotProducts, listProducts, listRecommendations } from './list-products.ts';
import { categoryTree } from './product.view.ts';
import { getProduct } from './read-product.ts';
import { listHotSearches, suggestSearches } from './suggest-searches.ts';

export const catalogueRoutes = {
  listCategories: read<'listCategories'>(async (db, actor) => ({
    list: categoryTree(await listCategoryRows(db, actor.locale)),
  })),
  listProducts: read<'listProducts'>(async (db, actor, input) => {
    const page = await listProducts(db, actor.locale, input);
    if (input.q !== undefined && input.cursor === undefined && page.total > 0)
      noteSearch(actor.locale, page.correctedQuery ?? input.q);
    return page;
  }),
  getProductFacets: read<'getProductFacets'>((db, actor, input) => getProductFacets(db, actor.locale, input)),
  getProduct: read<'getProduct'>(getProduct),
  listRecommendations: read<'listRecommendations'>((db, actor, input) =>
    listRecommendations(db, actor.locale, input),
  ),
  listHotProducts: read<'listHotProducts'>((db, actor, input) => listHotProducts(db, actor.locale, input)),
  listHotSearches: read<'listHotSearches'>((db, actor) => listHotSearches(db, actor.locale)),
  suggestSearches: read<'suggestSearches'>((db, actor, input) => suggestSearches(db, actor.locale, input.q)),
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
