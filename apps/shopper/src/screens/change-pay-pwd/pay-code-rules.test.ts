// The steps to a payment code: their order, what is refused, and what is asked again.
import { expect, it } from 'vitest';
import {
  codeFault,
  emptySlots,
  isFilled,
  requestOf,
  slotsToAskAgain,
  stepAt,
  stepBack,
  stepIndex,
  without,
} from './pay-code-rules.ts';

const full = { password: 'words', mail: '111111', old: '123456', fresh: '654321', again: '654321' };

it('asks for the first thing that is missing', () => {
  expect(stepAt('change', stepIndex('change', emptySlots))).toBe('old');
  expect(stepAt('set', stepIndex('set', emptySlots))).toBe('password');
  expect(stepAt('reset', stepIndex('reset', without(full, 'mail')))).toBe('proof');
  expect(stepAt('change', stepIndex('change', without(full, 'again')))).toBe('again');
  expect(isFilled('change', full)).toBe(true);
});

it('goes back a step, and from the first one nowhere', () => {
  expect(stepBack('change', without(full, 'again'))).toEqual(without(full, 'again', 'fresh'));
  expect(stepBack('change', emptySlots)).toBeNull();
});

it('knows what is wrong with a new code', () => {
  expect(codeFault(without(full, 'fresh'))).toBeNull();
  expect(codeFault({ ...full, fresh: '12345' })).toBe('payCodeDigits');
  expect(codeFault({ ...full, fresh: '12345a' })).toBe('payCodeDigits');
  expect(codeFault({ ...full, fresh: '123456' })).toBe('passwordSame');
  expect(codeFault({ ...full, again: '654322' })).toBe('passwordMismatch');
  expect(codeFault(full)).toBeNull();
});

it('asks again only for what was refused', () => {
  expect(slotsToAskAgain('PAY_CODE_WRONG')).toEqual(['old']);
  expect(slotsToAskAgain('PASSWORD_WRONG')).toEqual(['password']);
  expect(slotsToAskAgain('PAY_CODE_SAME_AS_OLD')).toEqual(['fresh', 'again']);
  expect(slotsToAskAgain(null)).toEqual(['again']);
});

it('sends what its way needs and nothing else', () => {
  expect(requestOf('set', full)).toEqual({ newPayCode: '654321', password: 'words' });
  expect(requestOf('change', full)).toEqual({ newPayCode: '654321', oldPayCode: '123456' });
  expect(requestOf('reset', full)).toEqual({ newPayCode: '654321', password: 'words', code: '111111' });
});
