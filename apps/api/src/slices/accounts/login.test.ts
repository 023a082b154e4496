// Tests of registering, signing in and out: who gets in, what strangers learn, how guessing is slowed.
import { describe, expect, it } from 'vitest';
import { findSession, openSession, revokeAllSessions, revokeSession } from '../../platform/sessions.ts';
import { password, refusalOf, withAccounts } from './accounts.test-world.ts';
import { login } from './login.ts';
import { register } from './register.ts';

const world = withAccounts();
const signIn = (account: string, secret: string, extra = {}, actor = world.guest()) =>
  login(world.db, actor, { account, password: secret, ...extra }, world.scope());
const sessionCount = async () =>
  (await world.owner.one<{ n: bigint }>('test.sessions', 'select count(*) as n from sessions')).n;

describe('register', () => {
  it('opens an account, signs in and mails one code', async () => {
    const { userinfo } = await register(
      world.db,
      world.guest({ locale: 'de' }),
      { account: 'Grace@Example.com', password, givenName: 'Grace', familyName: 'Hopper' },
      world.scope(),
    );
    expect(userinfo).toMatchObject({
      account: 'grace@example.com',
      email: 'grace@example.com',
      emailVerified: false,
      mobile: null,
      language: 'de',
      balance: '0.00',
      hasPayCode: false,
      payLockedUntil: null,
      createdAt: '2026-03-02T09:00:00.000Z',
    });
    expect(await findSession(world.db, 'shopper', userinfo.token, world.clock.now())).toMatchObject({
      subjectId: BigInt(userinfo.id),
    });
    const mails = await world.mailsTo('grace@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ state: 'local', subject: expect.stringMatching(/^\d{6} /) });
  });

  it('takes a mobile number as people of the country write it', async () => {
    const input = { account: '0171 234 56 78', country: 'DE', password, givenName: 'Ada', familyName: 'B' };
    const { userinfo } = await register(world.db, world.guest(), input, world.scope());
    expect(userinfo).toMatchObject({
      account: '+491712345678',
      mobile: '+491712345678',
      email: null,
      country: 'DE',
    });
    expect((await signIn('+49 171 2345678', password)).userinfo.id).toBe(userinfo.id);
    expect((await signIn('0171-2345678', password, { country: 'DE' })).userinfo.id).toBe(userinfo.id);
  });

  it.each([
    ['nobody@', 'EMAIL_INVALID'],
    ['a b@example.com', 'EMAIL_INVALID'],
    ['аdа@example.com', 'EMAIL_INVALID'],
    ['+49 171', 'MOBILE_INVALID'],
    ['0171 2345678', 'MOBILE_INVALID'],
    ["'; drop table users; --", 'ACCOUNT_INVALID'],
    ['👩‍🚀👩‍🚀', 'ACCOUNT_INVALID'],
  ])('refuses %s as an account: %s', async (account, error) => {
    const input = { account, password, givenName: 'A', familyName: 'B' };
    expect(await refusalOf(register(world.db, world.guest(), input, world.scope()))).toMatchObject({
      error,
      detail: { fields: { account: error } },
    });
  });

  it.each([
    ['😀😀😀', 'PASSWORD_TOO_SHORT'],
    ['qwerty', 'PASSWORD_TOO_COMMON'],
    ['PASSWORD1', 'PASSWORD_TOO_COMMON'],
    ['aaaaaaaa', 'PASSWORD_TOO_COMMON'],
    ['Weak@Example.com', 'PASSWORD_TOO_COMMON'],
  ])('refuses %s as a password: %s', async (secret, error) => {
    const input = { account: 'weak@example.com', password: secret, givenName: 'A', familyName: 'B' };
    expect(await refusalOf(register(world.db, world.guest(), input, world.scope()))).toMatchObject({
      error,
      detail: { fields: { password: error } },
    });
  });

  it('makes one account of twenty tries at once', async () => {
    const input = { account: 'race@example.com', password, givenName: 'A', familyName: 'B' };
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => register(world.db, world.guest(), input, world.scope())),
    );
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    expect(
      results
        .filter((r) => r.status === 'rejected')
        .every((r) => (r as PromiseRejectedResult).reason.error === 'ACCOUNT_TAKEN'),
    ).toBe(true);
  });
});

