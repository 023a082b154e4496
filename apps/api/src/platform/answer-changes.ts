// What other processes have changed: asks the database a few times a second and tells the kept answers.
import type { AnswerCache } from './answer-cache.ts';
import type { Database } from './db.ts';
import type { JobParts, Sweep } from './jobs.ts';
import type { Log } from './log.ts';

const pollMs = 250;
/** More tags at once than this are not told apart. */
const tagsMax = 2000;
/** How long a change is kept at least; a process that has not asked for longer forgets all its answers. */
const keptMs = 2 * 60_000;

/**
 * The tags of what was committed since the snapshot $1: rows of transactions that it did not see as finished. Whether
 * rows that it had not seen are gone already (`lost`), or time went backwards (a standby that lost the latest took over).
 * Ids beyond the present come from another cluster's dump and mean nothing here.
 */
const changesSince = `
  with now as materialized (select pg_current_snapshot() as seen), past as (select coalesce($1::pg_snapshot, seen) as seen from now)
  select now.seen::text as snapshot,
    pg_snapshot_xmax(now.seen) < pg_snapshot_xmax(past.seen)
      or exists (select from answer_changes_floor f where f.below > pg_snapshot_xmin(past.seen) and f.below <= pg_snapshot_xmax(now.seen)) as lost,
    array(select distinct tag from answer_changes c
      where c.xid >= pg_snapshot_xmin(past.seen) and c.xid < pg_snapshot_xmax(now.seen) and not pg_visible_in_snapshot(c.xid, past.seen)
      limit ${tagsMax + 1}) as tags
  from now, past`;

interface Changes {
  readonly snapshot: string;
  readonly lost: boolean;
  readonly tags: readonly string[];
}

export interface ChangeWatch {
  /** Asks once and goes on asking; a database that does not answer yet is asked again. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Asks now. Returns whether the database answered. */
  poll(): Promise<boolean>;
}

/**
 * Watches the changes for the kept answers. Give it a database of one connection of its own, so that a busy pool does
 * not keep it waiting.
 */
export function watchChanges(
  database: Database,
  answers: Pick<AnswerCache, 'forget' | 'forgetAll' | 'trustFrom' | 'nowMs'>,
  log: Log,
): ChangeWatch {
  /** Up to where everything is known; null before the first answer and after a failure. */
  let seen: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<boolean> | null = null;
  let stopped = false;

  const ask = async (): Promise<boolean> => {
    const beganMs = answers.nowMs();
    try {
      const changes = await database.one<Changes>('answers.changes', changesSince, [seen]);
      if (seen === null || changes.lost || changes.tags.length > tagsMax) answers.forgetAll();
      else answers.forget(changes.tags);
      seen = changes.snapshot;
      answers.trustFrom(beganMs);
      return true;
    } catch (error) {
      // Another server may answer next time, one that never heard of our snapshot.
      if (seen !== null) log.warn({ err: error }, 'changes cannot be read: answers are made anew');
      seen = null;
      return false;
    }
  };
  const poll = (): Promise<boolean> => {
    running ??= ask().finally(() => {
      running = null;
    });
    return running;
  };
  const goOn = async (): Promise<void> => {
    await poll();
    if (stopped) return;
    timer = setTimeout(() => void goOn(), pollMs);
    timer.unref();
  };
  return {
    start: goOn,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
    poll,
  };
}

/** Deletes changes that every process has had time to hear of, and those that came with a dump. */
const sweepChanges: Sweep = {
  name: 'answers.forget-changes',
  run: async ({ clock, database }) => {
    const now = clock.now();
    // Never beyond what is running now, even when the mark came with a dump from another cluster.
    const moved = await database.maybe<{ below: string }>(
      'answers.moveFloor',
      `update answer_changes_floor set below = least(next_below, pg_snapshot_xmin(pg_current_snapshot())),
         next_below = pg_snapshot_xmin(pg_current_snapshot()), marked_at = $1
       where marked_at <= $2 returning below::text`,
      [now, new Date(now.getTime() - keptMs)],
    );
    if (!moved) return 0;
    return database.run(
      'answers.deleteChanges',
      'delete from answer_changes where xid < $1::xid8 or xid >= pg_snapshot_xmax(pg_current_snapshot())',
      [moved.below],
    );
  },
};

export const answersJobs: JobParts = { listeners: [], sweeps: [sweepChanges], errands: [] };
