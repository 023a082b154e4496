// A journal before it is written: what money event it is, who caused it, and its postings.
import type { AccountRef } from './account-ref.ts';
import type { Cents } from './money.ts';

/** Every kind of money event there is, and no other. */
export type LedgerKind =
  | 'topup.pass'
  | 'order.pay'
  | 'order.cancel'
  | 'order.settle'
  | 'refund.approve'
  | 'withdraw.request'
  | 'withdraw.pass'
  | 'withdraw.refuse'
  | 'ledger.adjust';

export interface Posting {
  debit: AccountRef;
  credit: AccountRef;
  amountCents: Cents;
}

export interface Journal {
  kind: LedgerKind;
  /** One key, one money event: the same again is a replay, other content under it is refused. */
  key: string;
  /** `shopper:12`, `operator:3`, `system`. */
  actor: string;
  postings: readonly Posting[];
  /** The journal that this one corrects; each can be corrected once. */
  reverses?: bigint;
}
