// What the model says of money that goes out: where to, at which charge, who has to say yes, who pays it, and what a frozen account stops.
import type { ActOf } from './acts.ts';
import { day, hour, type Model } from './model.ts';
import { feeOf, isApproved, type WithdrawalModel } from './money-model.ts';
import { tryCode } from './predict-purchase.ts';

const least = 1_000n;
const most = 1_000_000n;
const perDay = 3;
/** From this sum on two people approve. */
const twoFrom = 100_000n;
/** What one person pays out on a day with nobody else looking. */
const aloneDay = 200_000n;

export function saveDestination(m: Model, { by, kind, n, right }: ActOf<'saveDestination'>): string {
  if (!right) return kind === 'bank' ? 'CARD_NUMBER_INVALID' : 'CHAIN_ADDRESS_INVALID';
  const mine = m.destinations.filter((d) => d.owner === by && !d.deleted);
  if (mine.length >= 10) return 'DESTINATION_LIMIT';
  if (mine.some((d) => d.kind === kind && d.n === n)) return 'DESTINATION_EXISTS';
  m.destinations.push({ owner: by, kind, n, usableFrom: m.now + day, deleted: false });
  return 'ok';
}

const ownPlace = (m: Model, a: { by: number; destination: number }) => {
  const place = m.destinations[a.destination];
  return place?.owner === a.by && !place.deleted ? place : null;
};
export function deleteDestination(m: Model, a: ActOf<'deleteDestination'>): string {
  const place = ownPlace(m, a);
  if (!place) return 'DESTINATION_NOT_FOUND';
  place.deleted = true;
  return 'ok';
}

export function quoteWithdrawal(m: Model, a: { by: number; destination: number; cents: number }): string {
  if (!ownPlace(m, a)) return 'DESTINATION_NOT_FOUND';
  const cents = BigInt(a.cents);
  if (cents < least) return 'WITHDRAWAL_BELOW_MINIMUM';
  if (cents > most) return 'WITHDRAWAL_ABOVE_MAXIMUM';
  return cents > (m.shoppers[a.by]?.balance ?? 0n) ? 'WITHDRAWAL_ABOVE_BALANCE' : 'ok';
}

export const verifyWithdrawal = (m: Model, a: ActOf<'verifyWithdrawal'>): string =>
  tryCode(m, a.by, a.right, { payment: null, destination: a.destination, amount: BigInt(a.cents) });

export function createWithdrawal(m: Model, a: ActOf<'createWithdrawal'>): string {
  const fault = quoteWithdrawal(m, a);
  const place = ownPlace(m, a);
  const shopper = m.shoppers[a.by];
  if (fault !== 'ok' || !place || !shopper) return fault;
  const cents = BigInt(a.cents);
  const fee = feeOf(place.kind, cents);
  if (BigInt(a.fee) !== fee) return 'WITHDRAWAL_FEE_CHANGED';
  if (shopper.changedAt !== null && m.now < shopper.changedAt + day) return 'WITHDRAWAL_PAUSED';
  if (place.usableFrom > m.now) return 'DESTINATION_TOO_NEW';
  const today = Math.floor(m.now / day) * day;
  const asked = m.withdrawals.filter((w) => w.owner === a.by && w.createdAt >= today && w.status !== '2');
  if (asked.length >= perDay) return 'WITHDRAWAL_DAILY_LIMIT';
  const ticket = m.tickets[a.ticket];
  const fits =
    ticket?.owner === a.by &&
    ticket.destination === a.destination &&
    ticket.amount === cents &&
    !ticket.used &&
    m.now < ticket.expiresAt;
  if (!fits) return 'PAY_TICKET_INVALID';
  ticket.used = true;
  shopper.balance -= cents;
  m.withdrawals.push({
    owner: a.by,
    destination: a.destination,
    cents,
    fee,
    createdAt: m.now,
    needsSecond: cents >= twoFrom,
    status: '0',
    payout: 'none',
    cancelled: false,
    approvedBy: null,
    secondBy: null,
    takenBy: null,
    takenUntil: null,
    taking: 0,
    recordedBy: null,
    proof: null,
    aloneBy: null,
    aloneAt: null,
  });
  return 'ok';
}

/** All of it, the charge too, is the shopper's again. */
function giveBack(m: Model, w: WithdrawalModel, cancelled: boolean): string {
  if (w.status !== '0' || w.payout === 'processing') return 'WITHDRAWAL_STEP_ILLEGAL';
  Object.assign(w, { status: '2', cancelled });
  const shopper = m.shoppers[w.owner];
  if (shopper) shopper.balance += w.cents;
  return 'ok';
}
export function cancelWithdrawal(m: Model, a: ActOf<'cancelWithdrawal'>): string {
  const w = m.withdrawals[a.withdrawal];
  return w?.owner === a.by ? giveBack(m, w, true) : 'WITHDRAWAL_NOT_FOUND';
}
export function refuseWithdrawal(m: Model, a: ActOf<'refuseWithdrawal'>): string {
  const w = m.withdrawals[a.withdrawal];
  return w ? giveBack(m, w, false) : 'WITHDRAWAL_NOT_FOUND';
}

