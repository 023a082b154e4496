// The import of a merchant's file: read and planned without a transaction, then written in parts, each product whole or not at all.
import type { ImportReport } from '@meridian/contract';
import type { Database, Tx } from '../../../platform/db.ts';
import { addErrand } from '../../../platform/jobs.ts';
import { lockProductBySlug, type NewProduct } from '../product-write.sql.ts';
import { insertProducts, rewriteProduct } from '../write-product.ts';
import { readCsv } from './csv-file.ts';
import { type ImportPlan, type PlannedProduct, planImport } from './import.rules.ts';
import {
  addImported,
  insertImport,
  insertPictures,
  lockShopImports,
  updateShownPictures,
} from './import.sql.ts';
import { getProductImport, planReport } from './read-import.ts';

/** Products of one transaction. */
const partSize = 100;
/** Products planned before others get their turn. */
const stepsInARow = 50;
/** Problems kept with an import; a file with more is wrong as a whole. */
const problemsMax = 1000;

export interface ImportInput {
  readonly fileName: string;
  readonly csv: string;
  readonly dryRun: boolean;
}

/** Imports a file into a shop; a dry run reads and reports only. Handles that the shop has are written anew. @throws IMPORT_FILE_INVALID */
export async function importProducts(
  database: Database,
  shopId: bigint,
  locale: string,
  input: ImportInput,
): Promise<ImportReport> {
  const rows = readCsv(input.csv);
  const plan = await unhurried(planImport(rows, shopId));
  const kept: ImportPlan = { ...plan, problems: plan.problems.slice(0, problemsMax) };
  if (input.dryRun) return planReport(kept, input.fileName, locale);
  const { id } = await database.transaction((tx) =>
    insertImport(tx, shopId, {
      fileName: input.fileName,
      products: plan.products,
      skus: 0,
      imported: 0,
      refused: plan.refused,
      problems: kept.problems,
    }),
  );
  for (let start = 0; start < plan.planned.length; start += partSize) {
    await database.transaction((tx) =>
      writePart(tx, shopId, id, plan.planned.slice(start, start + partSize)),
    );
  }
  return getProductImport(database, shopId, locale, id);
}

/** Works a plan through and lets other requests in between. */
async function unhurried(steps: Generator<undefined, ImportPlan>): Promise<ImportPlan> {
  for (let n = 1; ; n += 1) {
    const step = steps.next();
    if (step.done) return step.value;
    if (n % stepsInARow === 0) await new Promise((go) => setImmediate(go));
  }
}

async function writePart(
  tx: Tx,
  shopId: bigint,
  importId: bigint,
  part: readonly PlannedProduct[],
): Promise<void> {
  await lockShopImports(tx, shopId);
  const written = new Map<string, bigint>();
  const fresh: NewProduct[] = [];
  for (const { product } of part) {
    const before = await lockProductBySlug(tx, shopId, product.slug);
    if (before) await rewriteProduct(tx, before.id, before.state, { ...product, createdAt: tx.now });
    if (before) written.set(product.slug, before.id);
    else fresh.push({ ...product, createdAt: tx.now });
  }
  const ids = await insertProducts(tx, fresh);
  for (const [i, product] of fresh.entries()) written.set(product.slug, ids[i] as bigint);
  for (const { product, pictures } of part) {
    if (pictures.length === 0) continue;
    const productId = written.get(product.slug) as bigint;
    const waiting = await insertPictures(tx, importId, productId, pictures);
    if (waiting.length < pictures.length) await updateShownPictures(tx, productId);
    for (const pictureId of waiting) await addErrand(tx, 'fetchPicture', { pictureId: String(pictureId) });
  }
  await addImported(
    tx,
    importId,
    part.length,
    part.reduce((all, p) => all + p.product.skus.length, 0),
  );
}
