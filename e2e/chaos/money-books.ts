// What the database says of money that came and went: top-ups, transfers of the chain, withdrawals, and what operators did.
import type { Db } from '../../apps/api/src/platform/db.ts';

export interface TopUpRow {
  readonly id: string;
  readonly userId: string;
  readonly method: 'chain' | 'bank';
  readonly status: number;
  /** Null when it arrived without a word. */
  readonly amountCents: bigint | null;
  readonly arrivedCents: bigint | null;
  /** Null while open, and where no person was needed. */
  readonly decidedBy: string | null;
}
export interface TransferRow {
  readonly txHash: string;
  readonly ordinal: number;
  readonly userId: string;
  readonly cents: bigint;
  readonly topUpId: string | null;
  readonly parked: string | null;
}
export interface WithdrawalRow {
  readonly id: string;
  readonly userId: string;
  readonly status: number;
  readonly payout: string;
  readonly cancelled: boolean;
  readonly amountCents: bigint;
  readonly feeCents: bigint;
  readonly approvedBy: string | null;
  readonly secondBy: string | null;
  readonly takenBy: string | null;
  readonly recordedBy: string | null;
  readonly proof: string | null;
}
export interface LogRow {
  readonly operatorId: string;
  readonly verb: string;
  readonly target: string | null;
}
export interface MoneyBooks {
  readonly topUps: readonly TopUpRow[];
  readonly transfers: readonly TransferRow[];
  readonly withdrawals: readonly WithdrawalRow[];
  readonly destinations: readonly { readonly id: string; readonly userId: string }[];
  /** Entries of the audit log in the order in which they were committed: each one's hash stands on the one before. */
  readonly audited: readonly LogRow[];
}

/** Reads all of it; within a snapshot, at one moment. */
export async function readMoneyBooks(db: Db): Promise<MoneyBooks> {
  return {
    topUps: await db.many(
      'books.topUps',
      `select id::text as id, user_id::text as "userId", method, status::int as status, amount_cents as "amountCents",
         arrived_cents as "arrivedCents", decided_by::text as "decidedBy" from topups order by topups.id`,
    ),
    transfers: await db.many(
      'books.transfers',
      `select tx_hash as "txHash", ordinal, user_id::text as "userId", cents, topup_id::text as "topUpId", parked from chain_transfers
       order by chain_transfers.id`,
    ),
    withdrawals: await db.many(
      'books.withdrawals',
      `select id::text as id, user_id::text as "userId", status::int as status, payout, cancelled, amount_cents as "amountCents", fee_cents as "feeCents",
         approved_by::text as "approvedBy", second_by::text as "secondBy", taken_by::text as "takenBy", recorded_by::text as "recordedBy", proof from withdrawals order by withdrawals.id`,
    ),
    destinations: await db.many(
      'books.destinations',
      'select id::text as id, user_id::text as "userId" from destinations where deleted_at is null',
    ),
    audited: await db.many(
      'books.audited',
      'select operator_id::text as "operatorId", verb, target from audit_log order by id',
    ),
  };
}
