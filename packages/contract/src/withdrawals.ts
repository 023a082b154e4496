// Withdrawals: money that a shopper takes out to a saved bank card or chain address, its charge, its audit and its payout.
import { z } from 'zod';
import {
  country,
  defineRoute,
  done,
  flagInput,
  id,
  idInput,
  instant,
  line,
  listInput,
  listOf,
  money,
  moneyInput,
  nothing,
} from './core.ts';
import { networkId } from './networks.ts';
import { paths } from './paths.ts';
import { auditFilter, auditStates, txHash } from './topups.ts';

const tag = 'withdrawals';

export const payoutStates = ['none', 'processing', 'sent', 'failed'] as const;
/** Why a withdrawal is refused; the shopper reads its words. */
export const withdrawalRefusals = [
  'destination_invalid',
  'holder_differs',
  'needs_verification',
  'suspicious',
  'bank_returned',
  'network_paused',
] as const;

/** A saved place that money can go to. Numbers are shown by their last digits only. */
export const destination = z.object({
  id,
  type: z.enum(['bank', 'chain']),
  label: z.string(),
  holder: z.string().nullable(),
  bankName: z.string().nullable(),
  country: country.nullable(),
  network: z.object({ id: z.string(), name: z.string(), coin: z.string() }).nullable(),
  ending: z.string().meta({ description: 'Last four characters of the card number or address' }),
  address: z.string().nullable().meta({ description: 'The whole address of a chain destination' }),
  usableFrom: instant.nullable().meta({ description: 'While new, no withdrawal goes there before this' }),
  createdAt: instant,
});
export type Destination = z.output<typeof destination>;

