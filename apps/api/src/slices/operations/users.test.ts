// Shoppers as operators see them: found, looked at, frozen with a reason that ends their sessions, and let in again.
import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../../testing/app.ts';
import { createShopper, fund } from '../../testing/fixtures.ts';
import { createMatrixWorld, digest, type MatrixWorld, signIn } from '../../testing/matrix-world.ts';

const app = withTestApp({ max: 20 });
let world: MatrixWorld;
let support: { cookie?: string };
beforeAll(async () => {
  world = await createMatrixWorld(app);
  support = await signIn(world, 'support');
});

describe('a shopper', () => {
  it('is found by the start of an address, by name and by id', async () => {
    const { userId } = await createShopper(app.owner, { givenName: 'Quirina' });
    const { email } = await app.owner.one<{ email: string }>(
      'test.email',
      'select email from users where id = $1',
      [userId],
    );
    for (const q of [
      email.slice(0, 18).toUpperCase(),
      'quirin',
      'rina test',
      'Test Qui',
      'qu',
      String(userId),
    ]) {
      const { list } = await app.data('listUsers', { q }, support);
      expect(
        list.map((u) => u.id),
        q,
      ).toContain(String(userId));
    }
    for (const q of ['%', '_', 'nobody at all']) {
      expect((await app.data('listUsers', { q }, support)).list, q).toEqual([]);
    }
  });

  it('is shown with their money', async () => {
    const { userId } = await createShopper(app.owner);
    await app.db.transaction((tx) => fund(tx, userId, 4200n));
    expect(await app.data('getUser', { id: String(userId) }, support)).toMatchObject({
      available: '42.00',
      held: '0.00',
      inEscrow: '0.00',
      account: `shopper_available:${userId}`,
      payCode: { isSet: false, lockedUntil: null },
      freezes: [],
    });
    expect((await app.call('getUser', { id: '900000000' }, support)).body.error).toBe('USER_NOT_FOUND');
  });

  it('is frozen with a reason: sessions end, nobody signs in, until somebody lets them in again', async () => {
    const shopper = await signIn(world, 'shopperB');
    const id = String(world.subjects.shopperB);
    const frozen = await app.data('freezeUser', { id, reason: 'a stolen phone' }, support);
    expect(frozen).toMatchObject({
      sessions: 0,
      frozenAt: app.clock.now().toISOString(),
      freezes: [{ action: 'freeze', reason: 'a stolen phone', by: 'support' }],
    });
    expect((await app.call('getUserInfo', {}, shopper)).status).toBe(401);
    expect((await app.data('listUsers', { frozen: true }, support)).list.map((u) => u.id)).toEqual([id]);
    const before = await digest(app);
    const twice = await app.call('freezeUser', { id, reason: 'once more' }, support);
    expect(twice.body.error).toBe('USER_STATE_ILLEGAL');
    expect(await digest(app)).toEqual(before);
    const open = await app.data('unfreezeUser', { id, reason: 'the phone is back' }, support);
    expect(open.freezes.map((f) => f.action)).toEqual(['unfreeze', 'freeze']);
    const again = await signIn(world, 'shopperB');
    expect((await app.call('getUserInfo', {}, again)).body.code).toBe(1);
  });
});

describe('the dashboard', () => {
  it('shows the alarms of the chains that stand, and no others', async () => {
    await app.owner.run(
      'test.alarms',
      `insert into chain_alarms (chain_id, kind, detail, raised_at, last_at, cleared_at)
       values ('ethereum', 'silent', 'no new block', $1, $1, null), ('tron', 'silent', 'over', $1, $1, $1)`,
      [app.clock.now()],
    );
    const { chainAlarms } = await app.data('getDashboard', {}, support);
    expect(chainAlarms).toMatchObject([{ chain: 'Ethereum', kind: 'silent', detail: 'no new block' }]);
  });

  it('shows what waits and what moved today', async () => {
    const before = await app.data('getDashboard', {}, support);
    const { userId } = await createShopper(app.owner);
    await app.db.transaction((tx) => fund(tx, userId, 1000n));
    const after = await app.data('getDashboard', {}, support);
    expect(after.today.topUps.count).toBe(before.today.topUps.count + 1);
    expect(Number(after.today.topUps.amount) - Number(before.today.topUps.amount)).toBeCloseTo(10);
    expect(Number(after.shoppersHold) - Number(before.shoppersHold)).toBeCloseTo(10);
    app.clock.advance(86_400_000);
    const tomorrow = await app.data('getDashboard', {}, await signIn(world, 'support'));
    expect(tomorrow.today.topUps).toEqual({ count: 0, amount: '0.00' });
  });
});
