// Tests of passwords and mailed codes: changing, forgetting, proving an address, and what strangers learn from it.
import { describe, expect, it } from 'vitest';
import type { ShopperActor } from '../../platform/actors.ts';
import { findSession } from '../../platform/sessions.ts';
import { password, refusalOf, withAccounts } from './accounts.test-world.ts';
import { changeEmail } from './change-email.ts';
import { findCredentialChange } from './index.ts';
import { login } from './login.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode } from './send-code.ts';
import { setLanguage } from './set-language.ts';
import { updateProfile } from './update-profile.ts';
import { verifyEmail } from './verify-email.ts';

const world = withAccounts();
const fresh = 'another horse 8';
const change = (actor: ShopperActor, oldPassword: string, newPassword: string) =>
  resetPassword(world.db, world.guest({ shopper: actor }), { oldPassword, newPassword }, world.scope());
const forget = (account: string, code: string, newPassword = fresh) =>
  resetPassword(world.db, world.guest(), { account, code, newPassword }, world.scope());
const ask = (account: string, actor = world.guest()) =>
  sendCode(world.db, actor, { purpose: 'reset_password', account }, world.scope());
const signIn = (account: string, secret: string) =>
  login(world.db, world.guest(), { account, password: secret }, world.scope());
const rename = (actor: ShopperActor, email: string, secret = password) =>
  changeEmail(world.db, actor, { email, password: secret }, world.scope());
const other = (code: string) => (code === '123123' ? '321321' : '123123');

