// Reads at an even pace: each is due at its time, however long the ones before take, and its latency counts from then.
import type { Measured } from './flows.ts';
import type { PacedJob } from './jobs.ts';
import { apartMs, LeanConnection } from './lean.ts';
import { ReadTally } from './read-tally.ts';

/** How often it is looked what is due. */
const tickMs = 1;

/**
 * Sends the job's requests at its rate, over as many connections as it has lists of paths; those of the first seconds are
 * not counted. What is due while no connection is free waits for one. @throws Error when a connection breaks
 */
export async function readPaced(job: PacedJob): Promise<Measured> {
  const tally = new ReadTally();
  const warm = Math.round(job.rate * job.warmSeconds);
  const total = warm + Math.round(job.rate * job.seconds);
  const connections: LeanConnection[] = [];
  const openings: NodeJS.Timeout[] = [];
  let ticking: NodeJS.Timeout | undefined;
  let began = Number.POSITIVE_INFINITY;
  const dueAt = (n: number): number => began + (n * 1000) / job.rate;
  try {
    await new Promise<void>((resolve, reject) => {
      /** Of those with nothing to do the longest idle first, so that all of them are used. */
      const idle: ((n: number) => void)[] = [];
      let next = 0;
      let answered = 0;
      const send = () => {
        const now = performance.now();
        while (next < total && idle.length > 0 && dueAt(next) <= now) {
          idle.shift()?.(next);
          next += 1;
        }
      };
      const open = (paths: readonly string[]) => {
        let asked = 0;
        const ask = (n: number) => {
          asked = n;
          connection.ask(paths[Math.floor(n / job.paths.length) % paths.length] as string);
        };
        const connection = new LeanConnection(job, {
          free: () => {
            idle.push(ask);
            if (began === Number.POSITIVE_INFINITY && idle.length === job.paths.length)
              began = performance.now();
            send();
          },
          answered: (status) => {
            if (asked >= warm) tally.add(status, performance.now() - dueAt(asked));
            answered += 1;
            if (answered === total) resolve();
          },
          broken: reject,
        });
        connections.push(connection);
      };
      for (const [n, paths] of job.paths.entries()) openings.push(setTimeout(open, n * apartMs, paths));
      ticking = setInterval(send, tickMs);
    });
  } finally {
    clearInterval(ticking);
    for (const opening of openings) clearTimeout(opening);
    for (const connection of connections) connection.close();
  }
  return tally.over((performance.now() - dueAt(warm)) / 1000);
}
