// Made-up products, the same for the same number: titles in three languages, descriptions of 300 characters, prices, stock, pictures.
import { createRandom, type Random } from '../../apps/api/db/demo/prng.ts';
import type { NewProduct, NewSku, ProductOption } from '../../apps/api/src/slices/catalogue/index.ts';
import { type BenchLanguage, benchLanguages, vocabularies } from './words.ts';
import { zipf } from './zipf.ts';

const roots = 'computer electrical family outdoors health mens womens food phone toys'.split(' ');
const branches = 5;
export interface BenchCategory {
  readonly id: string;
  readonly position: number;
  readonly names: { readonly en: string } & Readonly<Record<string, string>>;
}
/** Ten branches with five categories each. */
export const benchCategories: readonly BenchCategory[] = roots.flatMap((root, r) => [
  { id: root, position: r, names: { en: root } },
  ...Array.from({ length: branches }, (_, n) => ({
    id: `${root}.part-${n + 1}`,
    position: n,
    names: { en: `${root} ${vocabularies.en.nouns[(r * branches + n) % vocabularies.en.nouns.length]}` },
  })),
]);
const leaves = benchCategories.filter((c) => c.id.includes('.')).map((c) => c.id);
const leafRank = zipf(leaves.length, 0.7);

const dayMs = 24 * 3600_000;
const ageDays = 700;
const colours: ProductOption = {
  names: { en: 'Colour', 'zh-cn': '颜色', de: 'Farbe' },
  values: [
    { value: 'black', labels: { en: 'Black', 'zh-cn': '黑色', de: 'Schwarz' }, hex: '#111111' },
    { value: 'sand', labels: { en: 'Sand', 'zh-cn': '沙色', de: 'Sand' }, hex: '#d8c8a8' },
  ],
};

/** Enough of every SKU for many runs on a kept database. */
const stock = 100_000;

function skusOf(random: Random, n: number): NewSku[] {
  // Prices spread like those of a department store: half below $30, some above $500.
  const cents = BigInt(Math.round(200 * 10 ** (random.next() * 2.5)));
  const sku = (values: readonly string[], priceCents: bigint): NewSku => ({
    code: `B-${n}-${values.join('')}`,
    values,
    priceCents,
    wasCents: random.next() < 0.2 ? (priceCents * 13n) / 10n + 1n : null,
    stock: random.next() < 0.04 ? 0 : stock,
    pictureIndex: null,
    weightGrams: random.int(50, 4000),
  });
  return n % 2 === 0 ? [sku(['black'], cents), sku(['sand'], cents + 100n)] : [sku([], cents)];
}

/** Product `n` of a shop; its SKUs are one and two in turn, so 15,000 for 10,000 products. */
export function benchProduct(n: number, shopId: bigint, now: Date): NewProduct {
  const random = createRandom(n * 2654435761);
  const local = benchLanguages[1 + (n % (benchLanguages.length - 1))] as BenchLanguage;
  const other = benchLanguages[1 + ((n + 2) % (benchLanguages.length - 1))] as BenchLanguage;
  const titleIn = (language: BenchLanguage) => {
    const words = vocabularies[language];
    return words.title(random, words.noun(random), `${String.fromCharCode(65 + (n % 26))}${n % 997}`);
  };
  const skus = skusOf(random, n);
  return {
    shopId,
    slug: `bench-${n}`,
    categoryId: leaves[leafRank(random)] as string,
    brand: `Brand ${vocabularies.en.word(random)}`,
    state: 'on',
    titles: { en: titleIn('en'), [local]: titleIn(local), [other]: titleIn(other) },
    descriptions: {
      en: vocabularies.en.text(random, 300),
      [local]: vocabularies[local].text(random, local === 'zh-cn' || local === 'jp' ? 120 : 300),
    },
    keywords: { en: [vocabularies.en.noun(random), vocabularies.en.word(random)] },
    specifications: [
      {
        labels: { en: 'Material' },
        values: { en: vocabularies.en.word(random) },
      },
    ],
    options: skus.length > 1 ? [colours] : [],
    pictures: Array.from({ length: 3 }, (_, i) => ({
      key: `bench${String(n).padStart(8, '0')}${i}`,
      width: 1080,
      height: 1080,
      widths: [160, 320, 640, 1080],
    })),
    skus,
    createdAt: new Date(now.getTime() - random.next() * ageDays * dayMs),
  };
}
