// Measuring: a job run several times, with the CPU time that server, database and generator took for it.

import type { LoadJob, LoadResult } from './load/jobs.ts';
import { runLoad } from './load/run-load.ts';
import { cpuSecondsOf } from './processes.ts';

export interface Round extends LoadResult {
  readonly serverCpuSeconds: number | null;
  readonly postgresCpuSeconds: number | null;
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

const rate = (round: LoadResult): number => round.operations / round.seconds;
/** Operations a second of each round. */
export const rates = (rounds: readonly LoadResult[]): number[] => rounds.map(rate);

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
