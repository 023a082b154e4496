// Digits of every script become Latin ones; nothing else is touched.
import { expect, it } from 'vitest';
import { latinDigits } from './latin-digits.ts';

it.each([
  ['0123456789', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['𝟎𝟗𝟘𝟡𝟶𝟿', '090909'],
  ['٣ bis 5, ½ 三', '3 bis 5, ½ 三'],
  ['', ''],
])('%s is %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});

it('knows every decimal digit there is', () => {
  for (let point = 0; point <= 0x10ffff; point += 1) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    const char = String.fromCodePoint(point);
    if (/\p{Nd}/u.test(char)) expect(latinDigits(char)).toMatch(/^[0-9]$/);
  }
});
