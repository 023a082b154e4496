// Every statement on withdrawals.
import type { Withdrawal } from '@meridian/contract';
import type { Db, Tx } from '../../platform/db.ts';
import type { Steps, WithdrawalStatus } from './withdrawal.rules.ts';

/** The payee as it was at the request. */
export interface Payee {
  readonly type: 'bank' | 'chain';
  readonly label: string;
  readonly holder: string | null;
  readonly bankName: string | null;
  readonly country: string | null;
  readonly networkId: string | null;
  readonly networkName: string | null;
  readonly coin: string | null;
  /** Of a card the last four digits, of a chain the whole address. */
  readonly number: string;
}

export interface WithdrawalRow extends Steps {
  readonly id: bigint;
  readonly withdrawalNo: string;
  readonly userId: bigint;
  readonly destinationId: bigint;
  readonly destinationCreatedAt: Date;
  readonly payee: Payee;
  readonly amountCents: bigint;
  readonly feeCents: bigint;
  readonly createdAt: Date;
  readonly expectedBy: Date;
  readonly recordedAt: Date | null;
  readonly verifiedAt: Date | null;
  readonly refusal: NonNullable<Withdrawal['refusal']> | null;
  readonly note: string | null;
  readonly decidedAt: Date | null;
}
export const columns = `w.id, w.withdrawal_no as "withdrawalNo", w.user_id as "userId", w.destination_id as "destinationId", d.created_at as "destinationCreatedAt", w.payee,
  w.amount_cents as "amountCents", w.fee_cents as "feeCents", w.created_at as "createdAt", w.expected_by as "expectedBy", w.status::text as status, w.payout, w.cancelled,
  w.needs_second as "needsSecond", w.approved_by as "approvedBy", w.second_by as "secondBy", w.taken_by as "takenBy", w.taken_until as "takenUntil", w.taking,
  w.recorded_by as "recordedBy", w.released_by as "releasedBy", w.proof, w.recorded_at as "recordedAt", w.verified_at as "verifiedAt", w.refusal, w.note, w.decided_at as "decidedAt"`;
export const source = 'withdrawals w join destinations d on d.id = w.destination_id';

export interface NewWithdrawal {
  readonly withdrawalNo: string;
  readonly userId: bigint;
  readonly destinationId: bigint;
  readonly payee: Payee;
  /** The whole card number; null for an address. */
  readonly payeeSealed: Buffer | null;
  readonly amountCents: bigint;
  readonly feeCents: bigint;
  readonly needsSecond: boolean;
  readonly expectedBy: Date;
}
/** Null when the number is taken. */
export async function insertWithdrawal(tx: Tx, w: NewWithdrawal): Promise<bigint | null> {
  const row = await tx.maybe<{ id: bigint }>(
    'withdrawals.insert',
    `insert into withdrawals (withdrawal_no, user_id, destination_id, payee, amount_cents, fee_cents, needs_second, created_at, expected_by, payee_sealed)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10) on conflict (withdrawal_no) do nothing returning id`,
    [
      w.withdrawalNo,
      w.userId,
      w.destinationId,
      JSON.stringify(w.payee),
      w.amountCents,
      w.feeCents,
      w.needsSecond,
      tx.now,
      w.expectedBy,
      w.payeeSealed,
    ],
  );
  return row?.id ?? null;
}

/** The whole number of a card as it was at the request. */
export const findPayeeSealed = (db: Db, id: bigint) =>
  db.one<{ sealed: Buffer | null }>(
    'withdrawals.payeeSealed',
    'select payee_sealed as sealed from withdrawals where id = $1',
    [id],
  );
/** Payees from before numbers were sealed. */
export const lockClearPayees = (tx: Tx, limit: number) =>
  tx.many<{ id: bigint; userId: bigint; number: string }>(
    'withdrawals.lockClear',
    `select id, user_id as "userId", payee ->> 'number' as number from withdrawals
     where payee ->> 'type' = 'bank' and payee_sealed is null order by id limit $1 for update skip locked`,
    [limit],
  );
export const updatePayeeSealed = (tx: Tx, id: bigint, ending: string, sealed: Buffer) =>
  tx.run(
    'withdrawals.seal',
    `update withdrawals set payee = jsonb_set(payee, '{number}', to_jsonb($2::text)), payee_sealed = $3 where id = $1`,
    [id, ending, sealed],
  );

export const getWithdrawal = (db: Db, id: bigint) =>
  db.one<WithdrawalRow>('withdrawals.get', `select ${columns} from ${source} where w.id = $1`, [id]);
export const findWithdrawal = (db: Db, id: bigint) =>
  db.maybe<WithdrawalRow>('withdrawals.find', `select ${columns} from ${source} where w.id = $1`, [id]);
export const lockWithdrawal = (tx: Tx, id: bigint) =>
  tx.maybe<WithdrawalRow>(
    'withdrawals.lock',
    `select ${columns} from ${source} where w.id = $1 for update of w`,
    [id],
  );
