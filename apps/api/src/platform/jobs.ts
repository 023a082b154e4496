// Background work on a PostgreSQL-backed queue: outbox delivery, errands that touch the network, and sweeps on the injected clock.
import { Logger, type Runner, run, runOnce, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Tx } from './db.ts';
import type { Listener, Topic } from './outbox.ts';
import type { Services } from './services.ts';

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
}

/** Queues an errand in this transaction. */
export async function addErrand(tx: Tx, name: string, payload: Record<string, string>): Promise<void> {
  await tx.run('jobs.addErrand', `select graphile_worker.add_job($1, $2::json)`, [
    `errand:${name}`,
    JSON.stringify(payload),
  ]);
}

/** One outbox row: each listener once, in its own transaction with its mark. */
async function deliver(services: Services, listeners: readonly Listener[], id: string): Promise<void> {
  const event = await services.database.maybe<{ topic: Topic; payload: never }>(
    'outbox.find',
    'select topic, payload from outbox where id = $1',
    [id],
  );
  if (!event) return;
  for (const listener of listeners.filter((l) => l.topic === event.topic)) {
    await services.database.transaction(async (tx) => {
      const first = await tx.run(
        'outbox.mark',
        'insert into outbox_deliveries (outbox_id, listener, delivered_at) values ($1, $2, $3) on conflict do nothing',
        [id, listener.name, tx.now],
      );
      if (first === 1) await listener.act(tx, event.payload);
    });
  }
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
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Runs what is queued now until nothing is left. */
  drain(): Promise<void>;
  /** Runs every sweep once at the clock's now, then drains. */
  tick(): Promise<void>;
}

/** The process's share of the queue. `pool` connects as the runtime role. */
export function createJobs(pool: Pool, services: Services, parts: JobParts, concurrency = 4): Jobs {
  const taskList = tasks(services, parts);
  const logger = new Logger(() => (level, message, meta) => {
    if (level === 'error') services.log.error({ ...meta }, message);
    else if (level === 'warning') services.log.warn({ ...meta }, message);
    else services.log.debug(message);
  });
  let runner: Runner | null = null;
  const drain = async () => {
    await runOnce({ pgPool: pool, taskList, logger, noPreparedStatements: false });
  };
  return {
    async start() {
      runner = await run({
        pgPool: pool,
        taskList,
        concurrency,
        noHandleSignals: true,
        pollInterval: 2000,
        crontab: parts.sweeps
          .map((s) => `* * * * * sweep ?id=${s.name.replaceAll('.', '_')}&max=3 {"name":"${s.name}"}`)
          .join('\n'),
        logger,
      });
    },
    async stop() {
      await runner?.stop();
      runner = null;
    },
    drain,
    async tick() {
      for (const sweep of parts.sweeps) await sweep.run(services);
      await drain();
    },
  };
}
