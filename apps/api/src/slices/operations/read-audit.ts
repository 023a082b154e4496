// Reading the audit log, a page at a time.
import type { InputOf, ResponseOf } from '@meridian/contract';
import { pageOf } from '../../platform/cursor.ts';
import { cursorPart, decodeParts } from '../../platform/cursor-parts.ts';
import { dayEnd, dayStart } from '../../platform/days.ts';
import type { Db } from '../../platform/db.ts';
import { auditEntries } from './audit.sql.ts';

/** @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function readAuditLog(
  db: Db,
  input: InputOf<'listAuditLog'>,
): Promise<ResponseOf<'listAuditLog'>> {
  const filter = {
    operator: input.operator ?? null,
    verb: input.verb ?? null,
    target: input.target ?? null,
    from: dayStart(input.from),
    until: dayEnd(input.to),
  };
  const [before] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const { rows, total } = await auditEntries.read(db, filter, before, input.limit);
  return pageOf(
    rows,
    input.limit,
    total,
    (row) => ({ ...row, id: String(row.id), at: row.at.toISOString() }),
    (row) => [row.id],
  );
}
