// Tests of payment codes and tickets: setting, guessing, locking, and what a ticket is good for.
import { describe, expect, it, vi } from 'vitest';
import type { ShopperActor } from '../../platform/actors.ts';
import { password, payCode, refusalOf, withAccounts } from './accounts.test-world.ts';
import * as hashing from './hashing.ts';
import { getPayCodeState, usePayTicket } from './index.ts';
import { login } from './login.ts';
import { resetPassword } from './reset-password.ts';
import { resetPayCode } from './reset-pay-code.ts';
import { sendCode } from './send-code.ts';
import { verifyPayCode } from './verify-pay-code.ts';

const world = withAccounts();
const hour = 3600_000;
const set = (actor: ShopperActor, input: Parameters<typeof resetPayCode>[2]) =>
  resetPayCode(world.db, actor, input, world.scope());
const check = (actor: ShopperActor, code: string, target = 'P1', amount = '10.00') =>
  verifyPayCode(world.db, actor, { purpose: 'order.pay', target, amount, payCode: code }, world.scope());
const state = (actor: ShopperActor) => getPayCodeState(world.db, actor.userId, world.clock.now());

describe('setting a payment code', () => {
  it('needs the login password the first time, the old code after that', async () => {
    const ada = await world.shopper();
    expect(await refusalOf(check(ada, payCode))).toMatchObject({ error: 'PAY_CODE_NOT_SET' });
    expect(await refusalOf(set(ada, { oldPayCode: '', newPayCode: payCode }))).toMatchObject({
      error: 'PASSWORD_WRONG',
    });
    expect(
      await refusalOf(set(ada, { oldPayCode: '', newPayCode: payCode, password: 'guess 123' })),
    ).toMatchObject({ error: 'PASSWORD_WRONG' });
    expect(await state(ada)).toEqual({ isSet: false, lockedUntil: null });
    await set(ada, { oldPayCode: '', newPayCode: payCode, password });
    expect(await state(ada)).toEqual({ isSet: true, lockedUntil: null });

    // The login password does not stand in for the old code.
    expect(await refusalOf(set(ada, { oldPayCode: '', newPayCode: '739150', password }))).toMatchObject({
      error: 'PAY_CODE_OLD_REQUIRED',
    });
    expect(await refusalOf(set(ada, { oldPayCode: '111222', newPayCode: '739150' }))).toMatchObject({
      error: 'PAY_CODE_WRONG',
      detail: { args: { remaining: 4 }, data: { remaining: 4 } },
    });
    expect(await refusalOf(set(ada, { oldPayCode: payCode, newPayCode: payCode }))).toMatchObject({
      error: 'PAY_CODE_SAME_AS_OLD',
    });
    await set(ada, { oldPayCode: payCode, newPayCode: '739150' });
    expect((await refusalOf(check(ada, payCode))).error).toBe('PAY_CODE_WRONG');
    expect((await check(ada, '739150')).ticket).toHaveLength(43);

    const mails = await world.mailsTo(ada.email);
    expect(mails.filter((m) => m.subject === 'Your payment code was changed')).toHaveLength(2);
    const changes = await world.owner.many(
      'test.changes',
      'select kind, way from credential_changes where user_id = $1 order by id',
      [ada.userId],
    );
    expect(changes).toEqual([
      { kind: 'pay_code', way: 'set' },
      { kind: 'pay_code', way: 'change' },
    ]);
  });

  it.each(['12345', '1234567890123', '12345a', '١٢٣٤٥٦', '-123456', '1e5000', ' 123456', ''])(
    'refuses %j',
    async (newPayCode) => {
      const ada = await world.shopper();
      expect(await refusalOf(set(ada, { oldPayCode: '', newPayCode, password }))).toMatchObject({
        error: 'PAY_CODE_INVALID',
      });
    },
  );

  it('is never equal to the login password, whichever of them is new', async () => {
    const digits = '86420975';
    const ada = await world.shopper({ password: digits });
    expect((await refusalOf(set(ada, { oldPayCode: '', newPayCode: digits, password: digits }))).error).toBe(
      'PAY_CODE_EQUALS_PASSWORD',
    );
    await set(ada, { oldPayCode: '', newPayCode: payCode, password: digits });
    expect((await refusalOf(set(ada, { oldPayCode: payCode, newPayCode: digits }))).error).toBe(
      'PAY_CODE_EQUALS_PASSWORD',
    );
    const change = resetPassword(
      world.db,
      world.guest({ shopper: ada }),
      { oldPassword: digits, newPassword: payCode },
      world.scope(),
    );
    expect((await refusalOf(change)).error).toBe('PAY_CODE_EQUALS_PASSWORD');
    expect(
      (await login(world.db, world.guest(), { account: ada.email, password: digits }, world.scope())).userinfo
        .hasPayCode,
    ).toBe(true);
  });

  it('is set once by ten callers at once', async () => {
    const ada = await world.shopper();
    const codes = Array.from({ length: 10 }, (_, i) => `58219${i}`);
    const results = await Promise.allSettled(
      codes.map((newPayCode) => set(ada, { oldPayCode: '', newPayCode, password })),
    );
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    const winner = codes[results.findIndex((r) => r.status === 'fulfilled')] as string;
    expect((await check(ada, winner)).ticket).toHaveLength(43);
  });

  it('is reset by login password and mailed code together, never by one of them', async () => {
    const ada = await world.shopper({ withPayCode: true });
    await sendCode(world.db, world.guest({ shopper: ada }), { purpose: 'reset_pay_code' }, world.scope());
    const code = await world.codeTo(ada.email, 'new payment code');
    expect((await refusalOf(set(ada, { oldPayCode: '', newPayCode: '739150', code }))).error).toBe(
      'PASSWORD_WRONG',
    );
    expect(
      (
        await refusalOf(
          set(ada, {
            oldPayCode: '',
            newPayCode: '739150',
            password,
            code: code === '000000' ? '000001' : '000000',
          }),
        )
      ).error,
    ).toBe('CODE_INVALID');
    expect((await refusalOf(set(ada, { oldPayCode: '', newPayCode: payCode, password, code }))).error).toBe(
      'PAY_CODE_SAME_AS_OLD',
    );
    await set(ada, { oldPayCode: '', newPayCode: '739150', password, code });
    expect((await check(ada, '739150')).ticket).toHaveLength(43);
    expect((await refusalOf(set(ada, { oldPayCode: '', newPayCode: '739151', password, code }))).error).toBe(
      'CODE_INVALID',
    );
  });
});

