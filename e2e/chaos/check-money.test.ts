// Tests of the judge of money: a true history and true books please it; whatever is doctored in either turns it red.
import { describe, expect, it } from 'vitest';
import type { Books } from './books.ts';
import { checkMoney, moneyMailsDue, movedCents } from './check-money.ts';
import type { Act } from './history.ts';
import type { Intended } from './judging.ts';
import type { MoneyBooks, TopUpRow, TransferRow, WithdrawalRow } from './money-books.ts';

const shopper = 'shopper:7';
const [ada, ben] = ['operator:1', 'operator:2'] as const;

type Told = Intended & { answer: Record<string, unknown> | null };
const told = (who: string, act: Act, input: object, answer: Record<string, unknown> | null): Told => ({
  act,
  who,
  key: answer && `${act}-${JSON.stringify(input)}`,
  input: input as Record<string, unknown>,
  told: answer ? [answer] : [],
  refusals: [],
  answer,
});
const fact = (act: 'depositOnChain' | 'payOutside', who: string, input: object) =>
  told(who, act, input, null);

const bank = { by: 'bank', bankReference: 'LINE 1', arrived: '25.00' };
const truth = (): Told[] => [
  told(shopper, 'createTopUp', { method: 'bank' }, { id: '1' }),
  told(ada, 'claimTopUp', { id: '1' }, { id: '1', status: '0' }),
  told(ada, 'passTopUp', { id: '1', proof: bank }, { id: '1', status: '0' }),
  told(ben, 'passTopUp', { id: '1', proof: bank }, { id: '1', status: '1' }),
  told(shopper, 'createTopUp', { method: 'bank', n: 2 }, { id: '2' }),
  told(ada, 'refuseTopUp', { id: '2', refusal: 'not_arrived' }, { id: '2', status: '2' }),
  fact('depositOnChain', shopper, { txHash: 'aa', cents: ['1500', '1500'] }),
  fact('depositOnChain', shopper, { txHash: 'bb', cents: ['400'] }),
  told(shopper, 'saveDestination', {}, { id: '5' }),
  told(shopper, 'createWithdrawal', { n: 1 }, { id: '1' }),
  told(ben, 'approveWithdrawal', { id: '1' }, { id: '1' }),
  told(ben, 'takeWithdrawal', { id: '1' }, { id: '1' }),
  told(ada, 'releaseWithdrawal', { id: '1' }, { id: '1' }),
  told(ada, 'approveWithdrawal', { id: '1' }, { id: '1' }),
  told(ben, 'approveWithdrawal', { id: '1' }, { id: '1' }),
  told(ada, 'takeWithdrawal', { id: '1' }, { id: '1' }),
  fact('payOutside', ada, { id: '1', proof: 'PAYOUT 1', cents: '1900' }),
  told(ben, 'recordPayout', { id: '1', proof: 'PAYOUT 1' }, { id: '1' }),
  told(shopper, 'createWithdrawal', { n: 2 }, { id: '2' }),
  told(shopper, 'cancelWithdrawal', { id: '2' }, { id: '2' }),
  told(shopper, 'createWithdrawal', { n: 3 }, { id: '3' }),
  told(ada, 'refuseWithdrawal', { id: '3', refusal: 'suspicious' }, { id: '3' }),
];

const topUp = (id: string, given: Partial<TopUpRow>): TopUpRow => ({
  id,
  userId: '7',
  method: 'bank',
  status: 0,
  amountCents: 2_500n,
  arrivedCents: null,
  decidedBy: null,
  ...given,
});
const transfer = (txHash: string, ordinal: number, given: Partial<TransferRow> = {}): TransferRow => ({
  txHash,
  ordinal,
  userId: '7',
  cents: 1_500n,
  topUpId: '3',
  parked: null,
  ...given,
});
const withdrawal = (id: string, given: Partial<WithdrawalRow>): WithdrawalRow => ({
  id,
  userId: '7',
  status: 2,
  payout: 'none',
  cancelled: false,
  amountCents: 2_000n,
  feeCents: 100n,
  approvedBy: null,
  secondBy: null,
  takenBy: null,
  recordedBy: null,
  proof: null,
  ...given,
});
const sent = {
  status: 1,
  payout: 'sent',
  approvedBy: '1',
  secondBy: '2',
  takenBy: '1',
  recordedBy: '2',
  proof: 'PAYOUT 1',
};

