// What may be tried with money that goes out: asked for, approved, taken, released, paid, refused, taken back, and the places that it goes to.
import type { Act } from './acts.ts';
import type { Dice, Plan } from './dice.ts';
import type { Model } from './model.ts';
import { key, next, one, other, places, sent, sums } from './money-dice.ts';
import { deskSize, feeOf, isApproved, type WithdrawalModel } from './money-model.ts';

/** A place of their own to send money to. */
function placeFor(m: Model, by: number, d: Dice): number | null {
  const mine = places(m.destinations, (p) => p.owner === by && !p.deleted);
  const rested = mine.filter((i) => (m.destinations[i]?.usableFrom ?? 0) <= m.now);
  if (d.twist === 1)
    return one(
      places(m.destinations, (p) => p.owner !== by || p.deleted),
      d.b,
    );
  return one(rested.length > 0 ? rested : mine, d.b);
}

/** The whole way to money that is set aside: the charge shown, the code, the request; and what stands in its way. */
export const withdraw: Plan = (m, d) => {
  const by = d.a % 2;
  const fresh: Act[] =
    d.twist === 2
      ? [{ do: 'saveDestination', by, kind: d.b % 2 ? 'bank' : 'chain', n: 100 + d.b, right: true }]
      : [];
  const destination = fresh.length > 0 ? m.destinations.length : placeFor(m, by, d);
  if (destination === null) return [{ do: 'saveDestination', by, kind: 'bank', n: d.b % 9, right: true }];
  const kind = m.destinations[destination]?.kind ?? (d.b % 2 ? 'bank' : 'chain');
  const balance = Number(m.shoppers[by]?.balance ?? 0n);
  const odd = new Map([
    [3, 999],
    [4, 1_000_001],
    [5, balance + 1_000],
  ]);
  const cents = odd.get(d.twist) ?? (sums[d.c % sums.length] ?? 0) + (d.b % 3);
  const missing = cents - balance;
  const money: Act[] =
    missing > 0 && d.twist !== 5 ? [{ do: 'topUp', by, cents: BigInt(missing + (d.b % 300)) }] : [];
  const changed: Act[] = d.b % 12 === 7 ? [{ do: 'changePassword', by }] : [];
  const fee = Number(feeOf(kind, BigInt(cents))) + (d.twist === 6 ? 1 : 0);
  const paid = d.twist === 7 ? cents + 1 : cents;
  const ask = (ticket: number, how = {}): Act[] => [
    { do: 'verifyWithdrawal', by, destination, cents: paid, right: d.twist !== 8 || d.c % 3 > 0 },
    { do: 'createWithdrawal', by, destination, cents, fee, ticket, ...how },
  ];
  const ticket = m.tickets.length;
  const many: Act[] =
    d.b % 12 === 3 && d.twist === 0
      ? [0, 1, 2].flatMap((n) => [{ do: 'topUp', by, cents: BigInt(cents) } as const, ...ask(ticket + n)])
      : [];
  const last = many.length > 0 ? ticket + 3 : ticket;
  return [
    ...fresh,
    ...changed,
    ...money,
    { do: 'quoteWithdrawal', by, destination, cents },
    ...many,
    ...ask(last, key(d)),
  ];
};

const kindOf = (m: Model, withdrawal: number) =>
  m.destinations[m.withdrawals[withdrawal]?.destination ?? -1]?.kind;
const proofFor = (m: Model, withdrawal: number, salt: string, n: number): string => {
  return kindOf(m, withdrawal) === 'chain'
    ? `0x${salt}${String(withdrawal).padStart(4, '0')}${String(n).padStart(4, '0')}`.padEnd(66, 'e')
    : `PAYOUT ${salt} ${withdrawal} ${n}`;
};

/** The taking that it is in, or comes into next. */
const takingOf = (w: WithdrawalModel): number => (w.payout === 'processing' ? w.taking : w.taking + 1);

