// The judge of frozen accounts: nothing of theirs is paid out, nothing that they ask for is done, and they are frozen as the desk said last. Pure.
import type { Books } from './books.ts';
import type { Operation } from './history.ts';
import { type Finding, finding, groupBy, idOf, type Kept, keptMap } from './judging.ts';

/** What somebody is told whose account is frozen, or was meanwhile. */
export const atTheDoor: readonly string[] = ['AUTH_REQUIRED', 'ACCOUNT_FROZEN'];
/** What the desk is told of a step on a withdrawal whose owner is frozen. */
export const barred = 'WITHDRAWAL_FROZEN';
/** The steps that bring money out. */
const outward = ['approveWithdrawal', 'takeWithdrawal', 'recordPayout'];

export const checkFrozen = (operations: readonly Operation[], books: Books): Finding[] => [
  ...checkLog(books),
  ...checkThrownOut(operations, books),
  ...checkBarred(operations, books),
  ...checkDoor(operations),
];

/** The log in the order of its entries: each is written under the lock of the account that it is about. */
function checkLog({ money, users }: Books): Finding[] {
  const owners = new Map(money.withdrawals.map((w) => [w.id, w.userId]));
  const frozen = new Set<string>();
  const findings: Finding[] = [];
  for (const { verb, target } of money.audited) {
    const id = String(target);
    if (verb === 'freezeUser') {
      if (frozen.has(id)) findings.push(finding('doubled', `user ${id} was frozen twice`));
      frozen.add(id);
    } else if (verb === 'unfreezeUser') {
      if (!frozen.delete(id)) findings.push(finding('doubled', `user ${id} was let in twice`));
    } else if (outward.includes(verb) && frozen.has(owners.get(id) ?? ''))
      findings.push(finding('unexplained', `${verb} of withdrawal ${id}, whose account was frozen`));
  }
  for (const user of users)
    if (user.frozen !== frozen.has(user.id))
      findings.push(finding('lost', `user ${user.id} is ${user.frozen ? '' : 'not '}frozen`));
  return findings;
}

/**
 * Of two tries of one step one may meet the account frozen and the other be done once it was let in. The one that was
 * refused then began before the desk heard of the last letting-in that the log has before the deed; any other was refused
 * although the step was done already.
 */
function checkBarred(operations: readonly Operation[], books: Books): Finding[] {
  const { audited, withdrawals } = books.money;
  const kept = keptMap(books);
  const owners = new Map(withdrawals.map((w) => [w.id, w.userId]));
  return operations.flatMap(({ intent, ending }) => {
    const { act, who, key } = intent;
    const isBarred = ending?.t === 'refused' && ending.error === barred;
    if (!isBarred || !kept.get(`${who} ${key}`)) return [];
    const id = String(intent.input.id);
    const owner = owners.get(id);
    const deed = audited.findLastIndex(
      (e) => e.verb === act && String(e.target) === id && e.operatorId === idOf(who),
    );
    const letIn = audited.filter(
      (e, i) => i < deed && e.verb === 'unfreezeUser' && String(e.target) === owner,
    ).length;
    const heardAt = heardOfLetIns(operations, kept, owner)[letIn - 1] ?? Number.NEGATIVE_INFINITY;
    return intent.at <= heardAt
      ? []
      : [finding('doubled', `${act} ${key} of ${who}: refused (${barred}), and yet done`)];
  });
}

/** When the desk first heard of each letting-in of somebody, in their order; endless when it never did. */
function heardOfLetIns(operations: readonly Operation[], kept: Kept, id: string | undefined): number[] {
  const done = operations.filter(
    ({ intent: { act, input, who, key } }) =>
      act === 'unfreezeUser' && String(input.id) === id && kept.get(`${who} ${key}`),
  );
  return [...groupBy(done, ({ intent: { who, key } }) => `${who} ${key}`).values()]
    .sort(([a], [b]) => (a as Operation).intent.at - (b as Operation).intent.at)
    .map((tries) =>
      Math.min(...tries.flatMap(({ ending }) => (ending?.t === 'acknowledged' ? [ending.at] : []))),
    );
}

/** Nobody is sent away who was not frozen at some time. */
function checkThrownOut(operations: readonly Operation[], { money }: Books): Finding[] {
  const frozen = new Set(
    money.audited.filter(({ verb }) => verb === 'freezeUser').map(({ target }) => `shopper:${target}`),
  );
  return operations.flatMap(({ intent, ending }) =>
    ending?.t === 'refused' && atTheDoor.includes(ending.error) && !frozen.has(intent.who)
      ? [finding('unexplained', `${intent.act} of ${intent.who} ended in ${ending.error}`)]
      : [],
  );
}

/** Nobody does anything from the moment at which the desk was told that they are frozen until it asks to let them in again. */
function checkDoor(operations: readonly Operation[]): Finding[] {
  const byWho = groupBy(operations, ({ intent }) => intent.who);
  const thaws = operations.filter(({ intent }) => intent.act === 'unfreezeUser');
  return operations.flatMap(({ intent, ending }) => {
    if (intent.act !== 'freezeUser' || ending?.t !== 'acknowledged') return [];
    const asked = thaws.filter((t) => t.intent.input.id === intent.input.id && t.intent.at >= ending.at);
    const until = Math.min(...asked.map((t) => t.intent.at));
    const done = (byWho.get(`shopper:${String(intent.input.id)}`) ?? []).filter(
      (o) => o.intent.at > ending.at && o.ending?.t === 'acknowledged' && o.ending.at < until,
    );
    return done.map((o) =>
      finding('unexplained', `${o.intent.act} of ${o.intent.who} (${idOf(intent.who)} froze them)`),
    );
  });
}
