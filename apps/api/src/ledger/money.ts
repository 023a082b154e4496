// Money: cents as bigint inside, a decimal string on the wire, never a float.

/** US dollar cents. */
export type Cents = bigint;

const PATTERN = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/;

/** Not an amount of money as people and programs may write it. */
export class InvalidMoney extends Error {
  override name = 'InvalidMoney';
  constructor(text: string) {
    super(`not an amount: ${JSON.stringify(text.slice(0, 40))}`);
  }
}

/** `"12.3"` → 1230n. Throws InvalidMoney on signs, spaces, exponents, other digits and more than two places. */
export function parseMoney(text: string): Cents {
  const found = PATTERN.exec(text);
  if (!found) throw new InvalidMoney(text);
  const places = (found[2] ?? '').slice(1).padEnd(2, '0');
  return BigInt(`${found[1]}${places}`);
}

/** 1230n → `"12.30"`; a debt is `"-0.05"`. */
export function formatMoney(cents: Cents): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** So many hundredths of a percent of an amount, rounded down. Throws RangeError below zero or on a broken rate. */
export function bpsOf(amountCents: Cents, bps: number): Cents {
  if (amountCents < 0n) throw new RangeError('bpsOf takes no negative amount');
  if (!Number.isSafeInteger(bps) || bps < 0)
    throw new RangeError('bpsOf takes whole, non-negative basis points');
  return (amountCents * BigInt(bps)) / 10_000n;
}

/**
 * Splits a total by weights, to the cent: each part is the exact share rounded down, and the cents left over go to
 * the largest remainders, of equal ones to the earlier. When all weights are zero the parts are as equal as can be.
 * Throws RangeError on a negative total or weight, and when there is nobody to share a total.
 */
export function allocate(totalCents: Cents, weights: readonly bigint[]): Cents[] {
  if (totalCents < 0n || weights.some((weight) => weight < 0n))
    throw new RangeError('allocate takes no negatives');
  if (weights.length === 0) {
    if (totalCents > 0n) throw new RangeError('nobody to allocate to');
    return [];
  }
  const given = weights.reduce((sum, weight) => sum + weight, 0n);
  const used = given === 0n ? weights.map(() => 1n) : weights;
  const sum = given === 0n ? BigInt(weights.length) : given;
  const shares = used.map((weight, index) => {
    const scaled = totalCents * weight;
    return { index, cents: scaled / sum, remainder: scaled % sum };
  });
  let left = totalCents - shares.reduce((total, share) => total + share.cents, 0n);
  const byRemainder = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const share of byRemainder) {
    if (left === 0n) break;
    share.cents += 1n;
    left -= 1n;
  }
  return shares.map((share) => share.cents);
}
