// Reading top-ups for their lists and pages: a fixed number of statements, however many rows.
import type { InputOf } from '@meridian/contract';
import { pageOf } from '../../platform/cursor.ts';
import { cursorPart, decodeParts } from '../../platform/cursor-parts.ts';
import { dayEnd, dayStart } from '../../platform/days.ts';
import type { Db } from '../../platform/db.ts';
import type { StoredPicture } from '../../platform/files.ts';
import { signedPictureUrl } from '../../platform/private-pictures.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { accountBriefs } from '../accounts/index.ts';
import { listProgress } from './chain-cursors.sql.ts';
import { listTransfersFor } from './chain-transfers.sql.ts';
import { listLinesFor } from './statement-lines.sql.ts';
import { type AuditContext, auditCard, auditView, type Progress, topUpView } from './top-up.view.ts';
import { audits } from './top-up-audits.sql.ts';
import { topUpNumbers } from './topups.settings.ts';
import {
  countTopUpsOf,
  findTopUp,
  findTopUpOf,
  listRepeats,
  listTopUpsOf,
  type TopUpRow,
} from './topups.sql.ts';

/** How operators are called; handed in, because they belong to a later slice. */
export type OperatorNames = (db: Db, ids: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>;

const signer = (services: Services) => (picture: StoredPicture) => signedPictureUrl(services, picture);
/** Confirmations of what some top-ups are waiting for; asks only where one may be. */
async function progressOf(db: Db, rows: readonly TopUpRow[]): Promise<Progress> {
  const waiting = rows.filter((t) => t.method === 'chain' && t.status === '0' && t.transferHash === null);
  if (waiting.length === 0) return new Map();
  const found = await listProgress(
    db,
    waiting.map((t) => t.id),
  );
  return new Map(found.map((p) => [p.id, p.confirmations]));
}
const statusOf = (status: 'all' | '0' | '1' | '2') => (status === 'all' ? null : status);

/** A person's own. @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function listOwnTopUps(
  db: Db,
  userId: bigint,
  input: InputOf<'listTopUps'>,
  services: Services,
) {
  const status = statusOf(input.status);
  const [before] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const rows = await listTopUpsOf(db, userId, status, before, input.limit + 1);
  const total = await countTopUpsOf(db, userId, status);
  const progress = await progressOf(db, rows);
  return pageOf(
    rows,
    input.limit,
    total,
    (t) => topUpView(t, signer(services), progress),
    (t) => [t.id],
  );
}

/** @throws TOPUP_NOT_FOUND */
export async function readOwnTopUp(db: Db, userId: bigint, id: bigint, services: Services) {
  const row = (await findTopUpOf(db, userId, id)) ?? refuse('TOPUP_NOT_FOUND');
  return topUpView(row, signer(services), await progressOf(db, [row]));
}

async function contextOf(
  db: Db,
  rows: readonly TopUpRow[],
  asker: bigint,
  operatorNames: OperatorNames,
  services: Services,
): Promise<AuditContext> {
  const operatorIds = rows.flatMap((t) => [t.claimedBy, t.firstBy, t.decidedBy]).filter((id) => id !== null);
  const repeats = await listRepeats(
    db,
    rows.map((t) => t.id),
  );
  return {
    accounts: await accountBriefs(
      db,
      rows.map((t) => t.userId),
    ),
    operators: await operatorNames(db, operatorIds),
    repeats: new Map(repeats.map((r) => [r.id, r])),
    numbers: await topUpNumbers(db),
    asker,
    progress: await progressOf(db, rows),
    sign: signer(services),
  };
}

/** The operators' queue. @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function listTopUpAudits(
  db: Db,
  operatorId: bigint,
  input: InputOf<'listTopUpAudits'>,
  operatorNames: OperatorNames,
  services: Services,
) {
  const filter = {
    status: statusOf(input.status),
    method: input.method ?? null,
    q: input.q ?? null,
    operatorId: input.mine ? operatorId : null,
    from: dayStart(input.from),
    until: dayEnd(input.to),
  };
  const [after] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const { rows, total } = await audits.read(db, filter, after, input.limit);
  const context = await contextOf(db, rows, operatorId, operatorNames, services);
  return pageOf(
    rows,
    input.limit,
    total,
    (t) => auditCard(t, context),
    (t) => [t.id],
  );
}

/** The claim beside what the chain or the bank says. @throws TOPUP_NOT_FOUND */
export async function readTopUpAudit(
  db: Db,
  operatorId: bigint,
  id: bigint,
  operatorNames: OperatorNames,
  services: Services,
) {
  const row = (await findTopUp(db, id)) ?? refuse('TOPUP_NOT_FOUND');
  const transfers =
    row.networkId === null ? [] : await listTransfersFor(db, row.id, row.userId, row.networkId);
  const lines = row.method === 'bank' ? await listLinesFor(db, row.id) : [];
  const context = await contextOf(db, [row], operatorId, operatorNames, services);
  return auditView(row, { lines, transfers }, context);
}