/** What is left to be done until a withdrawal is paid, by whom it may be. */
export function stepsTo(m: Model, withdrawal: number, op: number, salt: string, n: number): Act[] {
  const w = m.withdrawals[withdrawal];
  if (w?.status !== '0') return [];
  const acts: Act[] = [];
  let approvedBy = w.approvedBy;
  if (w.payout !== 'processing' && !isApproved(w)) {
    if (approvedBy === null) {
      approvedBy = op;
      acts.push({ do: 'approveWithdrawal', op, withdrawal });
      if (w.needsSecond) acts.push({ do: 'approveWithdrawal', op: next(op), withdrawal });
    } else acts.push({ do: 'approveWithdrawal', op: next(approvedBy), withdrawal });
  }
  const taker = w.takenBy ?? next(approvedBy ?? op);
  if (w.payout !== 'processing') acts.push({ do: 'takeWithdrawal', op: taker, withdrawal });
  const writer = w.needsSecond && taker === approvedBy ? next(taker) : taker;
  acts.push({
    do: 'recordPayout',
    op: writer,
    withdrawal,
    taking: takingOf(w),
    proof: proofFor(m, withdrawal, salt, n),
  });
  return acts;
}

/** Mostly one that is open, the others now and then, or none at all. */
const withdrawalFor = (m: Model, d: Dice): number | null =>
  d.twist === 9
    ? m.withdrawals.length
    : d.twist === 6
      ? one([...m.withdrawals.keys()], d.a)
      : one(
          places(m.withdrawals, (w) => w.status === '0'),
          d.a,
        );

type Scene = () => Act[];
/** What the desk may do with one: what ends in a request that is granted, everything else, and single requests at any time. */
function scenesOf(
  m: Model,
  d: Dice,
  salt: string,
  withdrawal: number,
): { granted: Scene[]; others: Scene[]; anything: Act[] } {
  const w = m.withdrawals[withdrawal];
  const op = d.b % deskSize;
  const steps = stepsTo(m, withdrawal, op, salt, d.b);
  const taken = steps.slice(0, -1);
  const taking = taken.at(-1);
  const taker = w?.takenBy ?? (taking && 'op' in taking ? taking.op : op);
  const first = steps[0];
  const approver = w?.approvedBy ?? (first && 'op' in first ? first.op : op);
  const meant = w ? takingOf(w) : 1;
  const release = (by: number): Act => ({ do: 'releaseWithdrawal', op: by, withdrawal, taking: meant });
  const as = (verb: 'approve' | 'take' | 'refuse', by: number): Act => ({
    do: `${verb}Withdrawal`,
    op: by,
    withdrawal,
  });
  const record = (by: number, proof = proofFor(m, withdrawal, salt, d.b)): Act => ({
    do: 'recordPayout',
    op: by,
    withdrawal,
    taking: meant,
    proof,
  });
  const last = (acts: readonly Act[]): Act[] =>
    acts.flatMap((act, i) => (i === acts.length - 1 ? sent(m, d, act) : [act]));
  const anything = [as('approve', op), as('take', op), release(op), as('refuse', op), record(op)];
  const granted: Scene[] = [
    () => last(steps),
    () => last(steps.slice(0, 1)),
    () => last(taken),
    () => [...taken, ...sent(m, d, release(next(taker)))],
    () => sent(m, d, as('refuse', op)),
  ];
  const proofTwice = (): Act[] => [
    ...paidBefore(m, withdrawal, op, salt, d),
    ...taken,
    record(taker, proofOfOther(m, withdrawal, salt, d)),
  ];
  const recordByWrong = (): Act[] => [...taken, record(w?.needsSecond ? approver : next(taker))];
  const approveTwice = (): Act[] => [...steps.slice(0, 1), as('approve', approver)];
  const others: Scene[] = [
    approveTwice,
    approveTwice,
    () => [...taken, as('take', next(taker))],
    () => [...taken, release(taker)],
    recordByWrong,
    recordByWrong,
    () => [
      ...taken,
      record(taker, kindOf(m, withdrawal) === 'chain' ? 'BANK REFERENCE' : `0x${'f'.repeat(64)}`),
    ],
    proofTwice,
    proofTwice,
    proofTwice,
    () => [...taken, as('refuse', op)],
    // Too early, or too late.
    () => [[as('take', op), record(op), release(op)][d.a % 3] as Act],
    () => [...last(steps), anything[d.a % 5] as Act],
    () => [anything[d.a % 5] as Act],
    () => alone(m, d, op),
    // Given back and taken anew, and then comes what was said of the taking before.
    () => [
      ...taken,
      release(next(taker)),
      as('approve', op),
      ...(w?.needsSecond ? [as('approve', next(op))] : []),
      as('take', next(op)),
      release(op),
      record(next(op)),
    ],
    () => [...steps.slice(0, d.a % 3), [as('take', op), release(op), record(op)][d.b % 3] as Act],
  ];
  return { granted, others, anything };
}

