// Card numbers: what is typed, how it is shown, and which can be one.
import { expect, it } from 'vitest';
import { cardDigits, groupedDigits, isCardNumber } from './card-number.ts';

it('takes digits however they are written, and shows them in fours', () => {
  expect(cardDigits('4242 4242-4242x4242')).toBe('4242424242424242');
  expect(cardDigits('４２４２')).toBe('4242');
  expect(cardDigits('٤٢ ٤٢')).toBe('4242');
  expect(cardDigits('1'.repeat(30))).toHaveLength(19);
  expect(groupedDigits('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(groupedDigits('42424')).toBe('4242 4');
});

it('knows a wrong digit, two exchanged ones and a wrong length', () => {
  expect(isCardNumber('4242424242424242')).toBe(true);
  expect(isCardNumber('378282246310005')).toBe(true);
  expect(isCardNumber('6304000000000000018')).toBe(true);
  expect(isCardNumber('6304000000000000019')).toBe(false);
  expect(isCardNumber('4242424242424241')).toBe(false);
  expect(isCardNumber('2442424242424242')).toBe(false);
  expect(isCardNumber('42424242424')).toBe(false);
  expect(isCardNumber('')).toBe(false);
});
