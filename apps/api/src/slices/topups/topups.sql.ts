// Every statement on top-ups.
import type { TopUp } from '@meridian/contract';
import { among } from '../../platform/among.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { StoredPicture } from '../../platform/files.ts';
import type { AuditStatus, Decidable } from './top-up.rules.ts';

export interface TopUpRow extends Decidable {
  readonly id: bigint;
  readonly topUpNo: string;
  readonly userId: bigint;
  readonly method: 'chain' | 'bank';
  readonly networkId: string | null;
  readonly chainId: string | null;
  readonly chainName: string | null;
  readonly coin: string | null;
  readonly creditConfirmations: number | null;
  readonly payeeAccountId: bigint | null;
  readonly bank: string | null;
  readonly bankName: string | null;
  readonly reference: string | null;
  readonly amountCents: bigint | null;
  readonly txHash: string | null;
  readonly evidence: StoredPicture | null;
  readonly createdAt: Date;
  readonly arrivedCents: bigint | null;
  readonly transferId: bigint | null;
  /** Of the newest transfer that was matched, credited or not, and what all of them brought. */
  readonly transferHash: string | null;
  readonly matchedCents: bigint | null;
  readonly bankReference: string | null;
  readonly refusal: NonNullable<TopUp['refusal']> | null;
  readonly note: string | null;
  readonly decidedBy: bigint | null;
  readonly decidedAt: Date | null;
}
export const columns = `t.id, t.topup_no as "topUpNo", t.user_id as "userId", t.method, t.status::text as status, t.network_id as "networkId", n.chain_id as "chainId",
  c.name as "chainName", n.coin, c.credit_confirmations as "creditConfirmations", t.payee_account_id as "payeeAccountId", b.bank, b.bank_name as "bankName", t.reference,
  t.amount_cents as "amountCents", t.tx_hash as "txHash", e.picture as evidence, t.created_at as "createdAt", t.claimed_by as "claimedBy",
  t.claimed_until as "claimedUntil", t.first_by as "firstBy", t.first_proof as "firstProof", t.arrived_cents as "arrivedCents", t.transfer_id as "transferId",
  m.tx_hash as "transferHash", m.cents as "matchedCents", t.bank_reference as "bankReference", t.refusal, t.note, t.decided_by as "decidedBy", t.decided_at as "decidedAt"`;
export const source = `topups t left join networks n on n.id = t.network_id left join chains c on c.id = n.chain_id left join payee_accounts b on b.id = t.payee_account_id
  left join evidence e on e.id = t.evidence_id
  left join lateral (select (array_agg(x.tx_hash order by x.id desc))[1] as tx_hash, sum(x.cents)::bigint as cents from chain_transfers x where x.topup_id = t.id) m on true`;

