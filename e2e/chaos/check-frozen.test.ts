// Tests of the judge of frozen accounts: what is true pleases it, and what a frozen account may not do turns it red.
import { describe, expect, it } from 'vitest';
import type { Books } from './books.ts';
import { checkFrozen } from './check-frozen.ts';
import type { Act, Operation } from './history.ts';
import type { LogRow } from './money-books.ts';

const [ada, ben, shopper] = ['operator:1', 'operator:2', 'shopper:7'] as const;
let operations = 0;
/** Meant at one moment and told at another; not told when there is none. */
const op = (who: string, act: Act, input: object, at: number, toldAt: number | null = at + 5): Operation => {
  operations += 1;
  return {
    intent: { t: 'intent', at, op: operations, act, who, key: 'k', input: input as Record<string, unknown> },
    ending: toldAt === null ? null : { t: 'acknowledged', at: toldAt, op: operations, data: {} },
  };
};
const truth = (): Operation[] => [
  op(shopper, 'createOrder', {}, 10),
  op(ada, 'freezeUser', { id: '7' }, 20),
  // Asked before the desk was told: it may have come first.
  op(shopper, 'addCartItem', {}, 24, 40),
  op(ben, 'unfreezeUser', { id: '7' }, 50),
  op(shopper, 'payOrder', {}, 53),
];
const entry = (verb: string, target: string, operatorId = '1'): LogRow => ({ verb, target, operatorId });
const log = [
  entry('approveWithdrawal', '3'),
  entry('freezeUser', '7'),
  entry('approveWithdrawal', '4'),
  entry('refuseWithdrawal', '3'),
  entry('unfreezeUser', '7', '2'),
  entry('takeWithdrawal', '4'),
];
const booksOf = (audited: readonly LogRow[], frozen = false): Books =>
  ({
    users: [
      { id: '7', frozen },
      { id: '8', frozen: false },
    ],
    kept: [],
    money: {
      withdrawals: [
        { id: '3', userId: '7' },
        { id: '4', userId: '8' },
      ],
      audited,
    },
  }) as unknown as Books;
const judged = (history: readonly Operation[], books: Books) =>
  checkFrozen(history, books).map(({ verdict, detail }) => `${verdict}: ${detail}`);

describe('the judge of frozen accounts', () => {
  it('is content with what is true', () => {
    expect(judged(truth(), booksOf(log))).toEqual([]);
  });

  const inserted = (at: number, ...rows: LogRow[]) => [...log.slice(0, at), ...rows, ...log.slice(at)];
  it.each<[string, Books, RegExp]>([
    [
      'an approval',
      booksOf(inserted(3, entry('approveWithdrawal', '3'))),
      /^unexplained: approveWithdrawal of withdrawal 3/,
    ],
    ['a taking', booksOf(inserted(3, entry('takeWithdrawal', '3'))), /^unexplained: takeWithdrawal/],
    ['a payout', booksOf(inserted(4, entry('recordPayout', '3'))), /^unexplained: recordPayout/],
    ['frozen twice', booksOf(inserted(2, entry('freezeUser', '7'))), /^doubled: user 7 was frozen twice/],
    ['let in twice', booksOf(inserted(5, entry('unfreezeUser', '7'))), /^doubled: user 7 was let in twice/],
    ['a freeze lost', booksOf(log.slice(0, 4)), /^lost: user 7 is not frozen/],
    ['frozen by nobody', booksOf(log, true), /^lost: user 7 is frozen/],
  ])('sees in the books: %s', (_what, books, expected) => {
    expect(judged(truth(), books)).toContainEqual(expect.stringMatching(expected));
  });

  describe('of a step that met the account frozen, and was done', () => {
    const key = 'k-take';
    const refusedAt = (at: number): Operation => {
      const { intent } = op(ada, 'takeWithdrawal', { id: '3' }, at);
      return {
        intent: { ...intent, key },
        ending: { t: 'refused', at: at + 1, op: intent.op, error: 'WITHDRAWAL_FROZEN' },
      };
    };
    const done = [...log, entry('takeWithdrawal', '3')];
    const found = (history: readonly Operation[], audited: readonly LogRow[]) =>
      judged(history, {
        ...booksOf(audited),
        kept: [
          { principal: ada, key, answer: '{"data":{}}' },
          { principal: ben, key: 'k', answer: '{"data":{}}' },
        ],
      } as unknown as Books);
    const doubled = `doubled: takeWithdrawal ${key} of ${ada}: refused (WITHDRAWAL_FROZEN), and yet done`;

    it('is content when the owner was let in between the two tries', () => {
      expect(found([...truth(), refusedAt(30)], done)).toEqual([]);
      // Asked before the desk heard that they are let in: it may have come first.
      expect(found([...truth(), refusedAt(54)], done)).toEqual([]);
    });
    it('sees a refusal after the letting-in', () => {
      expect(found([...truth(), refusedAt(56)], done)).toEqual([doubled]);
    });
    it('sees a refusal of what had been done before the account was frozen', () => {
      expect(found([...truth(), refusedAt(30)], inserted(1, entry('takeWithdrawal', '3')))).toEqual([
        doubled,
      ]);
    });
    it('sees a refusal in a second freeze, after the deed', () => {
      const again = [
        op(ben, 'freezeUser', { id: '7' }, 60),
        { ...op(ben, 'unfreezeUser', { id: '7' }, 80), ending: null },
      ].map((o) => ({ ...o, intent: { ...o.intent, key: 'k2' } }));
      const twice = [...done, entry('freezeUser', '7'), entry('unfreezeUser', '7')];
      expect(found([...truth(), ...again, refusedAt(70)], twice)).toEqual([doubled]);
    });
    it('is content when it was not done', () => {
      expect(judged([...truth(), refusedAt(30)], { ...booksOf(log), kept: [] } as unknown as Books)).toEqual(
        [],
      );
    });
  });

  it('sees somebody sent away whom nobody froze', () => {
    const sentAway = (who: string): Operation => {
      const { intent } = op(who, 'payOrder', {}, 30);
      return { intent, ending: { t: 'refused', at: 31, op: intent.op, error: 'AUTH_REQUIRED' } };
    };
    expect(judged([...truth(), sentAway(shopper)], booksOf(log))).toEqual([]);
    expect(judged([...truth(), sentAway('shopper:8')], booksOf(log))).toEqual([
      'unexplained: payOrder of shopper:8 ended in AUTH_REQUIRED',
    ]);
  });

  it('sees what a frozen person did all the same', () => {
    const history = [...truth(), op(shopper, 'createWithdrawal', {}, 30, 45)];
    expect(judged(history, booksOf(log))).toEqual([
      expect.stringMatching(/^unexplained: createWithdrawal of shopper:7/),
    ]);
    const early = [...truth(), op(shopper, 'createWithdrawal', {}, 20, 45)];
    const late = [...truth(), op(shopper, 'createWithdrawal', {}, 30, 51)];
    const untold = [...truth(), op(shopper, 'createWithdrawal', {}, 30, null)];
    for (const fine of [early, late, untold]) expect(judged(fine, booksOf(log))).toEqual([]);
  });
});
