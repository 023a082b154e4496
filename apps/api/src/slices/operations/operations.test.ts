// Operations through the door: settings that count at once and keep their history, the mails, and the books.
import { beforeAll, describe, expect, it } from 'vitest';
import { declaredSettings } from '../../platform/settings.ts';
import { withTestApp } from '../../testing/app.ts';
import { createShopper } from '../../testing/fixtures.ts';
import { createMatrixWorld, digest, type MatrixWorld, password, signIn } from '../../testing/matrix-world.ts';
import { faults, openMarket, type Placed, pay, place, ship } from '../../testing/orders.ts';

const app = withTestApp({ max: 30 });
let world: MatrixWorld;
let admin: { cookie?: string };
beforeAll(async () => {
  world = await createMatrixWorld(app);
  admin = await signIn(world, 'admin');
});

const settingOf = async (key: string) => {
  const { list } = await app.data('listSettings', {}, admin);
  return list.find((s) => s.key === key);
};
const change = (key: string, value: number | string | boolean, version: number, reason = 'a good reason') =>
  app.callRaw('changeSetting', { key, value, version, reason }, admin);
const historyOf = (key: string) =>
  app.owner.many<Record<string, unknown>>(
    'test.history',
    `select version, value, reason, changed_by as by from setting_changes where key = $1 order by version`,
    [key],
  );

describe('settings', () => {
  it('are all listed with their defaults and units, and none was changed yet', async () => {
    const { list } = await app.data('listSettings', {}, admin);
    expect(list.map((s) => s.key)).toEqual(declaredSettings().map((s) => s.key));
    expect(list.length).toBeGreaterThan(12);
    for (const s of list) {
      expect(s).toMatchObject({ value: s.defaultValue, version: 0, changedBy: null, changedAt: null });
      expect(s.unit).not.toBe('');
    }
  });

  it('keep who changed what, when and why', async () => {
    const key = 'orders.extendDays';
    const by = `operator:${world.subjects.admin}`;
    const answer = await change(key, 9, 0, 'holiday season');
    expect(answer.body).toMatchObject({
      code: 1,
      data: { key, value: 9, defaultValue: 7, version: 1, changedBy: by },
    });
    expect((await change(key, 8, 1, 'season is over')).body.code).toBe(1);
    expect(await settingOf(key)).toMatchObject({
      value: 8,
      version: 2,
      changedBy: by,
      changedAt: app.clock.now().toISOString(),
    });
    expect(await historyOf(key)).toEqual([
      { version: 1, value: 9, reason: 'holiday season', by },
      { version: 2, value: 8, reason: 'season is over', by },
    ]);
  });

  it('keep their history against everybody, its owner included', async () => {
    for (const sql of ['update setting_changes set reason = null', 'delete from setting_changes']) {
      await expect(app.db.run('test.forge', sql)).rejects.toThrow(/permission denied/);
      await expect(app.owner.script(sql)).rejects.toThrow(/append-only/);
    }
  });

  it('refuse a version that was overtaken', async () => {
    const key = 'orders.completeDays';
    await change(key, 8, 0);
    const before = await digest(app);
    for (const version of [0, 2, 99])
      expect((await change(key, 9, version)).body.error, String(version)).toBe('SETTING_VERSION_STALE');
    expect(await digest(app)).toEqual(before);
  });

  it('changed by twenty at once from one version, change once', async () => {
    const key = 'orders.shipReminderDays';
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => change(key, i + 4, 0)));
    const won = answers.filter((a) => a.body.code === 1);
    expect(won).toHaveLength(1);
    for (const lost of answers.filter((a) => a.body.code !== 1))
      expect(lost.body.error).toBe('SETTING_VERSION_STALE');
    const history = await historyOf(key);
    expect(history).toHaveLength(1);
    expect(await settingOf(key)).toMatchObject({ version: 1, value: history[0]?.value });
  });

  it.each([
    ['orders.commissionBps', 5001],
    ['orders.commissionBps', -1],
    ['orders.unpaidMinutes', 4],
    ['orders.unpaidMinutes', 10_081],
    ['orders.unpaidMinutes', 60.5],
    ['orders.unpaidMinutes', 1e21],
    ['orders.unpaidMinutes', '60'],
    ['orders.unpaidMinutes', true],
  ])('%s is never %s', async (key, value) => {
    const before = await digest(app);
    expect((await change(key, value, 0)).body.error).toBe('SETTING_VALUE_INVALID');
    expect(await digest(app)).toEqual(before);
  });

  it('take every bound and refuse what is beside it', async () => {
    for (const s of declaredSettings()) {
      if (typeof s.defaultValue !== 'number' || s.min === undefined || s.max === undefined) continue;
      for (const value of [s.min - 1, s.max + 1])
        expect((await change(s.key, value, 1_000)).body.error, `${s.key} ${value}`).toBe(
          'SETTING_VALUE_INVALID',
        );
      // In bounds it comes as far as the version.
      for (const value of [s.min, s.max])
        expect((await change(s.key, value, 1_000)).body.error, `${s.key} ${value}`).toBe(
          'SETTING_VERSION_STALE',
        );
    }
  });

  it.each(['nothing.here', '', '__proto__', 'toString', "'; --", 'orders.unpaidminutes'])(
    'there is no setting %s',
    async (key) => {
      expect((await change(key, 1, 0)).body.error).toBe('SETTING_UNKNOWN');
    },
  );

  it.each(['', 'ab', '   a   ', 'a\u0000bc', 'x'.repeat(201)])('%j is no reason', async (reason) => {
    const before = await digest(app);
    const { body } = await change('orders.deliveredDays', 20, 0, reason);
    expect(body).toMatchObject({ error: 'VALIDATION_FAILED', fields: { reason: expect.any(String) } });
    expect(await digest(app)).toEqual(before);
  });
});

