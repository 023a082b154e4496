// What goes on by itself about withdrawals: payouts are looked for on their chains, and security mails that cannot be switched off.
import { translatorOf } from '@meridian/locales/server';
import { formatMoney } from '../../ledger/index.ts';
import type { Tx } from '../../platform/db.ts';
import type { JobParts } from '../../platform/jobs.ts';
import { queueMail } from '../../platform/mail.ts';
import { listen } from '../../platform/outbox.ts';
import type { Watch } from '../../platform/watches.ts';
import { getAccountContact } from '../accounts/index.ts';
import { findWatchedChain } from '../networks/index.ts';
import { findDestination } from './destinations.sql.ts';
import { verifyPayouts } from './verify-payouts.ts';
import { getWithdrawal } from './withdrawals.sql.ts';

type Template = 'withdrawalRequested' | 'withdrawalSent' | 'withdrawalRefused';

async function mailStep(tx: Tx, withdrawalId: string, template: Template): Promise<void> {
  const w = await getWithdrawal(tx, BigInt(withdrawalId));
  const contact = await getAccountContact(tx, w.userId);
  if (!contact.email) return;
  const reason = w.refusal
    ? (translatorOf(contact.locale).find(`withdraw.refusal.${w.refusal}`) ?? w.refusal)
    : '';
  await queueMail(tx, {
    to: contact.email,
    locale: contact.locale,
    template,
    args: {
      name: contact.name,
      number: w.withdrawalNo,
      amount: `$${formatMoney(w.amountCents)}`,
      arrival: `$${formatMoney(w.amountCents - w.feeCents)}`,
      ending: w.payee.number.slice(-4),
      reason,
    },
    dedupeKey: `${template}:${withdrawalId}`,
  });
}

async function mailDestination(tx: Tx, userId: bigint, id: bigint): Promise<void> {
  const saved = await findDestination(tx, userId, id);
  const contact = await getAccountContact(tx, userId);
  if (!saved || !contact.email) return;
  await queueMail(tx, {
    to: contact.email,
    locale: contact.locale,
    template: 'destinationSaved',
    args: { name: contact.name, ending: saved.number.slice(-4) },
    dedupeKey: `destinationSaved:${id}`,
  });
}

const payouts: Watch = {
  name: 'withdrawals.payouts',
  everyMs: 10_000,
  lanes: ({ config }) => [...config.chainNodes.keys()],
  async round(services, chainId, signal) {
    const work = await findWatchedChain(services, chainId, signal);
    if (work) await verifyPayouts(services, work, signal);
    return false;
  },
};

export const withdrawalsJobs: JobParts = {
  listeners: [
    listen('destination.saved', 'withdrawals.mail-destination', (tx, { userId, destinationId }) =>
      mailDestination(tx, BigInt(userId), BigInt(destinationId)),
    ),
    listen('withdrawal.requested', 'withdrawals.mail-requested', (tx, { withdrawalId }) =>
      mailStep(tx, withdrawalId, 'withdrawalRequested'),
    ),
    listen('withdrawal.sent', 'withdrawals.mail-sent', (tx, { withdrawalId }) =>
      mailStep(tx, withdrawalId, 'withdrawalSent'),
    ),
    listen('withdrawal.refused', 'withdrawals.mail-refused', (tx, { withdrawalId }) =>
      mailStep(tx, withdrawalId, 'withdrawalRefused'),
    ),
  ],
  sweeps: [],
  errands: [],
  watches: [payouts],
};
