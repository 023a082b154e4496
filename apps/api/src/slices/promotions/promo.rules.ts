// What a promo code takes off, and why it may not: pure.
import type { ErrorCode } from '@meridian/contract';
import { allocate, bpsOf, formatMoney } from '../../ledger/index.ts';

export interface Promo {
  readonly id: bigint;
  readonly code: string;
  readonly kind: 'percent' | 'fixed';
  readonly percentBps: number | null;
  readonly amountCents: bigint | null;
  /** The most that a percent code takes off. */
  readonly capCents: bigint | null;
  readonly minSpendCents: bigint;
  /** null = the platform pays for the discount; otherwise this shop sells for less. */
  readonly shopId: bigint | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly totalLimit: number | null;
  readonly perUserLimit: number | null;
  readonly usedCount: number;
}

/** What is bought from one shop: the subtotal of each line in cents. */
export interface SpendGroup {
  readonly shopId: bigint;
  readonly lineCents: readonly bigint[];
}

export type Discount =
  | {
      readonly applied: true;
      readonly payer: 'platform' | 'shop';
      readonly totalCents: bigint /** Per group, per line, in the order given. */;
      readonly groups: readonly (readonly bigint[])[];
    }
  | { readonly applied: false; readonly reason: ErrorCode; readonly args: Record<string, string> };

const no = (reason: ErrorCode, args: Record<string, string> = {}): Discount => ({
  applied: false,
  reason,
  args,
});
const sum = (cents: readonly bigint[]): bigint => cents.reduce((all, c) => all + c, 0n);

/** Every line keeps at least one cent to pay: a line given away could be neither refunded nor settled. */
const room = (lineCents: bigint): bigint => (lineCents > 1n ? lineCents - 1n : 0n);

/** Why the code cannot be used at all by this shopper now; `usedByMe` counts this shopper's uses that were not given back. */
export function promoProblem(promo: Promo | null, now: Date, usedByMe: number): ErrorCode | null {
  if (!promo) return 'PROMO_NOT_FOUND';
  if (now < promo.startsAt) return 'PROMO_NOT_STARTED';
  if (now >= promo.endsAt) return 'PROMO_EXPIRED';
  if (promo.totalLimit !== null && promo.usedCount >= promo.totalLimit) return 'PROMO_USED_UP';
  if (promo.perUserLimit !== null && usedByMe >= promo.perUserLimit) return 'PROMO_ALREADY_USED';
  return null;
}

/** The discount of a code on a purchase, in cents, shared over shops and then lines by largest remainder; never more than leaves a cent per line. */
export function discountFor(
  promo: Promo | null,
  groups: readonly SpendGroup[],
  now: Date,
  usedByMe: number,
): Discount {
  const problem = promoProblem(promo, now, usedByMe);
  if (problem || !promo) return no(problem ?? 'PROMO_NOT_FOUND');
  const counts = groups.map((g) => promo.shopId === null || g.shopId === promo.shopId);
  if (!counts.some(Boolean)) return no('PROMO_OTHER_SHOP');
  const spent = sum(groups.flatMap((g, i) => (counts[i] ? g.lineCents : [])));
  if (spent < promo.minSpendCents) return no('PROMO_MIN_SPEND', { amount: formatMoney(promo.minSpendCents) });
  const rooms = groups.map((g, i) => g.lineCents.map((cents) => (counts[i] ? room(cents) : 0n)));
  const roomOfGroups = rooms.map(sum);
  const totalCents = least(wanted(promo, spent), sum(roomOfGroups));
  const perGroup = allocate(totalCents, roomOfGroups);
  return {
    applied: true,
    payer: promo.shopId === null ? 'platform' : 'shop',
    totalCents,
    groups: rooms.map((lines, i) => allocate(perGroup[i] ?? 0n, lines)),
  };
}

function wanted(promo: Promo, spent: bigint): bigint {
  if (promo.kind === 'fixed') return promo.amountCents ?? 0n;
  const off = bpsOf(spent, promo.percentBps ?? 0);
  return promo.capCents === null ? off : least(off, promo.capCents);
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
