// Top-ups: money that a shopper says is on its way, what really arrived, and the operators who match the two.
import { z } from 'zod';
import {
  defineRoute,
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
import { statementLine } from './statements.ts';

const tag = 'topups';

export const topUpMethods = ['chain', 'bank'] as const;
/** As the specification numbers them: 0 auditing, 1 passed, 2 refused. */
export const auditStates = ['0', '1', '2'] as const;
export const auditFilter = z.enum(['all', ...auditStates]).default('all');
/** Why a top-up is refused; the shopper reads its words. */
export const topUpRefusals = [
  'not_arrived',
  'evidence_unreadable',
  'other_payer',
  'wrong_network',
  'unsupported_coin',
  'duplicate',
  'amount_unclear',
] as const;

/** Why a transfer that arrived is not credited by itself: its network was switched off, it is small and waits for more, it is beyond belief. */
export const parkedReasons = ['disabled', 'below_minimum', 'enormous'] as const;

/** 0x and 64 hex digits, or TRON's 64 hex digits. */
export const txHash = z.string().regex(/^(0x)?[0-9a-fA-F]{64}$/);
const upload = z.string().regex(/^[0-9a-f]{32}$/);

export const topUp = z.object({
  id,
  topUpNo: z.string(),
  method: z.enum(topUpMethods),
  status: z.enum(auditStates),
  network: z.object({ id: z.string(), name: z.string(), coin: z.string() }).nullable(),
  bankName: z.string().nullable(),
  reference: z.string().nullable().meta({ description: 'The code that marks the bank transfer' }),
  amount: money
    .nullable()
    .meta({ description: 'What the shopper said; null when the money came unannounced' }),
  found: money.nullable().meta({
    description: 'What the transfers that were matched to it brought on its chain, credited or not',
  }),
  arrived: money.nullable().meta({ description: 'What really arrived and was credited' }),
  txHash: z.string().nullable(),
  confirmations: z
    .object({ seen: z.int(), needed: z.int() })
    .nullable()
    .meta({ description: 'Progress of the transfer on its chain, once it was seen there' }),
  evidence: z
    .string()
    .nullable()
    .meta({ description: 'Signed address of the own picture, valid one minute' }),
  refusal: z.enum(topUpRefusals).nullable(),
  reason: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type TopUp = z.output<typeof topUp>;

/**
 * Why one person is not enough: a large sum; a reference or hash that is typed in; a line without the top-up's code; a line of a
 * file that who asks has imported.
 */
export const secondReasons = ['large', 'typed', 'unnamed', 'own_file'] as const;
const second = z.array(z.enum(secondReasons));

/** What the auditing operator sees: the claim beside the facts. */
export const topUpAudit = topUp.extend({
  userId: id,
  account: z.string(),
  flags: z.array(z.enum(['same_picture', 'same_hash', 'new_account', 'large'])),
  claimedBy: z.string().nullable(),
  claimedUntil: instant.nullable(),
  second: second.meta({
    description:
      'Why who asks will need a second person, on the best of the proofs there are; empty = one is enough, or it is decided. What is typed in always takes two',
  }),
  firstBy: z.string().nullable(),
  lines: z
    .array(
      statementLine.extend({
        named: z.boolean().meta({ description: 'It bears the code of this top-up' }),
        importedBy: id.meta({ description: 'The operator who imported its file' }),
        second: second.meta({ description: 'Why passing on it takes a second person' }),
      }),
    )
    .meta({
      description:
        'Of a bank transfer: the statement lines that credited it, bear its code, or are of its amount and nobody’s',
    }),
  transfers: z.array(
    z.object({
      id,
      network: z.string(),
      coin: z.string(),
      txHash: z.string(),
      from: z.string(),
      to: z.string(),
      amount: money,
      parked: z.enum(parkedReasons).nullable(),
      final: z.boolean(),
      topUpId: id.nullable(),
      second: second.meta({ description: 'Why passing on it takes a second person' }),
      seenAt: instant,
    }),
  ),
});
export type TopUpAudit = z.output<typeof topUpAudit>;

/** A transfer that arrived and is not credited by itself. */
export const parkedTransfer = z.object({
  id,
  network: z.string(),
  coin: z.string(),
  txHash: z.string(),
  to: z.string(),
  amount: money.meta({ description: 'Whole cents; 0.00 of what is beyond belief' }),
  raw: z.string().meta({ description: 'In the smallest unit of the coin' }),
  userId: id.nullable(),
  account: z.string(),
  reason: z.enum(parkedReasons),
  missing: money.nullable().meta({ description: 'What has to come yet, of what is below the minimum' }),
  seenAt: instant,
});
export type ParkedTransfer = z.output<typeof parkedTransfer>;
const days = { from: z.iso.date().optional(), to: z.iso.date().optional() };

export const topups = {
  uploadEvidence: defineRoute(paths.uploadEvidence, {
    tag,
    summary:
      'Keep a picture (JPEG, PNG or WebP, at most 5 MB) as private evidence; answers what to name it by',
    input: nothing,
    upload: true,
    bodyLimit: 5 * 1024 * 1024 + 1024,
    output: z.object({ upload, url: z.string() }),
    errors: ['PICTURE_INVALID', 'PICTURE_TOO_LARGE', 'UPLOADS_TOO_MANY'],
  }),
  createTopUp: defineRoute(paths.createTopUp, {
    tag,
    summary: 'Say that money is on its way, by bank transfer or on-chain',
    input: z.discriminatedUnion('method', [
      z.strictObject({
        method: z.literal('chain'),
        network: networkId,
        amount: moneyInput,
        txHash: txHash.optional(),
        evidence: upload,
      }),
      z.strictObject({
        method: z.literal('bank'),
        payeeAccount: idInput,
        amount: moneyInput,
        evidence: upload,
      }),
    ]),
    output: topUp,
    errors: [
      'NETWORK_UNSUPPORTED',
      'PAYEE_UNKNOWN',
      'TOPUP_BELOW_MINIMUM',
      'EVIDENCE_REQUIRED',
      'TOPUP_TOO_MANY_OPEN',
      'TX_HASH_USED',
    ],
  }),
  listTopUps: defineRoute(paths.listTopUps, {
    tag,
    summary: 'The own top-ups, newest first',
    input: z.strictObject({ status: auditFilter, ...listInput(10) }),
    output: listOf(topUp),
    errors: [],
  }),
  getTopUp: defineRoute(paths.getTopUp, {
    tag,
    summary: 'One own top-up with its progress',
    input: z.strictObject({ id: idInput }),
    output: topUp,
    errors: ['TOPUP_NOT_FOUND'],
  }),
  listTopUpAudits: defineRoute(paths.listTopUpAudits, {
    tag,
    summary: 'The queue of top-ups: the oldest open first, decided ones newest first',
    roles: ['finance', 'support', 'admin'],
    input: z.strictObject({
      status: auditFilter,
      method: z.enum(topUpMethods).optional(),
      q: line(80).optional().meta({
        description:
          'How an e-mail address (3 letters at least), a hash or reference (6) or a number (10) begins; shorter, or a mobile number: the whole',
      }),
      mine: flagInput.default(false),
      ...days,
      ...listInput(20),
    }),
    output: listOf(topUpAudit.omit({ transfers: true, lines: true, second: true })),
    errors: ['FORBIDDEN'],
  }),
  getTopUpAudit: defineRoute(paths.getTopUpAudit, {
    tag,
    summary: 'One top-up, the claim beside what the chain says',
    roles: ['finance', 'support', 'admin'],
    input: z.strictObject({ id: idInput }),
    output: topUpAudit,
    errors: ['FORBIDDEN', 'TOPUP_NOT_FOUND'],
  }),
  claimTopUp: defineRoute(paths.claimTopUp, {
    tag,
    summary: 'Take a top-up in hand for a while, so that no two people work on it',
    roles: ['finance', 'admin'],
    input: z.strictObject({ id: idInput }),
    output: topUpAudit,
    errors: ['FORBIDDEN', 'TOPUP_NOT_FOUND', 'TOPUP_DECIDED', 'CLAIMED_BY_OTHER'],
  }),
  passTopUp: defineRoute(paths.passTopUp, {
    tag,
    summary:
      'Credit what arrived: against a final transfer or a line of a bank statement. Above the limit, on a line without the code of the top-up or of a file that the caller imported, and on a typed bank reference or hash the first call approves and another person completes',
    roles: ['finance', 'admin'],
    input: z.strictObject({
      id: idInput,
      proof: z.discriminatedUnion('by', [
        z.strictObject({ by: z.literal('transfer'), transferId: idInput }),
        z.strictObject({ by: z.literal('hash'), txHash, arrived: moneyInput }),
        z.strictObject({ by: z.literal('line'), lineId: idInput }),
        z.strictObject({ by: z.literal('bank'), bankReference: line(64, 4), arrived: moneyInput }),
      ]),
      note: line(200).optional(),
    }),
    output: topUpAudit,
    errors: [
      'FORBIDDEN',
      'TOPUP_NOT_FOUND',
      'TOPUP_DECIDED',
      'CLAIMED_BY_OTHER',
      'TOPUP_PROOF_MISSING',
      'TOPUP_PROOF_USED',
      'TOPUP_PROOF_OTHER',
      'FOUR_EYES',
      'LIMIT_CHANGED',
    ],
  }),
  refuseTopUp: defineRoute(paths.refuseTopUp, {
    tag,
    summary: 'Refuse with a reason that the shopper reads',
    roles: ['finance', 'admin'],
    input: z.strictObject({ id: idInput, refusal: z.enum(topUpRefusals), note: line(200).optional() }),
    output: topUpAudit,
    errors: ['FORBIDDEN', 'TOPUP_NOT_FOUND', 'TOPUP_DECIDED', 'CLAIMED_BY_OTHER', 'TOPUP_ARRIVED'],
  }),
  listParkedTransfers: defineRoute(paths.listParkedTransfers, {
    tag,
    summary:
      'Transfers that arrived and wait: why, since when, and what would release them; the oldest first',
    roles: ['finance', 'support', 'admin'],
    input: z.strictObject({
      reason: z.enum(parkedReasons).optional(),
      network: networkId.optional(),
      q: line(80).optional(),
      ...listInput(20),
    }),
    output: listOf(parkedTransfer),
    errors: ['FORBIDDEN'],
  }),
};
