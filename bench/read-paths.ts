// What the readers ask for: lists, categories, pages and searches, the popular ones more often.

import type { ProductSort } from '@meridian/contract';
import { paths } from '@meridian/contract/paths';
import { createRandom, type Random } from '../apps/api/db/demo/prng.ts';
import type { ReadName } from './scenario-names.ts';
import { benchCategories } from './world/products.ts';
import { type BenchLanguage, benchLanguages, vocabularies } from './world/words.ts';
import { zipf } from './world/zipf.ts';

/** What is there to be asked for. */
export interface Shelf {
  readonly productIds: readonly string[];
}

const sorts: readonly ProductSort[] = ['comprehensive', 'sales', 'price_asc', 'price_desc', 'new'];
const leaves = benchCategories.filter((c) => c.id.includes('.')).map((c) => c.id);
const leafRank = zipf(leaves.length, 0.7);
/** How many different searches the people with repeats make; a few of them make up most. */
const searches = 3_000;
const searchRank = zipf(searches, 0.9);

const path = (base: string, query: Record<string, string>): string =>
  `${base}?${new URLSearchParams(query).toString()}`;

/** Six in ten search in English, one word or two, filtered by price, category or stock, in any order. */
function searchOf(random: Random): Record<string, string> {
  const language: BenchLanguage = random.next() < 0.6 ? 'en' : random.pick(benchLanguages);
  const words = vocabularies[language];
  const q = random.next() < 0.5 ? words.noun(random) : `${words.noun(random)} ${words.word(random)}`;
  const query: Record<string, string> = { q, sort: random.pick(sorts) };
  const filter = random.next();
  if (filter < 0.4) query.maxPrice = `${random.int(1, 20) * 10}.00`;
  else if (filter < 0.6) query.category = leaves[leafRank(random)] as string;
  else if (filter < 0.8) query.inStock = 'true';
  else query.minPrice = `${random.int(1, 10) * 5}.00`;
  return query;
}
/** The same person's question for the same number. */
const repeatedSearch = (rank: number) => searchOf(createRandom(rank + 1));

const pagePath = (id: string): string => path(paths.getProduct.path, { id });

/** A function that draws one path after the other. */
export function pathDrawer(name: ReadName, shelf: Shelf): (random: Random) => string {
  const list = paths.listProducts.path;
  switch (name) {
    case 'list':
    case 'list-gzip':
      return () => path(list, { sort: 'new' });
    case 'category':
      return (random) => path(list, { category: leaves[leafRank(random)] as string });
    case 'detail': {
      const rank = zipf(shelf.productIds.length, 0.9);
      return (random) => pagePath(shelf.productIds[rank(random)] as string);
    }
    case 'search':
      return (random) => path(list, repeatedSearch(searchRank(random)));
    case 'search-distinct':
      // A highest price to the cent: millions of different questions.
      return (random) =>
        path(list, { ...searchOf(random), maxPrice: `${random.int(50, 9_999)}.${random.int(10, 99)}` });
    case 'facets':
      return (random) => {
        const { sort: _, ...filters } = repeatedSearch(searchRank(random));
        return path(paths.getProductFacets.path, filters);
      };
  }
}

/** Paths for each connection, the same for the same seed. */
export function drawPaths(
  name: ReadName,
  shelf: Shelf,
  connections: number,
  each: number,
  seed: number,
): string[][] {
  const draw = pathDrawer(name, shelf);
  const random = createRandom(seed * 7919);
  return Array.from({ length: connections }, () => Array.from({ length: each }, () => draw(random)));
}

/** As many product pages as the server has room for, when it keeps nothing else. */
const pagesKept = 100_000;

/** Paths for each connection: the most popular product pages, each once, the most popular last. */
export function eachPage({ productIds }: Shelf, connections: number): string[][] {
  const each = Array.from({ length: connections }, (): string[] => []);
  for (let rank = Math.min(productIds.length, pagesKept) - 1; rank >= 0; rank -= 1)
    each[rank % connections]?.push(pagePath(productIds[rank] as string));
  return each;
}
