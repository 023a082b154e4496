// The acts of putting products into the catalogue: one, many at once, or one anew.
import type { Tx } from '../../platform/db.ts';
import { settings } from '../../platform/settings.ts';
import { addShopFigures } from '../shops/index.ts';
import { comprehensiveScore, priceSpan, type ScoreWeights } from './catalogue.rules.ts';
import {
  freshnessHalfLifeDays,
  fullSales,
  weightFreshness,
  weightRating,
  weightSales,
} from './catalogue.settings.ts';
import { type CategoryNames, listCategoryNames } from './catalogue.sql.ts';
import {
  insertProductRows,
  lockSkusOfProduct,
  type NewProduct,
  type ProductWrite,
  updateProductRow,
  updateSkusGone,
  upsertSkuRows,
} from './product-write.sql.ts';
import { upsertVocabulary, upsertWords } from './search.sql.ts';
import { type IndexEntry, indexProduct } from './search-index.rules.ts';

/** Rows of one statement: large enough to be fast, small enough for the time limit of a statement. */
const batch = 500;

/** The weights of the comprehensive score in force now. */
export async function scoreWeights(tx: Tx): Promise<ScoreWeights> {
  const [sales, rating, freshness, full, halfLifeDays] = await settings(
    tx,
    weightSales,
    weightRating,
    weightFreshness,
    fullSales,
    freshnessHalfLifeDays,
  );
  return { sales, rating, freshness, fullSales: full, halfLifeDays };
}

function writeOf(product: NewProduct, weights: ScoreWeights, now: Date): ProductWrite {
  const score = comprehensiveScore(
    { sales30d: 0, rating: null, reviews: 0, createdAt: product.createdAt },
    weights,
    now,
  );
  return { product, ...priceSpan(product.skus), score };
}

function entryOf(product: NewProduct, names: readonly CategoryNames[]): IndexEntry {
  const root = product.categoryId.split('.')[0];
  return indexProduct({
    titles: product.titles,
    keywords: product.keywords,
    brand: product.brand,
    categories: names.filter((c) => c.id === product.categoryId || c.id === root).map((c) => c.names),
    specifications: [
      ...product.specifications.flatMap((s) => Object.values(s.values)),
      ...product.options.flatMap((o) => o.values.flatMap((v) => Object.values(v.labels))),
    ],
    descriptions: Object.values(product.descriptions),
  });
}
const skuRowsOf = (productId: bigint, product: NewProduct) =>
  product.skus.map((sku, position) => ({ productId, position, sku }));

/** Adds one product with its SKUs and its words; answers its id. */
export async function insertProduct(tx: Tx, product: NewProduct): Promise<bigint> {
  const [id] = await insertProducts(tx, [product]);
  return id as bigint;
}

/** Adds products with their SKUs and words, in batches; answers their ids in the order given. Slugs must be new to their shops. */
export async function insertProducts(tx: Tx, products: readonly NewProduct[]): Promise<bigint[]> {
  const weights = await scoreWeights(tx);
  const names = await listCategoryNames(tx, [...new Set(products.map((p) => p.categoryId))]);
  const ids: bigint[] = [];
  const added = new Map<bigint, number>();
  for (let start = 0; start < products.length; start += batch) {
    const part = products.slice(start, start + batch);
    const writes = part.map((p) => writeOf(p, weights, tx.now));
    const partIds = await insertProductRows(tx, writes);
    await upsertSkuRows(
      tx,
      part.flatMap((p, i) => skuRowsOf(partIds[i] as bigint, p)),
    );
    const entries = part.map((p) => entryOf(p, names));
    await upsertWords(
      tx,
      writes.map((write, i) => ({
        ...write,
        productId: partIds[i] as bigint,
        entry: entries[i] as IndexEntry,
      })),
    );
    await upsertVocabulary(tx, entries, 1);
    ids.push(...partIds);
    for (const p of part) if (p.state === 'on') added.set(p.shopId, (added.get(p.shopId) ?? 0) + 1);
  }
  await addShopFigures(
    tx,
    [...added].map(([shopId, count]) => ({ shopId, products: count })),
  );
  return ids;
}

/** Writes a product anew: SKUs keep their ids by their values, those that are no longer given go off the shelf. */
export async function rewriteProduct(
  tx: Tx,
  id: bigint,
  before: 'on' | 'off',
  product: NewProduct,
): Promise<void> {
  const weights = await scoreWeights(tx);
  const names = await listCategoryNames(tx, [product.categoryId]);
  const write = writeOf(product, weights, tx.now);
  await updateProductRow(tx, id, write);
  await lockSkusOfProduct(tx, id);
  await updateSkusGone(
    tx,
    id,
    product.skus.map((s) => s.values),
  );
  await upsertSkuRows(tx, skuRowsOf(id, product));
  const entry = entryOf(product, names);
  await upsertWords(tx, [{ ...write, productId: id, entry }]);
  await upsertVocabulary(tx, [entry], 0);
  const products = (product.state === 'on' ? 1 : 0) - (before === 'on' ? 1 : 0);
  if (products !== 0) await addShopFigures(tx, [{ shopId: product.shopId, products }]);
}
