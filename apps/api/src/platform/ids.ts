// Numbers people read out: date, random digits, check digit; and random tokens.
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Luhn check digit over decimal digits (ISO/IEC 7812-1, annex B). */
export function luhnDigit(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const n = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 0 ? n * 2 : n;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

/** `yyyyMMdd` (UTC) + 9 random digits + check digit, after `prefix` (P payment, R refund case, W withdrawal, T top-up, C correction, none for an order). */
export function documentNumber(now: Date, prefix: '' | 'P' | 'R' | 'W' | 'T' | 'C' = ''): string {
  const body =
    now.toISOString().slice(0, 10).replaceAll('-', '') + String(randomInt(1_000_000_000)).padStart(9, '0');
  return prefix + body + luhnDigit(body);
}

/** Inserts under a fresh number; one in a billion meets a number of the same day, and draws again. */
export async function numbered(
  draw: () => string,
  insert: (no: string) => Promise<bigint | null>,
): Promise<[no: string, id: bigint]> {
  for (let tries = 0; tries < 5; tries += 1) {
    const no = draw();
    const id = await insert(no);
    if (id !== null) return [no, id];
  }
  throw new Error('five document numbers in a row were taken');
}

/** 256 random bits, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString('base64url');
/** Six random digits for a mailed code. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
/** What is stored of a token or a code. */
export const hashToken = (scope: string, token: string): Buffer =>
  createHash('sha256').update(`${scope}\n${token}`).digest();
