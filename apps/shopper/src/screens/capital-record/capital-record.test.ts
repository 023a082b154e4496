// The table for spreadsheets, and days of this wall's calendar.
import type { BillLine } from '@meridian/contract';
import { describe, expect, it } from 'vitest';
import { billCsv } from './bill-csv.ts';
import { dayOf, firstDay, spanOf, startOfDay } from './dates.ts';

const line = (given: Partial<BillLine>): BillLine => ({
  id: '1',
  kind: 'order.pay',
  amount: '-12.30',
  balanceAfter: '87.70',
  reference: '202611211234567891',
  createdAt: '2026-11-21T10:00:00.000Z',
  ...given,
});

describe('the table', () => {
  const words = { heads: ['Time', 'Type', 'Amount', 'Balance', 'Document'], kind: (kind: string) => kind };
  it('keeps numbers numbers, long numbers texts, and quotes quotes', () => {
    const csv = billCsv([line({}), line({ kind: 'topup.pass', amount: '100.00', reference: null })], {
      ...words,
      kind: (kind) => (kind === 'order.pay' ? 'Paid, "order"' : kind),
    });
    expect(csv).toBe(
      '\ufeff"Time","Type","Amount","Balance","Document"\r\n' +
        '2026-11-21T10:00:00.000Z,"Paid, ""order""",-12.30,87.70,"202611211234567891"\r\n' +
        '2026-11-21T10:00:00.000Z,"topup.pass",100.00,87.70,\r\n',
    );
  });
  it('has the document of what came back and of a correction', () => {
    const csv = billCsv(
      [
        line({ kind: 'refund.approve' }),
        line({ kind: 'withdraw.refuse', reference: 'W202611211234567891' }),
        line({ kind: 'ledger.adjust', reference: 'C202611211234567891' }),
      ],
      words,
    );
    const documents = csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',').at(-1));
    expect(documents).toEqual(['"202611211234567891"', '"W202611211234567891"', '"C202611211234567891"']);
  });
  it('begins no formula', () => {
    expect(billCsv([line({ reference: '=1+1' })], words)).toContain(`"'=1+1"`);
  });
});

describe('days', () => {
  const now = new Date(2026, 10, 21, 15, 4);
  it('begin at this wall’s midnight and end where the next begins', () => {
    expect(dayOf(now)).toBe('2026-11-21');
    expect(startOfDay('2026-11-21')).toBe(new Date(2026, 10, 21).toISOString());
    expect(startOfDay('2026-12-31', 1)).toBe(new Date(2027, 0, 1).toISOString());
    expect(startOfDay(undefined)).toBeUndefined();
    expect(startOfDay('yesterday')).toBeUndefined();
  });
  it('are known as spans that end today', () => {
    expect(firstDay('week', now)).toBe('2026-11-15');
    expect(spanOf(undefined, undefined, now)).toBe('all');
    expect(spanOf('2026-11-15', undefined, now)).toBe('week');
    expect(spanOf('2026-11-15', '2026-11-16', now)).toBe('own');
  });
});
