// The posting recipes: for each kind of money event, its key and which accounts it moves money between. Pure.
import type { AccountRef } from './account-ref.ts';
import type { Journal, LedgerKind, Posting } from './journal.ts';
import type { Cents } from './money.ts';

/** Where money enters or leaves the house. */
export type Clearing = { type: 'bank_clearing'; bank: string } | { type: 'chain_clearing'; network: string };

/** Whose money a withdrawal takes out. */
export type WithdrawalOwner = { type: 'shopper'; userId: bigint } | { type: 'shop'; shopId: bigint };

const shopper = (ownerId: bigint): AccountRef => ({ type: 'shopper_available', ownerId });
const shop = (ownerId: bigint): AccountRef => ({ type: 'shop_available', ownerId });
const escrow = (ownerId: bigint): AccountRef => ({ type: 'order_escrow', ownerId });
const promo: AccountRef = { type: 'promo_expense' };
const commission: AccountRef = { type: 'commission_income' };
const fees: AccountRef = { type: 'withdrawal_fee_income' };
const adjustment: AccountRef = { type: 'adjustment' };

const available = (owner: WithdrawalOwner): AccountRef =>
  owner.type === 'shopper' ? shopper(owner.userId) : shop(owner.shopId);
const held = (owner: WithdrawalOwner, withdrawalId: bigint): AccountRef => ({
  type: owner.type === 'shopper' ? 'shopper_held' : 'shop_held',
  ownerId: withdrawalId,
});

type Line = [debit: AccountRef, credit: AccountRef, amountCents: Cents];

/** Postings of nothing are dropped; a negative amount is a fault of the caller and throws RangeError. */
function journal(kind: LedgerKind, key: string, actor: string, lines: Line[]): Journal {
  const postings: Posting[] = [];
  for (const [debit, credit, amountCents] of lines) {
    if (amountCents < 0n) throw new RangeError(`${kind} ${key}: negative amount ${amountCents}`);
    if (amountCents > 0n) postings.push({ debit, credit, amountCents });
  }
  return { kind, key, actor, postings };
}

/** A top-up was found to have arrived: what arrived becomes the shopper's. */
export function topUpPass(input: {
  topUpId: bigint;
  userId: bigint;
  from: Clearing;
  amountCents: Cents;
  actor: string;
}): Journal {
  return journal('topup.pass', `topup:${input.topUpId}:final`, input.actor, [
    [input.from, shopper(input.userId), input.amountCents],
  ]);
}

/** An order is paid: the shopper's part and the discount that the platform gives meet in the order's escrow. */
export function orderPay(input: {
  orderId: bigint;
  userId: bigint;
  shopperCents: Cents;
  platformCents: Cents;
  actor: string;
}): Journal {
  return journal('order.pay', `order:${input.orderId}:pay`, input.actor, [
    [shopper(input.userId), escrow(input.orderId), input.shopperCents],
    [promo, escrow(input.orderId), input.platformCents],
  ]);
}

/** A paid order is cancelled: each part goes back to where it came from. Shares its key with settling. */
export function orderCancel(input: {
  orderId: bigint;
  userId: bigint;
  shopperCents: Cents;
  platformCents: Cents;
  actor: string;
}): Journal {
  return journal('order.cancel', `order:${input.orderId}:final`, input.actor, [
    [escrow(input.orderId), shopper(input.userId), input.shopperCents],
    [escrow(input.orderId), promo, input.platformCents],
  ]);
}

/**
 * The after-sale window is over: the rest of the escrow becomes the shop's, less the commission.
 * Throws RangeError when the commission exceeds the escrow. Shares its key with cancelling.
 */
export function orderSettle(input: {
  orderId: bigint;
  shopId: bigint;
  escrowCents: Cents;
  commissionCents: Cents;
  actor: string;
}): Journal {
  return journal('order.settle', `order:${input.orderId}:final`, input.actor, [
    [escrow(input.orderId), shop(input.shopId), input.escrowCents - input.commissionCents],
    [escrow(input.orderId), commission, input.commissionCents],
  ]);
}

/** A refund is approved: out of the order's escrow to the shopper, and the platform's share of the discount back. */
export function refundApprove(input: {
  refundId: bigint;
  orderId: bigint;
  userId: bigint;
  shopperCents: Cents;
  platformCents: Cents;
  actor: string;
}): Journal {
  return journal('refund.approve', `refund:${input.refundId}:final`, input.actor, [
    [escrow(input.orderId), shopper(input.userId), input.shopperCents],
    [escrow(input.orderId), promo, input.platformCents],
  ]);
}

/** A withdrawal is asked for: the whole amount, fee included, is set aside. */
export function withdrawRequest(input: {
  withdrawalId: bigint;
  owner: WithdrawalOwner;
  grossCents: Cents;
  actor: string;
}): Journal {
  return journal('withdraw.request', `withdraw:${input.withdrawalId}:request`, input.actor, [
    [available(input.owner), held(input.owner, input.withdrawalId), input.grossCents],
  ]);
}

/**
 * A withdrawal is paid out: the fee is the house's, the rest leaves it.
 * Throws RangeError when the fee exceeds the amount. Shares its key with refusing.
 */
export function withdrawPass(input: {
  withdrawalId: bigint;
  owner: WithdrawalOwner;
  to: Clearing;
  grossCents: Cents;
  feeCents: Cents;
  actor: string;
}): Journal {
  const from = held(input.owner, input.withdrawalId);
  return journal('withdraw.pass', `withdraw:${input.withdrawalId}:final`, input.actor, [
    [from, input.to, input.grossCents - input.feeCents],
    [from, fees, input.feeCents],
  ]);
}

/** A withdrawal is refused or taken back: all that was set aside returns. Shares its key with passing. */
export function withdrawRefuse(input: {
  withdrawalId: bigint;
  owner: WithdrawalOwner;
  grossCents: Cents;
  actor: string;
}): Journal {
  return journal('withdraw.refuse', `withdraw:${input.withdrawalId}:final`, input.actor, [
    [held(input.owner, input.withdrawalId), available(input.owner), input.grossCents],
  ]);
}

/** A correction that one operator asked for and another approved: in favour of an account, or against it. */
export function adjust(input: {
  adjustmentId: bigint;
  account: AccountRef;
  direction: 'credit' | 'debit';
  amountCents: Cents;
  actor: string;
  reverses?: bigint;
}): Journal {
  const line: Line =
    input.direction === 'credit'
      ? [adjustment, input.account, input.amountCents]
      : [input.account, adjustment, input.amountCents];
  const made = journal('ledger.adjust', `adjust:${input.adjustmentId}`, input.actor, [line]);
  return input.reverses === undefined ? made : { ...made, reverses: input.reverses };
}
