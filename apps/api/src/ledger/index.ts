// The ledger's front door: post a journal, read an account, check the books. The only writer of money.
export { type AccountRef, type AccountType, pathOf, refOf } from './account-ref.ts';
export {
  balanceColumn,
  balanceOf,
  balancesOf,
  type Statement,
  type StatementLine,
  statement,
} from './accounts.ts';
export { InsufficientFunds, InvalidJournal, KeyReused } from './errors.ts';
export {
  type AccountRow,
  accounts,
  findAccount,
  findJournal,
  findMover,
  type JournalRow,
  journals,
  listPostings,
  listRefundedOrders,
  type PostingRow,
  sumKindsSince,
  sumTypes,
} from './explore.sql.ts';
export type { Journal, LedgerKind, Posting } from './journal.ts';
export { numbersByKey } from './journal-keys.ts';
export { allocate, bpsOf, type Cents, formatMoney, InvalidMoney, parseMoney } from './money.ts';
export { MAX_AMOUNT_CENTS, type Posted, post } from './post.ts';
export {
  adjust,
  type Clearing,
  orderCancel,
  orderPay,
  orderSettle,
  refundApprove,
  topUpPass,
  type WithdrawalOwner,
  withdrawPass,
  withdrawRefuse,
  withdrawRequest,
} from './recipes.ts';
export { type Fault, type ReconcileRule, reconcile } from './reconcile.ts';
