// Reading the reconciliations in the background, a page at a time.
import type { InputOf, ResponseOf } from '@meridian/contract';
import { pageOf } from '../../platform/cursor.ts';
import { cursorPart, decodeParts } from '../../platform/cursor-parts.ts';
import type { Db } from '../../platform/db.ts';
import { countRuns, listRuns } from './reconcile-runs.sql.ts';

/** @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function readRuns(
  db: Db,
  input: InputOf<'listReconcileRuns'>,
): Promise<ResponseOf<'listReconcileRuns'>> {
  const [before] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const rows = await listRuns(db, before, input.limit + 1);
  return pageOf(
    rows,
    input.limit,
    await countRuns(db),
    (run) => ({
      id: String(run.id),
      startedAt: run.startedAt.toISOString(),
      finishedAt: run.finishedAt?.toISOString() ?? null,
      faults: run.faults,
      list: run.list ?? [],
      error: run.error,
    }),
    (run) => [run.id],
  );
}
