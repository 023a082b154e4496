// Catalogue: categories, products, SKUs, search, and the import of merchants' files.
import { z } from 'zod';
import {
  country,
  defineRoute,
  flagInput,
  id,
  idInput,
  instant,
  intInput,
  line,
  listInput,
  listOf,
  money,
  moneyInput,
  nothing,
  picture,
} from './core.ts';
import { limits } from './limits.ts';
import { paths } from './paths.ts';
import { shopInfo } from './shops.ts';

const tag = 'catalogue';

export const productSorts = ['comprehensive', 'sales', 'price_asc', 'price_desc', 'new'] as const;
export type ProductSort = (typeof productSorts)[number];

export const productCard = z.object({
  id,
  shopId: id,
  shopName: z.string(),
  title: z.string(),
  picture: picture.nullable(),
  price: money,
  wasPrice: money.nullable(),
  priceVaries: z.boolean(),
  sales: z.int(),
  score: z.number().nullable(),
  reviews: z.int(),
  freeFreight: z.boolean(),
  inStock: z.boolean(),
});
export type ProductCard = z.output<typeof productCard>;

export const sku = z.object({
  id,
  /** Values in the order of the product's options. */ values: z.array(z.string()),
  price: money,
  wasPrice: money.nullable(),
  stock: z.int(),
  pictureIndex: z.int().nullable(),
});
export type Sku = z.output<typeof sku>;

export const productDetail = productCard.extend({
  state: z.enum(['on', 'off']),
  description: z.string(),
  brand: z.string(),
  categoryId: z.string(),
  categoryPath: z.array(z.object({ id: z.string(), name: z.string() })),
  pictures: z.array(picture),
  options: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ value: z.string(), label: z.string(), hex: z.string().nullable() })),
    }),
  ),
  skus: z.array(sku),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  reviewSummary: z.object({
    count: z.int(),
    score: z.number().nullable(),
    byScore: z.array(z.int()).length(5),
    withPictures: z.int(),
  }),
  shop: shopInfo,
  delivery: z
    .object({ country, countryName: z.string(), freight: money, minDays: z.int(), maxDays: z.int() })
    .nullable(),
  returnDays: z.int(),
  createdAt: instant,
});
export type ProductDetail = z.output<typeof productDetail>;

export interface CategoryNode {
  id: string;
  name: string;
  picture: z.output<typeof picture> | null;
  products: number;
  children: CategoryNode[];
}
export const categoryNode: z.ZodType<CategoryNode> = z
  .lazy(() =>
    z.object({
      id: z.string(),
      name: z.string(),
      picture: picture.nullable(),
      products: z.int(),
      children: z.array(categoryNode),
    }),
  )
  .meta({ id: 'CategoryNode' });

const filters = {
  q: line(limits.searchMax, 0).optional(),
  category: z
    .string()
    .regex(/^[a-z][a-z0-9.-]{0,60}$/)
    .optional(),
  shop: idInput.optional(),
  minPrice: moneyInput.optional(),
  maxPrice: moneyInput.optional(),
  minScore: intInput(1, 5).optional(),
  freeFreight: flagInput.optional(),
  inStock: flagInput.optional(),
  country: country.optional(),
};

const facet = z.object({ value: z.string(), label: z.string(), count: z.int() });
export const productFacets = z.object({
  total: z.int(),
  categories: z.array(facet),
  shops: z.array(facet),
  scores: z.array(facet),
  price: z.object({ min: money, max: money }).nullable(),
  freeFreight: z.int(),
  inStock: z.int(),
});
export type ProductFacets = z.output<typeof productFacets>;

