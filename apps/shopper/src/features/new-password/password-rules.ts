// What a new password has to be, and how hard it is to guess; pure.
import { limits } from '@meridian/contract/limits';

export type Strength = 'empty' | 'short' | 'weak' | 'fair' | 'strong';

/** Characters as people count them. */
export const lengthOf = (password: string): number => [...password].length;

/** The kinds of characters in it: small, capital, digit, anything else. */
const kindsOf = (password: string): number =>
  [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u].filter((kind) => kind.test(password)).length;

/** A rough measure for the hint; what is refused is decided by the server. Length counts most. */
export function strengthOf(password: string): Strength {
  const length = lengthOf(password);
  if (length === 0) return 'empty';
  if (length < limits.passwordMin) return 'short';
  const different = new Set(password.toLowerCase()).size;
  if (different < 5 || /^\p{Nd}+$/u.test(password)) return 'weak';
  const score = length + 2 * kindsOf(password);
  return score >= 18 ? 'strong' : score >= 12 ? 'fair' : 'weak';
}

export type PasswordFault = 'passwordRequired' | 'passwordShort' | 'passwordSame' | 'passwordMismatch';

/** The faults of the two fields; `old` when it is a change. */
export function newPasswordFaults(
  fresh: string,
  again: string,
  old?: string,
): { fresh?: PasswordFault; again?: PasswordFault } {
  if (fresh === '') return { fresh: 'passwordRequired' };
  if (lengthOf(fresh) < limits.passwordMin) return { fresh: 'passwordShort' };
  if (old !== undefined && old !== '' && fresh === old) return { fresh: 'passwordSame' };
  return fresh === again ? {} : { again: 'passwordMismatch' };
}
