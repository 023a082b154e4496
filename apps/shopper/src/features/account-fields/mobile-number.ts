// Mobile numbers: what looks like one, and what it is in full. The numbering plans are fetched when one is needed.
import { emailPattern } from '@meridian/contract/limits';

/** Digits and what people put between them, beginning to look like a number. */
export const looksLikeMobile = (text: string): boolean => /^[+\d][\d\s().-]{2,}$/.test(text.trim());

/** A national number, which needs its country beside it. */
export const needsCountry = (text: string): boolean => looksLikeMobile(text) && !text.trim().startsWith('+');

/** Whether it can be an e-mail address. */
export const isEmail = (text: string): boolean => emailPattern.test(text.trim());

/** The number as `+4915112345678`, read as people of `country` write it; null when no mobile has it. */
export async function mobileOf(text: string, country: string | undefined): Promise<string | null> {
  const { parsePhoneNumberFromString, isSupportedCountry } = await import('libphonenumber-js/mobile');
  const home = country && isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: home, extract: false });
  return parsed?.isValid() && parsed.ext === undefined ? parsed.number : null;
}

/** An account as the server knows it: the address, or the whole number; null when it can be neither. */
export async function accountOf(text: string, country: string | undefined): Promise<string | null> {
  const typed = text.trim();
  if (typed.includes('@')) return isEmail(typed) ? typed : null;
  return looksLikeMobile(typed) ? mobileOf(typed, country) : null;
}

/** Most of an address or a number hidden, enough left to know one's own. */
export function masked(account: string): string {
  const at = account.lastIndexOf('@');
  if (at > 0) return `${account.slice(0, at > 3 ? 2 : 1)}•••${account.slice(at)}`;
  return account.length > 7 ? `${account.slice(0, 3)} ••• ${account.slice(-4)}` : account;
}
