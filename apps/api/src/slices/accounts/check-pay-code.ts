// The one place that compares a payment code: each try is counted before it is checked, and five wrong ones lock paying.
import type { Database } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { settings } from '../../platform/settings.ts';
import { minutesUntil, payTriesMax } from './account.rules.ts';
import { lockOf } from './account.view.ts';
import { payLockHours, payLongLockHours } from './accounts.settings.ts';
import { inHashSlot, matchesPayCode } from './hashing.ts';
import { findPayCode, forgivePayTries, reservePayTry, updateLastLocked } from './pay-codes.sql.ts';

/**
 * Checks a payment code outside any transaction; answers the hash it matched.
 * @throws PAY_CODE_NOT_SET, PAY_CODE_WRONG (with the tries left), PAY_CODE_LOCKED (with until when), SERVICE_UNAVAILABLE
 */
export function checkPayCode(
  { database, clock, config }: Services,
  userId: bigint,
  payCode: string,
): Promise<string> {
  return inHashSlot(async () => {
    const now = clock.now();
    const [lockHours, longLockHours] = await settings(database, payLockHours, payLongLockHours);
    const attempt = await reservePayTry(database, userId, now, lockHours, longLockHours);
    if (!attempt) {
      const kept = (await findPayCode(database, userId)) ?? refuse('PAY_CODE_NOT_SET');
      // A lock that was lifted between the two statements counts as just ending.
      return refuseLocked(lockOf(kept, now) ?? now, now);
    }
    if (await matchesPayCode(config.payCodePepper, attempt.codeHash, payCode)) {
      await forgivePayTries(database, userId, attempt.failures);
      return attempt.codeHash;
    }
    if (attempt.lockedUntil) {
      await tellLocked(database, userId, attempt.lockedUntil);
      return refuseLocked(attempt.lockedUntil, now);
    }
    const remaining = payTriesMax - attempt.failures;
    return refuse('PAY_CODE_WRONG', { args: { remaining }, data: { remaining } });
  }, database);
}

function refuseLocked(until: Date, now: Date): never {
  refuse('PAY_CODE_LOCKED', {
    args: { minutes: minutesUntil(until, now) },
    data: { lockedUntil: until.toISOString() },
  });
}

const tellLocked = (database: Database, userId: bigint, until: Date) =>
  database.transaction(async (tx) => {
    await updateLastLocked(tx, userId);
    await emit(tx, 'account.pay-code-locked', `${userId}:${until.getTime()}`, {
      userId: userId.toString(),
      until: until.toISOString(),
    });
  });
