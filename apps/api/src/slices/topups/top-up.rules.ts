// Top-ups as pure rules: minimums, bank references, who may decide, and cents out of a coin's smallest units.
import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { TopUpAudit } from '@meridian/contract';
import { refuse } from '../../platform/refusal.ts';

export interface TopUpNumbers {
  readonly minimumCents: bigint;
  readonly openMax: number;
  readonly uploadsPerDay: number;
  /** Matched transfers up to this pass without a person; 0 = always a person. */
  readonly autoPassCents: bigint;
  /** From this amount on two people pass it. */
  readonly secondFromCents: bigint;
  readonly claimMinutes: number;
  /** After so long without a new final block a chain is shown to operators. */
  readonly chainSilentMinutes: number;
}

export type AuditStatus = '0' | '1' | '2';

/** Letters and digits that nobody confuses when reading them out. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The code that marks a person's n-th bank transfer, `XXXX-XXXX`: the same until that transfer was announced. */
export function bankReference(secret: string, userId: bigint, n: number): string {
  const hash = createHmac('sha256', secret).update(`bank-reference\n${userId}\n${n}`).digest();
  const letters = [...hash.subarray(0, 8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Whole cents in an amount of a coin's smallest units; a coin counts as one dollar, the rest below a cent stays out. */
export const centsOf = (raw: bigint, decimals: number): bigint => raw / 10n ** BigInt(decimals - 2);

/** Why a transfer that arrived has to wait; null when it need not. */
export function parkedFor(
  network: { readonly enabled: boolean; readonly minimumCents: bigint },
  cents: bigint,
): 'disabled' | 'below_minimum' | null {
  if (!network.enabled) return 'disabled';
  return cents < network.minimumCents ? 'below_minimum' : null;
}

/** What deciding looks at. */
export interface Decidable {
  readonly status: AuditStatus;
  readonly claimedBy: bigint | null;
  readonly claimedUntil: Date | null;
  readonly firstBy: bigint | null;
  readonly firstProof: unknown;
}

/** Whether somebody else has it in hand now. */
export const isClaimedByOther = (t: Decidable, by: bigint, now: Date): boolean =>
  t.claimedBy !== null && t.claimedBy !== by && t.claimedUntil !== null && t.claimedUntil > now;

/** @throws TOPUP_DECIDED, CLAIMED_BY_OTHER */
export function checkDecidable(t: Decidable, by: bigint, now: Date): void {
  if (t.status !== '0') refuse('TOPUP_DECIDED');
  if (isClaimedByOther(t, by, now)) refuse('CLAIMED_BY_OTHER');
}

export type SecondReason = TopUpAudit['second'][number];
/** What a top-up is, or would be, passed on. Neither transfer nor line: typed in by hand. */
export interface Shown {
  readonly cents: bigint;
  readonly transferId: bigint | null;
  readonly line: { readonly named: boolean; readonly importedBy: bigint } | null;
}
/** Why two people must see the proof when `by` passes on it; empty when one is enough. */
export function whySecond(
  { cents, transferId, line }: Shown,
  by: bigint,
  numbers: Pick<TopUpNumbers, 'secondFromCents'>,
): SecondReason[] {
  const reasons: SecondReason[] = [];
  if (cents >= numbers.secondFromCents) reasons.push('large');
  if (transferId === null && line === null) reasons.push('typed');
  if (line?.named === false) reasons.push('unnamed');
  if (line?.importedBy === by) reasons.push('own_file');
  return reasons;
}

/** Of what may be passed on, the reasons of that which has the fewest; with nothing to show, those of what is typed in. */
export const leastSecond = (offered: readonly SecondReason[][], typed: SecondReason[]): SecondReason[] =>
  offered.reduce<SecondReason[] | null>(
    (least, one) => (least && least.length <= one.length ? least : one),
    null,
  ) ?? typed;

/** Whether this approval completes the pass: one person is enough, or another one saw the very same proof. @throws FOUR_EYES, TOPUP_PROOF_OTHER */
export function completes(t: Decidable, by: bigint, proof: object, second: boolean): boolean {
  if (!second) return true;
  if (t.firstBy === null) return false;
  const same = isDeepStrictEqual(t.firstProof, proof);
  // Who was first may say otherwise; then that is what a second person has to see.
  if (t.firstBy === by) return same ? refuse('FOUR_EYES') : false;
  if (!same) refuse('TOPUP_PROOF_OTHER');
  return true;
}
