// Plain reads by autocannon: every connection with paths of its own, so that no two ask for the same thing in step.
import autocannon from 'autocannon';
import type { Measured } from './flows.ts';
import type { ReadsJob } from './jobs.ts';

/** Sends the job's requests for its time. Its own way of keeping a rate sends a second's worth at the second's beginning: see paced.ts. */
export async function readAll(job: ReadsJob): Promise<Measured> {
  const connections = job.paths.length;
  let next = 0;
  const statuses = new Map<number, number>();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url: `http://127.0.0.1:${job.port}`,
        connections,
        duration: job.seconds,
        headers: { ...job.headers },
        setupClient: (client) => {
          const own = job.paths[next % connections] as readonly string[];
          next += 1;
          client.setRequests(own.map((path) => ({ method: 'GET', path })));
        },
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    running.on('response', (_client, status) => {
      if (status >= 300) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
  });
  return {
    operations: result['2xx'],
    seconds: result.duration,
    errors: result.errors + result.timeouts + result.non2xx,
    said: [...statuses].map(([status, times]) => `${times} × ${status}`),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    stepsMs: {},
  };
}