describe('a changed setting', () => {
  it('counts for the next order without a restart, and not for the last', async () => {
    const market = await openMarket(app);
    const buy = () => place(app, market.shopper, [{ skuId: market.skuId, quantity: 1 }]);
    const minutes = ({ payment }: Placed) =>
      (new Date(payment.expiresAt ?? '').getTime() - app.clock.now().getTime()) / 60_000;
    const rateOf = (orderNo: string | undefined) =>
      app.owner.one<{ bps: number }>(
        'test.rate',
        'select commission_bps as bps from orders where order_no = $1',
        [orderNo],
      );
    const first = await buy();
    expect(minutes(first)).toBe(120);
    expect((await change('orders.unpaidMinutes', 30, 0)).body.code).toBe(1);
    // The commission is money: one proposes, another approves.
    const proposed = await app.data(
      'proposeChange',
      {
        subject: 'setting',
        key: 'orders.commissionBps',
        version: 0,
        change: { value: 1_000 },
        reason: 'dearer',
      },
      await signIn(world, 'finance'),
    );
    await app.data('approveProposal', { id: proposed.id }, admin);
    const second = await buy();
    expect(minutes(second)).toBe(30);
    expect(await rateOf(first.orders[0])).toEqual({ bps: 500 });
    expect(await rateOf(second.orders[0])).toEqual({ bps: 1_000 });

    app.clock.advance(31 * 60_000);
    await app.jobs.tick();
    const stateOf = async (orderNo: string | undefined) =>
      (
        await app.owner.one<{ status: number }>(
          'test.state',
          'select status from orders where order_no = $1',
          [orderNo],
        )
      ).status;
    expect([await stateOf(first.orders[0]), await stateOf(second.orders[0])]).toEqual([0, -1]);
    admin = await signIn(world, 'admin');
  });
});