/** The desk goes on with a withdrawal: a step, the rest of the way, or something that may not be, at the place on the way where it may not. */
export const auditWithdrawal: Plan = (m, d, salt) => {
  const withdrawal = withdrawalFor(m, d);
  if (withdrawal === null) return withdraw(m, d, salt);
  const { granted, others, anything } = scenesOf(m, d, salt, withdrawal);
  if (!m.withdrawals[withdrawal]) return [anything[d.c % 5] as Act];
  return one([...granted, ...others], d.c)?.() ?? null;
};

/** A request about a withdrawal that is granted, and with the twist for it once more under its key. */
export const grantWithdrawal: Plan = (m, d, salt) => {
  const withdrawal = withdrawalFor(m, d);
  return withdrawal === null
    ? withdraw(m, d, salt)
    : (one(scenesOf(m, d, salt, withdrawal).granted, d.a)?.() ?? null);
};

/** One person approves and takes three in a row, which are more than they may pay out alone on a day. */
function alone(m: Model, d: Dice, op: number): Act[] {
  const by = d.a % 2;
  const destination = placeFor(m, by, { ...d, twist: 0 });
  if (destination === null) return [];
  const cents = 90_000;
  const fee = Number(feeOf(m.destinations[destination]?.kind ?? 'bank', BigInt(cents)));
  const [ticket, withdrawal] = [m.tickets.length, m.withdrawals.length];
  return [0, 1, 2].flatMap((n): Act[] => [
    { do: 'topUp', by, cents: BigInt(cents) },
    { do: 'verifyWithdrawal', by, destination, cents, right: true },
    { do: 'createWithdrawal', by, destination, cents, fee, ticket: ticket + n },
    { do: 'approveWithdrawal', op, withdrawal: withdrawal + n },
    { do: 'takeWithdrawal', op, withdrawal: withdrawal + n },
  ]);
}

/** Another one of the same kind that was paid, else one that is open. */
function otherOf(m: Model, withdrawal: number): number {
  const alike = (w: WithdrawalModel, i: number) =>
    i !== withdrawal && w.status !== '2' && kindOf(m, i) === kindOf(m, withdrawal);
  const paid = m.withdrawals.findIndex((w, i) => alike(w, i) && w.proof !== null);
  return paid < 0 ? m.withdrawals.findIndex(alike) : paid;
}
/** What has to be done before there is a proof that stands for another one. */
const paidBefore = (m: Model, withdrawal: number, op: number, salt: string, d: Dice): Act[] =>
  stepsTo(m, otherOf(m, withdrawal), op, salt, d.b);
const proofOfOther = (m: Model, withdrawal: number, salt: string, d: Dice): string => {
  const other = otherOf(m, withdrawal);
  return m.withdrawals[other]?.proof ?? proofFor(m, other < 0 ? withdrawal : other, salt, d.b);
};

export const cancelWithdrawal: Plan = (m, d, salt) => {
  const open = places(m.withdrawals, (w) => w.status === '0');
  const any = d.twist === 6 || d.twist === 5;
  const withdrawal = any ? one([...m.withdrawals.keys()], d.a) : one(open, d.a);
  if (withdrawal === null) return withdraw(m, d, salt);
  const owner = m.withdrawals[withdrawal]?.owner ?? 0;
  const by = d.twist < 5 && d.twist > 2 ? other(owner) : owner;
  return sent(m, d, { do: 'cancelWithdrawal', by, withdrawal });
};

export const keepPlaces: Plan = (m, d) => {
  const by = d.a % 2;
  const mine = places(m.destinations, (p) => p.owner === by && !p.deleted);
  const save = (n: number, right = true): Act => ({
    do: 'saveDestination',
    by,
    kind: d.b % 2 ? 'bank' : 'chain',
    n,
    right,
  });
  if (d.twist === 1 || d.twist === 3) return [save(d.b % 9, false)];
  const full = 10 - mine.length;
  if (d.twist === 2) return Array.from({ length: full + 1 }, (_, n) => save(200 + m.destinations.length + n));
  if (d.twist === 7) {
    const foreign = one(
      places(m.destinations, (p) => p.owner !== by || p.deleted),
      d.b,
    );
    return foreign === null ? null : [{ do: 'deleteDestination', by, destination: foreign }];
  }
  // The first one stays: nobody could take anything out any more.
  if (d.c % 3 === 0 && mine.length > 1)
    return [{ do: 'deleteDestination', by, destination: mine.at(-1) ?? 0 }];
  return [save(d.b % 9)];
};
