// Rows of a CSV file in the Shopify product format → products to write, and what is wrong where. Pure.
import { createHash } from 'node:crypto';
import type { NewProduct, NewSku } from '../product-write.sql.ts';
import { unique } from '../script-text.rules.ts';
import { categoryOf } from './category-of.rules.ts';
import type { CsvRow } from './csv-file.ts';
import { plainText, tidy } from './plain-text.ts';

export const importReasons = [
  'handle_missing',
  'title_missing',
  'too_long',
  'category_unknown',
  'price_invalid',
  'compare_at_ignored',
  'inventory_invalid',
  'weight_invalid',
  'option_mismatch',
  'variant_duplicate',
  'too_many_variants',
  'too_many_options',
  'picture_url_invalid',
  'too_many_pictures',
] as const;
export type ImportReason = (typeof importReasons)[number];

/** `refused`: the product is left out. `ignored`: only this cell is. */
export interface Problem {
  readonly line: number;
  readonly handle: string;
  readonly column: string;
  readonly reason: ImportReason;
  readonly severity: 'refused' | 'ignored';
}
/** A picture to fetch, and the SKUs (by their values) that it shows. */
export interface PlannedPicture {
  readonly url: string;
  readonly position: number;
  readonly alt: string;
  readonly skus: readonly (readonly string[])[];
}
export interface PlannedProduct {
  readonly product: Omit<NewProduct, 'createdAt'>;
  readonly pictures: readonly PlannedPicture[];
}
export interface ImportPlan {
  readonly products: number;
  readonly planned: readonly PlannedProduct[];
  readonly refused: number;
  readonly problems: readonly Problem[];
}

const limits = {
  title: 200,
  body: 20_000,
  brand: 80,
  option: 60,
  variants: 100,
  options: 3,
  pictures: 20,
  url: 2000,
  alt: 200,
  keywords: 20,
  keyword: 40,
} as const;

/** Reads every product of a file; each is planned whole or refused whole. It pauses after each, because a large file takes a second. */
export function* planImport(rows: readonly CsvRow[], shopId: bigint): Generator<undefined, ImportPlan> {
  const groups = new Map<string, CsvRow[]>();
  const problems: Problem[] = [];
  for (const row of rows) {
    const handle = row.cells.handle ?? '';
    if (handle === '')
      problems.push({
        line: row.line,
        handle: '',
        column: 'Handle',
        reason: 'handle_missing',
        severity: 'refused',
      });
    else groups.set(slugOf(handle), [...(groups.get(slugOf(handle)) ?? []), row]);
  }
  const planned: PlannedProduct[] = [];
  for (const [slug, group] of groups) {
    const report = new Report(group[0]?.cells.handle ?? slug);
    const product = planProduct(slug, group, report, shopId);
    problems.push(...report.problems);
    if (product && !report.refused) planned.push(product);
    yield;
  }
  problems.sort((a, b) => a.line - b.line);
  return { products: groups.size, planned, refused: groups.size - planned.length, problems };
}

/** A handle as a slug; one in another script becomes a stable hash. */
export function slugOf(handle: string): string {
  const plain = handle.toLowerCase();
  if (/^[a-z0-9][a-z0-9-]{0,198}$/.test(plain)) return plain;
  return `p-${createHash('sha256').update(handle).digest('hex').slice(0, 24)}`;
}

class Report {
  readonly problems: Problem[] = [];
  readonly handle: string;
  constructor(handle: string) {
    this.handle = handle.slice(0, 200);
  }
  get refused(): boolean {
    return this.problems.some((p) => p.severity === 'refused');
  }
  refuse(line: number, column: string, reason: ImportReason): null {
    this.problems.push({ line, handle: this.handle, column, reason, severity: 'refused' });
    return null;
  }
  ignore(line: number, column: string, reason: ImportReason): null {
    this.problems.push({ line, handle: this.handle, column, reason, severity: 'ignored' });
    return null;
  }
}

const cell = (row: CsvRow, column: string): string => row.cells[column.toLowerCase()] ?? '';

