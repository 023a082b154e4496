// Every statement on the search's own tables: words, terms, phrases and what people look for.
import type { Db, Tx } from '../../platform/db.ts';
import type { Reach } from './product-list.sql.ts';
import type { IndexEntry, Phrase, Term } from './search-index.rules.ts';
import type { KnownTerm } from './spelling.rules.ts';

/** How many products have the words of a query in a circle, whatever their state; counted up to `atMost`. */
export async function countWords(db: Db, reach: Reach, query: string, atMost: number): Promise<number> {
  return (
    await db.one<{ count: number }>('search.count', 'select search_count($1, $2::tsquery, $3) as count', [
      reach,
      query,
      atMost,
    ])
  ).count;
}
/** For each query text, whether any product fits it. */
export async function listHits(db: Db, queries: readonly string[]): Promise<boolean[]> {
  const { hits } = await db.one<{ hits: boolean[] }>(
    'search.hits',
    `select array(select search_count('words', q::tsquery, 1) > 0 from unnest($1::text[]) with ordinality u (q, n) order by n) as hits`,
    [queries],
  );
  return hits;
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

/** Titles of products on sale with all words of a query in their names, the most sold of some hundred. */
export const listTitles = (db: Db, language: string, query: string, limit: number) =>
  db.many<{ title: string }>(
    'search.titles',
    `select coalesce(p.titles ->> $1, p.titles ->> 'en') as title
     from (select product_id from product_search where names @@ $2::tsquery limit 300) t join products p on p.id = t.product_id join shops s on s.id = p.shop_id
     where p.state = 'on' and s.state <> 'suspended' order by p.sales desc, p.id desc limit $3`,
    [language, query, limit],
  );

/** Writes the words of products, in place of what was there. */
export async function upsertWords(
  tx: Tx,
  entries: readonly { readonly productId: bigint; readonly entry: IndexEntry }[],
): Promise<void> {
  await tx.run(
    'search.upsertWords',
    `insert into product_search (product_id, names, tags, words) select id, names::tsvector, tags::tsvector, words::tsvector from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) u (id, names, tags, words)
     on conflict (product_id) do update set names = excluded.names, tags = excluded.tags, words = excluded.words`,
    [
      entries.map((e) => e.productId),
      entries.map((e) => e.entry.names),
      entries.map((e) => e.entry.tags),
      entries.map((e) => e.entry.words),
    ],
  );
}

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
