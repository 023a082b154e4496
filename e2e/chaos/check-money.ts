// The judge of money: top-ups, deposits on the chain, withdrawals and payouts, held against what people were told. Pure.
import type { Books, UserRow } from './books.ts';
import type { Act, DeskAct } from './history.ts';
import {
  type Finding,
  finding,
  groupBy,
  type Intended,
  idOf,
  type Kept,
  keptMap,
  keptOf,
} from './judging.ts';
import type { TopUpRow, WithdrawalRow } from './money-books.ts';

const text = (value: unknown): string => String(value);
const centsOf = (money: unknown): bigint => BigInt(text(money).replace('.', ''));

/** Everything that is wrong with money that came and went. */
export function checkMoney(intents: readonly Intended[], books: Books): Finding[] {
  const kept = keptMap(books);
  /** The intents of an act that the books keep an answer of, with it. */
  const done = (act: Act) =>
    intents
      .filter((i) => i.act === act)
      .flatMap((intent) => {
        const data = keptOf(intent, kept);
        return data ? [{ intent, data }] : [];
      });
  return [
    ...checkMade(books, done),
    ...checkTopUps(intents, books, done),
    ...checkDeposits(intents, books),
    ...checkSteps(books, done),
    ...checkWithdrawals(intents, books, done),
    ...checkAudited(intents, books, kept),
  ];
}
type Done = (act: Act) => { intent: Intended; data: Record<string, unknown> }[];

/** Each document belongs to one intent, and each intent that was done has its document. */
function checkMade(books: Books, done: Done): Finding[] {
  const { topUps, withdrawals, destinations } = books.money;
  const kinds = [
    ['createTopUp', 'top-up', topUps.filter((t) => t.amountCents !== null)],
    ['createWithdrawal', 'withdrawal', withdrawals],
    ['saveDestination', 'destination', destinations],
  ] as const;
  return kinds.flatMap(([act, what, rows]) => {
    const owners = new Map(rows.map((row) => [row.id, row.userId]));
    const made = done(act);
    const explained = groupBy(made, ({ data }) => text(data.id));
    return [
      ...made
        .filter(({ intent, data }) => owners.get(text(data.id)) !== idOf(intent.who))
        .map(({ intent, data }) => finding('lost', `${what} ${text(data.id)} of ${intent.who}`)),
      ...rows
        .filter(({ id }) => explained.get(id)?.length !== 1)
        .map(({ id }) =>
          finding('doubled', `${what} ${id} belongs to ${explained.get(id)?.length ?? 0} keys`),
        ),
    ];
  });
}

/** A decided top-up has one decision, and credited what that decision says; a passed one without a person is the chain's. */
function checkTopUps(intents: readonly Intended[], books: Books, done: Done): Finding[] {
  const { topUps, transfers } = books.money;
  const passes = groupBy(
    done('passTopUp').filter(({ data }) => data.status === '1'),
    ({ intent }) => text(intent.input.id),
  );
  const refusals = groupBy(done('refuseTopUp'), ({ intent }) => text(intent.input.id));
  const sent = sentOnChain(intents);
  const broughtBy = groupBy(transfers, (transfer) => transfer.topUpId ?? '');
  const dueOf = (t: TopUpRow): bigint =>
    t.method === 'bank'
      ? centsOf((passes.get(t.id)?.[0]?.intent.input.proof as { arrived?: unknown })?.arrived)
      : (broughtBy.get(t.id) ?? []).reduce(
          (all, { txHash, ordinal }) => all + (sent.get(`${txHash} ${ordinal}`)?.cents ?? 0n),
          0n,
        );
  return topUps.flatMap((t) => {
    const [passed, refused] = [passes.get(t.id)?.length ?? 0, refusals.get(t.id)?.length ?? 0];
    const person = t.decidedBy === null ? 0 : 1;
    const what = `top-up ${t.id} with status ${t.status}, passed ${passed} and refused ${refused} times`;
    if (passed + refused > 1) return [finding('doubled', what)];
    if (passed > 0 && t.status !== 1) return [finding('lost', what)];
    if (refused > 0 && t.status !== 2) return [finding('lost', what)];
    if (t.status === 2 && refused === 0) return [finding('unexplained', what)];
    if (t.status !== 1) return [];
    if (passed !== person || (person === 0 && t.method === 'bank')) return [finding('unexplained', what)];
    const due = dueOf(t);
    return t.arrivedCents === due
      ? []
      : [finding('miscounted', `top-up ${t.id} credited ${t.arrivedCents}, due ${due} cents`)];
  });
}

