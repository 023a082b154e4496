// The plans behind the lists of the books and of the audit log: whatever they are narrowed down to is found by an index, however long they are.
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, findMover, type JournalFilter, journals } from '../../ledger/explore.sql.ts';
import type { Chosen } from '../../platform/narrowed.sql.ts';
import { TEST_START, withTestDatabase } from '../../testing/database.ts';
import { createOperator } from '../../testing/fixtures.ts';
import { plansOf, readBy, settle } from '../../testing/plans.ts';
import { type AuditFilter, auditEntries } from './audit.sql.ts';

const world = withTestDatabase();
/** More than are counted. */
const size = 12_000;
const minute = 60_000;
let operator: { email: string; name: string };

/** A journal a minute, each to another shopper; one in a thousand is a payout. And as many entries in the audit log, one in a thousand about a payout, by one of thirteen people. */
beforeAll(async () => {
  const { operatorId } = await createOperator(world.owner);
  operator = await world.owner.one('test.operator', 'select email, name from operators where id = $1', [
    operatorId,
  ]);
  const others: bigint[] = [];
  while (others.length < 12) others.push((await createOperator(world.owner)).operatorId);
  await world.owner.run(
    'test.journals',
    `select ledger.post(case when g % 1000 = 500 then 'withdraw.pass' else 'topup.pass' end, 'topup:' || lpad(g::text, 6, '0') || ':pass', 'system', $2::timestamptz + g * interval '1 minute', 'USD',
       array['bank_clearing:demo'], array['shopper_available:' || g], array[100::bigint], null) from generate_series(1, $1::int) g`,
    [size, TEST_START],
  );
  await world.owner.run(
    'test.audit',
    `insert into audit_log (at, operator_id, verb, target, outcome, detail, ip, request_id)
     select $2::timestamptz + g * interval '1 minute', case when g % 1000 = 500 then $3::bigint else ($4::bigint[])[1 + g % 12] end, case when g % 1000 = 500 then 'recordPayout' else 'claimTopUp' end,
       't' || g, 'done', '{}', '127.0.0.1', 'r' from generate_series(1, $1::int) g`,
    [size, TEST_START, operatorId, others],
  );
  await settle(world, ['ledger.account', 'ledger.journal', 'ledger.posting', 'audit_log', 'operators']);
}, 300_000);

const anyJournal: JournalFilter = { kind: null, key: null, mover: null, from: null, until: null };
const anyEntry: AuditFilter = { operator: null, verb: null, target: null, from: null, until: null };
const at = (n: number) => new Date(TEST_START.getTime() + n * minute);
const mover = (path: string) => findMover(world.db, path);

/** Both statements look at little more than they find; by which plan they do is theirs to choose for known and for unknown values. */
async function areFound(
  tables: readonly string[],
  [count, most]: readonly [number, number],
  counted: Chosen,
  page: (total: number) => Chosen,
) {
  const [{ count: total } = { count: -1 }] = await world.owner.many<{ count: number }>(
    'test.count',
    counted.text,
    counted.values,
  );
  expect(total).toBe(count);
  for (const mode of ['auto', 'force_generic_plan']) {
    await world.owner.script(`set plan_cache_mode = ${mode}`);
    for (const asked of total < 10_000 ? [counted, page(total)] : [page(total)]) {
      const nodes = (await plansOf(world, asked)).filter((n) => tables.includes(n['Relation Name'] ?? ''));
      expect(nodes.map((n) => n['Node Type'])).not.toContain('Seq Scan');
      expect(Math.max(...nodes.map(readBy)), mode).toBeLessThanOrEqual(most);
    }
  }
  await world.owner.script('reset plan_cache_mode');
}

describe('journals are found by', () => {
  it.each<[string, () => Promise<Partial<JournalFilter>>, number, number]>([
    ['a rare kind', async () => ({ kind: 'withdraw.pass' }), 12, 100],
    ['how the key begins', async () => ({ key: 'topup:00042' }), 10, 100],
    ['an account that moved once', async () => ({ mover: await mover('shopper_available:77') }), 1, 100],
    ['an account that all move', async () => ({ mover: await mover('bank_clearing:demo') }), 10_000, 100],
    [
      'a rare kind on an account that all move',
      async () => ({ kind: 'withdraw.pass', mover: await mover('bank_clearing:demo') }),
      12,
      100,
    ],
    ['days of long ago', async () => ({ from: at(100), until: at(160) }), 60, 200],
    ['the last days', async () => ({ from: at(size - 59) }), 60, 200],
    ['nothing at all', async () => ({}), 10_000, 100],
  ])('%s', async (_, asked, count, most) => {
    const filter = { ...anyJournal, ...(await asked()) };
    await areFound(['journal', 'posting'], [count, most], journals.counting(filter), (total) =>
      journals.paging(filter, null, 21, total),
    );
  });

  it('an account, page by page as all at once', async () => {
    const filter = { ...anyJournal, mover: await mover('bank_clearing:demo'), kind: 'withdraw.pass' };
    const ids = async (before: string | null, limit: number) =>
      (await journals.read(world.db, filter, before, limit)).rows.slice(0, limit).map((j) => j.id);
    const all = await ids(null, 100);
    expect(all).toEqual(all.toSorted((a, b) => Number(b - a)));
    expect([...(await ids(null, 5)), ...(await ids(String(all[4]), 100))]).toEqual(all);
  });
});

describe('accounts are found by', () => {
  it.each([
    ['how the path begins', { type: null, start: 'shopper_available:1199' }, 11, 100],
    ['a letter that means more elsewhere', { type: null, start: 'shopper%' }, 0, 100],
    ['their type', { type: 'bank_clearing', start: null }, 1, 100],
    ['nothing at all', { type: null, start: null }, 10_000, 100],
  ])('%s', async (_, filter, count, most) => {
    await areFound(['account'], [count, most], accounts.counting(filter), (total) =>
      accounts.paging(filter, null, 21, total),
    );
  });
});

describe('entries of the audit log are found by', () => {
  it.each<[string, () => Partial<AuditFilter>, number, number]>([
    ['a rare verb', () => ({ verb: 'recordPayout' }), 12, 100],
    ['the target', () => ({ target: 't4711' }), 1, 100],
    ['days of long ago', () => ({ from: at(100), until: at(160) }), 60, 200],
    ['a verb on a day without it', () => ({ verb: 'recordPayout', from: at(100), until: at(160) }), 0, 200],
    ['nothing at all', () => ({}), 10_000, 100],
  ])('%s', async (_, asked, count, most) => {
    const filter = { ...anyEntry, ...asked() };
    await areFound(['audit_log'], [count, most], auditEntries.counting(filter), (total) =>
      auditEntries.paging(filter, null, 21, total),
    );
  });

  it('who did it, by address or name in any case', async () => {
    for (const q of [operator.email.toUpperCase(), operator.name.toLowerCase()])
      expect(await auditEntries.count(world.db, { ...anyEntry, operator: q })).toBe(12);
  });
});
