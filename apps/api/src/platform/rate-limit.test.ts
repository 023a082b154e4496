// Tests of limits: exact under parallel hits, separate per bucket and window, forgotten when they are old.
import { describe, expect, it } from 'vitest';
import { withTestDatabase } from '../testing/database.ts';
import { loginSucceeded, networkOf, reserveLogin, sweepRateLimits, takeHit } from './rate-limit.ts';
import type { Services } from './services.ts';

const test = withTestDatabase({ max: 30 });
const hit = (bucket: string, limit = 3) => takeHit(test.db, bucket, limit, 60, test.clock.now());

describe('takeHit', () => {
  it('allows exactly the limit of fifty at once', async () => {
    const hits = await Promise.all(Array.from({ length: 50 }, () => hit('race', 7)));
    expect(hits.filter((h) => h.allowed)).toHaveLength(7);
  });

  it('counts each bucket and window on its own and says how long to wait', async () => {
    for (let i = 0; i < 3; i++) expect((await hit('a')).allowed).toBe(true);
    expect(await hit('a')).toEqual({ allowed: false, retryAfterSeconds: 60 });
    expect((await hit("b'; --")).allowed).toBe(true);
    test.clock.advance(59_500);
    expect(await hit('a')).toEqual({ allowed: false, retryAfterSeconds: 1 });
    test.clock.advance(500);
    expect((await hit('a')).allowed).toBe(true);
  });
});

describe('reserveLogin', () => {
  const attempt = { realm: 'shopper', account: 'ada@example.com', ip: '198.51.100.7' };
  const reserve = (extra = {}) => reserveLogin(test.db, { ...attempt, ...extra }, test.clock.now());

  it('keeps realms apart, and a success gives the account back but not the address', async () => {
    for (let i = 0; i < 6; i++) expect(await reserve()).toBe(0);
    expect(await reserve()).toBe(1);
    expect(await reserve({ realm: 'operator' })).toBe(0);
    await loginSucceeded(test.db, attempt);
    expect(await reserve()).toBe(0);
    const { failures } = await test.owner.one<{ failures: number }>(
      'test.failures',
      'select max(failures)::int as failures from login_attempts',
    );
    // Eight came in from this address (the refused one, too); one was right.
    expect(failures).toBe(7);
  });

  it('forgets after a quiet day', async () => {
    const account = 'quiet@example.com';
    for (let i = 0; i < 9; i++) {
      await reserve({ account, ip: `192.0.2.${i}` });
      test.clock.advance(60_000);
    }
    test.clock.advance(24 * 3600_000 + 1);
    for (let i = 0; i < 6; i++) expect(await reserve({ account, ip: `192.0.2.${i}` })).toBe(0);
  });

  it('leaves nothing behind that is old', async () => {
    test.clock.advance(2 * 24 * 3600_000);
    await sweepRateLimits.run({ clock: test.clock, database: test.db } as unknown as Services);
    expect(
      await test.owner.many(
        'test.windows',
        'select bucket as name from rate_windows union all select key from login_attempts',
      ),
    ).toEqual([]);
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['not an address', 'not an address'],
  ])('%s belongs to %s', (ip, network) => expect(networkOf(ip)).toBe(network));
});
