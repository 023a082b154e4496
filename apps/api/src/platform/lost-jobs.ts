// Jobs that are taken and that nobody works on: their process was killed, or the answer that gave them out never arrived. By itself the queue would keep them for four hours.
import { EventEmitter } from 'node:events';
import type { Worker, WorkerEvents } from 'graphile-worker';
import type { Database } from './db.ts';

/** Any constant number of ours will do: the first half of the names of the locks by which worker pools show that they live. */
const LIVING = 7_301_949;
/** A pool that lost its connection comes back sooner than this, and what was given out has arrived. */
const lostAfterSeconds = 10;

/** What the workers of this process have in hand. */
export interface Hands {
  /** For the queue's runners, one after the other. */
  readonly events: WorkerEvents;
  /** The pools of these workers, and the jobs that they work on. */
  now(): { readonly pools: string[]; readonly jobs: string[] };
}

/** Follows the workers of a process. Each of their pools holds a lock of its name for as long as its connection lives; a killed process lets go of it. */
export function watchHands(): Hands {
  const workers = new Set<Worker>();
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => workers.add(worker));
  events.on('worker:stop', ({ worker }) => workers.delete(worker));
  events.on('pool:listen:success', ({ client, workerPool }) => {
    // Without it the pool's jobs may be taken over while it works on them; they are safe to run twice.
    client
      .query('select pg_try_advisory_lock_shared($1, hashtext($2))', [LIVING, workerPool.id])
      .catch(() => {});
  });
  return {
    events,
    now: () => ({
      pools: [...new Set([...workers].map((worker) => worker.workerPool.id))],
      jobs: [...workers].flatMap((worker) => worker.getActiveJob()?.id ?? []),
    }),
  };
}

/** Gives the jobs of killed processes back to the queue. Answers how many processes. */
export async function freeJobsOfTheDead(database: Database): Promise<number> {
  const { dead } = await database.one<{ dead: number }>(
    'jobs.freeDead',
    `with dead as (
       select distinct locked_by from graphile_worker._private_jobs
       where locked_at < now() - make_interval(secs => $2) and locked_by like 'pool-%'
       except
       select j.locked_by from graphile_worker._private_jobs j join pg_locks l on l.locktype = 'advisory' and l.granted
         and l.database = (select oid from pg_database where datname = current_database())
         and l.classid = $1::oid and l.objid::bigint = hashtext(j.locked_by)::bigint & 4294967295
       where j.locked_by is not null),
     freed as (select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead having count(*) > 0)
     select (select count(*)::int from dead) + 0 * (select count(*)::int from freed) as dead`,
    [LIVING, lostAfterSeconds],
  );
  return dead;
}

/**
 * Gives back what the queue gave out to this living process and what it has not in hand: a worker whose connection is cut between
 * the database's commit and the answer never hears of its job, and asks for another one. Answers how many jobs.
 */
export async function freeJobsNobodyHas(database: Database, hands: Hands): Promise<number> {
  const { pools, jobs } = hands.now();
  return database.run(
    'jobs.freeUnheard',
    `update graphile_worker._private_jobs set locked_by = null, locked_at = null
     where locked_by = any($1::text[]) and id <> all($2::bigint[]) and locked_at < now() - make_interval(secs => $3)`,
    [pools, jobs, lostAfterSeconds],
  );
}
