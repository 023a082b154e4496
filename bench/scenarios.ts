// The scenarios: which job each gives to the load generator, in rounds that take turns so that a slow minute meets all alike, those of several catalogues too.
import type { LoadJob, LoadResult, ReadsJob } from './load/jobs.ts';
import { runLoad } from './load/run-load.ts';
import { measureRound, middleRound, perOperationMs, type Round, rates } from './measure.ts';
import type { Options } from './options.ts';
import { drawPaths, eachPage } from './read-paths.ts';
import { type PacedFigures, type ScenarioFigures, spreadOf } from './report/figures.ts';
import { type ReadName, readNames, type ScenarioName, wantedPerSecond } from './scenario-names.ts';
import { headersOf, payCode, type Stage, settle } from './stage.ts';
import { announceTopUps, hireOperators, saveCards } from './world/desk.ts';
import { createShoppers } from './world/shoppers.ts';

/** Reads whose bytes a bare route serves beside them. */
export const bareNames: readonly ReadName[] = ['list', 'category', 'detail'];
const flowNames = ['cart', 'purchase', 'purchase-code', 'topup-pass', 'withdrawal'] as const;
const billNames = ['bill', 'bill-deep', 'bill-filtered'] as const;
type BillName = (typeof billNames)[number];
type FlowName = (typeof flowNames)[number];
type Measurable = ReadName | FlowName | BillName;

const isRead = (name: ScenarioName): name is ReadName => readNames.some((read) => read === name);
const isFlow = (name: ScenarioName): name is FlowName => flowNames.some((flow) => flow === name);
const isBill = (name: ScenarioName): name is BillName => billNames.some((bill) => bill === name);
/** Whether a run needs a ledger that has been in use. */
export const needsRecord = (only: readonly ScenarioName[]): boolean =>
  only.some((name) => isBill(name) || name === 'reconcile');
/** The scenarios of a run that are measured in rounds. */
export const measurable = (only: readonly ScenarioName[]): Measurable[] =>
  only.filter((name): name is Measurable => isRead(name) || isFlow(name) || isBill(name));
export const hasFlows = (only: readonly ScenarioName[]): boolean => only.some(isFlow);

/** The most a second that a machine of this kind could do of it: so many shoppers or different searches are prepared. */
const preparedPerSecond: Readonly<Record<Measurable, number>> = {
  list: 20,
  'list-gzip': 20,
  category: 2_000,
  detail: 40_000,
  search: 10_000,
  'search-distinct': 6_000,
  facets: 10_000,
  cart: 2_500,
  purchase: 300,
  'purchase-code': 150,
  'topup-pass': 600,
  withdrawal: 500,
  bill: 0,
  'bill-deep': 0,
  'bill-filtered': 0,
};
/** A person reads a page at a time: some at once, not a queue. */
const billReaders = 4;
const writesPerOperator = 200;
/** Enough for the dearest product with its freight. */
const fundsCents = 200_000n;
const warmUpSeconds = 2;
/** Before each round of operations, by the generator that measures it: so long until a purchase costs no less with every second, on either side. */
const warmFlowSeconds = 12;
/** Code of several requests, each made seldom, is compiled to their best form late. */
const longWarmUps: Partial<Readonly<Record<Measurable, number>>> = { purchase: 40 };
/**
 * What the database does of itself once a minute fills a round of a few seconds, or misses it; and of searches of which no two
 * are alike the dearest cost twenty times what others do.
 */
const longRounds: Partial<Readonly<Record<Measurable, number>>> = { purchase: 20, 'search-distinct': 20 };
/** Who asks for rounds of a second or two wants a look, not a figure. */
const isLook = (seconds: number): boolean => seconds < 3;
const roundSeconds = (name: Measurable, seconds: number): number =>
  isLook(seconds) ? seconds : Math.max(seconds, longRounds[name] ?? 0);
const warmSecondsOf = (name: Measurable, seconds: number): number =>
  isLook(seconds) ? seconds : (longWarmUps[name] ?? warmFlowSeconds);
const warmTransferSeconds = 2;
/** Far from those of the other rounds, so that a search that is to be new is new here too. */
const halfMeasuredSeed = 1_000;
const halfWantedSeed = 2_000;
/**
 * Before each round of reads: a shop that is open has its popular answers at hand, and the other scenarios have pushed them out.
 * There are more searches and facets than lists, and common words have maps once they were searched for (ADR 7); of product pages each was asked
 * for once before that.
 */
const refillSeconds: Readonly<Record<ReadName, number>> = {
  list: 5,
  'list-gzip': 5,
  category: 5,
  detail: 20,
  search: 25,
  'search-distinct': 40,
  facets: 25,
};
/** Far more than it takes to read each product page once. */
const eachPageSeconds = 300;

