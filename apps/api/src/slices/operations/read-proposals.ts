// Reading proposals and the history of settings, a page at a time.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import { pageOf } from '../../platform/cursor.ts';
import { cursorPart, decodeParts } from '../../platform/cursor-parts.ts';
import type { Db } from '../../platform/db.ts';
import { countSettingChanges, listSettingChanges } from './operations.sql.ts';
import { proposalView } from './proposal.view.ts';
import { countProposals, listProposals } from './proposals.sql.ts';

/** @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function readProposals(
  db: Db,
  actor: OperatorActor,
  input: InputOf<'listProposals'>,
): Promise<ResponseOf<'listProposals'>> {
  const filter = { state: input.state === 'all' ? null : input.state, subject: input.subject ?? null };
  const [before] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const rows = await listProposals(db, filter, before, input.limit + 1);
  return pageOf(
    rows,
    input.limit,
    await countProposals(db, filter),
    (p) => proposalView(p, actor.operatorId),
    (p) => [p.id],
  );
}

/** @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function readSettingChanges(
  db: Db,
  input: InputOf<'listSettingChanges'>,
): Promise<ResponseOf<'listSettingChanges'>> {
  const key = input.key ?? null;
  const [before] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const rows = await listSettingChanges(db, key, before, input.limit + 1);
  return pageOf(
    rows,
    input.limit,
    await countSettingChanges(db, key),
    (row) => ({ ...row, id: String(row.id), changedAt: row.changedAt.toISOString() }),
    (row) => [row.id],
  );
}
