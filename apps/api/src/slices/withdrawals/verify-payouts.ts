// Looking for recorded payouts on their chain: what is there and right is sent, what is wrong or missing is shown to operators.
import type { Services } from '../../platform/services.ts';
import {
  ChainContradiction,
  ChainUnreadable,
  type ChainWork,
  clearAlarms,
  listNetworks,
  raiseAlarm,
} from '../networks/index.ts';
import { verifyPayout } from './verify-payout.ts';
import { withdrawalNumbers } from './withdrawals.settings.ts';
import { listUnverified, type UnverifiedPayout } from './withdrawals.sql.ts';

const payoutsAtOnce = 100;

/** One look at all of a chain that wait. A node that does not answer leaves them waiting. @throws DatabaseUnavailable */
export async function verifyPayouts(services: Services, work: ChainWork, signal: AbortSignal): Promise<void> {
  const { database } = services;
  const chainId = work.chain.id;
  const networks = (await listNetworks(database)).filter((n) => n.chainId === chainId);
  const contracts = networks.map((n) => n.contract);
  const faulty: string[] = [];
  for (const payout of await listUnverified(database, chainId, payoutsAtOnce)) {
    const fault = await faultOf(services, work, contracts, payout);
    if (signal.aborted) return;
    if (fault === null) continue;
    faulty.push(payout.withdrawalNo);
    await raiseAlarm(services, { chainId, kind: 'payout', subject: payout.withdrawalNo, detail: fault });
  }
  await clearAlarms(services, chainId, ['payout'], faulty);
}

/** What is wrong with it, for an operator to read; null when nothing is, or nothing can be said yet. */
async function faultOf(
  { database, clock, log }: Services,
  { chain, reader }: ChainWork,
  contracts: readonly string[],
  { id, proof, recordedAt }: UnverifiedPayout,
): Promise<string | null> {
  try {
    const found = await reader.finalTransaction(proof, contracts, chain.payoutConfirmations);
    if (found) {
      const paid = await database.transaction((tx) => verifyPayout(tx, id, proof, found));
      if (paid) return null;
      return found.success
        ? `${proof} does not pay this coin and amount to the payee`
        : `${proof} failed on the chain`;
    }
    const { verifyHours } = await withdrawalNumbers(database);
    const hours = (clock.now().getTime() - recordedAt.getTime()) / 3_600_000;
    return hours < verifyHours ? null : `${proof} is not on the chain after ${verifyHours} h`;
  } catch (error) {
    if (error instanceof ChainContradiction) return error.message;
    if (!(error instanceof ChainUnreadable)) throw error;
    log.debug({ chain: chain.id, detail: error.message }, 'a payout could not be looked for');
    return null;
  }
}