describe('guessing a payment code', () => {
  it('a hundred guesses at once are five hashes and a lock of three hours; login stays open', async () => {
    const ada = await world.shopper({ withPayCode: true });
    const hashes = vi.spyOn(hashing, 'matchesPayCode');
    const guesses = Array.from({ length: 100 }, (_, i) => refusalOf(check(ada, String(100_000 + i))));
    const errors = (await Promise.all(guesses)).map((r) => r.error);
    expect(hashes).toHaveBeenCalledTimes(5);
    hashes.mockRestore();
    expect(errors.filter((e) => e === 'PAY_CODE_WRONG')).toHaveLength(4);
    const until = new Date(world.clock.now().getTime() + 3 * hour);
    expect(await state(ada)).toEqual({ isSet: true, lockedUntil: until });
    // The right code does not help while it is locked, neither to pay nor to change it.
    expect(await refusalOf(check(ada, payCode))).toMatchObject({
      error: 'PAY_CODE_LOCKED',
      detail: { args: { minutes: 180 }, data: { lockedUntil: until.toISOString() } },
    });
    expect((await refusalOf(set(ada, { oldPayCode: payCode, newPayCode: '739150' }))).error).toBe(
      'PAY_CODE_LOCKED',
    );
    const { userinfo } = await login(
      world.db,
      world.guest(),
      { account: ada.email, password },
      world.scope(),
    );
    expect(userinfo.payLockedUntil).toBe(until.toISOString());
    const mails = await world.mailsTo(ada.email);
    expect(mails.filter((m) => m.text.includes('paying is locked for 3 hours'))).toHaveLength(1);

    world.clock.advance(3 * hour);
    expect((await check(ada, payCode)).ticket).toHaveLength(43);
    // Again within a day: a day.
    for (let i = 0; i < 4; i++)
      expect((await refusalOf(check(ada, '999999'))).detail).toMatchObject({ data: { remaining: 4 - i } });
    expect((await refusalOf(check(ada, '999999'))).detail).toMatchObject({ args: { minutes: 1440 } });
    world.clock.advance(24 * hour - 1);
    expect((await refusalOf(check(ada, payCode))).error).toBe('PAY_CODE_LOCKED');
    world.clock.advance(1);
    expect((await check(ada, payCode)).ticket).toHaveLength(43);
  });

  it('a right code forgives the wrong ones before it', async () => {
    const ada = await world.shopper({ withPayCode: true });
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++)
        expect((await refusalOf(check(ada, '999999'))).error).toBe('PAY_CODE_WRONG');
      expect((await check(ada, payCode)).ticket).toHaveLength(43);
    }
  });

  it('the lock goes with a reset by password and mailed code', async () => {
    const ada = await world.shopper({ withPayCode: true });
    for (let i = 0; i < 5; i++) await refusalOf(check(ada, '999999'));
    await sendCode(world.db, world.guest({ shopper: ada }), { purpose: 'reset_pay_code' }, world.scope());
    await set(ada, {
      oldPayCode: '',
      newPayCode: '739150',
      password,
      code: await world.codeTo(ada.email, 'new payment code'),
    });
    expect(await state(ada)).toEqual({ isSet: true, lockedUntil: null });
  });
});

