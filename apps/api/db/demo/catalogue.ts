// Composes shops, categories and products into the demo catalogue; the same seed gives the same catalogue.
import { readFileSync } from 'node:fs';
import { BRANDS } from './brands.ts';
import { categories } from './categories.ts';
import { readChoice } from './choices.ts';
import { writeDescription, writeKeywords, writeSpecifications, writeTitle } from './compose.ts';
import { readFact } from './facts.ts';
import { createRandom, hashText } from './prng.ts';
import { computer } from './product-types/computer.ts';
import { electrical } from './product-types/electrical.ts';
import { family } from './product-types/family.ts';
import { food } from './product-types/food.ts';
import { health } from './product-types/health.ts';
import { mens } from './product-types/mens.ts';
import { outdoors } from './product-types/outdoors.ts';
import { phone } from './product-types/phone.ts';
import { toys } from './product-types/toys.ts';
import { womens } from './product-types/womens.ts';
import { shops } from './shops.ts';
import { buildSkus, formerPrice, pickColours } from './skus.ts';
import type {
  Catalogue,
  DemoObject,
  DemoProduct,
  DemoShop,
  ObjectType,
  ShopKey,
  SubCategory,
  Variant,
} from './types.ts';

export const DEFAULT_SEED = 20;

export const objects: readonly DemoObject[] = JSON.parse(
  readFileSync(new URL('./objects.json', import.meta.url), 'utf8'),
) as DemoObject[];

export const objectTypes: readonly ObjectType[] = [
  ...computer,
  ...electrical,
  ...outdoors,
  ...family,
  ...health,
  ...mens,
  ...womens,
  ...food,
  ...phone,
  ...toys,
];

const objectOf = new Map(objects.map((object) => [object.id, object]));
const shopOf = new Map<ShopKey, DemoShop>(shops.map((shop) => [shop.key, shop]));
const shelfOf = new Map<string, SubCategory>(
  categories.flatMap((category) => category.children.map((child) => [child.id, child] as const)),
);

interface Line {
  readonly type: ObjectType;
  readonly variant: Variant;
  readonly turn: number;
}

const lines: readonly Line[] = objectTypes.flatMap((type) =>
  type.variants.map((variant, turn) => ({ type, variant, turn })),
);

/** How many hand-written products there are before further ones are derived from them. */
export const BASE_SIZE = lines.length;

function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const EDITIONS = [
  'Aster',
  'Birch',
  'Cove',
  'Dune',
  'Elm',
  'Fern',
  'Grove',
  'Heath',
  'Iris',
  'Juniper',
  'Kelp',
  'Larch',
  'Moor',
  'Nook',
  'Olive',
  'Pine',
  'Quill',
  'Reed',
  'Sorrel',
  'Thyme',
  'Umber',
  'Vale',
  'Willow',
  'Yarrow',
  'Zephyr',
];

interface Edition {
  readonly model: string;
  readonly priceCents: number;
}

function editionOf(line: Line, round: number): Edition {
  const [, model, priceCents] = line.variant;
  if (round === 0) return { model, priceCents };
  const name = EDITIONS[(round - 1) % EDITIONS.length] ?? '';
  const number = Math.floor((round - 1) / EDITIONS.length);
  const random = createRandom(hashText(`${line.type.id}/${model}/${round}`));
  const changed = Math.floor((priceCents * (0.8 + random.next() * 0.45)) / 100) * 100 + (priceCents % 100);
  return {
    model: number === 0 ? `${model} ${name}` : `${model} ${name} ${number + 1}`,
    priceCents: Math.max(changed, 190),
  };
}

function buildProduct(line: Line, round: number, seed: number): DemoProduct {
  const { type, variant, turn } = line;
  const [shopKey, , , weightGrams, codes, ownOptions] = variant;
  const { model, priceCents } = editionOf(line, round);
  const object = objectOf.get(type.id);
  const shop = shopOf.get(shopKey);
  if (object === undefined || shop === undefined) throw new Error(`no object or shop for ${type.id}`);
  const brand = BRANDS[shopKey][hashText(`${shopKey}/${type.id}`) % 2 === 0 ? 0 : 1];
  const slug = slugOf(`${brand} ${model} ${type.id}`);
  const random = createRandom(hashText(slug) ^ Math.imul(seed, 2654435761));
  const facts = codes.split(' ').map(readFact);
  const colours = pickColours(object, type, turn + round);
  const optionSource = ownOptions ?? type.options;
  const formerRatio = random.next() < 0.15 ? 1.06 + random.next() * 0.17 : undefined;
  const { options, skus } = buildSkus({
    prefix: `${shopKey.toUpperCase()}-${hashText(slug).toString(36).toUpperCase().padStart(7, '0')}`,
    colours,
    choice: optionSource === undefined ? undefined : readChoice(optionSource),
    priceCents,
    weightGrams,
    formerRatio,
    random,
  });
  return {
    slug,
    objectId: type.id,
    shopSlug: shop.slug,
    categoryId: object.category,
    subCategoryId: type.sub,
    brand,
    model,
    title: writeTitle(type, `${brand} ${model}`, facts),
    description: writeDescription(type, facts, shop, turn + round),
    searchKeywords: writeKeywords(type, brand, model, shelfOf.get(type.sub)),
    priceCents,
    ...(formerRatio === undefined ? {} : { wasCents: formerPrice(priceCents, formerRatio) }),
    weightGrams,
    colours,
    options,
    skus,
    specifications: writeSpecifications(facts, weightGrams, shop, type.id),
    createdDaysAgo: Math.floor(random.next() ** 1.4 * 401),
    popularity: Math.round((0.002 + 0.998 * random.next() ** 4) * 10000) / 10000,
  };
}

/** The hand-written products, then as many further editions of them as asked for, one at a time. */
export function* products(count: number = BASE_SIZE, seed: number = DEFAULT_SEED): Generator<DemoProduct> {
  for (let index = 0; index < count; index++) {
    yield buildProduct(lines[index % BASE_SIZE] as Line, Math.floor(index / BASE_SIZE), seed);
  }
}

export interface CatalogueOptions {
  readonly products?: number | undefined;
  readonly seed?: number | undefined;
}

export function buildCatalogue(options: CatalogueOptions = {}): Catalogue {
  const { products: count = BASE_SIZE, seed = DEFAULT_SEED } = options;
  if (count <= BASE_SIZE) return { shops, categories, products: [...products(count, seed)] };
  return { shops, categories, products: { [Symbol.iterator]: () => products(count, seed) } };
}
