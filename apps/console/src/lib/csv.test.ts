// What a spreadsheet makes of our files.
import { describe, expect, it } from 'vitest';
import { csvCell, csvOf } from './csv.ts';

describe('a cell', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['-12.50', '-12.50'],
    ['12.50', '12.50'],
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['＝1+1', "'＝1+1"],
    ['\n=1+1', '"\'\n=1+1"'],
    ['\u2066T1\u2069', 'T1'],
  ])('%j is written %j', (text, written) => {
    expect(csvCell(text)).toBe(written);
  });
});

it('a file has its mark and its line ends', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['1', '=2'],
    ]),
  ).toBe("\ufeffa,b\r\n1,'=2\r\n");
});