describe('the pepper', () => {
  it('makes a hash worth nothing without it: neither the code nor every code with another pepper fits', async () => {
    const ada = await world.shopper({ withPayCode: true });
    const { hash } = await world.owner.one<{ hash: string }>(
      'test.hash',
      'select code_hash as hash from pay_codes where user_id = $1',
      [ada.userId],
    );
    const { payCodePepper } = world.services.config;
    expect(hash).not.toContain(payCodePepper);
    expect(await hashing.matchesPayCode(payCodePepper, hash, payCode)).toBe(true);
    // The thief of the database knows the code's form, the method, and even the code.
    expect(await hashing.matchesPassword(hash, payCode)).toBe(false);
    for (const guess of ['', 'x'.repeat(32), payCodePepper.slice(0, -1), payCodePepper.toUpperCase()])
      expect(await hashing.matchesPayCode(guess, hash, payCode), guess).toBe(false);
  });

  it('is asked for by the server: with another one the right code is wrong', async () => {
    const ada = await world.shopper({ withPayCode: true });
    const { services } = world;
    const elsewhere = {
      ...services,
      config: { ...services.config, payCodePepper: 'another pepper of 32 characters.' },
    };
    const asked = verifyPayCode(
      world.db,
      ada,
      { purpose: 'order.pay', target: 'P1', amount: '10.00', payCode },
      { ...world.scope(), services: elsewhere },
    );
    expect((await refusalOf(asked)).error).toBe('PAY_CODE_WRONG');
    expect((await check(ada, payCode)).ticket).toHaveLength(43);
  });
});

describe('many at once', () => {
  const refusals = (results: readonly PromiseSettledResult<unknown>[]) => [
    ...new Set(
      results.flatMap((r) => (r.status === 'rejected' ? [(r.reason as { error: string }).error] : [])),
    ),
  ];
  const kept = (results: readonly PromiseSettledResult<unknown>[]) =>
    results.filter((r) => r.status === 'fulfilled');

  it('change the code once by the old one, and once by password and mailed code', async () => {
    const ada = await world.shopper({ withPayCode: true });
    const codes = Array.from({ length: 20 }, (_, i) => `5820${10 + i}`);
    const changes = await Promise.allSettled(
      codes.map((newPayCode) => set(ada, { oldPayCode: payCode, newPayCode })),
    );
    expect(kept(changes)).toHaveLength(1);
    expect(refusals(changes).length).toBeGreaterThan(0);
    const winner = codes[changes.findIndex((r) => r.status === 'fulfilled')] as string;
    world.clock.advance(24 * hour);
    expect((await check(ada, winner)).ticket).toHaveLength(43);

    await sendCode(world.db, world.guest({ shopper: ada }), { purpose: 'reset_pay_code' }, world.scope());
    const code = await world.codeTo(ada.email, 'new payment code');
    // A mailed code allows five tries, right or wrong: the others are told that it is none.
    const resets = await Promise.allSettled(
      codes.map((_, i) => set(ada, { oldPayCode: '', newPayCode: `7391${10 + i}`, password, code })),
    );
    expect(kept(resets)).toHaveLength(1);
    const changed = await world.owner.many(
      'test.changes',
      'select way from credential_changes where user_id = $1 order by id',
      [ada.userId],
    );
    expect(changed.map((row) => (row as { way: string }).way)).toEqual(['set', 'change', 'reset']);
  });

  it('with the right code get a ticket each, no two alike; each is good for its own payment', async () => {
    const ada = await world.shopper({ withPayCode: true });
    const tickets = await Promise.all(
      Array.from({ length: 40 }, async (_, i) => (await check(ada, payCode, `P${i}`)).ticket),
    );
    expect(new Set(tickets).size).toBe(40);
    const use = (ticket: string, target: string) =>
      world.db.transaction((tx) =>
        usePayTicket(tx, ada, { ticket, purpose: 'order.pay', target, amountCents: 1000n }),
      );
    const crossed = await Promise.allSettled(tickets.map((ticket, i) => use(ticket, `P${(i + 1) % 40}`)));
    expect(kept(crossed)).toEqual([]);
    expect(refusals(crossed)).toEqual(['PAY_TICKET_INVALID']);
    const own = await Promise.allSettled(
      tickets.flatMap((ticket, i) => [use(ticket, `P${i}`), use(ticket, `P${i}`)]),
    );
    expect(kept(own)).toHaveLength(40);
  });

  it('right and wrong ones mixed never check more than five wrong ones', async () => {
    const ada = await world.shopper({ withPayCode: true });
    const hashes = vi.spyOn(hashing, 'matchesPayCode');
    const wrong = Array.from({ length: 100 }, (_, i) => check(ada, String(100_000 + i)));
    const results = await Promise.allSettled([...wrong, check(ada, payCode)]);
    const checked = hashes.mock.calls.length;
    hashes.mockRestore();
    expect(checked).toBeLessThanOrEqual(6);
    // Who found no free place to hash in was told so, and counted nothing.
    const told = refusals(results).filter((error) => error !== 'SERVICE_UNAVAILABLE');
    expect(new Set(told)).toEqual(new Set(['PAY_CODE_WRONG', 'PAY_CODE_LOCKED']));
  });
});

