// What plans about money share: choosing, the keys of requests, and sums at the limits.
import type { Act } from './acts.ts';
import type { Dice } from './dice.ts';
import type { Model } from './model.ts';
import { deskSize } from './money-model.ts';

export const one = <T>(list: readonly T[], n: number): T | null => list[n % Math.max(1, list.length)] ?? null;
export const places = <T>(list: readonly T[], fits: (item: T) => boolean): number[] =>
  list.flatMap((item, i) => (fits(item) ? [i] : []));
export const other = (by: number): number => 1 - by;
export const next = (op: number): number => (op + 1) % deskSize;
export const key = (d: Dice): { key?: number } => (d.twist >= 8 || d.c % 4 === 1 ? { key: d.b } : {});

/** Small and large, and what stands right at the limits. */
export const sums = [2_500, 100_000, 99_999, 1_000, 150_000, 250_000, 12_345, 40_000];

/** A request about money once more under its key, as it was or about something else. */
export function againMoney(m: Model, asked: Act, altered: boolean): Act[] | null {
  const turn = (n: number, of: readonly unknown[]): number => (altered ? (n + 1) % (of.length + 1) : n);
  if (asked.do === 'createTopUp' || asked.do === 'createWithdrawal')
    return [{ ...asked, cents: asked.cents + (altered ? 1 : 0) }];
  if ('topUp' in asked) return [{ ...asked, topUp: turn(asked.topUp, m.topUps) }];
  if ('withdrawal' in asked) return [{ ...asked, withdrawal: turn(asked.withdrawal, m.withdrawals) }];
  if ('user' in asked) return [{ ...asked, user: altered ? other(asked.user) : asked.user }];
  return null;
}

/** The same request twice under one key, or another one under it; without the twist as it is, with a key or without. */
export function sent(m: Model, d: Dice, act: Act): Act[] {
  if (d.twist !== 8 && d.twist !== 7) return [{ ...act, ...key(d) } as Act];
  const first = { ...act, key: d.b } as Act;
  return [first, ...(againMoney(m, first, d.twist === 7) ?? [])];
}
