// Tests of the judge of frozen accounts: what is true pleases it, and what a frozen account may not do turns it red.
import { describe, expect, it } from 'vitest';
import type { Books } from './books.ts';
import { checkFrozen, doneOnceLetIn } from './check-frozen.ts';
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

  it('knows what was done once somebody had been let in', () => {
    const done = (audited: readonly LogRow[]) => doneOnceLetIn('takeWithdrawal', '3', booksOf(audited));
    expect(done([...log, entry('takeWithdrawal', '3')])).toBe(true);
    // Before they were let in, or not at all, or by somebody who never was frozen.
    expect(done(inserted(1, entry('takeWithdrawal', '3')))).toBe(false);
    expect(done(log)).toBe(false);
    expect(doneOnceLetIn('takeWithdrawal', '4', booksOf(log))).toBe(false);
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