export interface NewTopUp {
  readonly topUpNo: string;
  readonly userId: bigint;
  readonly method: 'chain' | 'bank';
  readonly networkId: string | null;
  readonly payeeAccountId: bigint | null;
  readonly reference: string | null;
  readonly amountCents: bigint | null;
  readonly txHash: string | null;
  readonly evidenceId: string | null;
}
/** Null when the number or the reference is taken. */
export async function insertTopUp(tx: Tx, t: NewTopUp): Promise<bigint | null> {
  const row = await tx.maybe<{ id: bigint }>(
    'topups.insert',
    `insert into topups (topup_no, user_id, method, network_id, payee_account_id, reference, amount_cents, tx_hash, evidence_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
    [
      t.topUpNo,
      t.userId,
      t.method,
      t.networkId,
      t.payeeAccountId,
      t.reference,
      t.amountCents,
      t.txHash,
      t.evidenceId,
      tx.now,
    ],
  );
  return row?.id ?? null;
}

export const getTopUp = (db: Db, id: bigint) =>
  db.one<TopUpRow>('topups.get', `select ${columns} from ${source} where t.id = $1`, [id]);
export const findTopUp = (db: Db, id: bigint) =>
  db.maybe<TopUpRow>('topups.find', `select ${columns} from ${source} where t.id = $1`, [id]);
export const findTopUpOf = (db: Db, userId: bigint, id: bigint) =>
  db.maybe<TopUpRow>('topups.findOf', `select ${columns} from ${source} where t.id = $1 and t.user_id = $2`, [
    id,
    userId,
  ]);
/** Read once it is held: a statement that waits for a row sees what that row has become, but of other tables (its transfers) what was before. */
export async function lockTopUp(tx: Tx, id: bigint): Promise<TopUpRow | null> {
  const [, row] = await Promise.all([
    tx.run('topups.lock', 'select from topups where id = $1 for update', [id]),
    findTopUp(tx, id),
  ]);
  return row;
}

export const updateTopUpClaim = (tx: Tx, id: bigint, by: bigint, until: Date) =>
  tx.run('topups.claim', 'update topups set claimed_by = $2, claimed_until = $3 where id = $1', [
    id,
    by,
    until,
  ]);
export const updateTopUpFirst = (tx: Tx, id: bigint, by: bigint, proof: object) =>
  tx.run(
    'topups.first',
    'update topups set first_by = $2, first_proof = $3::jsonb, claimed_by = null, claimed_until = null where id = $1',
    [id, by, JSON.stringify(proof)],
  );

export interface PassedTopUp {
  readonly id: bigint;
  readonly arrivedCents: bigint;
  readonly transferId: bigint | null;
  readonly bankReference: string | null;
  readonly line: { readonly id: bigint; readonly payeeAccountId: bigint; readonly named: boolean } | null;
  readonly note: string | null;
  readonly decidedBy: bigint | null;
  /** The first of two; null where one person was enough, whatever somebody had seen before. */
  readonly firstBy: bigint | null;
}
export const updateTopUpPassed = (tx: Tx, t: PassedTopUp) =>
  tx.run(
    'topups.pass',
    `update topups set status = 1, arrived_cents = $2, transfer_id = $3, bank_reference = $4, note = $5, decided_by = $6, decided_at = $7,
       statement_line_id = $8, named_line_id = $9, payee_account_id = coalesce($10, payee_account_id), claimed_by = null, claimed_until = null,
       first_by = $11, first_proof = case when $11::bigint is null then null else first_proof end where id = $1`,
    [
      t.id,
      t.arrivedCents,
      t.transferId,
      t.bankReference,
      t.note,
      t.decidedBy,
      tx.now,
      t.line?.id ?? null,
      t.line?.named ? t.line.id : null,
      t.line?.payeeAccountId ?? null,
      t.firstBy,
    ],
  );
export const updateTopUpRefused = (
  tx: Tx,
  t: { id: bigint; refusal: string; note: string | null; decidedBy: bigint },
) =>
  tx.run(
    'topups.refuse',
    `update topups set status = 2, refusal = $2, note = $3, decided_by = $4, decided_at = $5, claimed_by = null, claimed_until = null,
       first_by = null, first_proof = null where id = $1`,
    [t.id, t.refusal, t.note, t.decidedBy, tx.now],
  );

/** How many of a person are open, and how many bank transfers they ever announced. */
export const countTopUpsFor = (db: Db, userId: bigint) =>
  db.one<{ open: number; bank: number }>(
    'topups.countFor',
    `select count(*) filter (where status = 0)::int as open, count(*) filter (where method = 'bank')::int as bank from topups where user_id = $1`,
    [userId],
  );
/** Whether a person announced this transaction before and it was not refused. */
export async function hasAnnounced(db: Db, userId: bigint, txHash: string): Promise<boolean> {
  const row = await db.maybe(
    'topups.hasAnnounced',
    'select id from topups where user_id = $1 and tx_hash = $2 and status <> 2 limit 1',
    [userId, txHash],
  );
  return row !== null;
}

/** A person's own, newest first, older than the id `before`, of one status or all. */
export const listTopUpsOf = (
  db: Db,
  userId: bigint,
  status: AuditStatus | null,
  before: string | null,
  limit: number,
) =>
  db.many<TopUpRow>(
    'topups.listOf',
    `select ${columns} from ${source} where t.user_id = $1 and ($2::smallint is null or t.status = $2) and ($3::bigint is null or t.id < $3)
     order by t.id desc limit $4`,
    [userId, status, before, limit],
  );
export async function countTopUpsOf(db: Db, userId: bigint, status: AuditStatus | null): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    'topups.countOf',
    'select count(*)::int as count from topups where user_id = $1 and ($2::smallint is null or status = $2)',
    [userId, status],
  );
  return count;
}

/** Of some top-ups: those whose picture or hash stands on another one too. */
export const listRepeats = (db: Db, ids: readonly bigint[]) =>
  db.many<{ id: bigint; samePicture: boolean; sameHash: boolean }>(
    'topups.listRepeats',
    `select t.id,
       exists (select from topups o join evidence x on x.id = o.evidence_id where o.id <> t.id and x.sha256 = e.sha256) as "samePicture",
       exists (select from topups o where o.id <> t.id and o.tx_hash = t.tx_hash) as "sameHash"
     from topups t left join evidence e on e.id = t.evidence_id where t.id = any($1::bigint[])`,
    [ids],
  );
/** Top-up id → number, for the journals of the fund record. */
export const listTopUpNos = (db: Db, ids: readonly bigint[]) =>
  db.many<{ id: bigint; topUpNo: string }>(
    'topups.listNos',
    'select id, topup_no as "topUpNo" from topups where id = any($1::bigint[])',
    [ids],
  );
const auditedSince = (since: string): string => `(t.status = 0 or t.decided_at >= ${since})`;
/** SQL: whether `listAuditedSince` finds any for somebody; what it is asked with is SQL as well. */
export const hasAuditedSince = (userId: string, since: string): string =>
  `exists (select from topups t where t.user_id = ${userId} and ${auditedSince(since)})`;
/** Top-ups of some people that were being audited at some time since an instant, the oldest first; cents of what arrived, else of what was said. */
export const listAuditedSince = (db: Db, userIds: readonly bigint[], since: Date) => {
  const people = among(1, 'bigint', userIds);
  return db.many<{ userId: bigint; cents: bigint; passed: boolean; createdAt: Date; decidedAt: Date | null }>(
    'topups.listAuditedSince',
    `select t.user_id as "userId", coalesce(t.arrived_cents, (select sum(m.cents)::bigint from chain_transfers m where m.topup_id = t.id), t.amount_cents, 0) as cents,
       t.status = 1 as passed, t.created_at as "createdAt", t.decided_at as "decidedAt"
     from topups t where t.user_id ${people.is} and ${auditedSince('$2')} order by t.created_at, t.id`,
    [people.value, since],
  );
};
/** When each of some people last had a top-up pass. */
export const listLastPassed = (db: Db, userIds: readonly bigint[]) =>
  db.many<{ userId: bigint; at: Date }>(
    'topups.listLastPassed',
    'select user_id as "userId", max(decided_at) as at from topups where user_id = any($1::bigint[]) and status = 1 group by user_id',
    [userIds],
  );
/** The oldest open claim of a person on a network that one of these transactions may be: the one that names it, else one that names none. */
export const lockMatchingTopUp = (tx: Tx, userId: bigint, networkId: string, txHashes: readonly string[]) =>
  tx.maybe<{ id: bigint }>(
    'topups.lockMatching',
    `select t.id from topups t where t.user_id = $1 and t.network_id = $2 and t.status = 0 and (t.tx_hash = any($3::text[]) or t.tx_hash is null)
       and not exists (select from chain_transfers m where m.topup_id = t.id)
     order by t.tx_hash is null, t.id limit 1 for update of t`,
    [userId, networkId, txHashes],
  );
/** The oldest open top-up of a person on a network that arrived before anybody spoke of it; with a hash, only the one of that transaction. */
export const lockUnannounced = (tx: Tx, userId: bigint, networkId: string, txHash: string | null) =>
  tx.maybe<{ id: bigint }>(
    'topups.lockUnannounced',
    `select t.id from topups t where t.user_id = $1 and t.network_id = $2 and t.status = 0 and t.amount_cents is null and t.evidence_id is null
       and ($3::text is null or exists (select from chain_transfers m where m.topup_id = t.id and m.tx_hash = $3))
     order by t.id limit 1 for update of t`,
    [userId, networkId, txHash],
  );
export const updateTopUpAnnounced = (tx: Tx, id: bigint, amountCents: bigint, evidenceId: string) =>
  tx.run('topups.announce', 'update topups set amount_cents = $2, evidence_id = $3 where id = $1', [
    id,
    amountCents,
    evidenceId,
  ]);

/** What is being audited: how many, what was said to come, in cents, and since when the oldest waits. */
export const sumOpenTopUps = (db: Db) =>
  db.one<{ count: number; cents: bigint; oldestAt: Date | null }>(
    'topups.sumOpen',
    `select count(*)::int as count, coalesce(sum(amount_cents), 0)::bigint as cents, min(created_at) as "oldestAt" from topups where status = 0`,
  );
