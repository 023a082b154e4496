// What may be tried with money that comes and goes: small numbers turned into acts of shoppers and of the desk that make sense, or nonsense, in the model as it stands.
import type { Act } from './acts.ts';
import type { Dice, Plan } from './dice.ts';
import type { Model } from './model.ts';
import type { ProofModel } from './money-acts.ts';
import { deskSize, feeOf, isApproved, type WithdrawalModel } from './money-model.ts';

const one = <T>(list: readonly T[], n: number): T | null => list[n % Math.max(1, list.length)] ?? null;
const places = <T>(list: readonly T[], fits: (item: T) => boolean): number[] =>
  list.flatMap((item, i) => (fits(item) ? [i] : []));
const other = (by: number): number => 1 - by;
const next = (op: number): number => (op + 1) % deskSize;
const key = (d: Dice): { key?: number } => (d.twist >= 8 || d.c % 4 === 1 ? { key: d.b } : {});

/** Small and large, and what stands right at the limits. */
const sums = [2_500, 100_000, 99_999, 1_000, 7_777, 250_000, 12_345, 40_000];

const announce: Plan = (m, d) => {
  const by = d.a % 2;
  const one: Act = {
    do: 'createTopUp',
    by,
    cents: d.twist === 1 ? 999 - (d.c % 3) : (sums[d.b % sums.length] ?? 0) + (d.c % 2),
    evidenceOf: d.twist === 2 ? other(by) : by,
    payee: d.twist !== 3,
    ...key(d),
  };
  const open = m.topUps.filter((t) => t.owner === by && t.status === '0').length;
  const { key: _key, ...more } = one as Act & { key?: number };
  const others =
    d.twist === 4 && d.c % 2 ? Array.from({ length: Math.max(0, 5 - open) }, () => more as Act) : [];
  return [...others, one];
};

/** Mostly one that is open, otherwise any, or none at all. */
const topUpFor = (m: Model, d: Dice): number | null =>
  d.twist === 9
    ? m.topUps.length
    : d.twist === 6
      ? one([...m.topUps.keys()], d.a)
      : one(
          places(m.topUps, (t) => t.status === '0'),
          d.a,
        );

/** Another proof than the right one. */
function oddProof(m: Model, d: Dice, topUp: number, cents: number): ProofModel {
  const used = m.topUps.find((t) => t.status === '1');
  const spent = m.lines.find((l) => l.credited !== null);
  const foreign = m.lines.find(
    (l) => l.names !== null && l.names !== topUp && m.topUps[l.names]?.status === '0',
  );
  const odd: ProofModel[] = [
    { by: 'bank', reference: 'NOTHING', cents: 0 },
    { by: 'bank', reference: used?.reference ?? 'NEW1', cents },
    { by: 'line', line: spent?.id ?? 'GONE' },
    { by: 'line', line: foreign?.id ?? 'GONE' },
    { by: 'bank', reference: `R${topUp}`, cents: cents + 1 },
  ];
  return odd[d.c % odd.length] ?? (odd[0] as ProofModel);
}