function booksOf(history: readonly Told[], doctored: Partial<MoneyBooks> = {}): Books {
  const deeds = history.filter((i) => i.answer && i.who !== shopper);
  const money: MoneyBooks = {
    topUps: [
      topUp('1', { status: 1, arrivedCents: 2_500n, decidedBy: '2' }),
      topUp('2', { status: 2, decidedBy: '1' }),
      topUp('3', { method: 'chain', status: 1, amountCents: null, arrivedCents: 3_000n }),
    ],
    transfers: [
      transfer('aa', 0),
      transfer('aa', 1),
      transfer('bb', 0, { cents: 400n, topUpId: null, parked: 'below_minimum' }),
    ],
    withdrawals: [
      withdrawal('1', sent),
      withdrawal('2', { cancelled: true }),
      withdrawal('3', { approvedBy: null }),
    ],
    destinations: [{ id: '5', userId: '7' }],
    audited: deeds.map(({ act, who, input }) => ({
      operatorId: who.split(':')[1] ?? '',
      verb: act,
      target: String(input.id),
    })),
    ...doctored,
  };
  const kept = history.flatMap(({ who, key, answer }) =>
    key ? [{ principal: who, key, answer: JSON.stringify({ code: 1, data: answer }) }] : [],
  );
  return { kept, money } as unknown as Books;
}
const judged = (history: readonly Told[], books: Books) =>
  checkMoney(history, books).map(({ verdict, detail }) => `${verdict}: ${detail}`);
const among = (history: readonly Told[], doctored: (base: MoneyBooks) => Partial<MoneyBooks>) => {
  const { money } = booksOf(history);
  return judged(history, booksOf(history, doctored(money)));
};