function readsJob(stage: Stage, options: Options, name: ReadName, round: number, seconds: number): ReadsJob {
  const { concurrency } = options;
  const each = Math.ceil((preparedPerSecond[name] * seconds) / concurrency);
  return {
    kind: 'reads',
    port: stage.server.port,
    seconds,
    paths: drawPaths(name, stage.shelf, concurrency, each, round + 1),
    headers: headersOf(name),
  };
}

async function jobOf(
  stage: Stage,
  options: Options,
  name: Measurable,
  round: number,
  seconds: number,
): Promise<LoadJob> {
  if (isRead(name)) return readsJob(stage, options, name, round, seconds);
  if (isBill(name)) return billsJob(stage, name, seconds);
  const warmSeconds = warmSecondsOf(name, seconds);
  const count = Math.ceil(preparedPerSecond[name] * (warmSeconds + seconds));
  const cents = name === 'cart' || name === 'topup-pass' ? 0n : fundsCents;
  const common = {
    port: stage.server.port,
    seconds,
    warmSeconds,
    concurrency: options.concurrency,
    shoppers: await createShoppers(stage.world.database, count, stage.payCodeHash, cents),
    // Another part of the list each round.
    skuIds: stage.skuIds.slice((round * 997) % 10_000),
  };
  if (name === 'cart') return { kind: 'carts', ...common };
  const { database, postgres } = stage.world;
  if (name === 'topup-pass')
    return {
      kind: 'topups',
      ...common,
      topUpIds: await announceTopUps(database, common.shoppers),
      operators: await hireOperators(database, Math.ceil((2 * count) / writesPerOperator) + 1),
    };
  if (name === 'withdrawal')
    return {
      kind: 'withdrawals',
      ...common,
      cards: await saveCards(database, common.shoppers),
      ticketsOn: postgres.localUrl,
    };
  return {
    kind: 'purchases',
    ...common,
    payCode,
    ...(name === 'purchase' ? { ticketsOn: stage.world.postgres.localUrl } : {}),
  };
}

/** Pages by cursor are one in ten of the whole record, from the newest to nearly the oldest. */
async function billsJob(stage: Stage, name: BillName, seconds: number): Promise<LoadJob> {
  const { record, server } = stage;
  if (!record) throw new Error('no fund record was made');
  const { token, from, to } = record;
  const warmSeconds = warmSecondsOf(name, seconds);
  const asked = {
    kind: 'bills',
    port: server.port,
    seconds,
    warmSeconds,
    concurrency: billReaders,
    token,
  } as const;
  if (name === 'bill') return { ...asked, pages: [{ limit: '20' }] };
  if (name === 'bill-filtered')
    return {
      ...asked,
      pages: [
        { kind: 'withdraw.refuse' },
        // None there: the whole record would have to be looked through.
        { kind: 'ledger.adjust' },
        { from, to },
        { from, to, kind: 'topup.pass' },
        { to: from },
      ],
    };
  return { ...asked, pages: record.cursors.map((cursor) => ({ cursor, limit: '20' })) };
}

/** What is answered from memory leaves the other core to the generator; what asks the database does not. */
const isAwake = ({ asleep }: Options, name: Measurable): boolean =>
  !asleep && bareNames.some((bare) => bare === name);

interface Measured {
  readonly stage: Stage;
  readonly name: Measurable;
  readonly rounds: Round[];
  readonly ceiling: LoadResult[];
}

async function ceilingRound(
  stage: Stage,
  options: Options,
  name: Measurable,
  seconds: number,
): Promise<LoadResult | null> {
  if (isFlow(name)) {
    const { concurrency } = options;
    const warmSeconds = Math.min(warmTransferSeconds, seconds);
    return runLoad({ kind: 'transfers', url: stage.transfersUrl, seconds, warmSeconds, concurrency });
  }
  if (!isRead(name)) return null;
  const bare = stage.bare.get(name);
  if (!bare) return null;
  const paths = Array.from({ length: options.concurrency }, () => ['/']);
  return runLoad({
    kind: 'reads',
    port: bare.port,
    seconds,
    paths,
    headers: headersOf(name),
    awake: isAwake(options, name),
  });
}

async function oneRound(
  options: Options,
  measured: Measured,
  round: number,
  say: (line: string) => void,
): Promise<void> {
  const { stage, name } = measured;
  const watched = { server: stage.server.pid, postgres: stage.world.postgres.pid };
  if (isRead(name)) await refill(stage, options, name, round);
  const asked = await jobOf(stage, options, name, round, roundSeconds(name, options.seconds));
  const job = isAwake(options, name) ? { ...asked, awake: true } : asked;
  const result = await measureRound(job, watched);
  measured.rounds.push(result);
  if (isFlow(name)) for (const line of await settle(stage.world)) say(`${name}: ${line}`);
  const ceiling = await ceilingRound(stage, options, name, options.seconds);
  if (ceiling) measured.ceiling.push(ceiling);
  say(
    `${stage.world.products} ${name} ${round + 1}: ${(result.operations / result.seconds).toFixed(0)}/s, ${result.errors} errors${result.said.map((text) => `\n  ${text}`).join('')}`,
  );
}

