// The plans behind the lists of statement lines: each question reads an index of its own and little more than it shows, wherever among the lines the answer lies.
import { unmatchedResults } from '@meridian/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../../ledger/index.ts';
import { TEST_START, withTestDatabase } from '../../testing/database.ts';
import { createOperator, createPayeeAccount, createShopper } from '../../testing/fixtures.ts';
import { type Asked, type Plan, plansOf, readBy, settle } from '../../testing/plans.ts';
import { type LineFilter, statementLines } from './statement-lines.sql.ts';
import { businessRules } from './topups.reconcile.ts';

const world = withTestDatabase();
const size = 20_000;
const statements = 40;
let accounts: bigint[];
let first: bigint;

/** Years of lines: one in twenty went out, one in a hundred is in another currency, one in twenty-five nobody has looked at; all others are credited. */
beforeAll(async () => {
  const { operatorId } = await createOperator(world.owner);
  const other = (await createOperator(world.owner)).operatorId;
  const { userId } = await createShopper(world.owner);
  accounts = [];
  while (accounts.length < 3) accounts.push(await createPayeeAccount(world.owner));
  const run = (sql: string, values: readonly unknown[]) => world.owner.run('test.fill', sql, values);
  await run(
    `insert into bank_statements (payee_account_id, file_name, sha256, rows, added, repeated, unreadable, imported_by, imported_at)
     select ($2::bigint[])[case g when 3 then 3 else 1 + g % 2 end], 'f' || g, sha256(g::text::bytea), 1, 1, 0, '[]', $3, $4 from generate_series(0, $1::int - 1) g`,
    [statements, accounts, operatorId, TEST_START],
  );
  first = (
    await world.owner.one<{ id: bigint }>('test.first', 'select min(id) as id from bank_statements', [])
  ).id;
  await run(
    `insert into statement_lines (statement_id, payee_account_id, row, booked_on, cents, currency, reference, counterparty, bank_line_id, ordinal)
     select $3::bigint + s, ($2::bigint[])[case s when 3 then 3 else 1 + s % 2 end], 1 + g, date '2020-01-01' + (g::bigint * 2000 / $1)::int,
       case when g % 20 = 7 then -1 else 1 end * (1000 + (g::bigint * 7919) % 900001), case when g % 100 = 33 then 'EUR' else 'USD' end,
       'TRANSFER ' || upper(md5(g::text)), 'PAYER ' || g % 997, 'B-' || g, 0
     from generate_series(0, $1::int - 1) g, lateral (select (g::bigint * $4 / $1)::int as s) x`,
    [size, accounts, first, statements],
  );
  await run(
    `insert into topups (topup_no, user_id, method, status, payee_account_id, reference, amount_cents, created_at, first_by, decided_by, arrived_cents, statement_line_id, decided_at)
     select 'T' || lpad(l.id::text, 18, '0'), $1, 'bank', 1, l.payee_account_id, substr(c.code, 1, 4) || '-' || substr(c.code, 5, 4), l.cents, $4, $2, $3, l.credit_cents, l.id, $4
     from statement_lines l, lateral (select string_agg(substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789', 1 + (l.id / (34 ^ k)::bigint)::int % 34, 1), '') as code from generate_series(0, 7) k) c
     where l.credit_cents is not null and l.id % 25 <> 3`,
    [userId, operatorId, other, TEST_START],
  );
  await settle(world, ['statement_lines', 'topups', 'statement_lines_open', 'statement_line_names']);
}, 300_000);

const explain = (asked: Asked) => plansOf(world, asked);
const none: LineFilter = {
  statementId: null,
  payeeAccountId: null,
  results: null,
  q: null,
  cents: null,
  from: null,
  to: null,
};
const ofLines = (nodes: readonly Plan[]) =>
  nodes.filter(
    (n) => n['Relation Name']?.startsWith('statement_lines') || n['Node Type'] === 'Bitmap Index Scan',
  );