describe('the judge of money', () => {
  it('is content with what is true, and adds it up', () => {
    const books = booksOf(truth());
    expect(judged(truth(), books)).toEqual([]);
    expect(movedCents(books, '7')).toBe(3_500n);
    expect(movedCents(books, '8')).toBe(0n);
    // Two decisions and what the chain passed, a destination, three requests, one sent, one refused.
    expect(moneyMailsDue(books, { id: '7' })).toBe(9);
  });

  const first = <R>(rows: readonly R[], n: number, given: Partial<R>): R[] =>
    rows.map((row, i) => (i === n ? { ...row, ...given } : row));
  const without = <R>(rows: readonly R[], n: number): R[] => rows.filter((_, i) => i !== n);
  it.each<[string, (money: MoneyBooks) => Partial<MoneyBooks>, RegExp]>([
    ['a top-up lost', (m) => ({ topUps: without(m.topUps, 1) }), /^lost: top-up 2/],
    ['a top-up of nobody', (m) => ({ topUps: [...m.topUps, topUp('9', {})] }), /^doubled: top-up 9/],
    ['a credit lost', (m) => ({ topUps: first(m.topUps, 0, { status: 0 }) }), /^lost: top-up 1/],
    [
      'another sum credited',
      (m) => ({ topUps: first(m.topUps, 0, { arrivedCents: 2_600n }) }),
      /^miscounted: top-up 1 /,
    ],
    [
      'a chain credited twice',
      (m) => ({ topUps: first(m.topUps, 2, { arrivedCents: 6_000n }) }),
      /^miscounted: top-up 3 /,
    ],
    [
      'a bank top-up that passed by itself',
      (m) => ({ topUps: first(m.topUps, 1, { status: 1, arrivedCents: 2_500n }) }),
      /^lost: top-up 2/,
    ],
    ['a refusal lost', (m) => ({ topUps: first(m.topUps, 1, { status: 0 }) }), /^lost: top-up 2/],
    [
      'a refusal of nobody',
      (m) => ({ topUps: [...without(m.topUps, 2), topUp('3', { status: 2, amountCents: null })] }),
      /^unexplained: top-up 3/,
    ],
    ['a deposit lost', (m) => ({ transfers: without(m.transfers, 1) }), /^lost: deposit aa 1/],
    [
      'a deposit noted twice',
      (m) => ({ transfers: [...m.transfers, transfer('bb', 0)] }),
      /^doubled: deposit bb 0/,
    ],
    [
      "somebody else's deposit",
      (m) => ({ transfers: first(m.transfers, 0, { userId: '8' }) }),
      /^miscounted: deposit aa 0/,
    ],
    [
      'a deposit that nobody looks after',
      (m) => ({ transfers: first(m.transfers, 2, { parked: null }) }),
      /^half done: deposit bb 0/,
    ],
    [
      'a transfer from nowhere',
      (m) => ({ transfers: [...m.transfers, transfer('cc', 0)] }),
      /^unexplained: transfer cc 0/,
    ],
    [
      'a withdrawal lost',
      (m) => ({ withdrawals: without(m.withdrawals, 2) }),
      /^lost: withdrawal 3 of shopper:7/,
    ],
    [
      'a withdrawal of nobody',
      (m) => ({ withdrawals: [...m.withdrawals, withdrawal('9', { status: 0 })] }),
      /^doubled: withdrawal 9/,
    ],
    [
      'a cancellation lost',
      (m) => ({ withdrawals: first(m.withdrawals, 1, { status: 0, cancelled: false }) }),
      /^lost: cancelWithdrawal of withdrawal 2/,
    ],
    [
      'an approval lost',
      (m) => ({ withdrawals: first(m.withdrawals, 0, { secondBy: null }) }),
      /^lost: withdrawal 1: approved by 1 and null.* the log says approved by 1 and 2/,
    ],
    [
      'a payout lost',
      (m) => ({ withdrawals: first(m.withdrawals, 0, { status: 0, proof: null }) }),
      /^lost: recordPayout of withdrawal 1/,
    ],
    [
      'a payout that was never found',
      (m) => ({ withdrawals: first(m.withdrawals, 0, { status: 0, payout: 'processing' }) }),
      /^half done: withdrawal 1/,
    ],
    [
      'another sum paid than was due',
      (m) => ({ withdrawals: first(m.withdrawals, 0, { feeCents: 200n }) }),
      /^miscounted: withdrawal 1/,
    ],
    [
      'money back for a withdrawal that nobody ended',
      (m) => ({ withdrawals: [...without(m.withdrawals, 0), withdrawal('1', { ...sent, status: 2 })] }),
      /^unexplained: withdrawal 1/,
    ],
    ['a destination lost', () => ({ destinations: [] }), /^lost: destination 5/],
    ['an entry of the log lost', (m) => ({ audited: without(m.audited, 0) }), /^half done: claimTopUp of 1/],
    [
      'a deed logged twice',
      (m) => ({ audited: [...m.audited, ...m.audited.slice(1, 2)] }),
      /^doubled: passTopUp of 1 by 1/,
    ],
  ])('sees in the books: %s', (_what, doctor, expected) => {
    expect(among(truth(), doctor)).toContainEqual(expect.stringMatching(expected));
  });

  const again = (act: Act, given: object): Told[] => {
    const history = truth();
    const found = history.find((i) => i.act === act) as Told;
    return [...history, { ...found, key: 'again', ...given }];
  };
  it.each<[string, () => Told[], RegExp]>([
    [
      'one top-up passed twice',
      () => again('passTopUp', { answer: { id: '1', status: '1' } }),
      /^doubled: top-up 1/,
    ],
    [
      'passed and refused',
      () => again('refuseTopUp', { input: { id: '1' }, answer: { id: '1', status: '2' } }),
      /^doubled: top-up 1/,
    ],
    ['one document under two keys', () => again('createTopUp', {}), /^doubled: top-up 1 belongs to 2 keys/],
    [
      'a withdrawal paid twice',
      () => again('payOutside', { key: null }),
      /^doubled: withdrawal 1 .* paid 2 times/,
    ],
    [
      'paid and sent back',
      () => again('refuseWithdrawal', { input: { id: '1' } }),
      /^doubled: withdrawal 1|^lost: refuseWithdrawal of withdrawal 1/,
    ],
    [
      'sent, and nobody paid',
      () => truth().filter((i) => i.act !== 'payOutside'),
      /^unexplained: withdrawal 1/,
    ],
    [
      'sent, and nobody wrote it down',
      () => truth().filter((i) => i.act !== 'recordPayout'),
      /^unexplained: withdrawal 1/,
    ],
    [
      'a deposit that nobody sent',
      () => truth().filter((i) => i.input.txHash !== 'bb'),
      /^unexplained: transfer bb 0/,
    ],
  ])('sees in the history: %s', (_what, history, expected) => {
    expect(judged(history(), booksOf(history()))).toContainEqual(expect.stringMatching(expected));
  });
});
