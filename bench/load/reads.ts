// Plain reads, as many as possible.
import { setTimeout as pause } from 'node:timers/promises';
import type { Measured } from './flows.ts';
import type { ReadsJob } from './jobs.ts';
import { apartMs, LeanConnection } from './lean.ts';
import { ReadTally } from './read-tally.ts';

/** One connection asks for its paths one after the other, once or over and over, until the time is up. */
function walk(
  job: ReadsJob,
  paths: readonly string[],
  until: number,
  tell: (status: number, askedAt: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let next = 0;
    let askedAt = 0;
    const connection = new LeanConnection(job, {
      free: () => {
        askedAt = performance.now();
        if (askedAt >= until || (job.once && next >= paths.length)) {
          connection.close();
          resolve();
          return;
        }
        connection.ask(paths[next % paths.length] as string);
        next += 1;
      },
      answered: (status) => tell(status, askedAt),
      broken: reject,
    });
  });
}

/** Turns the event loop without rest until it is told to stop. */
function stayAwake(): () => void {
  let isOver = false;
  const turn = () => {
    if (!isOver) setImmediate(turn);
  };
  turn();
  return () => {
    isOver = true;
  };
}

/**
 * Sends the job's requests for its time. The time, and what counts, begins when all connections are open: `begin` is told.
 * @throws Error when a connection breaks
 */
export async function readAll(job: ReadsJob, begin: () => void = () => {}): Promise<Measured> {
  const tally = new ReadTally();
  const openingMs = job.once ? 0 : (job.paths.length - 1) * apartMs;
  const began = performance.now() + openingMs;
  const until = began + job.seconds * 1000;
  const tell = (status: number, askedAt: number) => {
    if (askedAt >= began) tally.add(status, performance.now() - askedAt);
  };
  const open = async (paths: readonly string[], n: number) => {
    if (!job.once) await pause(n * apartMs);
    await walk(job, paths, until, tell);
  };
  const rest = job.awake ? stayAwake() : () => {};
  await Promise.all([pause(openingMs).then(begin), ...job.paths.map(open)]).finally(rest);
  return tally.over((performance.now() - began) / 1000);
}
