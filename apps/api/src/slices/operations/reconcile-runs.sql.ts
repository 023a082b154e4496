// Every statement on the reconciliations in the background.
import type { Db, Tx } from '../../platform/db.ts';

/** Begins a run; null when one is going on, or one began since that instant. */
export const insertRun = async (tx: Tx, unlessSince: Date): Promise<bigint | null> => {
  const row = await tx.maybe<{ id: bigint }>(
    'operations.insertRun',
    `insert into reconcile_runs (started_at) select $1::timestamptz where not exists (select from reconcile_runs where started_at > $2)
     on conflict ((true)) where finished_at is null do nothing returning id`,
    [tx.now, unlessSince],
  );
  return row?.id ?? null;
};
/** Gives runs up that began before an instant and never ended: their process died. */
export const endStaleRuns = (tx: Tx, startedBefore: Date) =>
  tx.run(
    'operations.endStaleRuns',
    `update reconcile_runs set finished_at = $1, error = 'given up' where finished_at is null and started_at < $2`,
    [tx.now, startedBefore],
  );
/** One that was given up meanwhile stays given up. */
export const endRun = (
  tx: Tx,
  id: bigint,
  found: { faults: number; list: readonly object[] } | { error: string },
) =>
  tx.run(
    'operations.endRun',
    'update reconcile_runs set finished_at = $2, faults = $3, list = $4::jsonb, error = $5 where id = $1 and finished_at is null',
    'error' in found
      ? [id, tx.now, null, null, found.error]
      : [id, tx.now, found.faults, JSON.stringify(found.list), null],
  );
/** Whole books need no memory; what was wrong stays. */
export const deleteCleanRuns = (tx: Tx, before: Date) =>
  tx.run('operations.deleteCleanRuns', 'delete from reconcile_runs where faults = 0 and finished_at < $1', [
    before,
  ]);

export interface RunRow {
  readonly id: bigint;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly faults: number | null;
  readonly list: { rule: string; ref: string; detail: string }[] | null;
  readonly error: string | null;
}
const columns = 'id, started_at as "startedAt", finished_at as "finishedAt", faults, list, error';
/** Newest first, older than the id `before`. */
export const listRuns = (db: Db, before: string | null, limit: number) =>
  db.many<RunRow>(
    'operations.listRuns',
    `select ${columns} from reconcile_runs where $1::bigint is null or id < $1 order by id desc limit $2`,
    [before, limit],
  );
export async function countRuns(db: Db): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    'operations.countRuns',
    'select count(*)::int as count from reconcile_runs',
  );
  return count;
}
/** The last that came to an end by itself; null before the first. */
export const findLastRun = (db: Db) =>
  db.maybe<RunRow>(
    'operations.findLastRun',
    `select ${columns} from reconcile_runs where faults is not null order by id desc limit 1`,
  );
/** When the first run began; null before it. */
export async function findFirstStart(db: Db): Promise<Date | null> {
  const { at } = await db.one<{ at: Date | null }>(
    'operations.findFirstStart',
    'select min(started_at) as at from reconcile_runs',
  );
  return at;
}