describe('changing the password', () => {
  it('needs the old one, ends every session and is told by mail', async () => {
    const ada = await world.shopper();
    const second = await signIn(ada.email, password);
    expect(
      (
        await refusalOf(
          resetPassword(
            world.db,
            world.guest(),
            { oldPassword: password, newPassword: fresh },
            world.scope(),
          ),
        )
      ).error,
    ).toBe('AUTH_REQUIRED');
    expect((await refusalOf(change(ada, '', fresh))).error).toBe('PASSWORD_OLD_REQUIRED');
    expect((await refusalOf(change(ada, 'guess 123', fresh))).error).toBe('PASSWORD_WRONG');
    expect((await refusalOf(change(ada, password, password))).error).toBe('PASSWORD_SAME_AS_OLD');
    expect((await refusalOf(change(ada, password, 'short'))).error).toBe('PASSWORD_TOO_SHORT');
    expect((await refusalOf(change(ada, password, 'qwerty123'))).error).toBe('PASSWORD_TOO_COMMON');
    expect(await refusalOf(change(ada, password, ada.email))).toMatchObject({
      error: 'PASSWORD_TOO_COMMON',
      detail: { fields: { newPassword: 'PASSWORD_TOO_COMMON' } },
    });
    expect((await signIn(ada.email, password)).userinfo.email).toBe(ada.email);
    await change(ada, password, fresh);
    for (const token of [ada.token, second.userinfo.token])
      expect(await findSession(world.db, 'shopper', token, world.clock.now())).toBeNull();
    expect((await refusalOf(signIn(ada.email, password))).error).toBe('LOGIN_FAILED');
    expect((await signIn(ada.email, fresh)).userinfo.email).toBe(ada.email);
    // The mails of two events that waited together come in any order.
    const mails = await world.mailsTo(ada.email);
    expect(mails.filter((m) => m.subject === 'Your login password was changed')).toHaveLength(1);
    const changes = await world.owner.many(
      'test.changes',
      'select kind, way from credential_changes where user_id = $1',
      [ada.userId],
    );
    expect(changes).toEqual([{ kind: 'password', way: 'change' }]);
  });

  it('slows guessing the old one from a stolen session, without slowing the login', async () => {
    const ada = await world.shopper();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => refusalOf(change(ada, 'guess 123', fresh))),
    );
    expect(answers.filter((a) => a.error === 'PASSWORD_WRONG')).toHaveLength(6);
    expect(answers.filter((a) => a.error === 'LOGIN_SLOWED')).toHaveLength(6);
    expect((await signIn(ada.email, password)).userinfo.email).toBe(ada.email);
  });

  it('happens once when ten do it at once', async () => {
    const ada = await world.shopper();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => change(ada, password, `${fresh}${i}`)),
    );
    const winners = results.flatMap((r, i) => (r.status === 'fulfilled' ? [i] : []));
    expect(winners).toHaveLength(1);
    expect((await signIn(ada.email, `${fresh}${winners[0]}`)).userinfo.email).toBe(ada.email);
  });

  it('a login that began before a reset opens no session after it', async () => {
    const ada = await world.shopper();
    await Promise.allSettled([
      change(ada, password, fresh),
      ...Array.from({ length: 5 }, () => signIn(ada.email, password)),
    ]);
    const open = await world.owner.many(
      'test.open',
      "select id from sessions where audience = 'shopper' and subject_id = $1 and revoked_at is null",
      [ada.userId],
    );
    expect(open).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('is reset by the mailed code, once, and proves the address', async () => {
    const ada = await world.shopper();
    expect(await ask(ada.email.toUpperCase())).toEqual({ resendAfterSeconds: 60 });
    const code = await world.codeTo(ada.email);
    expect((await refusalOf(forget(ada.email, other(code)))).error).toBe('CODE_INVALID');
    expect((await refusalOf(forget(ada.email, code, password))).error).toBe('PASSWORD_SAME_AS_OLD');
    await forget(ada.email, code);
    expect(await findSession(world.db, 'shopper', ada.token, world.clock.now())).toBeNull();
    expect((await signIn(ada.email, fresh)).userinfo).toMatchObject({
      email: ada.email,
      emailVerified: true,
    });
    expect((await refusalOf(forget(ada.email, code, 'third horse 9'))).error).toBe('CODE_INVALID');
  });

  it('answers the same for an account that does not exist, and mails nothing', async () => {
    const ada = await world.shopper();
    const nobody = 'no-such-person@example.com';
    expect(await ask(nobody)).toEqual(await ask(ada.email));
    expect(await refusalOf(ask(nobody))).toEqual(await refusalOf(ask(ada.email)));
    expect(await refusalOf(forget(nobody, '123456'))).toEqual(
      await refusalOf(forget((await world.shopper()).email, '123456')),
    );
    expect(await world.mailsTo(nobody)).toEqual([]);
    for (const odd of ["'; --", '\u{1F600}'.repeat(40), '+491712345678', 'x'])
      expect(await ask(odd)).toEqual({ resendAfterSeconds: 60 });
  });

  it('a code allows five tries, thirty at once or one by one', async () => {
    const ada = await world.shopper();
    await ask(ada.email);
    const code = await world.codeTo(ada.email);
    const errors = (
      await Promise.all(Array.from({ length: 30 }, () => refusalOf(forget(ada.email, other(code)))))
    ).map((r) => r.error);
    expect(new Set(errors)).toEqual(new Set(['CODE_INVALID']));
    expect((await refusalOf(forget(ada.email, code))).error).toBe('CODE_INVALID');
    expect((await signIn(ada.email, password)).userinfo.email).toBe(ada.email);
  });

  it('a code lives ten minutes and ends when a new one is mailed', async () => {
    const ada = await world.shopper();
    await ask(ada.email);
    const first = await world.codeTo(ada.email);
    expect(await refusalOf(ask(ada.email))).toMatchObject({
      error: 'CODE_TOO_SOON',
      detail: { args: { seconds: 60 }, data: { resendAfterSeconds: 60 } },
    });
    world.clock.advance(59_000);
    expect(await refusalOf(ask(ada.email))).toMatchObject({
      error: 'CODE_TOO_SOON',
      detail: { args: { seconds: 1 } },
    });
    world.clock.advance(1_000);
    await ask(ada.email);
    const second = await world.codeTo(ada.email);
    if (first !== second) expect((await refusalOf(forget(ada.email, first))).error).toBe('CODE_INVALID');
    world.clock.advance(600_000);
    expect((await refusalOf(forget(ada.email, second))).error).toBe('CODE_INVALID');
  });

  it('a code is good for its purpose and its person only', async () => {
    const ada = await world.shopper();
    const eve = await world.shopper();
    const verifyCode = await world.codeTo(ada.email);
    expect((await refusalOf(forget(ada.email, verifyCode))).error).toBe('CODE_INVALID');
    await ask(eve.email);
    const evesCode = await world.codeTo(eve.email);
    await ask(ada.email);
    const adasCode = await world.codeTo(ada.email);
    if (evesCode !== adasCode)
      expect((await refusalOf(forget(ada.email, evesCode))).error).toBe('CODE_INVALID');
    expect(
      (
        await refusalOf(
          verifyEmail(
            world.db,
            eve,
            { code: adasCode === verifyCode ? other(adasCode) : adasCode },
            world.scope(),
          ),
        )
      ).error,
    ).toBe('CODE_INVALID');
  });

  it('mails ten codes a day to one account and no more', async () => {
    const ada = await world.shopper();
    for (let i = 0; i < 10; i++) {
      await ask(ada.email);
      world.clock.advance(60_000);
    }
    expect((await refusalOf(ask(ada.email))).error).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the e-mail address', () => {
  it('is proved by its code', async () => {
    const ada = await world.shopper();
    const code = await world.codeTo(ada.email);
    expect((await refusalOf(verifyEmail(world.db, ada, { code: other(code) }, world.scope()))).error).toBe(
      'CODE_INVALID',
    );
    expect(await verifyEmail(world.db, ada, { code }, world.scope())).toMatchObject({
      email: ada.email,
      emailVerified: true,
    });
    expect((await refusalOf(verifyEmail(world.db, ada, { code }, world.scope()))).error).toBe('CODE_INVALID');
    world.clock.advance(60_000);
    const again = sendCode(
      world.db,
      world.guest({ shopper: ada }),
      { purpose: 'verify_email' },
      world.scope(),
    );
    expect((await refusalOf(again)).error).toBe('EMAIL_ALREADY_VERIFIED');
  });

  it('changes when the new mailbox answers, and the old one is told', async () => {
    const ada = await world.shopper();
    const code = await world.codeTo(ada.email);
    await verifyEmail(world.db, ada, { code }, world.scope());
    world.clock.advance(60_000);
    const next = `new-${ada.email}`;
    expect(await rename(ada, next.toUpperCase())).toMatchObject({ email: ada.email, emailVerified: true });
    expect(await findCredentialChange(world.db, ada.userId)).toBeNull();
    expect(await verifyEmail(world.db, ada, { code: await world.codeTo(next) }, world.scope())).toMatchObject(
      { email: next, emailVerified: true, account: next },
    );
    expect((await world.mailsTo(ada.email))[0]?.subject).toBe('Your email address was changed');
    // Money rests as after a new password.
    expect(await findCredentialChange(world.db, ada.userId)).toEqual(world.clock.now());
    const changes = await world.owner.many(
      'test.changes',
      'select kind, way from credential_changes where user_id = $1',
      [ada.userId],
    );
    expect(changes).toEqual([{ kind: 'email', way: 'change' }]);
    expect((await refusalOf(signIn(ada.email, password))).error).toBe('LOGIN_FAILED');
    expect((await signIn(next, password)).userinfo.email).toBe(next);
  });

  it('of somebody else can be claimed by nobody but its mailbox', async () => {
    const ada = await world.shopper();
    const eve = await world.shopper();
    await world.mailsTo(eve.email);
    world.clock.advance(60_000);
    // Claiming tells nothing about whether it is taken.
    await rename(eve, ada.email);
    expect(
      (await refusalOf(verifyEmail(world.db, eve, { code: await world.codeTo(ada.email) }, world.scope())))
        .error,
    ).toBe('ACCOUNT_TAKEN');
    expect((await refusalOf(rename(eve, 'no mail'))).error).toBe('EMAIL_INVALID');
  });

  it('is not changed by a stolen session: it needs the login password, guessed slowly', async () => {
    const ada = await world.shopper();
    await world.mailsTo(ada.email);
    world.clock.advance(60_000);
    const thief = `thief-${ada.email}`;
    expect((await refusalOf(rename(ada, thief, ''))).error).toBe('PASSWORD_WRONG');
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => refusalOf(rename(ada, thief, 'guess 123'))),
    );
    expect(guesses.filter((g) => g.error === 'LOGIN_SLOWED').length).toBeGreaterThanOrEqual(14);
    expect(new Set(guesses.map((g) => g.error))).toEqual(new Set(['PASSWORD_WRONG', 'LOGIN_SLOWED']));
    expect(await world.mailsTo(thief)).toEqual([]);
    const pending = await world.owner.one<{ email: string | null }>(
      'test.pending',
      'select pending_email as email from users where id = $1',
      [ada.userId],
    );
    expect(pending.email).toBeNull();
    expect((await signIn(ada.email, password)).userinfo.email).toBe(ada.email);
  });

  it('that somebody without one adds is a change of credentials too', async () => {
    const ada = await world.shopper({ account: '+12025550147', country: 'US' });
    const mail = `added-${ada.userId}@example.com`;
    await rename(ada, mail);
    await verifyEmail(world.db, ada, { code: await world.codeTo(mail) }, world.scope());
    expect(await findCredentialChange(world.db, ada.userId)).toEqual(world.clock.now());
  });
});

