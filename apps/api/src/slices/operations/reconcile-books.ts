// Reconciliation in the background: by one process at a time, its findings kept for the dashboard.
import { reconcile } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { defineSetting, settings } from '../../platform/settings.ts';
import type { Watch } from '../../platform/watches.ts';
import { businessRules } from './business-rules.ts';
import {
  deleteCleanRuns,
  endRun,
  endStaleRuns,
  findFirstStart,
  findLastRun,
  insertRun,
} from './reconcile-runs.sql.ts';

const reconcileMinutes = defineSetting({
  key: 'operations.reconcileMinutes',
  defaultValue: 15,
  unit: 'minutes',
  min: 1,
  max: 1_440,
});
const minuteMs = 60_000;
/** A run reads all the books; one that takes longer than it may has lost its process. */
const staleMs = 20 * minuteMs;
/** Runs without a fault are forgotten after so long. */
const keptMs = 30 * 24 * 60 * minuteMs;
/** Of what was found; all of it is on the page that looks anew. */
const keptFaults = 100;

/** Reconciles where it is time, and says whether it did. Safe at any time in any number of processes. */
export async function reconcileBooks(services: Services): Promise<boolean> {
  const { database, clock, log } = services;
  const [minutes] = await settings(database, reconcileMinutes);
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const id = await database.transaction(async (tx) => {
    await endStaleRuns(tx, before(staleMs));
    return insertRun(tx, before(minutes * minuteMs));
  });
  if (id === null) return false;
  try {
    const faults = await reconcile(database, businessRules);
    if (faults.length > 0) log.error({ faults: faults.slice(0, keptFaults) }, 'the books are not whole');
    const list = faults.slice(0, keptFaults).map(({ rule, ref, detail }) => ({ rule, ref, detail }));
    await database.transaction(async (tx) => {
      await endRun(tx, id, { faults: faults.length, list });
      await deleteCleanRuns(tx, before(keptMs));
    });
  } catch (error) {
    // What failed the run may fail its record as well; the first error is the one to be told of.
    await database
      .transaction((tx) => endRun(tx, id, { error: String(error).slice(0, 300) }))
      .catch((second) => log.error({ err: second }, 'a reconciliation that failed could not be recorded'));
    throw error;
  }
  return true;
}

/** What the last run said; `overdue` when none came to an end for longer than three should have taken. */
export async function readBooksState(db: Db, now: Date) {
  const last = await findLastRun(db);
  const [minutes] = await settings(db, reconcileMinutes);
  const checkedAt = last?.finishedAt ?? null;
  // Where every run failed from the first on, none ever came to an end.
  const since = checkedAt ?? (await findFirstStart(db));
  return {
    faults: last?.faults ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    overdue: since !== null && now.getTime() - since.getTime() > 3 * minutes * minuteMs,
  };
}

export const booksWatch: Watch = {
  name: 'operations.books',
  everyMs: minuteMs,
  lanes: () => ['books'],
  async round(services) {
    await reconcileBooks(services);
    return false;
  },
};
