// The operators of a run: several at one queue, who pass and refuse, approve, take, pay outside and write down how, and step on each other's feet.
import type { RequestOf, TopUpAudit, WithdrawalAudit } from '@meridian/contract';
import { pause, type Who } from './caller.ts';
import { chainNetwork } from './chain-script.ts';
import { type DeskAct, noteFact } from './history.ts';
import { act, type Load, twice } from './intents.ts';

/** How a withdrawal was paid: paid outside is paid, whoever writes it down and however often. */
type Payouts = Map<string, Promise<string>>;

let references = 0;
const reference = (what: string): string => {
  references += 1;
  return `${what} ${String(references).padStart(8, '0')}`;
};

/** A desk until closing time; `payouts` is shared by all of a run. */
export async function keepAuditing(load: Load, who: Who, payouts: Payouts): Promise<void> {
  while (load.open()) {
    await auditTopUp(load, who);
    await auditWithdrawal(load, who, payouts);
    await pause(load.random.int(20, 150));
  }
}

/** One act of the desk on one document, with a key; a double click now and then. */
const step = <V extends DeskAct>(load: Load, who: Who, verb: V, input: RequestOf<V>) =>
  twice(
    load,
    () => act(load, verb, { ...(input as object) }),
    (how) => load.caller.call(verb, input, who, how),
  );

async function auditTopUp(load: Load, who: Who): Promise<void> {
  const { caller, random } = load;
  const queue = await caller.call('listTopUpAudits', { status: '0', limit: '50' }, who);
  if (queue.kind !== 'done' || queue.data.list.length === 0) return;
  const { id } = random.pick(queue.data.list);
  if (random.next() < 0.4) await step(load, who, 'claimTopUp', { id });
  const shown = await caller.call('getTopUpAudit', { id }, who);
  if (shown.kind !== 'done' || shown.data.status !== '0') return;
  const topUp = shown.data as TopUpAudit;
  const transfer = topUp.transfers.find((t) => t.topUpId === id);
  if (!transfer && random.next() < 0.15) {
    await step(load, who, 'refuseTopUp', { id, refusal: 'not_arrived' });
    return;
  }
  const proof =
    topUp.method === 'bank'
      ? topUp.amount !== null && {
          by: 'bank' as const,
          bankReference: bankReferenceOf(id),
          arrived: topUp.amount,
        }
      : transfer && { by: 'transfer' as const, transferId: transfer.id };
  if (proof) await step(load, who, 'passTopUp', { id, proof });
}

/** What the bank's statement says of it: the same for everybody who looks. */
const bankReferenceOf = (topUpId: string): string => `STATEMENT LINE ${topUpId}`;

async function auditWithdrawal(load: Load, who: Who, payouts: Payouts): Promise<void> {
  const { caller, random } = load;
  const queue = await caller.call('listWithdrawalAudits', { status: '0', limit: '50' }, who);
  if (queue.kind !== 'done') return;
  const open = queue.data.list.filter((w) => !(w.payout === 'processing' && w.proof !== null));
  if (open.length === 0) return;
  const withdrawal = random.pick(open) as WithdrawalAudit;
  const { id } = withdrawal;
  const approved =
    withdrawal.approvedBy !== null && (!withdrawal.needsSecond || withdrawal.secondBy !== null);
  if (withdrawal.payout === 'processing') {
    // In somebody's hands: what they have paid may be written down by another, and nobody else pays.
    if (payouts.has(id)) await record(load, who, withdrawal, payouts);
  } else if (random.next() < 0.1)
    await step(load, who, 'refuseWithdrawal', { id, refusal: 'holder_differs' });
  else if (!approved) await step(load, who, 'approveWithdrawal', { id });
  else {
    const taken = await step(load, who, 'takeWithdrawal', { id });
    if (taken.kind === 'done') await record(load, who, taken.data as WithdrawalAudit, payouts);
  }
}

async function record(load: Load, who: Who, withdrawal: WithdrawalAudit, payouts: Payouts): Promise<void> {
  const { id } = withdrawal;
  const paid = payouts.get(id) ?? payOutside(load, who, withdrawal);
  payouts.set(id, paid);
  await step(load, who, 'recordPayout', { id, proof: await paid });
}

async function payOutside(load: Load, who: Who, withdrawal: WithdrawalAudit): Promise<string> {
  const { id, arrival, payee, destination } = withdrawal;
  const onChain = destination.network?.id === chainNetwork;
  const cents = BigInt(arrival.replace('.', ''));
  const proof = onChain ? load.chain.pay([{ to: payee.number, cents }]) : reference('PAYOUT');
  await noteFact(load.history, 'payOutside', who.name, { id, proof, cents: String(cents) });
  return proof;
}
