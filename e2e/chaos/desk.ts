// The operators of a run: several at one queue, who pass and refuse, approve, take, pay outside and write down how, give back what somebody left lying, freeze accounts in the middle of it, and step on each other's feet.
import type { RequestOf, TopUpAudit, WithdrawalAudit } from '@meridian/contract';
import { pause, type Who } from './caller.ts';
import { type DeskAct, noteFact } from './history.ts';
import { act, type Load, twice } from './intents.ts';

/** What the desk knows besides the books; one for all of a run. */
export interface Counter {
  /** How a withdrawal was paid: paid outside is paid, whoever writes it down and however often. */
  readonly paid: Map<string, Promise<string>>;
  /** What somebody took in hand and did not pay. */
  readonly left: Set<string>;
}

let references = 0;
const reference = (what: string): string => {
  references += 1;
  return `${what} ${String(references).padStart(8, '0')}`;
};

/** A desk until closing time. */
export async function keepAuditing(load: Load, who: Who, counter: Counter): Promise<void> {
  while (load.open()) {
    // Most of them want two people; they would not be done in the time of a short run.
    for (let n = 0; n < 2; n += 1) await auditTopUp(load, who);
    const open = await pickOpen(load, who);
    if (open) await auditWithdrawal(load, who, counter, open);
    await pause(load.random.int(20, 150));
  }
}

/** Somebody who watches over accounts until closing time, and freezes those that are about to be paid. */
export async function keepWatch(load: Load, who: Who, counter: Counter): Promise<void> {
  while (load.open()) {
    await pause(load.random.int(1_000, 4_000));
    await freezeSomebody(load, who, counter);
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
  if (random.next() < 0.2) await step(load, who, 'claimTopUp', { id });
  const shown = await caller.call('getTopUpAudit', { id }, who);
  if (shown.kind !== 'done' || shown.data.status !== '0') return;
  const topUp = shown.data as TopUpAudit;
  const transfer = topUp.transfers.find((t) => t.topUpId === id);
  if (!transfer && random.next() < 0.06) {
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

/** One of the open withdrawals that wait for somebody; null when there is none. */
async function pickOpen({ caller, random }: Load, who: Who): Promise<WithdrawalAudit | null> {
  const queue = await caller.call('listWithdrawalAudits', { status: '0', limit: '50' }, who);
  if (queue.kind !== 'done') return null;
  const open = queue.data.list.filter((w) => !(w.payout === 'processing' && w.proof !== null));
  return open.length === 0 ? null : (random.pick(open) as WithdrawalAudit);
}

async function auditWithdrawal(
  load: Load,
  who: Who,
  counter: Counter,
  withdrawal: WithdrawalAudit,
): Promise<void> {
  const { random } = load;
  const { id } = withdrawal;
  const approved =
    withdrawal.approvedBy !== null && (!withdrawal.needsSecond || withdrawal.secondBy !== null);
  if (withdrawal.payout === 'processing') {
    // In somebody's hands: what they have paid may be written down by another, and nobody else pays.
    if (counter.paid.has(id)) await record(load, who, withdrawal, counter);
    else if (counter.left.delete(id)) await release(load, who, withdrawal, counter);
  } else if (random.next() < 0.04 && !counter.paid.has(id))
    await step(load, who, 'refuseWithdrawal', { id, refusal: 'holder_differs' });
  else if (!approved) await step(load, who, 'approveWithdrawal', { id });
  else {
    const taken = await step(load, who, 'takeWithdrawal', { id });
    if (taken.kind !== 'done') return;
    if (!counter.paid.has(id) && random.next() < 0.3) counter.left.add(id);
    else await record(load, who, taken.data as WithdrawalAudit, counter);
  }
}

/** By who took it, and of a taking that another one followed since it was looked at. */
const notHereNorNow: ReadonlySet<string> = new Set(['FOUR_EYES', 'PAYOUT_TAKEN_AGAIN']);
/** One at a time says of a taking that nothing was sent; who took it is sent away, and another comes. */
async function release(
  load: Load,
  who: Who,
  { id, taking }: WithdrawalAudit,
  { left }: Counter,
): Promise<void> {
  const released = await step(load, who, 'releaseWithdrawal', { id, taking, note: 'nothing was sent' });
  if (released.kind === 'refused' && notHereNorNow.has(released.error)) left.add(id);
}

/** Somebody looks odd: their account is frozen, what was about to be paid is tried all the same, and after a while they are let in again. */
async function freezeSomebody(load: Load, who: Who, counter: Counter): Promise<void> {
  const withdrawal = await pickOpen(load, who);
  if (!withdrawal) return;
  const id = withdrawal.userId;
  const frozen = await step(load, who, 'freezeUser', { id, reason: 'looks odd' });
  if (frozen.kind !== 'done') return;
  await auditWithdrawal(load, who, counter, withdrawal);
  await pause(load.random.int(200, 1_500));
  await step(load, who, 'unfreezeUser', { id, reason: 'is in order' });
}

async function record(
  load: Load,
  who: Who,
  withdrawal: WithdrawalAudit,
  { paid: payouts }: Counter,
): Promise<void> {
  const { id, taking } = withdrawal;
  const paid = payouts.get(id) ?? payOutside(load, who, withdrawal);
  payouts.set(id, paid);
  await step(load, who, 'recordPayout', { id, taking, proof: await paid });
}

async function payOutside(load: Load, who: Who, withdrawal: WithdrawalAudit): Promise<string> {
  const { id, arrival, payee, destination } = withdrawal;
  const chain = load.chains.find(({ network }) => network === destination.network?.id);
  const cents = BigInt(arrival.replace('.', ''));
  const proof = chain ? await chain.pay([{ to: payee.number, cents }]) : reference('PAYOUT');
  await noteFact(load.history, 'payOutside', who.name, { id, proof, cents: String(cents) });
  return proof;
}
