// What an account name, a password and a payment code have to be, and how long a payment code locks; pure.
import { type ErrorCode, emailPattern, limits, payCodePattern } from '@meridian/contract';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isCommonPassword } from './common-passwords.ts';

/** Wrong payment codes in a row that lock paying. */
export const payTriesMax = 5;
/** Tries of one mailed code. */
export const codeTriesMax = 5;

/** How somebody is reached and signs in: a lower-case e-mail address or an E.164 mobile number. */
export interface AccountName {
  readonly kind: 'email' | 'mobile';
  readonly value: string;
  /** The country a mobile number belongs to. */
  readonly country: string | null;
}

/** An e-mail address in the form it is stored in; null when it cannot be one. ASCII only: look-alike letters open no account. */
export function emailOf(text: string): string | null {
  return emailPattern.test(text) && /^[\x21-\x7e]+$/.test(text) ? text.toLowerCase() : null;
}

/** A mobile number as E.164, read the way people of `country` write it; null when it is not one that can ring there. */
export function mobileOf(
  text: string,
  country: string | null,
): { number: string; country: string | null } | null {
  const home =
    country !== null && isSupportedCountry(country as CountryCode) ? (country as CountryCode) : undefined;
  const parsed = parsePhoneNumberFromString(text, {
    ...(home ? { defaultCountry: home } : {}),
    extract: false,
  });
  if (!parsed?.isValid() || parsed.ext !== undefined) return null;
  const type = parsed.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
    ? { number: parsed.number, country: parsed.country ?? null }
    : null;
}

/** Reads what somebody typed as their account; a mobile number without `+` needs the country. */
export function accountNameOf(text: string, country: string | null): AccountName | null {
  if (text.includes('@')) {
    const email = emailOf(text);
    return email === null ? null : { kind: 'email', value: email, country: null };
  }
  const mobile = mobileOf(text, country);
  return mobile && { kind: 'mobile', value: mobile.number, country: mobile.country };
}

/** Which refusal fits an account name that could not be read. */
export function accountFault(text: string): ErrorCode {
  if (text.includes('@')) return 'EMAIL_INVALID';
  return /^[+\d\s().-]+$/.test(text) ? 'MOBILE_INVALID' : 'ACCOUNT_INVALID';
}

/** What is wrong with a new login password; null when nothing is. Length counts characters as people see them typed. */
export function passwordFault(password: string, accountNames: readonly (string | null)[]): ErrorCode | null {
  if ([...password].length < limits.passwordMin) return 'PASSWORD_TOO_SHORT';
  const own = accountNames.some((name) => name?.toLowerCase() === password.toLowerCase());
  return own || isCommonPassword(password) ? 'PASSWORD_TOO_COMMON' : null;
}

/** Only a password that is digits, like a payment code, can be equal to one. */
export const couldBePayCode = (password: string): boolean => payCodePattern.test(password);

/** Minutes of lock left, rounded up, for the words of a refusal. */
export const minutesUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