describe('login', () => {
  it('does not tell a wrong password from an account that does not exist, in words or in time', async () => {
    const { email } = await world.shopper();
    // The quickest of three, for the machine does other things too.
    const time = async (account: string) => {
      let ms = Number.POSITIVE_INFINITY;
      let refusal = {};
      for (let i = 0; i < 3; i++) {
        const started = performance.now();
        refusal = await refusalOf(signIn(account, 'not the password'));
        ms = Math.min(ms, performance.now() - started);
      }
      return { refusal, ms };
    };
    await time('warm-up@example.com');
    const known = await time(email);
    const unknown = await time('nobody-there@example.com');
    const unreadable = await time('not an account');
    expect(known.refusal).toEqual({ error: 'LOGIN_FAILED', detail: {} });
    expect(unknown.refusal).toEqual(known.refusal);
    expect(unreadable.refusal).toEqual(known.refusal);
    // Hashing takes most of it; without the dummy hash these would take a tenth.
    expect(unknown.ms).toBeGreaterThan(known.ms / 3);
    expect(unreadable.ms).toBeGreaterThan(known.ms / 3);
  });

  it('slows guessing of one account: twenty at once are five checks, then the waits double', async () => {
    const { email } = await world.shopper();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refusalOf(signIn(email, 'guess 123'))),
    );
    const slowed = answers.filter((a) => a.error === 'LOGIN_SLOWED');
    // Five are free, the sixth is checked and starts the delay.
    expect(answers.filter((a) => a.error === 'LOGIN_FAILED')).toHaveLength(6);
    expect(slowed[0]?.detail).toMatchObject({ args: { seconds: 1 }, retryAfterSeconds: 1 });
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      world.clock.advance(60_000);
      expect((await refusalOf(signIn(email, 'guess 123'))).error).toBe('LOGIN_FAILED');
      expect((await refusalOf(signIn(email, password))).detail).toMatchObject({ args: { seconds } });
    }
    world.clock.advance(60_000);
    expect((await signIn(email, password)).userinfo.email).toBe(email);
    // The right password clears the account.
    expect((await refusalOf(signIn(email, 'guess 123'))).error).toBe('LOGIN_FAILED');
    expect((await signIn(email, password)).userinfo.email).toBe(email);
  });

  it('slows an address that tries many accounts, and nobody else', async () => {
    const ip = '203.0.113.9';
    for (let i = 0; i < 21; i++) {
      expect(
        (await refusalOf(signIn(`many-${i}@example.com`, 'guess 123', {}, world.guest({ ip })))).error,
      ).toBe('LOGIN_FAILED');
    }
    const { email } = await world.shopper();
    expect((await refusalOf(signIn(email, password, {}, world.guest({ ip })))).error).toBe('LOGIN_SLOWED');
    expect((await signIn(email, password)).userinfo.email).toBe(email);
  });

  it('says that an account is frozen only to who knows the password', async () => {
    const { email, userId } = await world.shopper();
    await world.owner.run('test.freeze', 'update users set frozen_at = created_at where id = $1', [userId]);
    const before = await sessionCount();
    expect((await refusalOf(signIn(email, 'guess 123'))).error).toBe('LOGIN_FAILED');
    expect((await refusalOf(signIn(email, password))).error).toBe('ACCOUNT_FROZEN');
    expect(await sessionCount()).toBe(before);
  });

  it('lets no flood of logins take all the time: beyond the queue it answers at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) => refusalOf(signIn(`flood-${i}@example.com`, 'guess 123'))),
    );
    const errors = answers.map((a) => a.error);
    expect(errors.filter((e) => e === 'SERVICE_UNAVAILABLE')).toHaveLength(28);
    expect(errors.filter((e) => e === 'LOGIN_FAILED')).toHaveLength(52);
  });
});

describe('sessions', () => {
  const open = (audience: 'shopper' | 'merchant' | 'operator', subjectId: bigint) =>
    world.db.transaction((tx) =>
      openSession(tx, { audience, subjectId, ip: '', userAgent: 'x'.repeat(2000) }),
    );
  const find = (audience: 'shopper' | 'merchant' | 'operator', token: string) =>
    findSession(world.db, audience, token, world.clock.now());

  it('finds a token in its own realm only', async () => {
    const { token } = await open('shopper', 70_007n);
    expect(await find('shopper', token)).toMatchObject({ subjectId: 70_007n });
    expect(await find('merchant', token)).toBeNull();
    expect(await find('operator', token)).toBeNull();
    for (const text of ['', 'x', "'; --", `${token}x`, token.slice(1), 'é'.repeat(43)])
      expect(await find('shopper', text)).toBeNull();
    // Not even when the row itself says another audience.
    await world.owner.run(
      'test.move',
      "update sessions set audience = 'operator' where subject_id = 70007",
      [],
    );
    expect(await find('operator', token)).toBeNull();
  });

  it('keeps no token that could be used', async () => {
    const { token, sessionId } = await open('operator', 70_008n);
    const row = await world.owner.one<{ text: string }>(
      'test.row',
      'select s::text as text from sessions s where id = $1',
      [sessionId],
    );
    expect(row.text).not.toContain(token);
    expect(row.text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it('ends after three days, at logout, and all at once', async () => {
    const first = await open('shopper', 70_009n);
    const second = await open('shopper', 70_009n);
    const third = await open('shopper', 70_009n);
    const merchant = await open('merchant', 70_009n);
    await world.db.transaction((tx) => revokeSession(tx, first.sessionId));
    expect(await find('shopper', first.token)).toBeNull();
    expect(
      await world.db.transaction((tx) => revokeAllSessions(tx, 'shopper', 70_009n, third.sessionId)),
    ).toBe(1);
    expect(await find('shopper', second.token)).toBeNull();
    expect(await find('shopper', third.token)).not.toBeNull();
    expect(await find('merchant', merchant.token)).not.toBeNull();
    world.clock.advance(3 * 24 * 3600_000 - 1);
    expect(await find('shopper', third.token)).not.toBeNull();
    world.clock.advance(1);
    expect(await find('shopper', third.token)).toBeNull();
    expect(third.expiresAt).toEqual(world.clock.now());
  });

  it('and what is long over is forgotten', async () => {
    const { token } = await open('shopper', 10n);
    world.clock.advance(32 * 24 * 3600_000);
    await world.jobs.tick();
    expect(await sessionCount()).toBeGreaterThan(0n);
    world.clock.advance(2 * 24 * 3600_000);
    await world.jobs.tick();
    expect(await find('shopper', token)).toBeNull();
    expect(await sessionCount()).toBe(0n);
  });
});
