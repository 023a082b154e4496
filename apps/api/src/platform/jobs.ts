// Background work on a PostgreSQL-backed queue: outbox delivery, errands that touch the network, and sweeps on the injected clock.
import { Logger, type Runner, run, runOnce, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { atMost } from './at-most.ts';
import type { Tx } from './db.ts';
import { patientPool } from './jobs-pool.ts';
import { freeJobsNobodyHas, freeJobsOfTheDead, watchHands } from './lost-jobs.ts';
import type { Listener } from './outbox.ts';
import { deliver, relayOutbox, startRelay } from './outbox-relay.ts';
import type { Services } from './services.ts';
import { startWatches, type Watch } from './watches.ts';

/** Finds what is due at `clock.now()` and acts on it; called every minute by one process, safe to call at any time by any. */
export interface Sweep {
  readonly name: string;
  readonly run: (services: Services) => Promise<number>;
}
/** Work outside a transaction: mail, fetching pictures. Retried with back-off when it throws. */
export interface Errand {
  readonly name: string;
  readonly run: (services: Services, payload: Record<string, string>) => Promise<void>;
}

export interface JobParts {
  readonly listeners: readonly Listener[];
  readonly sweeps: readonly Sweep[];
  readonly errands: readonly Errand[];
  readonly watches?: readonly Watch[];
}

/** Queues an errand in this transaction. */
export async function addErrand(tx: Tx, name: string, payload: Record<string, string>): Promise<void> {
  await tx.run('jobs.addErrand', `select graphile_worker.add_job($1, $2::json)`, [
    `errand:${name}`,
    JSON.stringify(payload),
  ]);
}

function tasks(services: Services, parts: JobParts): TaskList {
  const list: TaskList = {
    outbox: (payload) => deliver(services, parts.listeners, (payload as { id: string }).id),
    sweep: async (payload) => {
      const { name } = payload as { name: string };
      await parts.sweeps.find((s) => s.name === name)?.run(services);
    },
  };
  for (const errand of parts.errands)
    list[`errand:${errand.name}`] = (payload) => errand.run(services, payload as Record<string, string>);
  return list;
}

export interface Jobs {
  /** Begins to work the queue, as soon as there is a database, and goes on until `stop`. */
  start(): void;
  stop(): Promise<void>;
  /** Runs what is queued now until nothing is left. */
  drain(): Promise<void>;
  /** Runs every sweep once at the clock's now, then drains. */
  tick(): Promise<void>;
}

const lookForLostEveryMs = 5_000;
const startAgainMs = 1_000;
/** On a connection that fell silent the queue waits ten seconds to say goodbye; what is cut off then runs again elsewhere. */
const stopWithinMs = 6_000;

/** The process's share of the queue. `pool` connects as the runtime role. */
export function createJobs(pool: Pool, services: Services, parts: JobParts, concurrency = 4): Jobs {
  const { log, database } = services;
  const taskList = tasks(services, parts);
  const logger = new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ ...meta }, message);
    else if (level === 'warning') log.warn({ ...meta }, message);
    else log.debug(message);
  });
  const hands = watchHands();
  const open = () =>
    run({
      pgPool: patientPool(pool, () => stopped),
      taskList,
      concurrency,
      noHandleSignals: true,
      pollInterval: 2000,
      crontab: parts.sweeps
        .map((s) => `* * * * * sweep ?id=${s.name.replaceAll('.', '_')}&max=3 {"name":"${s.name}"}`)
        .join('\n'),
      events: hands.events,
      logger,
    });
  let runner: Runner | null = null;
  let relay: ReturnType<typeof startRelay> | null = null;
  let watching: ReturnType<typeof startWatches> | null = null;
  let lookForLost: NodeJS.Timeout | undefined;
  let stopped = false;
  let ended: Promise<void> = Promise.resolve();
  const drain = async () => {
    // What a listener queues is done as well, and what the queue's work tells the outbox.
    await relayOutbox(services, parts.listeners);
    do {
      await runOnce({ pgPool: pool, taskList, logger, noPreparedStatements: false });
    } while ((await relayOutbox(services, parts.listeners)) > 0);
  };
  /** Until it is stopped; whatever ends the runner before, another one follows. */
  const keepRunning = async () => {
    while (!stopped) {
      try {
        runner = await open();
        if (!stopped) await runner.promise;
        else await runner.stop();
      } catch (error) {
        log.error({ err: error }, 'the queue stopped');
      }
      if (!stopped) await new Promise((resolve) => setTimeout(resolve, startAgainMs).unref());
    }
  };
  return {
    start() {
      stopped = false;
      ended = keepRunning();
      relay = startRelay(services, parts.listeners);
      watching = startWatches(services, parts.watches ?? []);
      lookForLost = setInterval(() => {
        Promise.all([freeJobsOfTheDead(database), freeJobsNobodyHas(database, hands)]).catch((error) =>
          log.debug({ err: error }, 'what was lost waits'),
        );
      }, lookForLostEveryMs).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(lookForLost);
      const queue = runner?.stop().catch((error) => log.debug({ err: error }, 'the queue had stopped'));
      // A queue that was just being opened is closed when `ended` is: nobody asks the pool any more.
      await atMost(stopWithinMs, Promise.all([relay?.stop(), watching?.stop(), queue, ended]));
      relay = null;
      watching = null;
      runner = null;
    },
    drain,
    async tick() {
      for (const sweep of parts.sweeps) await sweep.run(services);
      await drain();
    },
  };
}
