// Amounts as people type them and as they travel: digits of any script, a comma or a point, at most two places; pure.
import { moneyPattern } from '@meridian/contract/limits';
import { latinDigits } from '../../lib/latin-digits.ts';

/**
 * What was typed, in the form of the wire: `"1.204,5"` → `"1204.5"`, `"12,"` → `"12."` while it is being typed. The last comma
 * or point sets off the cents, unless it comes twice or is a comma with three digits behind it; what is no digit is dropped.
 */
export function typedAmount(text: string): string {
  const plain = latinDigits(text).replaceAll('\u066b', '.').replaceAll('\u066c', ',');
  const kept = plain.replace(/[^\d.,]/g, '');
  const at = Math.max(kept.lastIndexOf('.'), kept.lastIndexOf(','));
  const sign = kept.charAt(at);
  const places = kept.slice(at + 1);
  const decimal = at >= 0 && kept.indexOf(sign) === at && (places.length <= 2 || sign === '.');
  const whole = (decimal ? kept.slice(0, at) : kept).replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  return decimal ? `${whole || '0'}.${places.slice(0, 2)}` : whole;
}

/** The amount as it travels; null when it is none. */
export function amountOf(typed: string): string | null {
  const text = typed.endsWith('.') ? typed.slice(0, -1) : typed;
  return moneyPattern.test(text) ? text : null;
}

/** Whole cents of an amount of the wire, for comparing. */
export function centsOf(amount: string): bigint {
  const [whole = '0', places = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(places.padEnd(2, '0') || '0');
}

/** The smaller of two amounts of the wire. */
export const smallerOf = (a: string, b: string): string => (centsOf(a) <= centsOf(b) ? a : b);
