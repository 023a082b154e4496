// Every statement on the search's own tables: words, terms, phrases and what people look for.
import type { Db, Tx } from '../../platform/db.ts';
import type { ProductWrite } from './product-write.sql.ts';
import type { IndexEntry, Phrase, Term } from './search-index.rules.ts';
import type { KnownTerm } from './spelling.rules.ts';

/** For each query text, whether any product fits it. */
export async function listHits(db: Db, queries: readonly string[]): Promise<boolean[]> {
  const { hits } = await db.one<{ hits: boolean[] }>(
    'search.hits',
    `select array(select search_count(q::tsquery, 1) > 0 from unnest($1::text[]) with ordinality u (q, n) order by n) as hits`,
    [queries],
  );
  return hits;
}

/** Whether so many products fit a query's text. Counting reads all entries of the index, so the statistics are asked first: of common words they know enough. */
export async function isCommon(db: Db, query: string, least: number): Promise<boolean> {
  const { common } = await db.one<{ common: boolean }>(
    'search.isCommon',
    `select case when search_estimate(array[$1::tsquery], null, null, false) > $2::int * 4 then true
       else search_count($1::tsquery, $2) >= $2 end as common`,
    [query, least],
  );
  return common;
}

/** Terms that share a form with the given ones, the most used first. */
export const listNearTerms = (db: Db, variants: readonly string[]) =>
  db.many<KnownTerm>(
    'search.nearTerms',
    'select term, display, uses from search_terms where variants && $1::text[] order by uses desc, term limit 400',
    [variants],
  );

/** Phrases with all words of a query, in one language or ('') in any: those that begin like `start` first, then the most used. */
export const listPhrases = (db: Db, language: string, query: string, start: string, limit: number) =>
  db.many<{ display: string }>(
    'search.phrases',
    `select display from (
       select distinct on (phrase) phrase, display, uses from (
         select phrase, display, uses from search_phrases where tokens @@ $2::tsquery and ($1 = '' or language = $1) limit 2000) near
       order by phrase, uses desc) found
     order by starts_with(phrase, $3) desc, uses desc, char_length(display), display limit $4`,
    [language, query, start, limit],
  );

/** Titles of products on sale that have the words of a query, the most sold of some hundred. */
export const listTitles = (db: Db, language: string, query: string, limit: number) =>
  db.many<{ title: string }>(
    'search.titles',
    `select coalesce(p.titles ->> $1, p.titles ->> 'en') as title
     from (select product_id from product_search where words @@ $2::tsquery limit 300) t join products p on p.id = t.product_id join shops s on s.id = p.shop_id
     where p.state = 'on' and s.state <> 'suspended' order by p.sales desc, p.id desc limit $3`,
    [language, query, limit],
  );

export interface WordsWrite extends ProductWrite {
  readonly productId: bigint;
  readonly entry: IndexEntry;
}
/** Writes the words of products, in place of what was there. New ones take along what searches filter by; triggers keep that up to date. */
export async function upsertWords(tx: Tx, list: readonly WordsWrite[]): Promise<void> {
  await tx.run(
    'search.upsertWords',
    `insert into product_search (product_id, shop_id, min_price_cents, created_at, sales, comprehensive_score, skus_in_stock, rating_centi, on_sale, category_root, category_id, words)
       select id, shop_id, min_cents, created_at, 0, score, skus_in_stock, 0, on_sale, split_part(category_id, '.', 1), category_id, put_away(words::tsvector)
       from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::timestamptz[], $5::int[], $6::int[], $7::boolean[], $8::text[], $9::text[])
         u (id, shop_id, min_cents, created_at, score, skus_in_stock, on_sale, category_id, words)
     on conflict (product_id) do update set words = excluded.words`,
    [
      list.map((w) => w.productId),
      list.map((w) => w.product.shopId),
      list.map((w) => w.minCents),
      list.map((w) => w.product.createdAt),
      list.map((w) => w.score),
      list.map((w) => w.product.skus.filter((sku) => sku.stock > 0).length),
      list.map((w) => w.product.state === 'on'),
      list.map((w) => w.product.categoryId),
      list.map((w) => w.entry.words),
    ],
  );
}

/** Puts into the words' index what waits to be (migration 0092), unless another process is at it; how many pages that were. */
export const takePendingWords = async (db: Db): Promise<bigint> =>
  (
    await db.one<{ pages: bigint }>(
      'search.takePending',
      `select case when pg_try_advisory_xact_lock(hashtext('search_pending')) then search_take_pending() else 0 end as pages`,
    )
  ).pages;