/** Transaction and ordinal → what was sent, and to whom. */
const sentOnChain = (intents: readonly Intended[]) =>
  new Map<string, { readonly userId: string; readonly cents: bigint }>(
    intents
      .filter((i) => i.act === 'depositOnChain')
      .flatMap(({ who, input }) =>
        (input.cents as readonly string[]).map(
          (cents, ordinal) =>
            [`${text(input.txHash)} ${ordinal}`, { userId: idOf(who), cents: BigInt(cents) }] as const,
        ),
      ),
  );

/** Everything that was sent on the chain was noted once, for its owner, and is a top-up or waits for more. */
function checkDeposits(intents: readonly Intended[], books: Books): Finding[] {
  const sent = sentOnChain(intents);
  const noted = groupBy(books.money.transfers, ({ txHash, ordinal }) => `${txHash} ${ordinal}`);
  const findings = [...sent].flatMap(([key, { userId, cents }]) => {
    const rows = noted.get(key) ?? [];
    if (rows.length === 0) return [finding('lost', `deposit ${key} of shopper:${userId}`)];
    const [row] = rows;
    if (rows.length > 1) return [finding('doubled', `deposit ${key}`)];
    if (row?.userId !== userId || row.cents !== cents) return [finding('miscounted', `deposit ${key}`)];
    return (row.topUpId === null) === (row.parked === null)
      ? [finding('half done', `deposit ${key} is neither a top-up nor waits`)]
      : [];
  });
  for (const key of noted.keys())
    if (!sent.has(key)) findings.push(finding('unexplained', `transfer ${key}`));
  return findings;
}

/** What operators and shoppers were told stands in the withdrawal. */
function checkSteps(books: Books, done: Done): Finding[] {
  const rows = new Map(books.money.withdrawals.map((w) => [w.id, w]));
  const demand = (act: Act, holds: (w: WithdrawalRow, by: string, intent: Intended) => boolean) =>
    done(act).flatMap(({ intent }) => {
      const w = rows.get(text(intent.input.id));
      return w && holds(w, idOf(intent.who), intent)
        ? []
        : [finding('lost', `${act} of withdrawal ${text(intent.input.id)} by ${intent.who}`)];
    });
  return [
    ...demand('cancelWithdrawal', (w, by) => w.cancelled && w.status === 2 && w.userId === by),
    ...demand('refuseWithdrawal', (w) => !w.cancelled && w.status === 2),
    ...demand('recordPayout', (w, _by, { input }) => w.proof === input.proof),
    ...checkHands(books),
  ];
}

type Hands = Pick<WithdrawalRow, 'approvedBy' | 'secondBy' | 'takenBy' | 'recordedBy'>;
const nobody: Hands = { approvedBy: null, secondBy: null, takenBy: null, recordedBy: null };
/** What each entry of the log does to whose hands a withdrawal went through. */
const steps: Readonly<Record<string, (hands: Hands, by: string) => Hands>> = {
  approveWithdrawal: (h, by) => (h.approvedBy === null ? { ...h, approvedBy: by } : { ...h, secondBy: by }),
  takeWithdrawal: (h, by) => ({ ...h, takenBy: by }),
  recordPayout: (h, by) => ({ ...h, recordedBy: by }),
  releaseWithdrawal: () => nobody,
};

/** The log of what the desk did to a withdrawal, played again, comes to what the withdrawal says: a release takes every hand off it. */
function checkHands({ money }: Books): Finding[] {
  const byTarget = groupBy(
    money.audited.filter(({ verb }) => verb in steps),
    ({ target }) => text(target),
  );
  const told = (h: Hands) =>
    `approved by ${h.approvedBy} and ${h.secondBy}, taken by ${h.takenBy}, recorded by ${h.recordedBy}`;
  return money.withdrawals.flatMap((w) => {
    const log = byTarget.get(w.id) ?? [];
    const due = log.reduce((h, { verb, operatorId }) => steps[verb]?.(h, operatorId) ?? h, nobody);
    return told(due) === told(w)
      ? []
      : [finding('lost', `withdrawal ${w.id}: ${told(w)}; the log says ${told(due)}`)];
  });
}

