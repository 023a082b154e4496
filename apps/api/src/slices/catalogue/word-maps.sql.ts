// The statements on the maps of common words (migration 0082): one page by maps alone, drawing them, and mending them.
import type { Db, Tx } from '../../platform/db.ts';
import {
  type CardRow,
  cardColumns,
  type ListFilter,
  namedPage,
  type PageOf,
  type Statement,
  Values,
} from './product-list.sql.ts';
import { reaches, type WordSearch } from './search-query.rules.ts';

/** What the maps say of a search; `rows` is null where nobody needs the page. */
export interface Mapped {
  /** How many have the words, whatever else was asked. */
  readonly matched: number;
  /** How many of them fit; null where more than was asked for have the words. */
  readonly total: number | null;
  readonly rows: CardRow[] | null;
}
export interface MapBounds {
  /** Where more have the words, nobody needs the rest. */
  readonly countedTo: number;
  /** Where more fit, nobody needs the page. */
  readonly pagedTo: number;
}

/** The maps that a list's filters go by; null for what no map tells. */
export function filterMaps(filter: ListFilter): string[] | null {
  const { category, shop, minScore, freeFreight, inStock, country } = filter;
  if (shop !== undefined || minScore !== undefined || freeFreight || country !== undefined) return null;
  return ['on', ...(inStock ? ['stock'] : []), ...(category === undefined ? [] : [`in ${category}`])];
}

/** The maps of prices that would tell a filter's ends by themselves: `search_step` of them. */
export const priceMaps = ({ minPriceCents, maxPriceCents }: ListFilter): string[] =>
  [minPriceCents ? minPriceCents - 1n : undefined, maxPriceCents].flatMap((cents) =>
    cents === undefined ? [] : [`to ${String(cents).padStart(19, '0')}`],
  );

/** The words that a search looks for, by place: by relevance in every place, else in the widest alone. */
export function placedWords({ units }: WordSearch, ranked: boolean): WordSearch['units'] {
  const { names, tags, words } = units;
  if (ranked) return units;
  if (words.length > 0) return { names: [], tags: [], words };
  return tags.length > 0 ? { names: [], tags, words: [] } : { names, tags: [], words: [] };
}

/**
 * The products on all maps of the words and of `filters`: counted, and one page of them, one row more than asked for, by
 * relevance or in the order of the list.
 */
export function mappedStatement(
  { locale, filter, sort, after, limit }: PageOf,
  search: WordSearch,
  ranked: boolean,
  filters: readonly string[],
  { countedTo, pagedTo }: MapBounds,
): Statement {
  const v = new Values();
  const placed = placedWords(search, ranked);
  const call = [
    ...reaches.map((place) => v.add(placed[place], 'text[]')),
    v.add(search.exact, 'text'),
    v.add(filters, 'text[]'),
    v.add(filter.minPriceCents ?? null, 'bigint'),
    v.add(filter.maxPriceCents ?? null, 'bigint'),
    v.add(ranked ? 'relevance' : sort, 'text'),
    v.add(after?.key ?? null, 'text'),
    v.add(after?.id ?? null, 'bigint'),
    v.add(limit + 1, 'int'),
    v.add(countedTo, 'int'),
    v.add(pagedTo, 'int'),
  ];
  const columns = cardColumns(v.add(locale, 'text'), 'null');
  const order = ranked ? 'relevance' : sort;
  const figures = 'f.matched, f.total, f.ids is not null as paged';
  const text = namedPage(`search_mapped(${call.join(', ')})`, figures, columns, order);
  return { name: `catalogue.mapped.${order}`, text, values: v.list };
}

/** Null where a map is missing or too much has changed since the maps were mended. */
export async function findMapped(
  db: Db,
  page: PageOf,
  search: WordSearch,
  ranked: boolean,
  filters: readonly string[],
  bounds: MapBounds,
): Promise<Mapped | null> {
  const { name, text, values } = mappedStatement(page, search, ranked, filters, bounds);
  const found = await db.many<CardRow & { matched: number | null; total: number | null; paged: boolean }>(
    name,
    text,
    values,
  );
  const [first] = found;
  if (!first || first.matched === null) return null;
  // Where nothing fits there is one row all the same, of counts alone.
  const rows = first.paged ? found.filter((row) => row.id !== null) : null;
  return { matched: first.matched, total: first.total, rows };
}

/** Whoever draws or mends maps does it alone: false where another process is at it. */
export const takeMaps = async (tx: Tx): Promise<boolean> =>
  (
    await tx.one<{ taken: boolean }>(
      'maps.take',
      `select pg_try_advisory_xact_lock(hashtext('search_maps')) as taken`,
    )
  ).taken;

/** Draws the map of `what`, a tsquery's text or a filter's map, unless few have `word`; whether there is one now. */
export const drawMap = async (tx: Tx, what: string, word: string | null): Promise<boolean> =>
  (
    await tx.one<{ drawn: boolean }>('maps.draw', 'select search_draw_map($1, $2, $3) as drawn', [
      what,
      word,
      tx.now,
    ])
  ).drawn;

/** Takes into the maps what has changed; how many products that were. */
export const mendMaps = async (tx: Tx): Promise<number> =>
  (await tx.one<{ mended: number }>('maps.mend', 'select search_mend_maps($1) as mended', [tx.now])).mended;

/** Whether anything has changed that the maps do not say. */
export const hasUnmapped = async (db: Db): Promise<boolean> =>
  (await db.one<{ any: boolean }>('maps.hasUnmapped', 'select exists (select from search_unmapped) as any'))
    .any;

/** What there are maps of. */
export const listMaps = async (db: Db): Promise<string[]> =>
  (await db.many<{ what: string }>('maps.list', 'select what from search_maps where block = 0')).map(
    (row) => row.what,
  );

/** Forgets the oldest maps of words beyond so many. */
export const dropOldMaps = (tx: Tx, most: number): Promise<number> =>
  tx.run(
    'maps.dropOld',
    `delete from search_maps where what in (
       select what from search_maps where block = 0 and what not in ('on', 'stock') and not starts_with(what, 'to ') order by built_at desc, what offset $1)`,
    [most],
  );
