// Measuring: a job run several times, with the CPU time that server, database and generator took for it.

import type { LoadJob, LoadResult } from './load/jobs.ts';
import { runLoad } from './load/run-load.ts';
import { cpuSecondsOf } from './processes.ts';
import { spreadOf } from './report/figures.ts';

export interface Round extends LoadResult {
  readonly serverCpuSeconds: number | null;
  readonly postgresCpuSeconds: number | null;
  /** Operations a second of each turn, where it was taken in turns. */
  readonly turnsPerSecond?: readonly number[];
}

/** Whose CPU time belongs to the job; none of a process that has no part in it. */
export interface Watched {
  readonly server: number | null;
  readonly postgres: number | null;
}

const cpuOf = (pid: number | null) => (pid === null ? null : cpuSecondsOf(pid));
const since = (before: number | null, now: number | null) =>
  before === null || now === null ? null : now - before;

/** One round of a job. */
export async function measureRound(job: LoadJob, watched: Watched): Promise<Round> {
  let [server, postgres] = [cpuOf(watched.server), cpuOf(watched.postgres)];
  const result = await runLoad(job, () => {
    [server, postgres] = [cpuOf(watched.server), cpuOf(watched.postgres)];
  });
  return {
    ...result,
    serverCpuSeconds: since(server, cpuOf(watched.server)),
    postgresCpuSeconds: since(postgres, cpuOf(watched.postgres)),
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
/** Null when one of them is. */
const sumOrNull = (values: readonly (number | null)[]): number | null =>
  values.some((value) => value === null) ? null : sum(values.map((value) => value ?? 0));

/** Parts of a round that took turns with others, as one: all that they did, and percentiles of the part in the middle by each. @throws when there are none */
export function together(parts: readonly Round[]): Round {
  const percentile = (of: (part: Round) => number): number => spreadOf(parts.map(of)).median;
  return {
    operations: sum(parts.map((part) => part.operations)),
    seconds: sum(parts.map((part) => part.seconds)),
    errors: sum(parts.map((part) => part.errors)),
    said: parts.flatMap((part) => part.said),
    p50Ms: percentile((part) => part.p50Ms),
    ...(parts.some((part) => part.p95Ms === undefined)
      ? {}
      : { p95Ms: percentile((part) => part.p95Ms as number) }),
    p99Ms: percentile((part) => part.p99Ms),
    stepsMs: {},
    generatorCpuSeconds: sumOrNull(parts.map((part) => part.generatorCpuSeconds)),
    serverCpuSeconds: sumOrNull(parts.map((part) => part.serverCpuSeconds)),
    postgresCpuSeconds: sumOrNull(parts.map((part) => part.postgresCpuSeconds)),
    turnsPerSecond: rates(parts),
  };
}

const rate = (round: LoadResult): number => round.operations / round.seconds;
/** Operations a second of each round. */
export const rates = (rounds: readonly LoadResult[]): number[] => rounds.map(rate);

/** The same turn by turn, a round that had none being one. */
export const turnRates = (rounds: readonly Round[]): number[] =>
  rounds.flatMap((round) => round.turnsPerSecond ?? [rate(round)]);

/**
 * How much of the ceiling each did that stands at the same place. What another machine takes from this one it takes from neighbours
 * in time alike; the middle of many such pairs moves less than the middle of one beside the middle of the other, which may be of
 * different minutes.
 */
export const sharesOf = (rounds: readonly LoadResult[], ceilings: readonly LoadResult[]): number[] =>
  ceilings.map((ceiling, n) => rate(rounds[n] as LoadResult) / rate(ceiling));

/** The round in the middle by operations a second. */
export function middleRound<R extends LoadResult>(rounds: readonly R[]): R {
  const sorted = [...rounds].sort((a, b) => rate(a) - rate(b));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('no rounds');
  return middle;
}

/** CPU milliseconds of an operation. */
export const perOperationMs = (cpuSeconds: number | null, round: LoadResult): number | null =>
  cpuSeconds === null || round.operations === 0 ? null : (cpuSeconds * 1000) / round.operations;

/** How many, and what the first ones were. */
export const errorsOf = (rounds: readonly Pick<LoadResult, 'errors' | 'said'>[]) => ({
  errors: rounds.reduce((all, round) => all + round.errors, 0),
  said: rounds.flatMap((round) => round.said).slice(0, 5),
});
