// Money that comes and goes in the plain model: what is announced, what the bank says, where it goes to and who has it in hand.

export interface TopUpModel {
  readonly owner: number;
  /** What was said to come. */
  readonly cents: bigint;
  readonly createdAt: number;
  status: '0' | '1' | '2';
  claimedBy: number | null;
  claimedUntil: number | null;
  firstBy: number | null;
  firstProof: SeenProof | null;
  arrived: bigint | null;
  /** The bank's reference that it was credited by. */
  reference: string | null;
  decidedBy: number | null;
  decidedAt: number | null;
}
/** What the first of two people saw: a typed reference, or a line that bears it. */
export interface SeenProof {
  readonly by: 'bank' | 'line';
  readonly reference: string;
  readonly cents: bigint;
}
/** A line of the bank's statement. */
export interface LineModel {
  readonly id: string;
  /** The top-up whose code stands in it. */
  readonly names: number | null;
  readonly cents: bigint;
  readonly importedBy: number;
  /** The top-up that it credited. */
  credited: number | null;
}
export interface DestinationModel {
  readonly owner: number;
  readonly kind: 'bank' | 'chain';
  /** Which card or address of theirs it is. */
  readonly n: number;
  readonly usableFrom: number;
  deleted: boolean;
}
export interface WithdrawalModel {
  readonly owner: number;
  readonly destination: number;
  readonly cents: bigint;
  readonly fee: bigint;
  readonly createdAt: number;
  readonly needsSecond: boolean;
  status: '0' | '1' | '2';
  payout: 'none' | 'processing' | 'sent' | 'failed';
  cancelled: boolean;
  approvedBy: number | null;
  secondBy: number | null;
  takenBy: number | null;
  takenUntil: number | null;
  /** How often it was taken. */
  taking: number;
  recordedBy: number | null;
  proof: string | null;
  /** Who approved it and has it in hand too, nobody else looking, and since when. */
  aloneBy: number | null;
  aloneAt: number | null;
}
export interface MoneyModel {
  topUps: TopUpModel[];
  lines: LineModel[];
  destinations: DestinationModel[];
  withdrawals: WithdrawalModel[];
}

/** How many people audit. */
export const deskSize = 3;

/** A card of each from long ago, and an address of the first. */
export const newMoney = (now: number): MoneyModel => ({
  topUps: [],
  lines: [],
  destinations: [
    { owner: 0, kind: 'bank', n: 0, usableFrom: now, deleted: false },
    { owner: 1, kind: 'bank', n: 0, usableFrom: now, deleted: false },
    { owner: 0, kind: 'chain', n: 0, usableFrom: now, deleted: false },
  ],
  withdrawals: [],
});

/** What is set aside for a withdrawal. */
export const heldFor = (w: WithdrawalModel): bigint => (w.status === '0' ? w.cents : 0n);
export const isApproved = (w: WithdrawalModel): boolean =>
  w.approvedBy !== null && (!w.needsSecond || w.secondBy !== null);

/** The charge: of a card a hundredth, a dollar at least and twenty-five at most; of an address one dollar. */
export function feeOf(kind: 'bank' | 'chain', cents: bigint): bigint {
  if (kind === 'chain') return 100n;
  const share = cents / 100n;
  return share < 100n ? 100n : share > 2_500n ? 2_500n : share;
}