export const withdrawal = z.object({
  id,
  withdrawalNo: z.string(),
  status: z.enum(auditStates),
  payout: z.enum(payoutStates),
  cancelled: z.boolean(),
  destination,
  amount: money,
  fee: money,
  arrival: money.meta({ description: 'What arrives: amount less charge' }),
  proof: z.string().nullable().meta({ description: 'Transaction hash or bank reference of the payout' }),
  refusal: z.enum(withdrawalRefusals).nullable(),
  reason: z.string().nullable(),
  expectedBy: instant,
  actions: z.array(z.enum(['cancel'])),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type Withdrawal = z.output<typeof withdrawal>;

export const withdrawalQuote = z.object({
  amount: money,
  fee: money,
  arrival: money,
  expectedHours: z.int(),
});

export const withdrawalAudit = withdrawal.extend({
  userId: id,
  account: z.string(),
  payee: z
    .object({ holder: z.string().nullable(), number: z.string(), bankName: z.string().nullable() })
    .meta({ description: 'The payee as it was at the request; of a card the last four digits' }),
  flags: z.array(z.enum(['new_destination', 'credentials_changed', 'large', 'fresh_money'])),
  approvedBy: z.string().nullable(),
  secondBy: z.string().nullable(),
  takenBy: z.string().nullable(),
  takenUntil: instant.nullable(),
  taking: z
    .int()
    .meta({ description: 'How often it was taken for payout; to give back or record one is to name it' }),
  recordedBy: z.string().nullable(),
  needsSecond: z.boolean(),
  needsOther: z.boolean().meta({
    description:
      'Who looks has approved it, or would, and has paid out too much alone today: another person takes it',
  }),
  aloneLimit: money.meta({ description: 'What one person may pay out alone on a UTC day' }),
  frozen: z
    .boolean()
    .meta({ description: 'The shopper’s account is frozen: nothing is approved, taken or recorded' }),
});
export type WithdrawalAudit = z.output<typeof withdrawalAudit>;

const audited = { roles: ['finance', 'admin'] as const, output: withdrawalAudit };
const auditErrors = ['FORBIDDEN', 'WITHDRAWAL_NOT_FOUND', 'WITHDRAWAL_STEP_ILLEGAL'] as const;
const one = z.strictObject({ id: idInput });
/** The one that was shown: another one, taken since, is not meant. */
const taking = z.int().min(1);

export const withdrawals = {
  getWithdrawalForm: defineRoute(paths.getWithdrawalForm, {
    tag,
    summary: 'What can be withdrawn now, where to, at which charge, and what stands in the way',
    input: nothing,
    output: z.object({
      available: money,
      minimum: money,
      maximum: money,
      leftToday: z.int(),
      hasPayCode: z.boolean(),
      pausedUntil: instant
        .nullable()
        .meta({ description: 'After a changed password, payment code or e-mail address' }),
      bankFee: z.object({ bps: z.int(), minimum: money, maximum: money }),
      destinations: z.array(destination),
    }),
    errors: [],
  }),
  saveDestination: defineRoute(paths.saveDestination, {
    tag,
    summary: 'Save a bank card or chain address to withdraw to',
    input: z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('bank'),
        holder: line(80, 2),
        bankName: line(80, 2),
        cardNumber: z.string().max(40),
        country,
        label: line(40).optional(),
      }),
      z.strictObject({
        type: z.literal('chain'),
        network: networkId,
        address: z.string().max(80),
        label: line(40).optional(),
      }),
    ]),
    output: destination,
    errors: [
      'CARD_NUMBER_INVALID',
      'CHAIN_ADDRESS_INVALID',
      'CHAIN_ADDRESS_OURS',
      'NETWORK_UNSUPPORTED',
      'DESTINATION_LIMIT',
      'DESTINATION_EXISTS',
    ],
  }),
  deleteDestination: defineRoute(paths.deleteDestination, {
    tag,
    summary: 'Forget a destination; withdrawals already made keep theirs',
    input: one,
    output: done,
    errors: ['DESTINATION_NOT_FOUND'],
  }),
  quoteWithdrawal: defineRoute(paths.quoteWithdrawal, {
    tag,
    summary: 'Charge, arrival and expected time of a withdrawal, before it is submitted',
    input: z.strictObject({ destination: idInput, amount: moneyInput }),
    output: withdrawalQuote,
    errors: [
      'DESTINATION_NOT_FOUND',
      'NETWORK_UNSUPPORTED',
      'WITHDRAWAL_BELOW_MINIMUM',
      'WITHDRAWAL_ABOVE_MAXIMUM',
      'WITHDRAWAL_ABOVE_BALANCE',
    ],
  }),
  createWithdrawal: defineRoute(paths.createWithdrawal, {
    tag,
    summary: 'Ask for money; needs a ticket of the payment code for this destination and amount',
    input: z.strictObject({
      destination: idInput,
      amount: moneyInput,
      fee: moneyInput.meta({ description: 'The charge that was shown; another one is refused' }),
      ticket: z.string().max(64),
    }),
    output: withdrawal,
    errors: [
      'DESTINATION_NOT_FOUND',
      'DESTINATION_TOO_NEW',
      'NETWORK_UNSUPPORTED',
      'WITHDRAWAL_BELOW_MINIMUM',
      'WITHDRAWAL_ABOVE_MAXIMUM',
      'WITHDRAWAL_ABOVE_BALANCE',
      'WITHDRAWAL_DAILY_LIMIT',
      'WITHDRAWAL_PAUSED',
      'WITHDRAWAL_FEE_CHANGED',
      'PAY_TICKET_INVALID',
      'LIMIT_CHANGED',
    ],
  }),
  listWithdrawals: defineRoute(paths.listWithdrawals, {
    tag,
    summary: 'The own withdrawals, newest first',
    input: z.strictObject({ status: auditFilter, ...listInput(10) }),
    output: listOf(withdrawal),
    errors: [],
  }),
  cancelWithdrawal: defineRoute(paths.cancelWithdrawal, {
    tag,
    summary: 'Take a withdrawal back while it is audited',
    input: one,
    output: withdrawal,
    errors: ['WITHDRAWAL_NOT_FOUND', 'WITHDRAWAL_STEP_ILLEGAL'],
  }),
  listWithdrawalAudits: defineRoute(paths.listWithdrawalAudits, {
    tag,
    summary: 'The queue of withdrawals: the oldest open first, decided ones newest first',
    roles: ['finance', 'support', 'admin'],
    input: z.strictObject({
      status: auditFilter,
      payout: z.enum(payoutStates).optional(),
      q: line(80).optional().meta({
        description:
          'How an e-mail address (3 letters at least), a proof (6) or a number (10) begins; shorter, or a mobile number: the whole',
      }),
      mine: flagInput.default(false),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      ...listInput(20),
    }),
    output: listOf(withdrawalAudit),
    errors: ['FORBIDDEN'],
  }),
  getWithdrawalAudit: defineRoute(paths.getWithdrawalAudit, {
    tag,
    summary: 'One withdrawal with its payee and what speaks against it',
    roles: ['finance', 'support', 'admin'],
    input: one,
    output: withdrawalAudit,
    errors: ['FORBIDDEN', 'WITHDRAWAL_NOT_FOUND'],
  }),
  approveWithdrawal: defineRoute(paths.approveWithdrawal, {
    tag,
    summary: 'Approve; above the limit a second person approves as well',
    ...audited,
    input: one,
    errors: [...auditErrors, 'WITHDRAWAL_FROZEN', 'FOUR_EYES'],
  }),
  takeWithdrawal: defineRoute(paths.takeWithdrawal, {
    tag,
    summary:
      'Take an approved withdrawal for payout; nobody else can while the lease runs. Who approved it alone takes up to the sum of a day',
    ...audited,
    input: one,
    errors: [...auditErrors, 'WITHDRAWAL_FROZEN', 'CLAIMED_BY_OTHER', 'PAYOUT_ALONE_LIMIT', 'LIMIT_CHANGED'],
  }),
  revealPayee: defineRoute(paths.revealPayee, {
    tag,
    summary:
      'The whole number of the payee, for who has the withdrawal in hand; each look is in the audit log',
    roles: ['finance', 'admin'],
    input: one,
    output: z.object({ number: z.string() }),
    errors: [...auditErrors, 'CLAIMED_BY_OTHER'],
  }),
  releaseWithdrawal: defineRoute(paths.releaseWithdrawal, {
    tag,
    summary:
      'Say that nothing was sent: the payout goes back to the queue. Needs another person than the one who took it',
    ...audited,
    input: z.strictObject({ id: idInput, taking, note: line(200, 3) }),
    errors: [...auditErrors, 'PAYOUT_TAKEN_AGAIN', 'FOUR_EYES'],
  }),
  recordPayout: defineRoute(paths.recordPayout, {
    tag,
    summary: 'Record the proof of the payout; above the limit by another person than the one who approved',
    ...audited,
    input: z.strictObject({ id: idInput, taking, proof: z.union([txHash, line(64, 4)]) }),
    errors: [
      ...auditErrors,
      'WITHDRAWAL_FROZEN',
      'PAYOUT_TAKEN_AGAIN',
      'FOUR_EYES',
      'CLAIMED_BY_OTHER',
      'PAYOUT_ALONE_LIMIT',
      'LIMIT_CHANGED',
      'PAYOUT_PROOF_USED',
      'PAYOUT_PROOF_INVALID',
    ],
  }),
  refuseWithdrawal: defineRoute(paths.refuseWithdrawal, {
    tag,
    summary: 'Refuse with a reason that the shopper reads; the whole amount goes back',
    ...audited,
    input: z.strictObject({
      id: idInput,
      refusal: z.enum(withdrawalRefusals),
      note: line(200).optional(),
    }),
    errors: auditErrors,
  }),
};