describe('the profile', () => {
  it("takes a mobile number of its country, which is nobody else's", async () => {
    const ada = await world.shopper();
    const eve = await world.shopper();
    const save = (actor: ShopperActor, input: Parameters<typeof updateProfile>[2]) =>
      world.db.transaction((tx) => updateProfile(tx, actor, input));
    expect((await refusalOf(save(ada, { mobile: '0151 23456789' }))).error).toBe('MOBILE_INVALID');
    expect(await save(ada, { mobile: '0151 23456789', country: 'DE' })).toMatchObject({
      mobile: '+4915123456789',
      country: 'DE',
    });
    expect(await refusalOf(save(eve, { mobile: '+49 151 23456789' }))).toMatchObject({
      error: 'ACCOUNT_TAKEN',
      detail: { fields: { mobile: 'ACCOUNT_TAKEN' } },
    });
    expect((await refusalOf(save(eve, { mobile: '030 12345678', country: 'DE' }))).error).toBe(
      'MOBILE_INVALID',
    );
  });

  it('keeps a language of ours for mails', async () => {
    const ada = await world.shopper();
    const choose = (language: string) => world.db.transaction((tx) => setLanguage(tx, ada, { language }));
    await choose('pk');
    expect((await refusalOf(choose('ja'))).error).toBe('VALIDATION_FAILED');
    expect((await refusalOf(choose("en'; --"))).error).toBe('VALIDATION_FAILED');
    await change(ada, password, fresh);
    await world.jobs.drain();
    const [mail] = await world.owner.many<{ html: string; locale: string }>(
      'test.mail',
      'select html, locale from mails where to_address = $1 order by id desc limit 1',
      [ada.email],
    );
    expect(mail).toMatchObject({ locale: 'pk', html: expect.stringContaining('<html lang="ur" dir="rtl">') });
  });
});
