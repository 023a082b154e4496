// Tests of the pure rules: whatever is typed, what comes out fits the database or is nothing.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountFault,
  accountNameOf,
  emailOf,
  minutesUntil,
  mobileOf,
  passwordFault,
} from './account.rules.ts';

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.stringMatching(/^\+?[0-9 ().-]{1,24}$/),
  fc.emailAddress(),
);
const country = fc.option(fc.constantFrom('DE', 'US', 'JP', 'BR', 'XX', 'zz', ''));

describe('account names', () => {
  it('are null or fit the columns, whatever is typed', () => {
    fc.assert(
      fc.property(typed, country, (text, home) => {
        const name = accountNameOf(text, home);
        if (name?.kind === 'email')
          expect(name.value).toMatch(/^[\x21-\x40\x5b-\x7e]+@[\x21-\x40\x5b-\x7e]+$/);
        if (name?.kind === 'mobile') expect(name.value).toMatch(/^\+[1-9][0-9]{5,14}$/);
        // Reading what was stored gives the same again.
        if (name)
          expect(accountNameOf(name.value, null)).toMatchObject({ kind: name.kind, value: name.value });
        expect(['EMAIL_INVALID', 'MOBILE_INVALID', 'ACCOUNT_INVALID']).toContain(accountFault(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['Ada.Byron+shop@Example.co.uk', 'ada.byron+shop@example.co.uk'],
    ['ada@localhost', null],
    ['ada@@example.com', null],
    ['ada@example.com, eve@example.com', null],
    ['ada@exаmple.com', null],
    ['"ada"@example.com', null],
  ])('%s is the address %s', (text, email) => expect(emailOf(text)).toBe(email));

  it.each([
    ['07911 123456', 'GB', '+447911123456'],
    ['+44 7911 123456', null, '+447911123456'],
    ['+44 7911 123456', 'DE', '+447911123456'],
    ['٠٥٠١٢٣٤٥٦٧', 'AE', '+971501234567'],
    ['(415) 555-2671', 'US', '+14155552671'],
    ['07911 123456 ext. 5', 'GB', null],
    ['020 7946 0000', 'GB', null],
    ['call 07911 123456', 'GB', null],
    ['110', 'CN', null],
    ['07911 123456', null, null],
  ])('%s in %s is the number %s', (text, home, number) =>
    expect(mobileOf(text, home)?.number ?? null).toBe(number),
  );
});

describe('passwords', () => {
  it.each([
    ['correct horse', null],
    ['ünïcödé', null],
    ['12345', 'PASSWORD_TOO_SHORT'],
    ['123456', 'PASSWORD_TOO_COMMON'],
    ['Ada@Example.com', 'PASSWORD_TOO_COMMON'],
  ])('%s: %s', (password, fault) => expect(passwordFault(password, ['ada@example.com', null])).toBe(fault));
});

it('minutes are rounded up, and never none', () => {
  const now = new Date('2026-03-02T09:00:00Z');
  expect(minutesUntil(new Date('2026-03-02T12:00:00Z'), now)).toBe(180);
  expect(minutesUntil(new Date('2026-03-02T09:00:01Z'), now)).toBe(1);
  expect(minutesUntil(now, now)).toBe(1);
});