const questions: [string, string, () => Partial<LineFilter>][] = [
  ['everything', 'statement_lines_booked', () => ({})],
  ['the lines of a file, the oldest one', 'statement_lines_of_statement', () => ({ statementId: first })],
  [
    'an account with few lines, long past',
    'statement_lines_by_day',
    () => ({ payeeAccountId: accounts[2] as bigint }),
  ],
  ['an amount', 'statement_lines_by_cents', () => ({ cents: 1000n + 7919n })],
  ['days long past', 'statement_lines_booked', () => ({ from: '2020-01-03', to: '2020-01-05' })],
  [
    'days long past of an account',
    'statement_lines_by_day',
    () => ({ payeeAccountId: accounts[1] as bigint, from: '2020-02-20', to: '2020-02-25' }),
  ],
  ['what somebody has to look at', 'statement_lines_open_booked', () => ({ results: unmatchedResults })],
  ['money that went out', 'statement_lines_paid', () => ({ results: ['not_a_credit'] })],
  ['credited', 'statement_lines_booked', () => ({ results: ['credited'] })],
  [
    'a word that stands in one line',
    'statement_lines_reference',
    () => ({ q: 'c4ca4238a0b923820dcc509a6f75849b' }),
  ],
  ['a number of the bank', 'statement_lines_by_bank_line', () => ({ q: 'B-17' })],
];

describe('a page of statement lines', () => {
  it.each(questions)('of %s is read by %s', async (_, index, filter) => {
    const asked = { ...none, ...filter() };
    const nodes = await explain(
      statementLines.paging(asked, null, 21, await statementLines.count(world.db, asked)),
    );
    expect(nodes.map((n) => n['Index Name'])).toContain(index);
    expect(ofLines(nodes).filter((n) => n['Node Type'] === 'Seq Scan')).toEqual([]);
    expect(Math.max(...ofLines(nodes).map(readBy))).toBeLessThan(1_500);
  });

  it('of a text is found by its index by a plan that is kept for all texts, too', async () => {
    await world.owner.script('set plan_cache_mode = force_generic_plan');
    for (const [q, index] of [
      ['c4ca4238a0b923820dcc509a6f75849b', 'statement_lines_reference'],
      ['B-17', 'statement_lines_by_bank_line'],
    ] as const) {
      const nodes = await explain(statementLines.paging({ ...none, q }, null, 21, 1));
      expect(nodes.map((n) => n['Index Name'])).toContain(index);
      expect(nodes.map((n) => n['Index Name'])).not.toContain('statement_lines_booked');
    }
    await world.owner.script('reset plan_cache_mode');
  });

  it('goes on where the page before ended, by the same index', async () => {
    const filter = { ...none, results: unmatchedResults };
    const seen: bigint[] = [];
    let before: { bookedOn: string; id: string } | null = null;
    for (let page = 0; page < 4; page += 1) {
      const rows: { id: bigint; bookedOn: string }[] = (
        await statementLines.read(world.db, filter, before, 50)
      ).rows.slice(0, 50);
      seen.push(...rows.map((l) => l.id));
      const last = rows.at(-1);
      before = last ? { bookedOn: last.bookedOn, id: String(last.id) } : null;
    }
    expect(new Set(seen).size).toBe(200);
    const nodes = await explain(statementLines.paging(filter, before, 21, 1_000));
    expect(nodes.map((n) => n['Index Name'])).toContain('statement_lines_open_booked');
    expect(Math.max(...ofLines(nodes).map(readBy))).toBeLessThan(1_500);
    const days = await statementLines.read(world.db, { ...filter, to: '2020-02-01' }, null, 5);
    expect(days.rows.every((l) => l.bookedOn <= '2020-02-01')).toBe(true);
  });

  it('is counted no further than ten thousand', async () => {
    expect(await statementLines.count(world.db, none)).toBe(10_000);
    const nodes = await explain(statementLines.counting(none));
    expect(Math.max(...nodes.map(readBy))).toBeLessThanOrEqual(10_000);
  });
});

describe('the lines that credit nothing', () => {
  it('are all on their list, and no other is; one that is lost from it is a fault', async () => {
    const { count } = await world.owner.one<{ count: number }>(
      'test.open',
      `select count(*)::int as count from statement_lines l where l.cents > 0 and not exists (select from topups t where t.statement_line_id = l.id)`,
      [],
    );
    const open = [...unmatchedResults, 'matched'] as const;
    expect(await statementLines.count(world.db, { ...none, results: open })).toBe(count);
    const lines = async () =>
      (await reconcile(world.db, businessRules)).filter((f) => f.ref.startsWith('line:')).map((f) => f.ref);
    expect(await lines()).toEqual([]);
    const { id } = await world.owner.one<{ id: bigint }>(
      'test.lose',
      'delete from statement_lines_open where line_id = (select max(line_id) from statement_lines_open) returning line_id as id',
      [],
    );
    expect(await lines()).toEqual([`line:${id}`]);
    await expect(
      world.db.transaction((tx) => tx.run('test.forge', 'delete from statement_lines_open', [])),
    ).rejects.toThrow(/permission denied/);
  });
});