describe('mails', () => {
  it('are listed newest first, by page and by address', async () => {
    const emails: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      const { userId } = await createShopper(app.owner);
      const { email } = await app.owner.one<{ email: string }>(
        'test.email',
        'update users set password_hash = (select password_hash from users where password_hash <> $2 limit 1) where id = $1 returning email',
        [userId, '$argon2id$none'],
      );
      emails.push(email);
      await app.data('sendCode', { purpose: 'reset_password', account: email });
      await app.jobs.drain();
    }
    const { list, total } = await app.data('listOutboxMails', { limit: 2 }, admin);
    expect(list.map((m) => m.to)).toEqual([emails[2], emails[1]]);
    expect(total).toBeGreaterThanOrEqual(3);
    expect(list[0]).toMatchObject({ state: 'local', createdAt: app.clock.now().toISOString() });

    const seen = new Set<string>();
    for (let cursor: string | undefined, pages = 0; pages < 50; pages += 1) {
      const page = await app.data('listOutboxMails', { limit: 1, ...(cursor ? { cursor } : {}) }, admin);
      for (const mail of page.list) seen.add(mail.id);
      if (!page.hasMore) break;
      cursor = page.nextCursor ?? undefined;
    }
    expect(seen.size).toBe(total);

    const to = emails[1]?.toUpperCase() ?? '';
    const own = await app.data('listOutboxMails', { to }, await signIn(world, 'support'));
    expect([own.total, own.list.map((m) => m.to)]).toEqual([1, [emails[1]]]);
    expect((await app.data('listOutboxMails', { to: '%' }, admin)).list).toEqual([]);
  });
});

describe('the books', () => {
  it('are clean after a life of orders, and say so', async () => {
    const market = await openMarket(app);
    const placed = await place(app, market.shopper, [{ skuId: market.skuId, quantity: 2 }]);
    await pay(app, market.shopper, placed);
    await ship(app, market.shop, placed.orders[0] ?? '');
    for (let day = 0; day < 120; day += 10) {
      app.clock.advance(10 * 86_400_000);
      await app.jobs.tick();
    }
    admin = await signIn(world, 'admin');
    expect(await app.data('reconcileLedger', {}, await signIn(world, 'finance'))).toEqual({
      faults: [],
      checkedAt: app.clock.now().toISOString(),
    });
    expect(await faults(app)).toEqual([]);
  });

  it('show a count that was meddled with', async () => {
    const market = await openMarket(app);
    await place(app, market.shopper, [{ skuId: market.skuId, quantity: 2 }]);
    await app.owner.run('test.meddle', 'update skus set reserved = 1 where id = $1', [market.skuId]);
    const { faults: found } = await app.data('reconcileLedger', {}, admin);
    expect(found).toMatchObject([{ rule: 'R6', ref: expect.stringContaining(String(market.skuId)) }]);
  });
});

describe('operators', () => {
  it('begin by e-mail in any case, and are told the same of a wrong password and of nobody', async () => {
    const answer = await app.call('operatorLogin', { email: 'ADMIN@Example.com', password });
    expect(answer.body).toMatchObject({ code: 1, data: { ticket: expect.stringMatching(/^[\w-]{43}$/) } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const wrong = await app.call('operatorLogin', { email: 'admin@example.com', password: 'wrong' });
    const nobody = await app.call('operatorLogin', { email: 'nobody@example.com', password: 'wrong' });
    expect(wrong.body).toEqual(nobody.body);
    expect(wrong.body.error).toBe('LOGIN_FAILED');
  });

  it("a merchant's and a shopper's password open nothing here", async () => {
    const merchant = await app.owner.one<{ email: string }>(
      'test.merchant',
      'select email from merchants where id = $1',
      [world.subjects.merchantA],
    );
    expect((await app.call('operatorLogin', { email: merchant.email, password })).body.error).toBe(
      'LOGIN_FAILED',
    );
  });
});

describe('housekeeping', () => {
  it('forgets an idempotency key after three days, and not before', async () => {
    const { token = '' } = await signIn(world, 'shopperA');
    await app.data('addCartItem', { skuId: world.skuId, quantity: 1 }, { token, key: 'forgotten-1' });
    const kept = () => app.owner.many('test.keys', `select 1 from idempotency where key = 'forgotten-1'`);
    app.clock.advance(71 * 3_600_000);
    await app.jobs.tick();
    expect(await kept()).toHaveLength(1);
    app.clock.advance(2 * 3_600_000);
    await app.jobs.tick();
    expect(await kept()).toHaveLength(0);
  });
});
