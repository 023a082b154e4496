// The scenarios: which job each gives to the load generator, in rounds that take turns so that a slow minute meets all alike, those of several catalogues too.
import type { LoadJob, LoadResult } from './load/jobs.ts';
import { runLoad } from './load/run-load.ts';
import {
  errorsOf,
  measureRound,
  middleRound,
  perOperationMs,
  type Round,
  rates,
  sharesOf,
  turnRates,
} from './measure.ts';
import type { Options } from './options.ts';
import {
  bareRound,
  type Ceiling,
  type HalfLoads,
  halfLoads,
  isAwake,
  isLook,
  isRead,
  readsJob,
  refill,
  roundInTurns,
  warmUpSeconds,
  watchedOf,
} from './read-rounds.ts';
import { type CeilingFigures, type ScenarioFigures, spreadOf } from './report/figures.ts';
import type { ReadName, ScenarioName } from './scenario-names.ts';
import { payCode, type Stage, settle } from './stage.ts';
import { announceTopUps, hireOperators, saveCards } from './world/desk.ts';
import { createShoppers } from './world/shoppers.ts';

const flowNames = ['cart', 'purchase', 'purchase-code', 'topup-pass', 'withdrawal'] as const;
const billNames = ['bill', 'bill-deep', 'bill-filtered'] as const;
type BillName = (typeof billNames)[number];
type FlowName = (typeof flowNames)[number];
type Measurable = ReadName | FlowName | BillName;

const isFlow = (name: ScenarioName): name is FlowName => flowNames.some((flow) => flow === name);
const isBill = (name: ScenarioName): name is BillName => billNames.some((bill) => bill === name);
/** Whether a run needs a ledger that has been in use. */
export const needsRecord = (only: readonly ScenarioName[]): boolean =>
  only.some((name) => isBill(name) || name === 'reconcile');
/** The scenarios of a run that are measured in rounds. */
export const measurable = (only: readonly ScenarioName[]): Measurable[] =>
  only.filter((name): name is Measurable => isRead(name) || isFlow(name) || isBill(name));
export const hasFlows = (only: readonly ScenarioName[]): boolean => only.some(isFlow);

/** The most a second that a machine of this kind could do of it: so many shoppers are prepared. */
const preparedPerSecond: Readonly<Record<FlowName, number>> = {
  cart: 2_500,
  purchase: 300,
  'purchase-code': 150,
  'topup-pass': 600,
  withdrawal: 500,
};
/** A person reads a page at a time: some at once, not a queue. */
const billReaders = 4;
const writesPerOperator = 200;
/** Enough for the dearest product with its freight. */
const fundsCents = 200_000n;
/** Before each round of operations, by the generator that measures it: so long until a purchase costs no less with every second, on either side. */
const warmFlowSeconds = 12;
/** Code of several requests, each made seldom, is compiled to their best form late. */
const longWarmUps: Partial<Readonly<Record<Measurable, number>>> = { purchase: 40 };
/**
 * What the database does of itself once a minute fills a round of a few seconds, or misses it; and of searches of which no two
 * are alike the dearest cost twenty times what others do.
 */
const longRounds: Partial<Readonly<Record<Measurable, number>>> = { purchase: 20, 'search-distinct': 20 };
const roundSeconds = (name: Measurable, seconds: number): number =>
  isLook(seconds) ? seconds : Math.max(seconds, longRounds[name] ?? 0);
const warmSecondsOf = (name: Measurable, seconds: number): number =>
  isLook(seconds) ? seconds : (longWarmUps[name] ?? warmFlowSeconds);
const warmTransferSeconds = 2;

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

interface Measured {
  readonly stage: Stage;
  readonly name: Measurable;
  readonly rounds: Round[];
  readonly ceilings: Ceiling[];
}

