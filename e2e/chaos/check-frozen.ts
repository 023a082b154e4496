// The judge of frozen accounts: nothing of theirs is paid out, nothing that they ask for is done, and they are frozen as the desk said last. Pure.
import type { Books } from './books.ts';
import type { Operation } from './history.ts';
import { type Finding, finding, groupBy, idOf } from './judging.ts';

/** What somebody is told whose account is frozen, or was meanwhile. */
export const atTheDoor: readonly string[] = ['AUTH_REQUIRED', 'ACCOUNT_FROZEN'];
/** The steps that bring money out. */
const outward = ['approveWithdrawal', 'takeWithdrawal', 'recordPayout'];

export const checkFrozen = (operations: readonly Operation[], books: Books): Finding[] => [
  ...checkLog(books),
  ...checkThrownOut(operations, books),
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

/** Whether an act on a withdrawal was done after its owner, once frozen, had been let in: another try of it may have been refused before. */
export function doneOnceLetIn(act: string, id: string, { money }: Books): boolean {
  const owner = money.withdrawals.find((w) => w.id === id)?.userId;
  const at = (verb: string, target: string | undefined) =>
    money.audited.findIndex((entry) => entry.verb === verb && String(entry.target) === target);
  const letIn = at('unfreezeUser', owner);
  return letIn >= 0 && letIn < money.audited.findLastIndex((e) => e.verb === act && String(e.target) === id);
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
