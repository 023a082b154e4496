// Withdrawals as pure rules: the charge, what stands in the way, and who may take which step.

import { bpsOf, formatMoney } from '../../ledger/index.ts';
import { luhnDigit } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import type { FinalTransaction, Network } from '../networks/index.ts';

/** See withdrawals.settings.ts. Amounts in cents. */
export interface WithdrawalNumbers {
  readonly minimumCents: bigint;
  readonly maximumCents: bigint;
  readonly perDay: number;
  readonly bankFeeBps: number;
  readonly bankFeeMinCents: bigint;
  readonly bankFeeMaxCents: bigint;
  readonly secondFromCents: bigint;
  readonly aloneDayCents: bigint;
  readonly coolOffHours: number;
  readonly bankHours: number;
  readonly chainHours: number;
  readonly leaseMinutes: number;
  readonly payoutBank: string;
  readonly verifyHours: number;
}

export type WithdrawalStatus = '0' | '1' | '2';
export type PayoutState = 'none' | 'processing' | 'sent' | 'failed';

/** What the steps look at and change. */
export interface Steps {
  readonly status: WithdrawalStatus;
  readonly payout: PayoutState;
  readonly cancelled: boolean;
  readonly needsSecond: boolean;
  readonly approvedBy: bigint | null;
  readonly secondBy: bigint | null;
  readonly takenBy: bigint | null;
  readonly takenUntil: Date | null;
  /** How often it was taken for payout; the database counts. */
  readonly taking: number;
  readonly recordedBy: bigint | null;
  /** Who said last that nothing was sent. */
  readonly releasedBy: bigint | null;
  readonly proof: string | null;
}

const hourMs = 3_600_000;
export const addHours = (from: Date, hours: number): Date => new Date(from.getTime() + hours * hourMs);

/** Midnight of the UTC day. */
export const startOfDay = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));

/** The charge in cents: for a bank a share within bounds, on a chain the network's flat fee. */
export function feeOf(n: WithdrawalNumbers, amountCents: bigint, networkFeeCents: bigint | null): bigint {
  if (networkFeeCents !== null) return networkFeeCents;
  const share = bpsOf(amountCents, n.bankFeeBps);
  if (share < n.bankFeeMinCents) return n.bankFeeMinCents;
  if (share > n.bankFeeMaxCents) return n.bankFeeMaxCents;
  return share;
}

/** @throws WITHDRAWAL_BELOW_MINIMUM (also when the charge would eat it), WITHDRAWAL_ABOVE_MAXIMUM, WITHDRAWAL_ABOVE_BALANCE */
export function checkAmount(
  n: WithdrawalNumbers,
  amountCents: bigint,
  feeCents: bigint,
  availableCents: bigint,
): void {
  const fields = (
    code: 'WITHDRAWAL_BELOW_MINIMUM' | 'WITHDRAWAL_ABOVE_MAXIMUM' | 'WITHDRAWAL_ABOVE_BALANCE',
  ) => ({
    fields: { amount: code },
  });
  const least = feeCents >= n.minimumCents ? feeCents + 1n : n.minimumCents;
  if (amountCents < least)
    refuse('WITHDRAWAL_BELOW_MINIMUM', {
      args: { minimum: `$${formatMoney(least)}` },
      ...fields('WITHDRAWAL_BELOW_MINIMUM'),
    });
  if (amountCents > n.maximumCents)
    refuse('WITHDRAWAL_ABOVE_MAXIMUM', {
      args: { maximum: `$${formatMoney(n.maximumCents)}` },
      ...fields('WITHDRAWAL_ABOVE_MAXIMUM'),
    });
  if (amountCents > availableCents) refuse('WITHDRAWAL_ABOVE_BALANCE', fields('WITHDRAWAL_ABOVE_BALANCE'));
}

/** Until when withdrawals pause after a change of password or payment code; null when they do not. */
export function pausedUntil(n: WithdrawalNumbers, changedAt: Date | null, now: Date): Date | null {
  const until = changedAt && addHours(changedAt, n.coolOffHours);
  return until && until > now ? until : null;
}

/** A card number without spaces and dashes; null when its length or Luhn digit (ISO/IEC 7812-1) is wrong. */
export function cardNumber(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits)) return null;
  return luhnDigit(digits.slice(0, -1)) === digits.at(-1) ? digits : null;
}

/** Whether the shopper may take it back: nobody has begun to pay it out. */
export const mayCancel = (w: Steps): boolean => w.status === '0' && w.payout !== 'processing';

const open = (w: Steps): void => {
  if (w.status !== '0') refuse('WITHDRAWAL_STEP_ILLEGAL');
};
const isApproved = (w: Steps) => w.approvedBy !== null && (!w.needsSecond || w.secondBy !== null);

/** @throws WITHDRAWAL_STEP_ILLEGAL (approved already), FOUR_EYES */
export function afterApprove<W extends Steps>(w: W, by: bigint): W {
  open(w);
  if (w.payout === 'processing' || isApproved(w)) refuse('WITHDRAWAL_STEP_ILLEGAL');
  if (w.approvedBy === null) return { ...w, approvedBy: by };
  if (w.approvedBy === by) refuse('FOUR_EYES');
  return { ...w, secondBy: by };
}

/** @throws WITHDRAWAL_STEP_ILLEGAL (not approved), CLAIMED_BY_OTHER (somebody is paying it out) */
export function afterTake<W extends Steps>(w: W, by: bigint, until: Date): W {
  open(w);
  if (w.payout === 'processing' && w.takenBy !== by) refuse('CLAIMED_BY_OTHER');
  if (w.proof !== null || !isApproved(w)) refuse('WITHDRAWAL_STEP_ILLEGAL');
  return { ...w, payout: 'processing', takenBy: by, takenUntil: until };
}

