// What goes on by itself about top-ups: the chains are watched, what waited goes on, the shopper is told how it ended.
import { translatorOf } from '@meridian/locales/server';
import { formatMoney } from '../../ledger/index.ts';
import type { Tx } from '../../platform/db.ts';
import type { JobParts } from '../../platform/jobs.ts';
import { queueMail } from '../../platform/mail.ts';
import { listen } from '../../platform/outbox.ts';
import type { Services } from '../../platform/services.ts';
import type { Watch } from '../../platform/watches.ts';
import { getAccountContact } from '../accounts/index.ts';
import { findNetwork, findWatchedChain } from '../networks/index.ts';
import { listResumable } from './chain-transfers.sql.ts';
import { resumeParked } from './record-transfer.ts';
import { sightChain } from './sight-chain.ts';
import { topUpNumbers } from './topups.settings.ts';
import { getTopUp } from './topups.sql.ts';
import { watchChain } from './watch-chain.ts';

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

/** New blocks are seen within seconds. */
const chains: Watch = {
  name: 'topups.chains',
  everyMs: 3_000,
  lanes: ({ config }) => [...config.chainNodes.keys()],
  async round(services, chainId, signal) {
    const work = await findWatchedChain(services, chainId, signal);
    if (!work) return false;
    const more = await watchChain(services, work, signal);
    if (!more && !signal.aborted) await sightChain(services, work);
    return more;
  },
};

const resumedAtOnce = 200;
/** Each person and network in a transaction of its own; answers how many. */
async function resumeAll({ database }: Services): Promise<number> {
  const waiting = await listResumable(database, resumedAtOnce);
  for (const { userId, networkId } of waiting)
    await database.transaction(async (tx) => {
      const network = await findNetwork(tx, networkId);
      if (network) await resumeParked(tx, network, userId, await topUpNumbers(tx));
    });
  return waiting.length;
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
  sweeps: [{ name: 'topups.resume', run: resumeAll }],
  errands: [],
  watches: [chains],
};
