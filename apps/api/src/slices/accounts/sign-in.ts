// Checking an account and password, for all audiences: counted before it is checked, slowed after failures, the same answer for a wrong password and nobody.
import type { ErrorCode } from '@meridian/contract';
import type { Actor } from '../../platform/actors.ts';
import { type LoginAttempt, loginSucceeded, reserveLogin } from '../../platform/rate-limit.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { inHashSlot, matchesPassword } from './hashing.ts';

/**
 * Finds somebody and checks their password. Opens no transaction and must not run in one.
 * @throws LOGIN_SLOWED, `wrong` (also when `find` found nobody), SERVICE_UNAVAILABLE
 */
export function checkPassword<T extends { passwordHash: string }>(
  services: Services,
  attempt: LoginAttempt,
  password: string,
  find: () => Promise<T | null>,
  wrong: ErrorCode = 'LOGIN_FAILED',
): Promise<T> {
  const { database, clock } = services;
  return inHashSlot(async () => {
    const seconds = await reserveLogin(database, attempt, clock.now());
    if (seconds > 0) refuse('LOGIN_SLOWED', { args: { seconds }, retryAfterSeconds: seconds });
    const found = await find();
    const matches = await matchesPassword(found?.passwordHash ?? null, password);
    if (!found || !matches) refuse(wrong);
    await loginSucceeded(database, attempt);
    return found;
  }, database);
}

/** Signs in a merchant or an operator by e-mail address and password. @throws LOGIN_SLOWED, LOGIN_FAILED, SERVICE_UNAVAILABLE */
export function signInStaff<T extends { passwordHash: string }>(
  services: Services,
  actor: Actor,
  audience: 'merchant' | 'operator',
  input: { email: string; password: string },
  find: () => Promise<T | null>,
): Promise<T> {
  return checkPassword(
    services,
    { realm: audience, account: input.email.toLowerCase(), ip: actor.ip },
    input.password,
    find,
  );
}