/** A withdrawal ended as somebody said, once; it was paid outside once, that much, and the house knows. */
function checkWithdrawals(intents: readonly Intended[], books: Books, done: Done): Finding[] {
  const endings = groupBy([...done('cancelWithdrawal'), ...done('refuseWithdrawal')], ({ intent }) =>
    text(intent.input.id),
  );
  const recorded = groupBy(done('recordPayout'), ({ intent }) => text(intent.input.id));
  const paid = groupBy(
    intents.filter((i) => i.act === 'payOutside'),
    (i) => text(i.input.id),
  );
  return books.money.withdrawals.flatMap((w) => {
    const ends = endings.get(w.id)?.length ?? 0;
    const records = recorded.get(w.id)?.length ?? 0;
    const payouts = paid.get(w.id) ?? [];
    const what = `withdrawal ${w.id} with status ${w.status}: sent back ${ends}, recorded ${records}, paid ${payouts.length} times`;
    if (ends > 1 || records > 1 || payouts.length > 1 || (ends > 0 && payouts.length > 0))
      return [finding('doubled', what)];
    if ((w.status === 2) !== (ends === 1)) return [finding('unexplained', what)];
    if ((w.proof === null) !== (records === 0)) return [finding('unexplained', what)];
    if (w.proof !== null && w.proof !== payouts[0]?.input.proof) return [finding('unexplained', what)];
    // A payout that was written down is looked for on its chain, and found before the run ends.
    if (w.proof !== null && w.status !== 1) return [finding('half done', what)];
    const arrival = w.amountCents - w.feeCents;
    return w.status === 1 && BigInt(text(payouts[0]?.input.cents)) !== arrival
      ? [finding('miscounted', `${what}, ${text(payouts[0]?.input.cents)} cents in place of ${arrival}`)]
      : [];
  });
}

const deskActs: readonly DeskAct[] = [
  'claimTopUp',
  'passTopUp',
  'refuseTopUp',
  'approveWithdrawal',
  'takeWithdrawal',
  'releaseWithdrawal',
  'recordPayout',
  'refuseWithdrawal',
  'freezeUser',
  'unfreezeUser',
];
/** Each deed of the desk has its entry in the audit log, and each entry its deed. */
function checkAudited(intents: readonly Intended[], books: Books, kept: Kept): Finding[] {
  const deeds = new Map<string, number>();
  for (const intent of intents.filter((i) => deskActs.includes(i.act as DeskAct)))
    if (keptOf(intent, kept) !== null) {
      const deed = `${intent.act} of ${text(intent.input.id)} by ${idOf(intent.who)}`;
      deeds.set(deed, (deeds.get(deed) ?? 0) + 1);
    }
  const entries = new Map<string, number>();
  for (const { verb, target, operatorId } of books.money.audited) {
    const entry = `${verb} of ${target} by ${operatorId}`;
    entries.set(entry, (entries.get(entry) ?? 0) + 1);
  }
  return [...new Set([...deeds.keys(), ...entries.keys()])].flatMap((deed) => {
    const [done, logged] = [deeds.get(deed) ?? 0, entries.get(deed) ?? 0];
    if (done === logged) return [];
    return [
      finding(logged > done ? 'doubled' : 'half done', `${deed}: done ${done}, logged ${logged} times`),
    ];
  });
}

/** What came in and went out of a person's balance by top-ups and withdrawals, in cents; what is set aside is out. */
export function movedCents(books: Books, userId: string): bigint {
  const { topUps, withdrawals } = books.money;
  const sum = (numbers: readonly bigint[]) => numbers.reduce((all, n) => all + n, 0n);
  return (
    sum(topUps.filter((t) => t.userId === userId).map((t) => t.arrivedCents ?? 0n)) -
    sum(withdrawals.filter((w) => w.userId === userId && w.status !== 2).map((w) => w.amountCents))
  );
}

/** How many mails a person gets about all that. */
export function moneyMailsDue(books: Books, { id }: Pick<UserRow, 'id'>): number {
  const mine = <R extends { readonly userId: string }>(rows: readonly R[]) =>
    rows.filter((row) => row.userId === id);
  const { topUps, withdrawals, destinations } = books.money;
  const asked = mine(withdrawals);
  return (
    mine(topUps).filter((t) => t.status !== 0).length +
    mine(destinations).length +
    asked.length +
    asked.filter((w) => w.status !== 0 && !w.cancelled).length
  );
}
