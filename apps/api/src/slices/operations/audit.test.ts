// The audit log: each write of an operator leaves one entry in its own transaction, chained to the one before; nobody changes it unnoticed.
import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../../testing/app.ts';
import { betweenLookAndWrite } from '../../testing/between.ts';
import { createShopper, fund } from '../../testing/fixtures.ts';
import { createMatrixWorld, digest, type MatrixWorld, signIn } from '../../testing/matrix-world.ts';
import { createOperator, enrolOperator } from '../../testing/operators.ts';
import { detailOf } from './audit.rules.ts';
import { listBrokenLinks } from './audit.sql.ts';

const app = withTestApp({ max: 30 });
let world: MatrixWorld;
let admin: { cookie?: string };
beforeAll(async () => {
  world = await createMatrixWorld(app);
  admin = await signIn(world, 'admin');
});
const change = (key: string, value: number, version: number, key2?: string) =>
  app.call(
    'changeSetting',
    { key, value, version, reason: 'a good reason' },
    { ...admin, ...(key2 ? { key: key2 } : {}) },
  );
const newest = async () => (await app.data('listAuditLog', { limit: 1 }, admin)).list[0];
/** As an owner who means it: triggers off, change, triggers on. */
const meddle = (sql: string) =>
  app.owner.script(
    `alter table audit_log disable trigger all; ${sql}; alter table audit_log enable trigger all`,
  );

describe('an entry', () => {
  it('says who did what to what, from where, and when', async () => {
    expect((await change('orders.extendDays', 9, 0)).body.code).toBe(1);
    expect(await newest()).toMatchObject({
      operator: 'admin',
      verb: 'changeSetting',
      target: 'orders.extendDays',
      outcome: 'done',
      ip: '127.0.0.1',
      at: app.clock.now().toISOString(),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.parse((await newest())?.detail ?? '')).toMatchObject({ value: 9, reason: 'a good reason' });
  });

  it('is written for what happened only: a refused write leaves none, a repeated one no second', async () => {
    const before = await digest(app);
    expect((await change('orders.extendDays', 8, 99)).body.error).toBe('SETTING_VERSION_STALE');
    expect(await digest(app)).toEqual(before);
    await change('orders.completeDays', 8, 0, 'once-and-only-once');
    const first = await newest();
    await change('orders.completeDays', 8, 0, 'once-and-only-once');
    expect(await newest()).toEqual(first);
  });

  it.each([
    ['dismissed', `disabled_at = now()`],
    ['without the role', `roles = '{support}'`],
  ])(
    'is not written for who is %s by the time of writing, and then the deed is undone',
    async (_, change) => {
      const { userId } = await createShopper(app.owner);
      const { credentials, operatorId: operator } = await enrolOperator(
        app,
        await createOperator(app, ['admin']),
      );
      const propose = () =>
        app.call(
          'proposeCorrection',
          { account: `shopper_available:${userId}`, direction: 'credit', amount: '5.00', reason: 'a gift' },
          credentials,
        );
      await app.db.transaction((tx) => fund(tx, userId, 100n));
      const lose = () =>
        app.owner.run('test.lose', `update operators set ${change} where id = $1`, [operator]);
      const answer = await betweenLookAndWrite(app, 'corrections', propose, lose);
      expect(answer.body.error).toBe('FORBIDDEN');
      const { count } = await app.owner.one<{ count: number }>(
        'test.made',
        'select count(*)::int as count from corrections where made_by = $1',
        [operator],
      );
      expect(count).toBe(0);
    },
  );

  it('of each write that operators can make is there', async () => {
    const { userId } = await createShopper(app.owner);
    await app.data('freezeUser', { id: String(userId), reason: 'stolen phone' }, admin);
    const { list } = await app.data('listAuditLog', { verb: 'freezeUser', target: String(userId) }, admin);
    expect(list).toHaveLength(1);
    expect((await app.data('listAuditLog', { operator: 'nobody' }, admin)).total).toBe(0);
    expect((await app.data('listAuditLog', { from: '2020-01-01', to: '2020-01-02' }, admin)).total).toBe(0);
    const today = app.clock.now().toISOString().slice(0, 10);
    expect((await app.data('listAuditLog', { from: today, to: today }, admin)).total).toBeGreaterThan(2);
  });

  it('holds no secrets', () => {
    const detail = detailOf({ id: 5n, code: '123456', proof: { ticket: 'abc' }, password: 'x', note: 'y' });
    expect(JSON.parse(detail)).toEqual({
      id: '5',
      code: '···',
      proof: { ticket: '···' },
      password: '···',
      note: 'y',
    });
  });
});

describe('the chain', () => {
  it('is one line, also when forty write at once', async () => {
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const { userId } = await createShopper(app.owner);
        await app.data('freezeUser', { id: String(userId), reason: 'all at once' }, admin);
      }),
    );
    const { ids, distinct } = await app.owner.one<{ ids: number; distinct: number }>(
      'test.chain',
      'select max(id)::int as ids, count(distinct hash)::int as distinct from audit_log',
    );
    expect(distinct).toBe(ids);
    expect(await listBrokenLinks(app.db)).toEqual([]);
  });

  it('cannot be written otherwise, by the server or by the owner', async () => {
    for (const sql of [`update audit_log set outcome = 'done'`, 'delete from audit_log']) {
      await expect(app.db.run('test.forge', sql)).rejects.toThrow(/permission denied/);
      await expect(app.owner.script(sql)).rejects.toThrow(/append-only/);
    }
    // A hash of one's own and a number of one's own are not taken.
    await app.db.run(
      'test.own',
      `insert into audit_log (id, at, operator_id, verb, outcome, detail, ip, request_id, hash) values (7, $1, $2, 'x', 'done', '{}', '', '', '\\x00')`,
      [app.clock.now(), world.subjects.admin],
    );
    expect(await listBrokenLinks(app.db)).toEqual([]);
  });

  it('shows a changed word and a missing entry, in the reconciliation too', async () => {
    const detail = '{"reason":"another one"}';
    await meddle(
      `create temp table kept as select * from audit_log where id in (2, 3); update audit_log set detail = '${detail}' where id = 2`,
    );
    expect(await listBrokenLinks(app.db)).toEqual([
      { ref: 'entry 2', detail: 'its hash is not that of its words' },
    ]);
    await meddle('update audit_log a set detail = k.detail from kept k where k.id = a.id');
    expect(await listBrokenLinks(app.db)).toEqual([]);
    await meddle('delete from audit_log where id = 3');
    const { faults } = await app.data('reconcileLedger', {}, admin);
    expect(faults).toMatchObject([{ rule: 'R9', ref: 'entry 4', detail: 'follows entry 2' }]);
    await app.owner.script(
      'alter table audit_log disable trigger all; insert into audit_log select * from kept where id = 3; alter table audit_log enable trigger all',
    );
    expect(await listBrokenLinks(app.db)).toEqual([]);
  });
});