function planProduct(
  slug: string,
  rows: readonly CsvRow[],
  report: Report,
  shopId: bigint,
): PlannedProduct | null {
  const head = rows.find((row) => cell(row, 'Title') !== '') ?? rows[0];
  if (!head) return null;
  const text = (column: string, max: number, value = cell(head, column).replace(/\s+/g, ' ')) => {
    if ([...value].length > max) report.refuse(head.line, column, 'too_long');
    return value;
  };
  const title = text('Title', limits.title, tidy(cell(head, 'Title').replace(/\s+/g, ' ')));
  if (title === '') report.refuse(head.line, 'Title', 'title_missing');
  const description = text('Body (HTML)', limits.body, plainText(cell(head, 'Body (HTML)')));
  const brand = text('Vendor', limits.brand, tidy(cell(head, 'Vendor')));
  const hints = [
    cell(head, 'Type'),
    ...cell(head, 'Product Category').split('>').reverse(),
    ...tagsOf(head),
  ].filter((hint) => hint.trim() !== '');
  const categoryId = categoryOf(hints) ?? report.refuse(head.line, 'Type', 'category_unknown');
  const names = optionNames(head, report);
  const variants = rows.filter((row) => row === head || isVariant(row));
  if (variants.length > limits.variants) report.refuse(head.line, 'Handle', 'too_many_variants');
  const skus = variants.slice(0, limits.variants).map((row) => planSku(row, names, report));
  refuseDuplicates(variants, skus, report);
  if (categoryId === null || report.refused) return null;
  const kept = skus.filter((sku) => sku !== null);
  const off = /^false$/i.test(cell(head, 'Published')) || /^(draft|archived)$/i.test(cell(head, 'Status'));
  const keywords = unique(
    hints.map((hint) => tidy(hint)).filter((hint) => [...hint].length <= limits.keyword),
  ).slice(0, limits.keywords);
  const product: PlannedProduct['product'] = {
    shopId,
    slug,
    categoryId,
    brand,
    state: off ? 'off' : 'on',
    titles: { en: title },
    descriptions: { en: description },
    keywords: { en: keywords },
    specifications: [],
    options: names.map((name, i) => ({
      names: { en: name },
      values: unique(kept.map((sku) => sku.values[i] ?? '')).map((value) => ({
        value,
        labels: { en: value },
        hex: null,
      })),
    })),
    pictures: [],
    skus: kept,
  };
  return { product, pictures: planPictures(rows, variants, skus, report) };
}

const tagsOf = (row: CsvRow) =>
  cell(row, 'Tags')
    .split(',')
    .map((tag) => tag.trim());
const isVariant = (row: CsvRow) =>
  ['Variant Price', 'Option1 Value', 'Variant SKU'].some((column) => cell(row, column) !== '');

/** The names of the options; "Title" with "Default Title" is how a product without options is written. */
function optionNames(head: CsvRow, report: Report): string[] {
  if (cell(head, `Option${limits.options + 1} Name`) !== '')
    report.refuse(head.line, `Option${limits.options + 1} Name`, 'too_many_options');
  const names = [1, 2, 3].map((n) => tidy(cell(head, `Option${n} Name`)));
  if (names[0] === 'Title' && /^(default title)?$/i.test(cell(head, 'Option1 Value'))) return [];
  const used = names.filter((name) => name !== '');
  if (names.slice(0, used.length).some((name) => name === '') || new Set(used).size < used.length)
    report.refuse(head.line, 'Option1 Name', 'option_mismatch');
  for (const name of used)
    if ([...name].length > limits.option) report.refuse(head.line, 'Option1 Name', 'too_long');
  return used;
}