/** The plain transfers beside operations, the bare route beside reads. */
async function ceilingRound(
  stage: Stage,
  options: Options,
  name: Measurable,
  seconds: number,
): Promise<LoadResult | null> {
  if (isRead(name)) return bareRound(stage, options, name, seconds);
  if (!isFlow(name)) return null;
  const { concurrency } = options;
  const warmSeconds = Math.min(warmTransferSeconds, seconds);
  return runLoad({ kind: 'transfers', url: stage.transfersUrl, seconds, warmSeconds, concurrency });
}

/** Keeps what a round came to, and tells it. */
function keep(
  { stage, name, rounds, ceilings }: Measured,
  round: Round,
  beside: Ceiling | null,
  say: (line: string) => void,
): void {
  rounds.push(round);
  if (beside) ceilings.push(beside);
  const [perSecond, besides] = rates(beside ? [round, beside.all] : [round]).map((rate) => rate.toFixed(0));
  const said = round.said.map((text) => `\n  ${text}`).join('');
  say(
    `${stage.world.products} ${name} ${rounds.length}: ${perSecond}/s${besides ? `, ceiling ${besides}/s` : ''}, ${round.errors} errors${said}`,
  );
}

async function oneRound(
  options: Options,
  measured: Measured,
  round: number,
  say: (line: string) => void,
): Promise<void> {
  const { stage, name } = measured;
  if (isRead(name)) await refill(stage, options, name, round);
  const job = await jobOf(stage, options, name, round, roundSeconds(name, options.seconds));
  const result = await measureRound(job, watchedOf(stage));
  if (isFlow(name)) for (const line of await settle(stage.world)) say(`${name}: ${line}`);
  const ceiling = await ceilingRound(stage, options, name, options.seconds);
  keep(measured, result, ceiling && { all: ceiling, shares: sharesOf([result], [ceiling]) }, say);
}

const ceilingFigures = (ceilings: readonly Ceiling[], title: string): CeilingFigures => ({
  title,
  perSecond: spreadOf(rates(ceilings.map(({ all }) => all))),
  share: spreadOf(ceilings.flatMap(({ shares }) => shares)),
});

/** What the rounds of a scenario come to. */
export function figuresOf(
  name: ScenarioName,
  rounds: readonly Round[],
  ceilings: readonly Ceiling[],
  ceilingTitle: string,
  half: HalfLoads | null,
): ScenarioFigures {
  const middle = middleRound(rounds);
  return {
    name,
    seconds: Math.round(middle.seconds),
    perSecond: spreadOf(rates(rounds)),
    turnsPerSecond: turnRates(rounds),
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
    ceiling: ceilings.length > 0 ? ceilingFigures(ceilings, ceilingTitle) : null,
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
    stages.map((stage) => ({ stage, name, rounds: [], ceilings: [] })),
  );
  for (const { stage, name } of all) {
    const seconds = Math.min(warmUpSeconds, options.seconds);
    await runLoad(await jobOf(stage, options, name, options.rounds + 2, seconds));
    if (isFlow(name)) await settle(stage.world);
  }
  for (let round = 0; round < options.rounds; round += 1)
    for (const name of names) {
      const same = all.filter((measured) => measured.name === name);
      if (isAwake(options, name)) {
        const done = await roundInTurns(stages, options, name, round);
        for (const [n, measured] of same.entries()) {
          const { round: own, bare } = done[n] as (typeof done)[number];
          keep(measured, own, bare, say);
        }
      } else for (const measured of same) await oneRound(options, measured, round, say);
    }
  const figures = new Map(stages.map((stage) => [stage, [] as ScenarioFigures[]]));
  for (const { stage, name, rounds, ceilings } of all) {
    const { median } = spreadOf(rates(rounds));
    const half = isRead(name) ? await halfLoads(stage, options, name, median) : null;
    figures.get(stage)?.push(figuresOf(name, rounds, ceilings, isFlow(name) ? 'transfers' : 'bare', half));
  }
  return [...figures.values()];
}
