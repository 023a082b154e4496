// Several processes behind one port: the first one starts them, replaces one that dies, and ends when all have ended.
import cluster, { type Worker } from 'node:cluster';
import type { Log } from './log.ts';

export interface Workers {
  /** Where they listen, once all of them do. Rejects when one ends by itself before it listens. */
  readonly listening: Promise<number>;
  /** Asks all to end and waits for it. */
  stop(): Promise<void>;
}

/** One that lived shorter than this is not replaced at once: it would most likely die again. */
const shortLifeMs = 5_000;
const restMs = 1_000;

/** True in a process that `startWorkers` started. */
export const isWorker = (): boolean => cluster.isWorker;

/**
 * Starts `count` processes of this program with `env` besides its own; each takes connections from the one port as it has
 * time. They can be stopped from the first moment on: one may serve while another has yet to start.
 */
export function startWorkers(count: number, env: Readonly<Record<string, string>>, log: Log): Workers {
  // Each takes connections for itself. Handed out in turn by the first process, which is Node's default, those on the way to one that is killed
  // or stands still are answered by nobody, and never end.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let stopping = false;
  let started = false;
  const living = new Set<Worker>();
  /** Answers where it, or the one that took its place, listens. */
  const start = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const worker = cluster.fork(env);
      const born = performance.now();
      let listens = false;
      living.add(worker);
      worker.once('listening', ({ port }) => {
        listens = true;
        resolve(port);
      });
      worker.once('exit', (code, signal) => {
        living.delete(worker);
        // One that ends by itself before it has ever served would end so each time; one that was killed would not.
        if (stopping) return;
        if (!started && !listens && signal === null) {
          reject(new Error(`a worker ended before it listened: ${signal ?? code}`));
          return;
        }
        log.error(
          { pid: worker.process.pid, code, signal },
          'a worker ended unasked; another takes its place',
        );
        const wait = performance.now() - born < shortLifeMs ? restMs : 0;
        setTimeout(() => stopping || start().then(resolve, reject), wait);
      });
    });
  const stop = async () => {
    stopping = true;
    await Promise.all(
      [...living].map(
        (worker) =>
          new Promise<void>((resolve) => {
            worker.once('exit', () => resolve());
            worker.process.kill('SIGTERM');
          }),
      ),
    );
  };
  const listening = Promise.all(Array.from({ length: count }, start)).then(
    ([port = 0]) => {
      started = true;
      return port;
    },
    async (error: unknown) => {
      await stop();
      throw error;
    },
  );
  return { listening, stop };
}
