// What can be done with money that comes and goes, as data; and how each of them may end. Sums are in cents.
interface Keyed {
  readonly key?: number;
}
/** What an operator shows for a top-up: a reference that they type, or a line of the statement. */
export type ProofModel =
  | { readonly by: 'bank'; readonly reference: string; readonly cents: number }
  | { readonly by: 'line'; readonly line: string };

/** `by` is a shopper, `op` an operator; other numbers are places in the model's lists. */
export type MoneyAct =
  | ({
      readonly do: 'createTopUp';
      readonly by: number;
      readonly cents: number;
      readonly evidenceOf: number;
      readonly payee: boolean;
    } & Keyed)
  | {
      readonly do: 'importLine';
      readonly op: number;
      readonly line: string;
      readonly names: number | null;
      readonly cents: number;
    }
  | ({ readonly do: 'claimTopUp'; readonly op: number; readonly topUp: number } & Keyed)
  | ({
      readonly do: 'passTopUp';
      readonly op: number;
      readonly topUp: number;
      readonly proof: ProofModel;
    } & Keyed)
  | ({ readonly do: 'refuseTopUp'; readonly op: number; readonly topUp: number } & Keyed)
  | {
      readonly do: 'saveDestination';
      readonly by: number;
      readonly kind: 'bank' | 'chain';
      readonly n: number;
      readonly right: boolean;
    }
  | { readonly do: 'deleteDestination'; readonly by: number; readonly destination: number }
  | {
      readonly do: 'quoteWithdrawal';
      readonly by: number;
      readonly destination: number;
      readonly cents: number;
    }
  | {
      readonly do: 'verifyWithdrawal';
      readonly by: number;
      readonly destination: number;
      readonly cents: number;
      readonly right: boolean;
    }
  | ({
      readonly do: 'createWithdrawal';
      readonly by: number;
      readonly destination: number;
      readonly cents: number;
      readonly fee: number;
      readonly ticket: number;
    } & Keyed)
  | ({ readonly do: 'cancelWithdrawal'; readonly by: number; readonly withdrawal: number } & Keyed)
  | ({ readonly do: 'approveWithdrawal'; readonly op: number; readonly withdrawal: number } & Keyed)
  | ({ readonly do: 'takeWithdrawal'; readonly op: number; readonly withdrawal: number } & Keyed)
  | ({
      readonly do: 'releaseWithdrawal';
      readonly op: number;
      readonly withdrawal: number;
      readonly taking: number;
    } & Keyed)
  | ({
      readonly do: 'recordPayout';
      readonly op: number;
      readonly withdrawal: number;
      readonly taking: number;
      readonly proof: string;
    } & Keyed)
  | ({ readonly do: 'refuseWithdrawal'; readonly op: number; readonly withdrawal: number } & Keyed)
  | ({ readonly do: 'freezeUser'; readonly op: number; readonly user: number } & Keyed)
  | ({ readonly do: 'unfreezeUser'; readonly op: number; readonly user: number } & Keyed)
  | { readonly do: 'changePassword'; readonly by: number };
export type MoneyDoing = MoneyAct['do'];

const keyed = ['replayed', 'IDEMPOTENCY_KEY_REUSED'];
const frozen = 'ACCOUNT_FROZEN';
const priced = [
  'DESTINATION_NOT_FOUND',
  'WITHDRAWAL_BELOW_MINIMUM',
  'WITHDRAWAL_ABOVE_MAXIMUM',
  'WITHDRAWAL_ABOVE_BALANCE',
];
const decided = ['TOPUP_NOT_FOUND', 'TOPUP_DECIDED', 'CLAIMED_BY_OTHER'];
const stepped = ['WITHDRAWAL_NOT_FOUND', 'WITHDRAWAL_STEP_ILLEGAL'];

/** How each act may end. */
export const moneyEndings: Readonly<Record<MoneyDoing, readonly string[]>> = {
  createTopUp: [
    'ok',
    ...keyed,
    frozen,
    'PAYEE_UNKNOWN',
    'TOPUP_BELOW_MINIMUM',
    'EVIDENCE_REQUIRED',
    'TOPUP_TOO_MANY_OPEN',
  ],
  importLine: ['ok'],
  claimTopUp: ['ok', ...keyed, ...decided],
  passTopUp: [
    'ok',
    ...keyed,
    ...decided,
    'TOPUP_PROOF_MISSING',
    'TOPUP_PROOF_OTHER',
    'TOPUP_PROOF_USED',
    'FOUR_EYES',
  ],
  refuseTopUp: ['ok', ...keyed, ...decided, 'TOPUP_ARRIVED'],
  saveDestination: [
    'ok',
    frozen,
    'DESTINATION_EXISTS',
    'DESTINATION_LIMIT',
    'CARD_NUMBER_INVALID',
    'CHAIN_ADDRESS_INVALID',
  ],
  deleteDestination: ['ok', frozen, 'DESTINATION_NOT_FOUND'],
  quoteWithdrawal: ['ok', frozen, ...priced],
  verifyWithdrawal: ['ok', frozen, 'PAY_CODE_WRONG', 'PAY_CODE_LOCKED'],
  createWithdrawal: [
    'ok',
    ...keyed,
    frozen,
    ...priced,
    'WITHDRAWAL_FEE_CHANGED',
    'WITHDRAWAL_PAUSED',
    'DESTINATION_TOO_NEW',
    'WITHDRAWAL_DAILY_LIMIT',
    'PAY_TICKET_INVALID',
  ],
  cancelWithdrawal: ['ok', ...keyed, frozen, ...stepped],
  approveWithdrawal: ['ok', ...keyed, ...stepped, 'WITHDRAWAL_FROZEN', 'FOUR_EYES'],
  takeWithdrawal: ['ok', ...keyed, ...stepped, 'WITHDRAWAL_FROZEN', 'CLAIMED_BY_OTHER', 'PAYOUT_ALONE_LIMIT'],
  releaseWithdrawal: ['ok', ...keyed, ...stepped, 'PAYOUT_TAKEN_AGAIN', 'FOUR_EYES'],
  recordPayout: [
    'ok',
    ...keyed,
    ...stepped,
    'WITHDRAWAL_FROZEN',
    'PAYOUT_TAKEN_AGAIN',
    'FOUR_EYES',
    'CLAIMED_BY_OTHER',
    'PAYOUT_PROOF_INVALID',
    'PAYOUT_PROOF_USED',
  ],
  refuseWithdrawal: ['ok', ...keyed, ...stepped],
  freezeUser: ['ok', ...keyed, 'USER_STATE_ILLEGAL'],
  unfreezeUser: ['ok', ...keyed, 'USER_STATE_ILLEGAL'],
  changePassword: ['ok'],
};
