// New passwords: what is refused before asking, and how the hint grades them.
import { expect, it } from 'vitest';
import { newPasswordFaults, strengthOf } from './password-rules.ts';

it('names the fault of the field it belongs to', () => {
  expect(newPasswordFaults('', '')).toEqual({ fresh: 'passwordRequired' });
  expect(newPasswordFaults('abcde', 'abcde')).toEqual({ fresh: 'passwordShort' });
  expect(newPasswordFaults('abcdef', 'abcdef', 'abcdef')).toEqual({ fresh: 'passwordSame' });
  expect(newPasswordFaults('abcdef', 'abcdeg')).toEqual({ again: 'passwordMismatch' });
  expect(newPasswordFaults('abcdef', 'abcdef', 'fedcba')).toEqual({});
});

it('counts characters as people see them', () => {
  expect(newPasswordFaults('🦊🦊🦊', '🦊🦊🦊')).toEqual({ fresh: 'passwordShort' });
  expect(newPasswordFaults('🦊🐻🐼🐨🐯🦁', '🦊🐻🐼🐨🐯🦁')).toEqual({});
});

it('grades by length first; digits alone and repetition stay weak', () => {
  expect(strengthOf('')).toBe('empty');
  expect(strengthOf('abc')).toBe('short');
  expect(strengthOf('123456789012')).toBe('weak');
  expect(strengthOf('aaaaaaaaaaaaaaaa')).toBe('weak');
  expect(strengthOf('river7stone')).toBe('fair');
  expect(strengthOf('a quiet river at dawn')).toBe('strong');
});
