// Plain reads, as many as possible.
import type { Measured } from './flows.ts';
import type { ReadsJob } from './jobs.ts';
import { LeanConnection } from './lean.ts';
import { ReadTally } from './read-tally.ts';

/** One connection asks for its paths one after the other, once or over and over, until the time is up. */
function walk(job: ReadsJob, paths: readonly string[], until: number, tally: ReadTally): Promise<void> {
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
      answered: (status) => tally.add(status, performance.now() - askedAt),
      broken: reject,
    });
  });
}

/** Sends the job's requests for its time. @throws Error when a connection breaks */
export async function readAll(job: ReadsJob): Promise<Measured> {
  const tally = new ReadTally();
  const began = performance.now();
  const until = began + job.seconds * 1000;
  await Promise.all(job.paths.map((paths) => walk(job, paths, until, tally)));
  return tally.over((performance.now() - began) / 1000);
}
