// The plans of the reading statements: the catalogue's own handlers are run over a database that explains each statement they send.
import { setTimeout as sleep } from 'node:timers/promises';
import { contract, type RequestOf, type Verb } from '@meridian/contract';
import { systemClock } from '../apps/api/src/platform/clock.ts';
import { type Db, openSession, type Session } from '../apps/api/src/platform/db.ts';
import type { Handler } from '../apps/api/src/platform/route.ts';
import { catalogueRoutes } from '../apps/api/src/slices/catalogue/index.ts';
import { keepMaps } from '../apps/api/src/slices/catalogue/keep-maps.ts';
import type { World } from './open-world.ts';
import { type Plan, planLines, rowsRead } from './report/plans.ts';
import { table } from './report/tables.ts';
import { vocabularies } from './world/words.ts';

export interface Explained {
  readonly name: string;
  readonly returned: number;
  readonly plan: Plan;
}

/** Every statement is explained (and thereby run) once, then run for its rows. */
export function explaining(session: Session, heard: (explained: Explained) => void): Db {
  const many: Db['many'] = async <R>(name: string, text: string, values?: readonly unknown[]) => {
    const rows = await session.many<R>(name, text, values);
    const [row] = await session.many<{ 'QUERY PLAN': [Plan] }>(
      `explain.${name}`,
      `explain (analyze, buffers, format json) ${text}`,
      values,
    );
    if (row) heard({ name, returned: rows.length, plan: row['QUERY PLAN'][0] });
    return rows;
  };
  const maybe: Db['maybe'] = async <R>(name: string, text: string, values?: readonly unknown[]) =>
    (await many<R>(name, text, values))[0] ?? null;
  return {
    many,
    maybe,
    one: async <R>(name: string, text: string, values?: readonly unknown[]) =>
      (await maybe<R>(name, text, values)) as R,
    run: async (name, text, values) => (await many(name, text, values)).length,
  };
}

interface Question {
  readonly title: string;
  readonly verb: 'listProducts' | 'getProductFacets' | 'getProduct';
  readonly input: RequestOf<'listProducts'> & { id?: string };
}

const [common = '', second = ''] = vocabularies.en.nouns;
const rare = vocabularies.en.nouns.at(-1) ?? '';
const questions = (productId: string): Question[] => [
  { title: 'list, newest first', verb: 'listProducts', input: { sort: 'new' } },
  {
    title: 'list of a category',
    verb: 'listProducts',
    input: { category: 'computer.part-1', sort: 'comprehensive' },
  },
  {
    title: 'list of a branch, by price, in stock',
    verb: 'listProducts',
    input: { category: 'toys', sort: 'price_asc', inStock: 'true' },
  },
  {
    title: 'search: the commonest word',
    verb: 'listProducts',
    input: { q: common, sort: 'sales' },
  },
  {
    title: 'search: the commonest word, filtered by price and sorted',
    verb: 'listProducts',
    input: { q: common, minPrice: '20.00', maxPrice: '90.00', sort: 'price_asc' },
  },
  { title: 'search: two words', verb: 'listProducts', input: { q: `${common} ${second}`, sort: 'new' } },
  {
    title: 'search: the commonest word in a category',
    verb: 'listProducts',
    input: { q: common, category: 'computer.part-1', sort: 'comprehensive' },
  },
  {
    title: 'search: two words in a category',
    verb: 'listProducts',
    input: { q: `${common} ${second}`, category: 'computer.part-1', sort: 'new' },
  },
  { title: 'search: a rare word', verb: 'listProducts', input: { q: rare, sort: 'comprehensive' } },
  { title: 'facets of a search', verb: 'getProductFacets', input: { q: second } },
  { title: 'product page', verb: 'getProduct', input: { id: productId } },
];

async function ask(session: Session, question: Question): Promise<Explained[]> {
  const explained: Explained[] = [];
  const db = explaining(session, (one) => explained.push(one));
  const handler = catalogueRoutes[question.verb] as Handler<Verb>;
  if (handler.kind !== 'read') throw new Error(`${question.verb} is no read`);
  const input = contract[question.verb].input.parse(question.input);
  const guest = { audience: 'guest', locale: 'en', ip: '127.0.0.1', requestId: 'bench', shopper: null };
  await handler.run(db, guest as never, input as never, { now: systemClock.now() } as never);
  return explained;
}

/** Questions with what was explained for each: a table of what each statement read, then the plans. */
export function plansText(
  title: string,
  asked: readonly (readonly [string, readonly Explained[]])[],
): string {
  const rows: string[][] = [];
  const plans: string[] = [];
  for (const [question, statements] of asked)
    for (const { name, returned, plan } of statements) {
      const { Plan: top } = plan;
      const buffers = (top['Shared Hit Blocks'] ?? 0) + (top['Shared Read Blocks'] ?? 0);
      rows.push([
        question,
        name,
        String(returned),
        rowsRead(top).toLocaleString('en-US'),
        buffers.toLocaleString('en-US'),
        plan['Execution Time'].toFixed(1),
      ]);
      plans.push(`${question}: ${name}`, ...planLines(top, 1), '');
    }
  const head = ['question', 'statement', 'rows returned', 'rows read', 'buffers', 'ms'];
  return `### ${title}\n\n${table(head, rows)}\n\n\`\`\`\n${plans.join('\n').trim()}\n\`\`\``;
}

/** Asks until all maps are there that the questions would go by: what one map says may want others, and the server may be drawing some. */
async function drawMaps(world: World, session: Session, asked: readonly Question[]): Promise<void> {
  for (;;) {
    for (const question of asked) await ask(session, question);
    const { count, left } = await keepMaps(world.database, systemClock.now());
    if (count + left === 0) return;
    if (count === 0) await sleep(1000);
  }
}

/**
 * The plans of lists, searches, facets and a product page, in Markdown: a table of what each read, then the plans. Searches
 * once as the first who asks and once more when their common words have maps.
 */
export async function explainReads(world: World): Promise<string> {
  const { id } = await world.database.one<{ id: bigint }>(
    'bench.someProduct',
    'select id from products order by id desc limit 1',
  );
  const session = await openSession({ url: world.postgres.url });
  try {
    const asked: [string, Explained[]][] = [];
    const all = questions(String(id));
    for (const question of all) asked.push([question.title, await ask(session, question)]);
    const searches = all.filter(({ verb, input }) => verb === 'listProducts' && input.q !== undefined);
    await drawMaps(world, session, searches);
    for (const question of searches)
      asked.push([`${question.title}, with maps`, await ask(session, question)]);
    return plansText(`Plans with ${world.products.toLocaleString('en-US')} products`, asked);
  } finally {
    await session.close();
  }
}