/** Money is looked at: taken in hand, refused, or passed by one or two on what the bank said, which is not always what was announced. */
const auditTopUp: Plan = (m, d) => {
  const topUp = topUpFor(m, d);
  if (topUp === null) return null;
  const op = d.b % deskSize;
  const said = Number(m.topUps[topUp]?.cents ?? 2_500n);
  const arrived = [said, said, said - 1, said + 5_000, 100_000][d.c % 5] ?? said;
  const way = d.b % 8;
  if (way === 0) return [{ do: 'claimTopUp', op, topUp, ...key(d) }];
  const claimed: Act[] = d.twist === 5 ? [{ do: 'claimTopUp', op: next(op), topUp }] : [];
  if (way === 1) return [...claimed, { do: 'refuseTopUp', op, topUp, ...key(d) }];
  const pass = (by: number, proof: ProofModel, how = {}): Act => ({
    do: 'passTopUp',
    op: by,
    topUp,
    proof,
    ...how,
  });
  if (way === 2 || d.twist === 4) {
    const proof = oddProof(m, d, topUp, arrived);
    const first = d.a % 2 ? [pass(next(op), proof)] : [];
    return [...claimed, ...first, pass(op, proof, key(d))];
  }
  if (way < 6) {
    const names = d.twist === 2 || topUp >= m.topUps.length ? null : topUp;
    const line = `L${m.lines.length}X${d.a}X${d.b}`;
    const bring: Act = { do: 'importLine', op: next(op), line, names, cents: arrived };
    const by: ProofModel = { by: 'line', line };
    const typed: ProofModel = { by: 'bank', reference: line, cents: arrived };
    const before = d.twist === 1 ? [pass(op, typed)] : [];
    const own = d.twist === 3 ? [pass(next(op), by)] : [];
    const again = arrived >= 100_000 || names === null ? [pass(next(next(op)), by)] : [];
    return [...claimed, ...before, bring, ...own, ...again, pass(op, by, key(d))];
  }
  const proof: ProofModel = { by: 'bank', reference: `R${topUp}`, cents: arrived };
  const second = d.twist === 2 ? op : next(op);
  return [...claimed, pass(op, proof), pass(second, proof, key(d))];
};

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
const withdraw: Plan = (m, d) => {
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

const proofFor = (m: Model, withdrawal: number, salt: string, n: number): string => {
  const onChain = m.destinations[m.withdrawals[withdrawal]?.destination ?? -1]?.kind === 'chain';
  return onChain
    ? `0x${salt}${String(withdrawal).padStart(4, '0')}${String(n).padStart(4, '0')}`.padEnd(66, 'e')
    : `PAYOUT ${salt} ${withdrawal} ${n}`;
};
type Step = (withdrawal: number, w: WithdrawalModel, op: number) => Act;

/** What is left to be done until a withdrawal is paid, by whom it may be. */
function stepsTo(m: Model, withdrawal: number, op: number, salt: string, n: number): Act[] {
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
  acts.push({ do: 'recordPayout', op: writer, withdrawal, proof: proofFor(m, withdrawal, salt, n) });
  return acts;
}

/** Anything at all, by anybody. */
const anyStep: readonly Step[] = [
  (withdrawal, _w, op) => ({ do: 'approveWithdrawal', op, withdrawal }),
  (withdrawal, _w, op) => ({ do: 'takeWithdrawal', op, withdrawal }),
  (withdrawal, _w, op) => ({ do: 'releaseWithdrawal', op, withdrawal }),
  (withdrawal, _w, op) => ({ do: 'refuseWithdrawal', op, withdrawal }),
];

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

const auditWithdrawal: Plan = (m, d, salt) => {
  const withdrawal = withdrawalFor(m, d);
  const w = withdrawal === null ? undefined : m.withdrawals[withdrawal];
  if (withdrawal === null || (!w && d.twist !== 9)) return null;
  const op = d.b % deskSize;
  const keyed = (act: Act | null | undefined): Act[] => (act ? [{ ...act, ...key(d) } as Act] : []);
  const record = (by: number, proof: string): Act => ({ do: 'recordPayout', op: by, withdrawal, proof });
  const proof = proofFor(m, withdrawal, salt, d.b);
  if (!w || d.twist === 6 || d.twist === 4)
    return keyed(
      d.c % 5 === 4 ? record(op, proof) : anyStep[d.c % 5]?.(withdrawal, w as WithdrawalModel, op),
    );
  if (w.payout === 'processing') {
    const taker = w.takenBy ?? op;
    if (d.twist === 1) return keyed({ do: 'releaseWithdrawal', op: taker, withdrawal });
    if (d.twist === 2 || d.twist === 3) return keyed(record(next(taker), oddPayout(m, d, proof)));
    if (d.twist === 5) return keyed(record(w.needsSecond ? (w.approvedBy ?? op) : next(taker), proof));
    if (d.twist === 7) return keyed({ do: 'takeWithdrawal', op: next(taker), withdrawal });
    if (d.c % 4 === 0) return keyed({ do: 'releaseWithdrawal', op: next(taker), withdrawal });
  } else {
    if (d.twist === 1 && w.approvedBy !== null)
      return keyed({ do: 'approveWithdrawal', op: w.approvedBy, withdrawal });
    if (d.c % 9 === 0) return keyed({ do: 'refuseWithdrawal', op, withdrawal });
  }
  // Sometimes a step, sometimes all of them.
  const steps = stepsTo(m, withdrawal, op, salt, d.b);
  const now = steps.slice(0, d.c % 2 ? steps.length : 1);
  return [...now.slice(0, -1), ...keyed(now.at(-1))];
};

/** What pays another one, or cannot pay this. */
function oddPayout(m: Model, d: Dice, proof: string): string {
  const onChain = proof.startsWith('0x');
  if (d.twist === 3) return onChain ? 'BANK REFERENCE' : `0x${'f'.repeat(64)}`;
  return m.withdrawals.find((w) => w.proof !== null && w.proof.startsWith('0x') === onChain)?.proof ?? proof;
}

const cancelWithdrawal: Plan = (m, d) => {
  const open = places(m.withdrawals, (w) => w.status === '0');
  const withdrawal = d.twist === 6 ? one([...m.withdrawals.keys()], d.a) : one(open, d.a);
  if (withdrawal === null) return null;
  const owner = m.withdrawals[withdrawal]?.owner ?? 0;
  return [{ do: 'cancelWithdrawal', by: d.twist === 7 ? other(owner) : owner, withdrawal, ...key(d) }];
};

const keepPlaces: Plan = (m, d) => {
  const by = d.a % 2;
  const mine = places(m.destinations, (p) => p.owner === by && !p.deleted);
  const save = (n: number, right = true): Act => ({
    do: 'saveDestination',
    by,
    kind: d.b % 2 ? 'bank' : 'chain',
    n,
    right,
  });
  if (d.twist === 1) return [save(d.b % 9, false)];
  const full = 10 - mine.length;
  if (d.twist === 2 && d.c % 2)
    return Array.from({ length: full + 1 }, (_, n) => save(200 + m.destinations.length + n));
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

/** Everything that somebody may want while they are frozen. */
function wishes(m: Model, by: number, d: Dice): Act[] {
  const [sku, order, payment, destination, withdrawal] = [0, 0, 0, by, 0];
  const address = { of: by, index: 0 };
  const money = { by, destination, cents: 2_500 };
  const all: Act[] = [
    { do: 'addCartItem', by, sku, quantity: 1 },
    { do: 'updateCartItem', by, of: by, sku, quantity: 1 },
    { do: 'selectCartItem', by, sku, selected: true },
    { do: 'removeCartItem', by, of: by, sku },
    { do: 'saveAddress', by, country: 'US' },
    { do: 'deleteAddress', by, of: by, index: 0 },
    { do: 'quoteOrder', by, source: [{ sku, quantity: 1 }], address, promo: null },
    ...(m.quotes.length > 0 ? [{ do: 'createOrder', by, quote: 0, forged: false } as const] : []),
    ...(m.payments.length > 0
      ? ([
          { do: 'verifyPayCode', by, payment, amount: 100n, right: d.b % 2 > 0 },
          { do: 'payOrder', by, payment, ticket: m.tickets.length },
          { do: 'cancelOrder', by, order },
          { do: 'receiveOrder', by, order },
          { do: 'extendOrder', by, order },
          { do: 'deleteOrder', by, order },
          { do: 'buyAgain', by, order },
        ] as const)
      : []),
    { do: 'createTopUp', by, cents: 2_500, evidenceOf: by, payee: true },
    { do: 'saveDestination', by, kind: 'bank', n: 8, right: true },
    { do: 'deleteDestination', by, destination },
    { do: 'quoteWithdrawal', ...money },
    { do: 'verifyWithdrawal', ...money, right: true },
    { do: 'createWithdrawal', ...money, fee: 100, ticket: m.tickets.length },
    { do: 'cancelWithdrawal', by, withdrawal },
  ];
  return Array.from({ length: 3 }, (_, n) => all[(d.c + n) % all.length] as Act);
}

/** An account is frozen in the middle of something, what it may not do is tried, and mostly it is let go on. */
const freeze: Plan = (m, d, salt) => {
  const op = d.b % deskSize;
  const open = places(m.withdrawals, (w) => w.status === '0');
  const withdrawal = one(open, d.a);
  const user = withdrawal === null ? d.a % 2 : (m.withdrawals[withdrawal]?.owner ?? 0);
  const thaw: Act = { do: 'unfreezeUser', op: next(op), user, ...key(d) };
  const frozen = m.shoppers[user]?.frozen ?? false;
  if (frozen) return d.twist === 1 ? [{ do: 'freezeUser', op, user }] : [thaw];
  if (d.twist === 1) return [thaw];
  const steps = withdrawal === null ? [] : stepsTo(m, withdrawal, op, salt, d.b);
  const before = steps.slice(0, d.c % Math.max(1, steps.length));
  const stopped = steps.slice(before.length, before.length + 1);
  const tried = [...wishes(m, user, d), ...stopped];
  const icy: Act[] = [...before, { do: 'freezeUser', op, user, ...key(d) }, ...tried];
  return d.c % 4 ? [...icy, thaw, ...stopped] : icy;
};

/** A request about money once more under its key, as it was or about something else. */
export function againMoney(m: Model, asked: Act, altered: boolean): Act[] | null {
  const turn = (n: number, of: readonly unknown[]): number => (altered ? (n + 1) % (of.length + 1) : n);
  if (asked.do === 'createTopUp' || asked.do === 'createWithdrawal')
    return [{ ...asked, cents: asked.cents + (altered ? 1 : 0) }];
  if ('topUp' in asked) return [{ ...asked, topUp: turn(asked.topUp, m.topUps) }];
  if ('withdrawal' in asked) return [{ ...asked, withdrawal: turn(asked.withdrawal, m.withdrawals) }];
  if ('user' in asked) return [{ ...asked, user: altered ? other(asked.user) : asked.user }];
  return null;
}

/** The plans, by name. */
export const moneyPlans = {
  announce,
  auditTopUp,
  withdraw,
  auditWithdrawal,
  cancelWithdrawal,
  keepPlaces,
  freeze,
} satisfies Record<string, Plan>;

/** How often each is tried beside the others. */
export const moneyWeights: Readonly<Record<keyof typeof moneyPlans, number>> = {
  announce: 3,
  auditTopUp: 5,
  withdraw: 5,
  auditWithdrawal: 7,
  cancelWithdrawal: 1,
  keepPlaces: 2,
  freeze: 2,
};