export const importReport = z.object({
  id: id.nullable(),
  fileName: z.string(),
  dryRun: z.boolean(),
  products: z.int(),
  skus: z.int(),
  imported: z.int(),
  refused: z.int(),
  /** `reason` is a stable code, `text` says it in the reader's language; `refused` leaves the product out, `ignored` only the cell. */
  problems: z.array(
    z.object({
      line: z.int(),
      handle: z.string(),
      column: z.string(),
      reason: z.string(),
      severity: z.enum(['refused', 'ignored']),
      text: z.string(),
    }),
  ),
  pictures: z.object({
    waiting: z.int(),
    fetched: z.int(),
    failed: z.array(z.object({ url: z.string(), reason: z.string(), text: z.string() })),
  }),
});
export type ImportReport = z.output<typeof importReport>;

export const catalogue = {
  listCategories: defineRoute(paths.listCategories, {
    tag,
    summary: 'The category tree',
    shared: true,
    input: nothing,
    output: z.object({ list: z.array(categoryNode) }),
    errors: [],
  }),
  listProducts: defineRoute(paths.listProducts, {
    tag,
    summary: 'Search, filter and sort products; `total` counts at most 10,000, with words 5,000',
    shared: true,
    input: z.strictObject({
      ...filters,
      sort: z.enum(productSorts).default('comprehensive'),
      ...listInput(20),
    }),
    output: listOf(productCard).extend({ totalIsBound: z.boolean(), correctedQuery: z.string().nullable() }),
    errors: [],
  }),
  getProductFacets: defineRoute(paths.getProductFacets, {
    tag,
    summary: 'Counts for the filters; each facet ignores its own filter',
    shared: true,
    input: z.strictObject(filters),
    output: productFacets,
    errors: [],
  }),
  getProduct: defineRoute(paths.getProduct, {
    tag,
    summary: 'One product with its SKU matrix',
    // Whether the shop is followed is the asker's own.
    shared: 'anonymous',
    input: z.strictObject({ id: idInput, country: country.optional() }),
    output: productDetail,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  listRecommendations: defineRoute(paths.listRecommendations, {
    tag,
    summary: 'Products that go with this one',
    shared: true,
    input: z.strictObject({ id: idInput, limit: intInput(1, 40).default(10) }),
    output: z.object({ list: z.array(productCard) }),
    errors: [],
  }),
  listHotProducts: defineRoute(paths.listHotProducts, {
    tag,
    summary: 'Bought most in the last 30 days',
    shared: true,
    input: z.strictObject({ category: filters.category, ...listInput(20) }),
    output: listOf(productCard),
    errors: [],
  }),
  listHotSearches: defineRoute(paths.listHotSearches, {
    tag,
    summary: 'What people look for',
    shared: true,
    input: nothing,
    output: z.object({ list: z.array(z.string()) }),
    errors: [],
  }),
  suggestSearches: defineRoute(paths.suggestSearches, {
    tag,
    summary: 'Completions for a prefix, tolerant of a typo',
    shared: true,
    input: z.strictObject({ q: line(limits.searchMax) }),
    output: z.object({ list: z.array(z.string()) }),
    errors: [],
  }),
  importProducts: defineRoute(paths.importProducts, {
    tag,
    summary: 'Import products from a CSV file in the Shopify product format',
    bodyLimit: 12 * 1024 * 1024,
    patienceMs: 120_000,
    input: z.strictObject({
      fileName: line(120),
      csv: z.string().max(10 * 1024 * 1024),
      dryRun: z.boolean().default(true),
    }),
    output: importReport,
    errors: ['IMPORT_FILE_INVALID'],
  }),
  getProductImport: defineRoute(paths.getProductImport, {
    tag,
    summary: 'How an import went, pictures included',
    input: z.strictObject({ id: idInput }),
    output: importReport,
    errors: ['IMPORT_NOT_FOUND'],
  }),
  retryImportPictures: defineRoute(paths.retryImportPictures, {
    tag,
    summary: 'Try the failed pictures of an import again',
    input: z.strictObject({ id: idInput }),
    output: importReport,
    errors: ['IMPORT_NOT_FOUND'],
  }),
};
