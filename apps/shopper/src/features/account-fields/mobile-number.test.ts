// Accounts as typed: addresses, numbers with and without their country, and what is shown of them.
import { expect, it } from 'vitest';
import { accountOf, looksLikeMobile, masked, needsCountry } from './mobile-number.ts';

it('tells numbers from addresses while they are typed', () => {
  expect(looksLikeMobile('015')).toBe(true);
  expect(looksLikeMobile('01')).toBe(false);
  expect(looksLikeMobile('007@example.com')).toBe(false);
  expect(needsCountry('0151 234')).toBe(true);
  expect(needsCountry('+49 151')).toBe(false);
});

it('reads an account in full', async () => {
  expect(await accountOf(' mira@example.com ', 'DE')).toBe('mira@example.com');
  expect(await accountOf('mira@example', 'DE')).toBeNull();
  expect(await accountOf('0151 12345678', 'DE')).toBe('+4915112345678');
  expect(await accountOf('+46 70 123 45 67', 'DE')).toBe('+46701234567');
  expect(await accountOf('030 1234567', 'DE')).toBeNull();
  expect(await accountOf('mira', 'DE')).toBeNull();
});

it('hides most of it', () => {
  expect(masked('mira@example.com')).toBe('mi•••@example.com');
  expect(masked('jo@example.com')).toBe('j•••@example.com');
  expect(masked('+4915112345678')).toBe('+49 ••• 5678');
});
