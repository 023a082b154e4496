// Reads of the catalogue in rounds: what is kept before them, the bare route beside them, and the same at half of the load.
import type { LoadResult, ReadsJob } from './load/jobs.ts';
import { runLoad } from './load/run-load.ts';
import { errorsOf, measureRound, type Round, rates, sharesOf, together } from './measure.ts';
import type { Options } from './options.ts';
import { drawPaths, eachPage } from './read-paths.ts';
import { type PacedFigures, type ScenarioFigures, spreadOf } from './report/figures.ts';
import { type ReadName, readNames, type ScenarioName, wantedPerSecond } from './scenario-names.ts';
import { headersOf, type Stage } from './stage.ts';

/** Reads whose bytes a bare route serves beside them. */
export const bareNames: readonly ReadName[] = ['list', 'category', 'detail'];
export const isRead = (name: ScenarioName): name is ReadName => readNames.some((read) => read === name);

/** The most a second that a machine of this kind could do of it: so many different questions are prepared. */
const preparedPerSecond: Readonly<Record<ReadName, number>> = {
  list: 20,
  'list-gzip': 20,
  category: 2_000,
  detail: 40_000,
  search: 10_000,
  'search-distinct': 6_000,
  facets: 10_000,
};
export const warmUpSeconds = 2;
/** Who asks for rounds of a second or two wants a look, not a figure. */
export const isLook = (seconds: number): boolean => seconds < 3;

/**
 * What a bare route is compared with takes turns with it, and one catalogue with another, so long each time and so often in a
 * round at least: what other machines do to this one's memory moves reads by two fifths within seconds.
 */
const turnSeconds = 2;
const leastTurns = 6;
/** What is asked in a turn, in each of fewer than so many; far from what is asked in whole rounds and at half of the load. */
const turnSeed = 3_000;
const turnsMax = 100;
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

export function readsJob(
  stage: Stage,
  options: Options,
  name: ReadName,
  round: number,
  seconds: number,
): ReadsJob {
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

/** What is answered from memory leaves the other core to the generator; what asks the database does not. */
export const isAwake = ({ asleep }: Options, name: ScenarioName): name is ReadName =>
  !asleep && bareNames.some((bare) => bare === name);

export const watchedOf = ({ server, world }: Stage) => ({ server: server.pid, postgres: world.postgres.pid });

/** Null for reads that have no bare route. */
export async function bareRound(
  stage: Stage,
  options: Options,
  name: ReadName,
  seconds: number,
): Promise<Round | null> {
  const bare = stage.bare.get(name);
  if (!bare) return null;
  const paths = Array.from({ length: options.concurrency }, () => ['/']);
  const headers = headersOf(name);
  const awake = isAwake(options, name);
  return measureRound(
    { kind: 'reads', port: bare.port, seconds, paths, headers, awake },
    { server: null, postgres: null },
  );
}

/** What a ceiling did beside a round, and how much of that the round did: turn by turn, or as a whole. */
export interface Ceiling {
  readonly all: LoadResult;
  readonly shares: readonly number[];
}

interface RoundBesideBare {
  readonly round: Round;
  readonly bare: Ceiling | null;
}

/** One round of the same reads of several catalogues and of their bare routes, in turns; answers in the order of the stages. */
export async function roundInTurns(
  stages: readonly Stage[],
  options: Options,
  name: ReadName,
  round: number,
): Promise<RoundBesideBare[]> {
  for (const stage of stages) await refill(stage, options, name, round);
  const turns = isLook(options.seconds) ? 1 : Math.max(leastTurns, Math.round(options.seconds / turnSeconds));
  const seconds = Math.min(options.seconds, turnSeconds);
  const all = stages.map((stage) => ({ stage, parts: [] as Round[], bareParts: [] as Round[] }));
  for (let turn = 0; turn < turns; turn += 1)
    // There and back, so that none always follows the same.
    for (const { stage, parts, bareParts } of turn % 2 === 0 ? all : all.toReversed()) {
      const job = readsJob(stage, options, name, turnSeed + round * turnsMax + turn, seconds);
      parts.push(await measureRound({ ...job, awake: true }, watchedOf(stage)));
      const bare = await bareRound(stage, options, name, seconds);
      if (bare) bareParts.push(bare);
    }
  return all.map(({ parts, bareParts }) => ({
    round: together(parts),
    bare: bareParts.length > 0 ? { all: together(bareParts), shares: sharesOf(parts, bareParts) } : null,
  }));
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

export type HalfLoads = Pick<ScenarioFigures, 'halfWanted' | 'halfMeasured'>;

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
export async function halfLoads(
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