describe('a payment ticket', () => {
  const use = (
    actor: ShopperActor,
    ticket: string,
    change: { purpose?: 'withdraw.request'; target?: string; amountCents?: bigint } = {},
  ) =>
    world.db.transaction((tx) =>
      usePayTicket(tx, actor, { ticket, purpose: 'order.pay', target: 'P1', amountCents: 1000n, ...change }),
    );

  it('is good once, for its owner, purpose, target and amount', async () => {
    const ada = await world.shopper({ withPayCode: true });
    const eve = await world.shopper({ withPayCode: true });
    const { ticket } = await check(ada, payCode);
    const invalid = { error: 'PAY_TICKET_INVALID' };
    expect(await refusalOf(use(eve, ticket))).toMatchObject(invalid);
    expect(await refusalOf(use(ada, ticket, { purpose: 'withdraw.request' }))).toMatchObject(invalid);
    expect(await refusalOf(use(ada, ticket, { target: 'P2' }))).toMatchObject(invalid);
    expect(await refusalOf(use(ada, ticket, { amountCents: 1001n }))).toMatchObject(invalid);
    expect(await refusalOf(use(ada, `${ticket}x`))).toMatchObject(invalid);
    expect(await refusalOf(use(ada, "'; --"))).toMatchObject(invalid);
    // None of that used it up.
    await use(ada, ticket);
    expect(await refusalOf(use(ada, ticket))).toMatchObject(invalid);
  });

  it('ends after two minutes', async () => {
    const ada = await world.shopper({ withPayCode: true });
    const first = await check(ada, payCode);
    const second = await check(ada, payCode);
    expect(first.expiresAt).toBe(new Date(world.clock.now().getTime() + 120_000).toISOString());
    world.clock.advance(119_999);
    await use(ada, first.ticket);
    world.clock.advance(1);
    expect((await refusalOf(use(ada, second.ticket))).error).toBe('PAY_TICKET_INVALID');
  });

  it('is used once by thirty at once, and a payment that is refused later leaves it usable', async () => {
    const ada = await world.shopper({ withPayCode: true });
    const { ticket } = await check(ada, payCode);
    const failing = world.db.transaction(async (tx) => {
      await usePayTicket(tx, ada, { ticket, purpose: 'order.pay', target: 'P1', amountCents: 1000n });
      throw new Error('not enough money');
    });
    await expect(failing).rejects.toThrow('not enough money');
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => use(ada, ticket)));
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
  });

  it('leaves no code and no ticket in the database', async () => {
    const ada = await world.shopper({ withPayCode: true });
    const { ticket } = await check(ada, payCode);
    const { dump } = await world.owner.one<{ dump: string }>(
      'test.dump',
      `select concat((select string_agg(t::text, ' ') from pay_tickets t), (select string_agg(c::text, ' ') from pay_codes c),
        (select string_agg(u::text, ' ') from users u)) as dump`,
    );
    for (const secret of [ticket, payCode, password]) expect(dump).not.toContain(secret);
  });
});
