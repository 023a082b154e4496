// The second factor as pure rules: authenticators (RFC 6238), which code is good once, and recovery codes.
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Codes of the step before and after are good too: clocks differ. */
const window = 1;
const recoveryCount = 10;
export const triesMax = 5;
export const signInMs = 5 * 60_000;

const authenticator = (secret: string, label: string) =>
  new TOTP({
    issuer: 'Meridian',
    label,
    secret: Secret.fromBase32(secret),
    period: periodSeconds,
    digits: 6,
    algorithm: 'SHA1',
  });

/** 160 random bits in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;
/** What the QR code of an enrolment says. */
export const enrolmentUri = (secret: string, email: string): string =>
  authenticator(secret, email).toString();

/** The time step that a code belongs to; null when it belongs to none near `now`. A step that was used is not good again. */
export function stepOfCode(secret: string, code: string, now: Date): bigint | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = authenticator(secret, '').validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : BigInt(Math.floor(now.getTime() / (periodSeconds * 1000)) + delta);
}

/** What an authenticator with this secret shows at a time, and for how many seconds more; null when it is no secret. */
export function codeAt(secret: string, now: Date): { code: string; seconds: number } | null {
  if (!/^[A-Z2-7]{16,}$/.test(secret)) return null;
  const timestamp = now.getTime();
  const seconds = periodSeconds - (Math.floor(timestamp / 1000) % periodSeconds);
  return { code: authenticator(secret, '').generate({ timestamp }), seconds };
}

/** Letters and digits that nobody confuses on paper. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Ten codes of 80 random bits, `XXXX-XXXX-XXXX-XXXX`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCount }, () => {
    const letters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('');
    return (letters.match(/.{4}/g) ?? []).join('-');
  });
/** A recovery code as it was typed → as it was made; null when it is none. */
export function recoveryCodeOf(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  if (letters.length !== 16 || [...letters].some((letter) => !alphabet.includes(letter))) return null;
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/** How long to wait after so many wrong codes in a row, in ms: five cost nothing, then it doubles up to 15 minutes. */
export const delayMs = (failures: number): number =>
  failures <= triesMax ? 0 : Math.min(15 * 60_000, 1000 * 2 ** Math.min(20, failures - triesMax));
