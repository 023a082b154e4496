// What banks write in their files: days, amounts and codes in every dress, and which lines of a file are new.
import { describe, expect, it, vi } from 'vitest';
import { codesIn, planLines, type ReadLine, readAmount, readDay, readLine } from './statement.rules.ts';
import { readStatementFile } from './statement-file.ts';

describe('a day', () => {
  it.each([
    ['2026-03-01', 'dmy', '2026-03-01'],
    ['20260301', 'mdy', '2026-03-01'],
    ['2026-03-01T10:00:00', 'ymd', '2026-03-01'],
    ['01.03.2026', 'dmy', '2026-03-01'],
    ['1/3/26', 'dmy', '2026-03-01'],
    ['03/01/2026', 'mdy', '2026-03-01'],
    ['2026/3/1 08:15', 'ymd', '2026-03-01'],
    ['29.02.2024', 'dmy', '2024-02-29'],
    ['29.02.2026', 'dmy', null],
    ['13/01/2026', 'mdy', null],
    ['01.03.2026', 'ymd', null],
    ['0', 'ymd', null],
    ['', 'dmy', null],
    ['2026-13-01', 'ymd', null],
  ] as const)('%s as %s is %s', (text, order, day) => expect(readDay(text, order)).toBe(day));
});

describe('an amount', () => {
  it.each([
    ['250.00', 'point', 25_000n],
    ['250', 'point', 25_000n],
    ['1,250.5', 'point', 125_050n],
    ['1.250,50', 'comma', 125_050n],
    ['1 250,50', 'comma', 125_050n],
    ["1'250.50", 'point', 125_050n],
    ['+7.05', 'point', 705n],
    ['-7.05', 'point', -705n],
    ['\u22127,05', 'comma', -705n],
    ['7,05-', 'comma', -705n],
    ['(7.05)', 'point', -705n],
    ['$1,000.00', 'point', 100_000n],
    ['-$5.00', 'point', -500n],
    ['1,234', 'point', 123_400n],
    // Three places with a comma before the cents are not a thousand.
    ['1,234', 'comma', null],
    ['1.234', 'point', null],
    ['1.230', 'point', 123n],
    ['1,23', 'point', null],
    ['12,34.56', 'point', null],
    ['--5', 'point', null],
    ['-(5)', 'point', null],
    ['1e3', 'point', null],
    ['', 'point', null],
    ['-', 'point', null],
    ['.50', 'point', null],
    ['9999999999999', 'point', null],
  ] as const)('%s with a %s is %s cents', (text, decimal, cents) =>
    expect(readAmount(text, decimal)).toBe(cents),
  );
});

describe('a code', () => {
  it.each([
    'ABCD-EFGH',
    'abcd-efgh',
    'payment a b c d e f g h thanks',
    'SEPA+CREDIT/abcdefgh/2',
    'RE:ABCD--EFGH.',
    'xxABCDEFGHxx',
  ])('is found in %s', (text) => expect([...codesIn(text)]).toContain('ABCD-EFGH'));
  it.each(['ABCD-EFG', 'ABCD EFG 1H', '', 'ابجد'])('is not in %s', (text) =>
    expect([...codesIn(text)]).not.toContain('ABCD-EFGH'),
  );
  it('does not grow together out of two cells', () =>
    expect([...codesIn('payment ABCD', 'EFGH Ltd')]).not.toContain('ABCD-EFGH'));
  it('of two megabytes is looked for at each place once, and none is made before it is asked for', () => {
    const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
    const count = (text: string) => {
      let found = 0;
      for (const _ of codesIn(text)) found += 1;
      return found;
    };
    const large = letters.repeat(62_500);
    expect(count(large)).toBe(2_000_000 - 7);
    expect(count('0'.repeat(2_000_000))).toBe(0);
    expect(count('ABCDEFG1'.repeat(250_000))).toBe(0);
    const slices = vi.spyOn(String.prototype, 'slice');
    try {
      for (const text of [large, letters]) {
        slices.mockClear();
        expect(codesIn(text).next().value).toBe('ABCD-EFGH');
        expect(slices).toHaveBeenCalledTimes(2);
      }
      slices.mockClear();
      expect(count(letters.repeat(100))).toBe(3_200 - 7);
      expect(slices).toHaveBeenCalledTimes(2 * (3_200 - 7));
    } finally {
      slices.mockRestore();
    }
  });
});