/** Counts the uses of terms and phrases; `times` is 0 when a product is written again. Rows are taken in order, so that two imports never wait for each other in a circle. */
export async function upsertVocabulary(tx: Tx, entries: readonly IndexEntry[], times: 0 | 1): Promise<void> {
  const terms = new Map<string, Term & { uses: number }>();
  const phrases = new Map<string, Phrase & { uses: number }>();
  for (const entry of entries) {
    for (const term of entry.terms) {
      const known = terms.get(term.term) ?? { ...term, uses: 0 };
      terms.set(term.term, { ...known, uses: known.uses + times });
    }
    for (const phrase of entry.phrases) {
      const key = `${phrase.language} ${phrase.phrase}`;
      const known = phrases.get(key) ?? { ...phrase, uses: 0 };
      phrases.set(key, { ...known, uses: known.uses + times });
    }
  }
  const sortedTerms = [...terms.entries()].sort(byKey).map(([, t]) => t);
  const sortedPhrases = [...phrases.entries()].sort(byKey).map(([, p]) => p);
  await tx.run(
    'search.upsertTerms',
    `insert into search_terms (term, display, uses, variants)
       select term, display, uses, string_to_array(variants, ' ') from unnest($1::text[], $2::text[], $3::int[], $4::text[]) u (term, display, uses, variants)
     on conflict (term) do update set uses = search_terms.uses + excluded.uses where excluded.uses > 0`,
    [
      sortedTerms.map((t) => t.term),
      sortedTerms.map((t) => t.display),
      sortedTerms.map((t) => t.uses),
      sortedTerms.map((t) => t.variants.join(' ')),
    ],
  );
  await tx.run(
    'search.upsertPhrases',
    `insert into search_phrases (language, phrase, display, uses, tokens)
       select language, phrase, display, uses, tokens::tsvector from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[]) u (language, phrase, display, uses, tokens)
     on conflict (language, phrase) do update set uses = search_phrases.uses + excluded.uses where excluded.uses > 0`,
    [
      sortedPhrases.map((p) => p.language),
      sortedPhrases.map((p) => p.phrase),
      sortedPhrases.map((p) => p.display),
      sortedPhrases.map((p) => p.uses),
      sortedPhrases.map((p) => p.tokens),
    ],
  );
}
const byKey = (a: readonly [string, unknown], b: readonly [string, unknown]) => (a[0] < b[0] ? -1 : 1);

/** The hottest searches of a language; English ones where it has none. */
export const listHot = (db: Db, language: string, limit: number) =>
  db.many<{ display: string }>(
    'search.listHot',
    `select display from hot_searches
     where language = case when exists (select from hot_searches where language = $1) then $1 else 'en' end
     order by heat desc, phrase limit $2`,
    [language, limit],
  );

/** Warms searches up: `heat` is added. Only what is a known phrase of its language counts, so nobody can put words of their own on the list. */
export const addHeat = (
  tx: Tx,
  searches: readonly { readonly language: string; readonly phrase: string; readonly heat: number }[],
) =>
  tx.run(
    'search.addHeat',
    `insert into hot_searches (language, phrase, display, heat)
       select p.language, p.phrase, p.display, sum(u.heat) from unnest($1::text[], $2::text[], $3::float8[]) u (language, phrase, heat)
       join search_phrases p on p.language = u.language and p.phrase = u.phrase
       group by p.language, p.phrase order by 1, 2
     on conflict (language, phrase) do update set heat = hot_searches.heat + excluded.heat`,
    [searches.map((s) => s.language), searches.map((s) => s.phrase), searches.map((s) => s.heat)],
  );
/** Seeds searches as they are written, for the demo world and new languages. */
export const insertHot = (
  tx: Tx,
  searches: readonly {
    readonly language: string;
    readonly phrase: string;
    readonly display: string;
    readonly heat: number;
  }[],
) =>
  tx.run(
    'search.insertHot',
    `insert into hot_searches (language, phrase, display, heat) select * from unnest($1::text[], $2::text[], $3::text[], $4::float8[]) on conflict (language, phrase) do nothing`,
    [
      searches.map((s) => s.language),
      searches.map((s) => s.phrase),
      searches.map((s) => s.display),
      searches.map((s) => s.heat),
    ],
  );
/** Keeps the hottest of each language; answers how many were dropped. */
export const deleteCold = (tx: Tx, keep: number) =>
  tx.run(
    'search.deleteCold',
    `delete from hot_searches h using (select language, phrase, row_number() over (partition by language order by heat desc, phrase) as place from hot_searches) r
     where r.language = h.language and r.phrase = h.phrase and r.place > $1`,
    [keep],
  );