/** Uncounted reads, until what is kept is what an open shop has. */
export async function refill(stage: Stage, options: Options, name: ReadName, round: number): Promise<void> {
  const visits = readsJob(stage, options, name, options.rounds + 3 + round, refillSeconds[name]);
  if (isLook(options.seconds)) {
    await runLoad({ ...visits, seconds: options.seconds });
    return;
  }
  // A page is kept for four hours, in which nearly every one has a visitor; so long nobody wants to wait.
  if (name === 'detail')
    await runLoad({
      ...visits,
      seconds: eachPageSeconds,
      paths: eachPage(stage.shelf, options.concurrency),
      once: true,
    });
  await runLoad(visits);
}

type HalfLoads = Pick<ScenarioFigures, 'halfWanted' | 'halfMeasured'>;

/** As many rounds at an even pace, `rate` reads a second. */
async function pacedRounds(
  stage: Stage,
  options: Options,
  name: ReadName,
  rate: number,
  seed: number,
): Promise<PacedFigures> {
  const results: LoadResult[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const job = readsJob(stage, options, name, seed + round, options.seconds);
    results.push(await runLoad({ ...job, kind: 'paced', rate, warmSeconds: warmUpSeconds }));
  }
  return {
    perSecond: spreadOf(rates(results)).median,
    p99Ms: spreadOf(results.map((result) => result.p99Ms)),
    ...errorsOf(results),
  };
}

/** Half of the load, by either meaning of it: what is wanted, and what was measured, which is several times that. */
async function halfLoads(
  stage: Stage,
  options: Options,
  name: ReadName,
  measured: number,
): Promise<HalfLoads> {
  await refill(stage, options, name, options.rounds);
  const wanted = wantedPerSecond[name];
  return {
    halfWanted: wanted === null ? null : await pacedRounds(stage, options, name, wanted / 2, halfWantedSeed),
    halfMeasured: await pacedRounds(stage, options, name, measured / 2, halfMeasuredSeed),
  };
}

/** How many, and what the first ones were. */
const errorsOf = (rounds: readonly Pick<LoadResult, 'errors' | 'said'>[]) => ({
  errors: rounds.reduce((all, round) => all + round.errors, 0),
  said: rounds.flatMap((round) => round.said).slice(0, 5),
});

/** What the rounds of a scenario come to. */
export function figuresOf(
  name: ScenarioName,
  rounds: readonly Round[],
  ceiling: readonly LoadResult[],
  ceilingTitle: string,
  half: HalfLoads | null,
): ScenarioFigures {
  const middle = middleRound(rounds);
  return {
    name,
    seconds: Math.round(middle.seconds),
    perSecond: spreadOf(rates(rounds)),
    p50Ms: middle.p50Ms,
    p95Ms: middle.p95Ms ?? null,
    p99Ms: middle.p99Ms,
    halfWanted: half?.halfWanted ?? null,
    halfMeasured: half?.halfMeasured ?? null,
    serverMs: perOperationMs(middle.serverCpuSeconds, middle),
    postgresMs: perOperationMs(middle.postgresCpuSeconds, middle),
    generatorMs: perOperationMs(middle.generatorCpuSeconds, middle),
    generatorShare: middle.generatorCpuSeconds === null ? null : middle.generatorCpuSeconds / middle.seconds,
    ...errorsOf([...rounds, ...Object.values(half ?? {}).filter((paced) => paced !== null)]),
    ceiling: ceiling.length > 0 ? { title: ceilingTitle, perSecond: spreadOf(rates(ceiling)) } : null,
    stepsMs: middle.stepsMs,
  };
}

/** Measures scenarios in turn, on each stage, `options.rounds` times, after a warm-up of each; answers them stage by stage. */
export async function measureAll(
  stages: readonly Stage[],
  options: Options,
  names: readonly Measurable[],
  say: (line: string) => void,
): Promise<ScenarioFigures[][]> {
  const all: Measured[] = names.flatMap((name) =>
    stages.map((stage) => ({ stage, name, rounds: [], ceiling: [] })),
  );
  for (const { stage, name } of all) {
    const seconds = Math.min(warmUpSeconds, options.seconds);
    await runLoad(await jobOf(stage, options, name, options.rounds + 2, seconds));
    if (isFlow(name)) await settle(stage.world);
  }
  for (let round = 0; round < options.rounds; round += 1)
    for (const measured of all) await oneRound(options, measured, round, say);
  const figures = new Map(stages.map((stage) => [stage, [] as ScenarioFigures[]]));
  for (const { stage, name, rounds, ceiling } of all) {
    const { median } = spreadOf(rates(rounds));
    const half = isRead(name) ? await halfLoads(stage, options, name, median) : null;
    figures.get(stage)?.push(figuresOf(name, rounds, ceiling, isFlow(name) ? 'transfers' : 'bare', half));
  }
  return [...figures.values()];
}
