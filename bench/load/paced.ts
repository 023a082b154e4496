// Reads at an even pace: each is sent when it is due, however long the ones before take, and its latency counts from then.
import { type Dispatcher, Pool } from 'undici';
import type { Measured } from './flows.ts';
import type { PacedJob } from './jobs.ts';
import { percentile } from './latencies.ts';

/** How often it is looked what is due. */
const tickMs = 1;

/** Sends the job's requests at its rate, over as many connections as it has lists of paths; those of the first seconds are not counted. */
export async function readPaced(job: PacedJob): Promise<Measured> {
  const pool = new Pool(`http://127.0.0.1:${job.port}`, { connections: job.paths.length, pipelining: 1 });
  const latencies: number[] = [];
  const said = new Map<string, number>();
  const fail = (why: string) => said.set(why, (said.get(why) ?? 0) + 1);
  const warm = Math.round(job.rate * job.warmSeconds);
  const total = warm + Math.round(job.rate * job.seconds);
  const pathOf = (n: number): string => {
    const own = job.paths[n % job.paths.length] as readonly string[];
    return own[Math.floor(n / job.paths.length) % own.length] as string;
  };
  const began = performance.now();
  const dueAt = (n: number): number => began + (n * 1000) / job.rate;
  let answered = 0;
  try {
    await new Promise<void>((resolve) => {
      const done = () => {
        answered += 1;
        if (answered === total) resolve();
      };
      const handlerOf = (n: number): Dispatcher.DispatchHandler => ({
        onRequestStart: () => {},
        onResponseStart: (_controller, status) => void (status >= 300 && fail(`${status}`)),
        onResponseData: () => {},
        onResponseEnd: () => {
          if (n >= warm) latencies.push(performance.now() - dueAt(n));
          done();
        },
        onResponseError: (_controller, error) => {
          fail(error.message);
          done();
        },
      });
      let next = 0;
      const ticking = setInterval(() => {
        const now = performance.now();
        for (; next < total && dueAt(next) <= now; next += 1)
          pool.dispatch({ method: 'GET', path: pathOf(next), headers: { ...job.headers } }, handlerOf(next));
        if (next === total) clearInterval(ticking);
      }, tickMs);
    });
  } finally {
    await pool.close();
  }
  return {
    operations: latencies.length,
    seconds: (performance.now() - dueAt(warm)) / 1000,
    errors: [...said.values()].reduce((all, times) => all + times, 0),
    said: [...said].map(([why, times]) => `${times} × ${why}`),
    p50Ms: percentile(latencies, 0.5),
    p95Ms: percentile(latencies, 0.95),
    p99Ms: percentile(latencies, 0.99),
    stepsMs: {},
  };
}
