// What is made of a bank's file before an operator confirms it.
import { describe, expect, it } from 'vitest';
import { guessStatement, textOf } from './statement-file.ts';

describe('the columns of a file', () => {
  it('are found below the words that banks put above them, by their names in several languages', () => {
    const german =
      'Konto;DE00;;;;\n\nBuchungstag;Betrag;Währung;Verwendungszweck;Auftraggeber\n13.02.2026;1.250,50;EUR;"a;b";Mia';
    expect(guessStatement(german)).toEqual({
      header: ['Buchungstag', 'Betrag', 'Währung', 'Verwendungszweck', 'Auftraggeber'],
      rows: [['13.02.2026', '1.250,50', 'EUR', 'a;b', 'Mia']],
      columns: {
        date: 'Buchungstag',
        amount: 'Betrag',
        currency: 'Währung',
        reference: 'Verwendungszweck',
        counterparty: 'Auftraggeber',
      },
      decimal: 'comma',
      dates: 'dmy',
    });
    expect(
      guessStatement('\ufeff交易日期,交易金额,币种,摘要,对方户名,流水号\n2026-02-13,5.00,USD,x,y,1'),
    ).toMatchObject({
      columns: {
        date: '交易日期',
        amount: '交易金额',
        currency: '币种',
        reference: '摘要',
        counterparty: '对方户名',
        lineId: '流水号',
      },
      decimal: 'point',
      dates: 'ymd',
    });
    expect(guessStatement('Transaction ID\tDate\tAmount\tDescription\n1\t02/13/2026\t5.00\tx')).toMatchObject(
      {
        columns: { date: 'Date', amount: 'Amount', reference: 'Description', lineId: 'Transaction ID' },
        dates: 'mdy',
      },
    );
  });
  it('are not made up', () => {
    expect(guessStatement('')).toBeNull();
    expect(guessStatement('hello\nworld')).toBeNull();
  });
  it.each([
    ['03/04/2026', 'mdy'],
    ['03.04.2026', 'dmy'],
    ['03/14/2026', 'mdy'],
    ['14/03/2026', 'dmy'],
    ['2026/03/14', 'ymd'],
  ])('%s is written %s', (day, dates) =>
    expect(guessStatement(`Date,Amount,Text\n${day},1.00,x`)).toMatchObject({ dates }),
  );
});

describe('the text of a file', () => {
  it('is read by its mark, or by what it can only be', () => {
    const bytes = (...numbers: number[]) => Uint8Array.from(numbers).buffer;
    expect(textOf(bytes(0xef, 0xbb, 0xbf, 0x61))).toBe('a');
    expect(textOf(bytes(0xc3, 0xa4))).toBe('ä');
    expect(textOf(bytes(0xe4))).toBe('ä');
    expect(textOf(bytes(0xff, 0xfe, 0xe4, 0x00))).toBe('ä');
  });
});