function planSku(row: CsvRow, names: readonly string[], report: Report): NewSku | null {
  const values = names.map((_, i) => tidy(cell(row, `Option${i + 1} Value`)));
  const extra = [1, 2, 3]
    .slice(names.length)
    .find((n) => !/^(default title)?$/i.test(cell(row, `Option${n} Value`)));
  const missing = values.indexOf('');
  if (missing >= 0 || extra !== undefined)
    return report.refuse(row.line, `Option${missing >= 0 ? missing + 1 : extra} Value`, 'option_mismatch');
  const long = values.findIndex((value) => [...value].length > limits.option);
  if (long >= 0) return report.refuse(row.line, `Option${long + 1} Value`, 'too_long');
  const priceCents = centsOf(cell(row, 'Variant Price'));
  if (priceCents === null || priceCents === 0n)
    return report.refuse(row.line, 'Variant Price', 'price_invalid');
  const compareAt = cell(row, 'Variant Compare At Price');
  const wasCents = compareAt === '' ? 0n : centsOf(compareAt);
  if (wasCents === null) return report.refuse(row.line, 'Variant Compare At Price', 'price_invalid');
  if (wasCents > 0n && wasCents <= priceCents)
    report.ignore(row.line, 'Variant Compare At Price', 'compare_at_ignored');
  const stock = wholeOf(cell(row, 'Variant Inventory Qty'), 6);
  if (stock === null) return report.refuse(row.line, 'Variant Inventory Qty', 'inventory_invalid');
  const weightGrams = wholeOf(cell(row, 'Variant Grams').replace(/\.\d+$/, ''), 7);
  if (weightGrams === null) return report.refuse(row.line, 'Variant Grams', 'weight_invalid');
  // Shopify writes SKUs that look like numbers with a leading apostrophe.
  const code = tidy(cell(row, 'Variant SKU')).replace(/^'/, '').slice(0, 80);
  return {
    code,
    values,
    priceCents,
    wasCents: wasCents > priceCents ? wasCents : null,
    stock,
    pictureIndex: null,
    weightGrams,
  };
}

/** "12", "12.3" or "12.30" in cents; null for signs, exponents, separators, three places and more than seven digits. */
function centsOf(text: string): bigint | null {
  const found = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text);
  return found ? BigInt(found[1] ?? '0') * 100n + BigInt((found[2] ?? '').padEnd(2, '0')) : null;
}
/** A whole number of at most so many digits; nothing counts as 0. */
const wholeOf = (text: string, digits: number): number | null =>
  text === '' ? 0 : new RegExp(`^\\d{1,${digits}}$`).test(text) ? Number(text) : null;

function refuseDuplicates(rows: readonly CsvRow[], skus: readonly (NewSku | null)[], report: Report): void {
  const seen = new Set<string>();
  for (const [i, sku] of skus.entries()) {
    const key = JSON.stringify(sku?.values);
    if (sku && seen.has(key)) report.refuse(rows[i]?.line ?? 0, 'Option1 Value', 'variant_duplicate');
    seen.add(key);
  }
}

/** Pictures in the order of their positions; a bad address costs the picture and not the product. */
function planPictures(
  rows: readonly CsvRow[],
  variants: readonly CsvRow[],
  skus: readonly (NewSku | null)[],
  report: Report,
): PlannedPicture[] {
  const found = new Map<string, { position: number; alt: string; skus: (readonly string[])[] }>();
  const add = (row: CsvRow, column: string, position: number, alt: string) => {
    const url = cell(row, column);
    if (url === '') return null;
    if (url.length > limits.url || !/^https?:\/\//i.test(url) || !URL.canParse(url))
      return report.ignore(row.line, column, 'picture_url_invalid');
    const known = found.get(url) ?? { position, alt, skus: [] };
    if (!found.has(url) && found.size >= limits.pictures)
      return report.ignore(row.line, column, 'too_many_pictures');
    found.set(url, known);
    return known;
  };
  for (const [i, row] of rows.entries())
    add(
      row,
      'Image Src',
      wholeOf(cell(row, 'Image Position'), 4) || i + 1,
      [...tidy(cell(row, 'Image Alt Text'))].slice(0, limits.alt).join(''),
    );
  for (const [i, row] of variants.entries())
    add(row, 'Variant Image', rows.length + i + 1, '')?.skus.push(skus[i]?.values ?? []);
  return [...found].map(([url, picture]) => ({ url, ...picture })).sort((a, b) => a.position - b.position);
}
