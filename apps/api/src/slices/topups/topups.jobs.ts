// What follows from the events of top-ups: the shopper is told how it ended.
import { translatorOf } from '@meridian/locales/server';
import { formatMoney } from '../../ledger/index.ts';
import type { Tx } from '../../platform/db.ts';
import type { JobParts } from '../../platform/jobs.ts';
import { queueMail } from '../../platform/mail.ts';
import { listen } from '../../platform/outbox.ts';
import { getAccountContact } from '../accounts/index.ts';
import { getTopUp } from './topups.sql.ts';

async function mailDecision(
  tx: Tx,
  topUpId: string,
  template: 'topUpPassed' | 'topUpRefused',
): Promise<void> {
  const topUp = await getTopUp(tx, BigInt(topUpId));
  const contact = await getAccountContact(tx, topUp.userId);
  if (!contact.email) return;
  const reason = topUp.refusal
    ? (translatorOf(contact.locale).find(`topup.refusal.${topUp.refusal}`) ?? topUp.refusal)
    : '';
  await queueMail(tx, {
    to: contact.email,
    locale: contact.locale,
    template,
    args: {
      name: contact.name,
      number: topUp.topUpNo,
      amount: `$${formatMoney(topUp.arrivedCents ?? topUp.amountCents ?? 0n)}`,
      reason,
    },
    dedupeKey: `${template}:${topUpId}`,
  });
}

export const topupsJobs: JobParts = {
  listeners: [
    listen('topup.passed', 'topups.mail-passed', (tx, { topUpId }) =>
      mailDecision(tx, topUpId, 'topUpPassed'),
    ),
    listen('topup.refused', 'topups.mail-refused', (tx, { topUpId }) =>
      mailDecision(tx, topUpId, 'topUpRefused'),
    ),
  ],
  sweeps: [],
  errands: [],
};
