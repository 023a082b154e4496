// Paths from outside: what stays here passes as it is, every way out is refused.
import { describe, expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

describe('safePath', () => {
  it.each([
    '/home',
    '/detail/12/3?sku=4',
    '/searchs?q=a%2Fb%5Cc',
    '/searchs?q=https%3A%2F%2Fx.example',
    '/explore?q=%E6%89%8B#top',
    '/',
    '/address?pick=1&backUrl=%2Fcheckout%3Fsku%3D1',
  ])('keeps %s', (path) => expect(safePath(path)).toBe(path));

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    'https://evil.example',
    'evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '%2F%2Fevil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/%252F%252Fevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/x/%2e%2e//evil.example',
    '/%E0%A4%A',
    '/\u0000',
    '',
    ' /home',
    `/${'a'.repeat(3000)}`,
    null,
    undefined,
    7,
    {},
    ['/home'],
  ])('refuses %j', (value) => expect(safePath(value)).toBeNull());

  it('resolves dots inside the origin', () => expect(safePath('/a/../home')).toBe('/home'));
});