/** Who approved it and has it in hand too, nobody else having looked; null when two people did. The database sees it the same way. */
export function aloneOf(w: Steps): bigint | null {
  if (w.payout !== 'processing' && w.payout !== 'sent') return null;
  if (w.needsSecond || w.secondBy !== null || w.approvedBy === null) return null;
  return (w.recordedBy ?? w.takenBy) === w.approvedBy ? w.approvedBy : null;
}

/** What one person has paid out alone on this UTC day, and may, in cents. */
export interface AloneToday {
  readonly usedCents: bigint;
  readonly limitCents: bigint;
}
const fitsAlone = (today: AloneToday, amountCents: bigint): boolean =>
  today.usedCents + amountCents <= today.limitCents;

/** From four fifths on colleagues are told of it. */
export const nearlyAloneCents = (limitCents: bigint): bigint => (limitCents * 4n + 4n) / 5n;

/** @throws PAYOUT_ALONE_LIMIT */
export function checkAlone(today: AloneToday, amountCents: bigint): void {
  if (!fitsAlone(today, amountCents))
    refuse('PAYOUT_ALONE_LIMIT', {
      args: { used: `$${formatMoney(today.usedCents)}`, limit: `$${formatMoney(today.limitCents)}` },
    });
}

/** Whether `by`, who has approved it or would, leaves paying it out to another person. */
export function needsOther(w: Steps & { amountCents: bigint }, by: bigint, today: AloneToday): boolean {
  if (w.status !== '0' || w.needsSecond || w.secondBy !== null) return false;
  if ((w.approvedBy ?? by) !== by || aloneOf(w) === by) return false;
  return !fitsAlone(today, w.amountCents);
}

/** What is said of one taking is said of no other: whoever speaks of one that was given back since has not seen who has it now. */
const checkTaking = (w: Steps, taking: number): void => {
  if (w.taking !== taking) refuse('PAYOUT_TAKEN_AGAIN');
};

/** Nothing was sent, says somebody else than who took or recorded it: back to audit, with no approval left. @throws WITHDRAWAL_STEP_ILLEGAL, PAYOUT_TAKEN_AGAIN (not the taking that is meant), FOUR_EYES */
export function afterRelease<W extends Steps>(w: W, by: bigint, taking: number): W {
  open(w);
  if (w.payout !== 'processing') refuse('WITHDRAWAL_STEP_ILLEGAL');
  checkTaking(w, taking);
  if (w.takenBy === by || w.recordedBy === by) refuse('FOUR_EYES');
  return {
    ...w,
    payout: 'failed',
    approvedBy: null,
    secondBy: null,
    takenBy: null,
    takenUntil: null,
    recordedBy: null,
    releasedBy: by,
    proof: null,
  };
}

/** The money left: its proof. @throws WITHDRAWAL_STEP_ILLEGAL, PAYOUT_TAKEN_AGAIN (not the taking that is meant), CLAIMED_BY_OTHER (while the lease runs), FOUR_EYES */
export function afterRecord<W extends Steps>(
  w: W,
  by: bigint,
  said: { readonly taking: number; readonly proof: string },
  now: Date,
): W {
  open(w);
  if (w.payout !== 'processing' || w.proof !== null) refuse('WITHDRAWAL_STEP_ILLEGAL');
  checkTaking(w, said.taking);
  if (w.needsSecond) {
    if (w.approvedBy === by) refuse('FOUR_EYES');
  } else if (w.takenBy !== by && w.takenUntil !== null && w.takenUntil > now) refuse('CLAIMED_BY_OTHER');
  return { ...w, recordedBy: by, proof: said.proof };
}

/** Who is paying it out reads the whole number of the payee. @throws WITHDRAWAL_STEP_ILLEGAL, CLAIMED_BY_OTHER (while the lease runs) */
export function mayReveal(w: Steps, by: bigint, now: Date): void {
  open(w);
  if (w.payout !== 'processing') refuse('WITHDRAWAL_STEP_ILLEGAL');
  if (w.takenBy !== by && w.takenUntil !== null && w.takenUntil > now) refuse('CLAIMED_BY_OTHER');
}

/** Whether a transaction pays what is due: our coin, to that payee, exactly that much in the coin's smallest unit. */
export function paysOut(
  network: Pick<Network, 'contract' | 'decimals'>,
  due: { readonly payee: string; readonly arrivalCents: bigint },
  found: FinalTransaction,
): boolean {
  const raw = due.arrivalCents * 10n ** BigInt(network.decimals - 2);
  const isCoin = (contract: string) => contract.toLowerCase() === network.contract.toLowerCase();
  return (
    found.success && found.transfers.some((t) => isCoin(t.contract) && t.to === due.payee && t.raw === raw)
  );
}

/** The recorded payout stands. @throws WITHDRAWAL_STEP_ILLEGAL */
export function afterSent<W extends Steps>(w: W): W {
  open(w);
  if (w.proof === null) refuse('WITHDRAWAL_STEP_ILLEGAL');
  return { ...w, status: '1', payout: 'sent' };
}

/** The money goes back; impossible while somebody pays it out. @throws WITHDRAWAL_STEP_ILLEGAL */
export function afterReturn<W extends Steps>(w: W, cancelled: boolean): W {
  if (!mayCancel(w)) refuse('WITHDRAWAL_STEP_ILLEGAL');
  return { ...w, status: '2', cancelled };
}
