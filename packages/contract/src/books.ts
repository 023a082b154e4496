// Books: the ledger as operators read it, and corrections that one proposes and another approves.
import { z } from 'zod';
import { defineRoute, id, idInput, instant, line, listInput, listOf, money, moneyInput } from './core.ts';
import { paths } from './paths.ts';

const tag = 'books';
const roles = ['finance', 'admin'] as const;

export const accountTypes = [
  'shopper_available',
  'shopper_held',
  'order_escrow',
  'shop_available',
  'shop_held',
  'commission_income',
  'withdrawal_fee_income',
  'promo_expense',
  'adjustment',
  'bank_clearing',
  'chain_clearing',
  'suspense',
] as const;
export const journalKinds = [
  'topup.pass',
  'order.pay',
  'order.cancel',
  'order.settle',
  'refund.approve',
  'withdraw.request',
  'withdraw.pass',
  'withdraw.refuse',
  'ledger.adjust',
] as const;
/** `shopper_available:12`, `commission_income`. */
const accountPath = z.string().regex(/^[a-z]+(_[a-z]+)*(:[A-Za-z0-9][A-Za-z0-9_.-]{0,59})?$/);
const day = z.iso.date().meta({ description: 'A UTC day' });

export const ledgerAccount = z.object({
  id,
  account: z.string(),
  type: z.enum(accountTypes),
  balance: money,
  postings: z.int().nullable().meta({ description: 'How many moved it; null on uncounted accounts' }),
});
export type LedgerAccount = z.output<typeof ledgerAccount>;

const journalHead = z.object({
  id,
  kind: z.enum(journalKinds),
  key: z.string(),
  actor: z.string(),
  reverses: id.nullable(),
  createdAt: instant,
});
export const ledgerJournal = journalHead.extend({
  amount: money.meta({ description: 'Sum of its postings' }),
  postings: z.array(
    z.object({
      id,
      debit: z.string(),
      credit: z.string(),
      amount: money,
      debitBalance: money.nullable(),
      creditBalance: money.nullable(),
    }),
  ),
});
export type LedgerJournal = z.output<typeof ledgerJournal>;

export const ledgerLine = z.object({
  id,
  journalId: id,
  kind: z.enum(journalKinds),
  key: z.string(),
  amount: money.meta({ description: 'Signed: negative leaves the account' }),
  balanceAfter: money.nullable(),
  counterpart: z.string(),
  createdAt: instant,
});
export type LedgerLine = z.output<typeof ledgerLine>;

export const decisionStates = ['proposed', 'approved', 'refused'] as const;
export const correction = z.object({
  id,
  correctionNo: z.string().meta({ description: 'What the shopper reads beside the line in the fund record' }),
  account: z.string(),
  direction: z.enum(['credit', 'debit']),
  amount: money,
  reason: z.string(),
  reverses: id.nullable(),
  state: z.enum(decisionStates),
  madeBy: z.string(),
  madeAt: instant,
  isMine: z.boolean().meta({ description: 'Made by the reader, so somebody else decides' }),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  note: z.string().nullable(),
});
export type Correction = z.output<typeof correction>;

export const books = {
  listLedgerAccounts: defineRoute(paths.listLedgerAccounts, {
    tag,
    summary: 'Accounts of the ledger in the order they were opened; `q` is the start of one',
    roles,
    input: z.strictObject({
      type: z.enum(accountTypes).optional(),
      q: line(80).optional(),
      ...listInput(20),
    }),
    output: listOf(ledgerAccount),
    errors: ['FORBIDDEN'],
  }),
  getLedgerStatement: defineRoute(paths.getLedgerStatement, {
    tag,
    summary: 'An account with its lines, newest first',
    roles,
    input: z.strictObject({ account: accountPath, ...listInput(20) }),
    output: z.object({
      account: ledgerAccount,
      list: z.array(ledgerLine),
      hasMore: z.boolean(),
      nextCursor: z.string().nullable(),
    }),
    errors: ['FORBIDDEN', 'LEDGER_ACCOUNT_NOT_FOUND'],
  }),
  listLedgerJournals: defineRoute(paths.listLedgerJournals, {
    tag,
    summary: 'Journals with their postings, newest first; `key` is the start of one',
    roles,
    input: z.strictObject({
      kind: z.enum(journalKinds).optional(),
      key: line(80).optional(),
      account: accountPath.optional(),
      from: day.optional(),
      to: day.optional(),
      ...listInput(20),
    }),
    output: listOf(ledgerJournal),
    errors: ['FORBIDDEN'],
  }),
  getLedgerJournal: defineRoute(paths.getLedgerJournal, {
    tag,
    summary: 'One journal with its postings',
    roles,
    input: z.strictObject({ id: idInput }),
    output: ledgerJournal,
    errors: ['FORBIDDEN', 'JOURNAL_NOT_FOUND'],
  }),
  listCorrections: defineRoute(paths.listCorrections, {
    tag,
    summary: 'Corrections, newest first',
    roles,
    input: z.strictObject({ state: z.enum(['all', ...decisionStates]).default('all'), ...listInput(20) }),
    output: listOf(correction),
    errors: ['FORBIDDEN'],
  }),
  proposeCorrection: defineRoute(paths.proposeCorrection, {
    tag,
    summary: 'Ask for a counter-posting in favour of an account or against it; another person decides',
    roles,
    input: z.strictObject({
      account: accountPath,
      direction: z.enum(['credit', 'debit']),
      amount: moneyInput,
      reason: line(200, 3),
      reverses: idInput.optional(),
    }),
    output: correction,
    errors: [
      'FORBIDDEN',
      'LEDGER_ACCOUNT_NOT_FOUND',
      'CORRECTION_ACCOUNT_UNFIT',
      'JOURNAL_NOT_FOUND',
      'CORRECTION_REVERSED',
    ],
  }),
  approveCorrection: defineRoute(paths.approveCorrection, {
    tag,
    summary: 'Post a proposed correction; not by the one who proposed it',
    roles,
    input: z.strictObject({ id: idInput }),
    output: correction,
    errors: [
      'FORBIDDEN',
      'CORRECTION_NOT_FOUND',
      'CORRECTION_DECIDED',
      'FOUR_EYES',
      'CORRECTION_TOO_LARGE',
      'CORRECTION_REVERSED',
    ],
  }),
  refuseCorrection: defineRoute(paths.refuseCorrection, {
    tag,
    summary: 'Turn a proposed correction down; not by the one who proposed it',
    roles,
    input: z.strictObject({ id: idInput, note: line(200, 3) }),
    output: correction,
    errors: ['FORBIDDEN', 'CORRECTION_NOT_FOUND', 'CORRECTION_DECIDED', 'FOUR_EYES'],
  }),
};
