// Command `npm run import -- --shop <slug> [--dry-run] file.csv`: imports a file in the Shopify product format into a shop. Ends with 1 when a product was refused, with 2 when nothing could be done.
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportReport } from '@meridian/contract';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/db.ts';
import { runtimeRole } from '../platform/migrate.ts';
import { Refusal } from '../platform/refusal.ts';
import { importProducts } from '../slices/catalogue/index.ts';
import { findShopBySlug } from '../slices/shops/index.ts';
import { complain, say, withCommandDatabase } from './command-database.ts';

interface Order {
  readonly shop: string;
  readonly file: string;
  readonly dryRun: boolean;
}

function readOrder(): Order {
  const { values, positionals } = parseArgs({
    options: { shop: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (values.shop === undefined || file === undefined)
    throw new Error('usage: npm run import -- --shop <slug> [--dry-run] file.csv');
  return { shop: values.shop, file, dryRun: values['dry-run'] };
}

async function run(database: Database, { shop, file, dryRun }: Order): Promise<ImportReport> {
  const found = await findShopBySlug(database, shop);
  if (!found) throw new Error(`there is no shop ${shop}`);
  return importProducts(database, found.id, 'en', {
    fileName: path.basename(file),
    csv: await fs.readFile(file, 'utf8'),
    dryRun,
  });
}

function print(report: ImportReport, file: string): void {
  for (const p of report.problems)
    say(`${file}:${p.line}: ${p.handle} ${p.column}: ${p.text} (${p.reason}, ${p.severity})`);
  const done = report.dryRun
    ? `${report.products - report.refused} can be imported`
    : `${report.imported} imported as import ${report.id}`;
  say(`${report.products} products: ${done} with ${report.skus} variants, ${report.refused} refused`);
  if (!report.dryRun && report.pictures.waiting > 0)
    say(`${report.pictures.waiting} pictures will be fetched while the server runs`);
}

try {
  const order = readOrder();
  const report = await withCommandDatabase(async (url) => {
    const database = openDatabase({ url, role: runtimeRole, max: 2, clock: systemClock });
    try {
      return await run(database, order);
    } finally {
      await database.close();
    }
  });
  print(report, order.file);
  process.exitCode = report.refused > 0 ? 1 : 0;
} catch (error) {
  const where = error instanceof Refusal ? ` (line ${error.detail.args?.line ?? 1})` : '';
  complain(`${error instanceof Error ? error.message : String(error)}${where}`);
  process.exitCode = 2;
}
