// What follows from accounts' events: mails that cannot be switched off; and forgetting what is over.
import type { Tx } from '../../platform/db.ts';
import { randomToken } from '../../platform/ids.ts';
import type { JobParts, Sweep } from '../../platform/jobs.ts';
import { type MailTemplate, queueMail } from '../../platform/mail.ts';
import { listen } from '../../platform/outbox.ts';
import { sweepRateLimits } from '../../platform/rate-limit.ts';
import { sweepSessions } from '../../platform/sessions.ts';
import { issueCode, takeCodeTurn } from './mailed-code.ts';
import { deleteOldCodeRequests } from './mailed-codes.sql.ts';
import { deleteOldTickets } from './pay-codes.sql.ts';
import { mailResetCode } from './send-code.ts';
import { getUser } from './users.sql.ts';

const dayMs = 24 * 3600_000;

/** A mail about the safety of an account; who has no e-mail address gets none. */
async function mailUser(
  tx: Tx,
  userId: string,
  template: MailTemplate,
  args: Record<string, number> = {},
): Promise<void> {
  const user = await getUser(tx, BigInt(userId));
  if (!user.email) return;
  await queueMail(tx, {
    to: user.email,
    locale: user.language,
    template,
    args: { name: user.givenName, ...args },
    // Each event is heard once; two changes are two mails.
    dedupeKey: `${template}:${user.id}:${randomToken()}`,
  });
}

/** The first code goes out by itself; asking again right after waits its turn like any other. */
async function mailFirstCode(tx: Tx, userId: string): Promise<void> {
  const user = await getUser(tx, BigInt(userId));
  if (!user.email || user.emailVerifiedAt || (await takeCodeTurn(tx, 'verify_email', userId)) > 0) return;
  await issueCode(tx, user, 'verify_email', user.email);
}

const hoursUntil = (until: string, now: Date) =>
  Math.max(1, Math.round((Date.parse(until) - now.getTime()) / 3600_000));

const sweepSpent: Sweep = {
  name: 'accounts.forget',
  run: async ({ clock, database }) => {
    const before = new Date(clock.now().getTime() - dayMs);
    return (await deleteOldTickets(database, before)) + (await deleteOldCodeRequests(database, before));
  },
};

export const accountsJobs: JobParts = {
  listeners: [
    listen('account.registered', 'accounts.mail-first-code', (tx, { userId }) => mailFirstCode(tx, userId)),
    listen('account.password-changed', 'accounts.mail-password-changed', (tx, { userId }) =>
      mailUser(tx, userId, 'passwordChanged'),
    ),
    listen('account.pay-code-changed', 'accounts.mail-pay-code-changed', (tx, { userId }) =>
      mailUser(tx, userId, 'payCodeChanged'),
    ),
    listen('account.pay-code-locked', 'accounts.mail-pay-code-locked', (tx, { userId, until }) =>
      mailUser(tx, userId, 'payCodeLocked', { hours: hoursUntil(until, tx.now) }),
    ),
  ],
  sweeps: [sweepSpent, sweepSessions, sweepRateLimits],
  errands: [mailResetCode],
};
