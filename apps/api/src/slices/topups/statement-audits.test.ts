// Statements and who has to look: what is told before a line is passed on, and files that are made to be endless work.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { reconcile } from '../../ledger/index.ts';
import { withTestApp } from '../../testing/app.ts';
import { TEST_START } from '../../testing/database.ts';
import { createOperator } from '../../testing/fixtures.ts';
import { businessRules } from '../operations/index.ts';
import { importStatement } from './import-statement.ts';
import { columns, fileOf, paid, statementActs } from './statements.test-world.ts';
import { topUpActs } from './topups.test-world.ts';

const world = withTestApp();
const { payer, payee, announceBank, pass } = topUpActs(world);
const { take, lineOf, codeOf, audit, byLine } = statementActs(world);
beforeEach(() => world.clock.set(TEST_START));
afterEach(async () => expect(await reconcile(world.db, businessRules)).toEqual([]));

it('a file of letters and digits without end looks up so many codes at a time, and finds ours among them, each once', async () => {
  const who = await payer();
  const account = await payee();
  const ids = [await announceBank(who), await announceBank(who)];
  const codes = await Promise.all(ids.map(codeOf));
  const noise = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.repeat(15);
  const texts = [`${codes[0]} ${noise}`, ...Array<string>(60).fill(noise), `${noise}${codes[1]}`];
  const operator = await createOperator(world.owner);
  const sizes: number[] = [];
  const csv = fileOf(...texts.map((text) => paid('250.00', text)), paid('250.00', `${codes[1]} `.repeat(40)));
  const input = {
    fileName: 'noise.csv',
    csv,
    columns,
    decimal: 'point',
    dates: 'ymd',
    payeeAccount: account,
  } as const;
  await world.db.transaction((tx) => {
    const run: typeof tx.run = (name, text, values) => {
      if (name === 'statements.insertNames') sizes.push((values as [bigint[], string[]])[1].length);
      return tx.run(name, text, values);
    };
    return importStatement(Object.assign(Object.create(tx), { run }), operator, input);
  });
  expect(sizes.reduce((all, size) => all + size, 0)).toBeGreaterThan(25_000);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(10_000);
  const named = await world.db.many<{ topUpId: bigint; row: number }>(
    'test.names',
    `select m.topup_id as "topUpId", l.row from statement_line_names m join statement_lines l on l.id = m.line_id where m.topup_id = any($1::bigint[]) order by l.row`,
    [ids],
  );
  expect(named).toEqual([
    { topUpId: ids[0], row: 2 },
    { topUpId: ids[1], row: 63 },
    { topUpId: ids[1], row: 64 },
  ]);
});

it.each([
  ['bears the code, in a file of a colleague', { named: true, own: false, amount: '10.00' }, []],
  ['bears the code, in a file of their own', { named: true, own: true, amount: '10.00' }, ['own_file']],
  ['does not bear the code', { named: false, own: false, amount: '10.00' }, ['unnamed']],
  ['does not, in a file of their own', { named: false, own: true, amount: '10.00' }, ['unnamed', 'own_file']],
  ['is of a large sum', { named: true, own: false, amount: '1000.00' }, ['large']],
  ['is of less than a large sum', { named: true, own: false, amount: '999.99' }, []],
])(
  'on a line that %s is told beforehand whether a second person is asked for, and why',
  async (_, how, why) => {
    const account = await payee();
    const id = await announceBank(await payer(), how.amount, account);
    const [by, other] = [await createOperator(world.owner), await createOperator(world.owner)];
    // Nothing shows the money yet.
    expect((await audit(id, by.operatorId)).second).toContain('typed');
    const csv = fileOf(paid(how.amount, how.named ? await codeOf(id) : 'no code'));
    const { id: statement } = await take(account, csv, {}, how.own ? by : other);
    expect(await audit(id, by.operatorId)).toMatchObject({ second: why, lines: [{ second: why }] });
    await pass(by, id, byLine(await lineOf(statement)));
    expect((await audit(id)).status).toBe(why.length === 0 ? '1' : '0');
    if (why.length > 0) await pass(other, id, byLine(await lineOf(statement)));
    // Decided, nobody is asked for any more.
    expect(await audit(id, by.operatorId)).toMatchObject({
      status: '1',
      second: [],
      lines: [{ second: [] }],
    });
  },
);