export const lockWithdrawalOf = (tx: Tx, userId: bigint, id: bigint) =>
  tx.maybe<WithdrawalRow>(
    'withdrawals.lockOf',
    `select ${columns} from ${source} where w.id = $1 and w.user_id = $2 for update of w`,
    [id, userId],
  );

/** Writes what the steps change. */
export const updateWithdrawal = (tx: Tx, w: WithdrawalRow) =>
  tx.run(
    'withdrawals.update',
    `update withdrawals set status = $2, payout = $3, cancelled = $4, approved_by = $5,
       approved_at = case when $5::bigint is null then null else coalesce(approved_at, $13) end, second_by = $6,
       taken_at = case when $7::bigint is null then null when taken_by is distinct from $7 then $13 else taken_at end, taken_by = $7, taken_until = $8, recorded_by = $9,
       proof = $10, recorded_at = case when $10::text is null then null else coalesce(recorded_at, $13) end,
       refusal = $11, note = $12, decided_at = case when $2::smallint <> 0 then $13::timestamptz end, verified_at = $14, released_by = $15
     where id = $1`,
    [
      w.id,
      Number(w.status),
      w.payout,
      w.cancelled,
      w.approvedBy,
      w.secondBy,
      w.takenBy,
      w.takenUntil,
      w.recordedBy,
      w.proof,
      w.refusal,
      w.note,
      tx.now,
      w.verifiedAt,
      w.releasedBy,
    ],
  );

/** How many a person asked for since an instant, those that came back not counted. */
export async function countWithdrawalsSince(db: Db, userId: bigint, since: Date): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    'withdrawals.countSince',
    'select count(*)::int as count from withdrawals where user_id = $1 and created_at >= $2 and status <> 2',
    [userId, since],
  );
  return count;
}
/** What of a person's money is set aside for withdrawals, in cents. */
export async function sumHeld(db: Db, userId: bigint): Promise<bigint> {
  const { held } = await db.one<{ held: bigint }>(
    'withdrawals.sumHeld',
    'select coalesce(sum(amount_cents), 0)::bigint as held from withdrawals where user_id = $1 and status = 0',
    [userId],
  );
  return held;
}
/** Whether a proof stands for another payout. */
export async function hasProof(db: Db, proof: string): Promise<boolean> {
  const found = await db.maybe(
    'withdrawals.hasProof',
    'select id from withdrawals where lower(proof) = lower($1)',
    [proof],
  );
  return found !== null;
}

/** A person's own, newest first, older than the id `before`, of one status or all. */
export const listWithdrawalsOf = (
  db: Db,
  userId: bigint,
  status: WithdrawalStatus | null,
  before: string | null,
  limit: number,
) =>
  db.many<WithdrawalRow>(
    'withdrawals.listOf',
    `select ${columns} from ${source} where w.user_id = $1 and ($2::smallint is null or w.status = $2) and ($3::bigint is null or w.id < $3)
     order by w.id desc limit $4`,
    [userId, status, before, limit],
  );
export async function countWithdrawalsOf(
  db: Db,
  userId: bigint,
  status: WithdrawalStatus | null,
): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    'withdrawals.countOf',
    'select count(*)::int as count from withdrawals where user_id = $1 and ($2::smallint is null or status = $2)',
    [userId, status],
  );
  return count;
}

/** Withdrawal id → number, for the journals of the fund record. */
export const listWithdrawalNos = (db: Db, ids: readonly bigint[]) =>
  db.many<{ id: bigint; withdrawalNo: string }>(
    'withdrawals.listNos',
    'select id, withdrawal_no as "withdrawalNo" from withdrawals where id = any($1::bigint[])',
    [ids],
  );

/** What is being audited or paid out: how many, their amount in cents, since when the oldest waits, how many are approved and how many overdue. */
export const sumOpenWithdrawals = (db: Db, now: Date) =>
  db.one<{ count: number; cents: bigint; oldestAt: Date | null; approved: number; overdue: number }>(
    'withdrawals.sumOpen',
    `select count(*)::int as count, coalesce(sum(amount_cents), 0)::bigint as cents, min(created_at) as "oldestAt",
       (count(*) filter (where payout <> 'processing' and approved_by is not null and (not needs_second or second_by is not null)))::int as approved,
       (count(*) filter (where payout = 'processing' and taken_until < $1))::int as overdue
     from withdrawals where status = 0`,
    [now],
  );

/** A recorded payout on a chain that waits for what the chain shows. */
export interface UnverifiedPayout {
  readonly id: bigint;
  readonly withdrawalNo: string;
  readonly proof: string;
  readonly recordedAt: Date;
}
export const listUnverified = (db: Db, chainId: string, limit: number) =>
  db.many<UnverifiedPayout>(
    'withdrawals.listUnverified',
    `select w.id, w.withdrawal_no as "withdrawalNo", w.proof, w.recorded_at as "recordedAt" from withdrawals w join networks n on n.id = w.payee ->> 'networkId'
     where w.status = 0 and w.payout = 'processing' and w.proof is not null and n.chain_id = $1 order by w.id limit $2`,
    [chainId, limit],
  );