const now = new Date('2026-03-02T09:00:00Z');
const raw = {
  row: 2,
  date: '2026-03-01',
  amount: '5.00',
  currency: '',
  reference: 'r',
  counterparty: 'c',
  lineId: '',
};
const writing = { decimal: 'point', dates: 'ymd' } as const;
describe('a row', () => {
  it('is tidied, in dollars unless it says otherwise', () =>
    expect(readLine({ ...raw, reference: '  a\u00a0\n b\u202e ', currency: ' eur ' }, writing, now)).toEqual({
      row: 2,
      bookedOn: '2026-03-01',
      cents: 500n,
      currency: 'EUR',
      reference: 'a b',
      counterparty: 'c',
      bankLineId: null,
    }));
  it.each([
    [{ date: 'yesterday' }, 'date'],
    [{ date: '2026-03-05' }, 'date_ahead'],
    [{ amount: 'five' }, 'amount'],
    [{ currency: 'dollar' }, 'currency'],
    [{ reference: 'x'.repeat(501) }, 'too_long'],
    [{ lineId: 'x'.repeat(101) }, 'too_long'],
  ] as const)('with %j is unreadable', (wrong, reason) =>
    expect(readLine({ ...raw, ...wrong }, writing, now)).toMatchObject({ row: 2, reason }),
  );
});

describe('a file', () => {
  const columns = { date: 'Date', amount: 'Amount', reference: 'Text' };
  const read = (text: string, more = {}) => readStatementFile(text, { ...columns, ...more });
  it('with a byte order mark, other cases, words above the header, quotes, empty lines and semicolons', () => {
    const text =
      '\ufeffAccount;001 234\r\n\r\nDATE;amount ;"Text"\r\n1.3.2026;"5,00";"a;b\nc ""d"""\r\n\r\n2.3.2026;6,00;e\r\n';
    expect(read(text).map(({ row, amount, reference }) => ({ row, amount, reference }))).toEqual([
      { row: 4, amount: '5,00', reference: 'a;b\nc "d"' },
      { row: 7, amount: '6,00', reference: 'e' },
    ]);
  });
  it('with short rows keeps their place', () =>
    expect(read('Date,Amount,Text\n2026-03-01\n2026-03-01,5,x\n')).toMatchObject([
      { row: 2, amount: '' },
      { row: 3, amount: '5' },
    ]));
  it.each([
    ['', 'STATEMENT_COLUMNS_UNFIT'],
    ['Date,Sum,Text\n', 'STATEMENT_COLUMNS_UNFIT'],
    ['Date,Amount,Amount,Text\n', 'STATEMENT_COLUMNS_UNFIT'],
    ['Date,Amount,Text\n2026-03-01,5,"never closed\n', 'STATEMENT_FILE_INVALID'],
    [`Date,Amount,Text\n${'2026-03-01,5,x\n'.repeat(5_001)}`, 'STATEMENT_FILE_INVALID'],
  ])('%# is refused', (text, error) => expect(() => read(text)).toThrow(error));
});

describe('lines', () => {
  const line = (given: Partial<ReadLine> = {}): ReadLine => ({
    row: 2,
    bookedOn: '2026-03-01',
    cents: 500n,
    currency: 'USD',
    reference: 'r',
    counterparty: 'c',
    bankLineId: null,
    ...given,
  });
  const plan = (lines: ReadLine[], stored: ReadLine[]) => {
    const { added, repeated, contradicting } = planLines(lines, stored);
    return [added.length, repeated, contradicting.length];
  };
  const [a, b] = [line({ bankLineId: 'a' }), line({ bankLineId: 'b' })];
  it('alike are counted, with and without the id of the bank', () => {
    expect(plan([line(), line()], [])).toEqual([2, 0, 0]);
    expect(plan([line(), line()], [line(), line()])).toEqual([0, 2, 0]);
    expect(plan([line(), line(), line()], [line()])).toEqual([2, 1, 0]);
    expect(planLines([line(), line()], [line()]).added).toMatchObject([{ ordinal: 1 }]);
    expect(plan([a, b], [])).toEqual([2, 0, 0]);
    expect(plan([a, b], [a])).toEqual([1, 1, 0]);
    expect(plan([a, a], [])).toEqual([1, 1, 0]);
  });
  it('are known again when the bank begins or ceases to give ids', () => {
    expect(plan([a, b], [line(), line()])).toEqual([0, 2, 0]);
    expect(plan([line(), line()], [a, b])).toEqual([0, 2, 0]);
    expect(plan([line(), line()], [a])).toEqual([1, 1, 0]);
    // Twice in turn: what was stored without an id is neither stored again with one, nor taken for another line.
    expect(plan([a, b], [a, line()])).toEqual([0, 2, 0]);
    expect(plan([line(), a], [a])).toEqual([1, 1, 0]);
    expect(plan([a, b, line()], [a, line()])).toEqual([1, 2, 0]);
    expect(planLines([a, a, line(), line()], [a, line()]).added).toMatchObject([{ ordinal: 2 }]);
  });
  it('under a known id with other words or another sum contradict', () => {
    expect(plan([line({ bankLineId: 'a', cents: 501n })], [a])).toEqual([0, 0, 1]);
    expect(plan([a, line({ bankLineId: 'a', reference: 'x' })], [])).toEqual([1, 0, 1]);
  });
});