/** A step towards paying out: nothing of it while the account is frozen. */
const step =
  <A extends { readonly withdrawal: number }>(take: (m: Model, w: WithdrawalModel, a: A) => string) =>
  (m: Model, a: A): string => {
    const w = m.withdrawals[a.withdrawal];
    if (!w) return 'WITHDRAWAL_NOT_FOUND';
    if (m.shoppers[w.owner]?.frozen) return 'WITHDRAWAL_FROZEN';
    return take(m, w, a);
  };
const illegal = 'WITHDRAWAL_STEP_ILLEGAL';

export const approveWithdrawal = step<ActOf<'approveWithdrawal'>>((_m, w, { op }) => {
  if (w.status !== '0' || w.payout === 'processing' || isApproved(w)) return illegal;
  if (w.approvedBy === op) return 'FOUR_EYES';
  if (w.approvedBy === null) w.approvedBy = op;
  else w.secondBy = op;
  return 'ok';
});

/** Into somebody's hand, unless that is more than they may pay out alone on this day. */
function inHand(m: Model, w: WithdrawalModel, hand: number, change: Partial<WithdrawalModel>): string {
  const alone = !w.needsSecond && w.secondBy === null && hand === w.approvedBy ? hand : null;
  if (alone !== null && alone !== w.aloneBy) {
    const today = Math.floor(m.now / day) * day;
    const used = m.withdrawals
      .filter((other) => other.aloneBy === alone && (other.aloneAt ?? 0) >= today)
      .reduce((all, other) => all + other.cents, 0n);
    if (used + w.cents > aloneDay) return 'PAYOUT_ALONE_LIMIT';
    w.aloneAt = m.now;
  }
  if (alone === null) w.aloneAt = null;
  Object.assign(w, { ...change, aloneBy: alone });
  return 'ok';
}

export const takeWithdrawal = step<ActOf<'takeWithdrawal'>>((m, w, { op }) => {
  if (w.status !== '0') return illegal;
  if (w.payout === 'processing' && w.takenBy !== op) return 'CLAIMED_BY_OTHER';
  if (!isApproved(w)) return illegal;
  const taking = w.payout === 'processing' ? w.taking : w.taking + 1;
  return inHand(m, w, op, { payout: 'processing', takenBy: op, takenUntil: m.now + hour, taking });
});

/** Somebody else than who took it says that nothing was sent: it begins anew. */
export function releaseWithdrawal(m: Model, a: ActOf<'releaseWithdrawal'>): string {
  const w = m.withdrawals[a.withdrawal];
  if (!w) return 'WITHDRAWAL_NOT_FOUND';
  if (w.status !== '0' || w.payout !== 'processing') return illegal;
  if (w.taking !== a.taking) return 'PAYOUT_TAKEN_AGAIN';
  if (w.takenBy === a.op) return 'FOUR_EYES';
  Object.assign(w, { payout: 'failed', approvedBy: null, secondBy: null, takenBy: null, takenUntil: null });
  Object.assign(w, { aloneBy: null, aloneAt: null });
  return 'ok';
}

const looksLikeHash = /^0x[0-9a-f]{64}$/;
export const recordPayout = step<ActOf<'recordPayout'>>((m, w, { op, taking, proof }) => {
  const onChain = m.destinations[w.destination]?.kind === 'chain';
  if (looksLikeHash.test(proof) !== onChain) return 'PAYOUT_PROOF_INVALID';
  if (w.status !== '0' || w.payout !== 'processing') return illegal;
  if (w.taking !== taking) return 'PAYOUT_TAKEN_AGAIN';
  if (w.needsSecond && w.approvedBy === op) return 'FOUR_EYES';
  if (!w.needsSecond && w.takenBy !== op && (w.takenUntil ?? 0) > m.now) return 'CLAIMED_BY_OTHER';
  if (m.withdrawals.some((other) => other.proof === proof)) return 'PAYOUT_PROOF_USED';
  const fault = inHand(m, w, op, { status: '1', payout: 'sent', recordedBy: op, proof });
  if (fault !== 'ok') return fault;
  m.house.fees += w.fee;
  m.house[onChain ? 'chain' : 'payouts'] -= w.cents - w.fee;
  return 'ok';
});

export function freezeUser(m: Model, { user }: ActOf<'freezeUser'>): string {
  const shopper = m.shoppers[user];
  if (!shopper || shopper.frozen) return 'USER_STATE_ILLEGAL';
  shopper.frozen = true;
  return 'ok';
}
export function unfreezeUser(m: Model, { user }: ActOf<'unfreezeUser'>): string {
  const shopper = m.shoppers[user];
  if (!shopper?.frozen) return 'USER_STATE_ILLEGAL';
  shopper.frozen = false;
  return 'ok';
}
export function changePassword(m: Model, { by }: ActOf<'changePassword'>): string {
  const shopper = m.shoppers[by];
  if (shopper) shopper.changedAt = m.now;
  return 'ok';
}
