// Reading withdrawals for their lists and pages: a fixed number of statements, however many rows.
import type { InputOf } from '@meridian/contract';
import { balanceOf, formatMoney } from '../../ledger/index.ts';
import type { ShopperActor } from '../../platform/actors.ts';
import { pageOf } from '../../platform/cursor.ts';
import { cursorPart, decodeParts } from '../../platform/cursor-parts.ts';
import { dayEnd, dayStart } from '../../platform/days.ts';
import type { Db } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { accountBriefs, findCredentialChange, getPayCodeState } from '../accounts/index.ts';
import { lastTopUps, type OperatorNames } from '../topups/index.ts';
import { sumAloneOf } from './alone.sql.ts';
import { listDestinations } from './destinations.sql.ts';
import { pausedUntil, startOfDay } from './withdrawal.rules.ts';
import { type AuditContext, auditView, destinationView, withdrawalView } from './withdrawal.view.ts';
import { audits } from './withdrawal-audits.sql.ts';
import { withdrawalNumbers } from './withdrawals.settings.ts';
import {
  countWithdrawalsOf,
  countWithdrawalsSince,
  findWithdrawal,
  listWithdrawalsOf,
  type WithdrawalRow,
} from './withdrawals.sql.ts';

const statusOf = (status: 'all' | '0' | '1' | '2') => (status === 'all' ? null : status);

/** What can be withdrawn now, and what stands in the way. */
export async function readWithdrawalForm(db: Db, actor: ShopperActor, now: Date) {
  const { userId } = actor;
  const numbers = await withdrawalNumbers(db);
  const used = await countWithdrawalsSince(db, userId, startOfDay(now));
  const payCode = await getPayCodeState(db, userId, now);
  const paused = pausedUntil(numbers, await findCredentialChange(db, userId), now);
  return {
    available: formatMoney(await balanceOf(db, { type: 'shopper_available', ownerId: userId })),
    minimum: formatMoney(numbers.minimumCents),
    maximum: formatMoney(numbers.maximumCents),
    leftToday: Math.max(0, numbers.perDay - used),
    hasPayCode: payCode.isSet,
    pausedUntil: paused?.toISOString() ?? null,
    bankFee: {
      bps: numbers.bankFeeBps,
      minimum: formatMoney(numbers.bankFeeMinCents),
      maximum: formatMoney(numbers.bankFeeMaxCents),
    },
    destinations: (await listDestinations(db, userId)).map((d) => destinationView(d, now)),
  };
}

/** A person's own. @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function listOwnWithdrawals(db: Db, userId: bigint, input: InputOf<'listWithdrawals'>) {
  const status = statusOf(input.status);
  const [before] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const rows = await listWithdrawalsOf(db, userId, status, before, input.limit + 1);
  const total = await countWithdrawalsOf(db, userId, status);
  return pageOf(rows, input.limit, total, withdrawalView, (w) => [w.id]);
}

/** The operator who looks, and when. */
interface Asker {
  readonly operatorId: bigint;
  readonly now: Date;
}

async function contextOf(
  db: Db,
  rows: readonly WithdrawalRow[],
  operatorNames: OperatorNames,
  { operatorId, now }: Asker,
): Promise<AuditContext> {
  const people = rows.map((w) => w.userId);
  const operatorIds = rows
    .flatMap((w) => [w.approvedBy, w.secondBy, w.takenBy, w.recordedBy])
    .filter((id) => id !== null);
  return {
    accounts: await accountBriefs(db, people),
    operators: await operatorNames(db, operatorIds),
    lastTopUps: await lastTopUps(db, people),
    asker: operatorId,
    alone: {
      usedCents: await sumAloneOf(db, operatorId, startOfDay(now)),
      limitCents: (await withdrawalNumbers(db)).aloneDayCents,
    },
  };
}

/** The operators' queue. @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function listWithdrawalAudits(
  db: Db,
  asker: Asker,
  input: InputOf<'listWithdrawalAudits'>,
  operatorNames: OperatorNames,
) {
  const filter = {
    status: statusOf(input.status),
    payout: input.payout ?? null,
    q: input.q ?? null,
    operatorId: input.mine ? asker.operatorId : null,
    from: dayStart(input.from),
    until: dayEnd(input.to),
  };
  const [after] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const { rows, total } = await audits.read(db, filter, after, input.limit);
  const context = await contextOf(db, rows, operatorNames, asker);
  return pageOf(
    rows,
    input.limit,
    total,
    (w) => auditView(w, context),
    (w) => [w.id],
  );
}

/** @throws WITHDRAWAL_NOT_FOUND */
export async function readWithdrawalAudit(db: Db, id: bigint, operatorNames: OperatorNames, asker: Asker) {
  const row = (await findWithdrawal(db, id)) ?? refuse('WITHDRAWAL_NOT_FOUND');
  return auditView(row, await contextOf(db, [row], operatorNames, asker));
}
