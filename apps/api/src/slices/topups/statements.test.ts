// Statements on a real server: imported once, read whatever banks write, matched by code and amount, and top-ups passed on their lines.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../../ledger/index.ts';
import { withTestApp } from '../../testing/app.ts';
import { TEST_START, untilSomebodyWaits } from '../../testing/database.ts';
import { createOperator } from '../../testing/fixtures.ts';
import { digest } from '../../testing/matrix-world.ts';
import { enrolOperator, createOperator as hire } from '../../testing/operators.ts';
import { outcome } from '../../testing/orders.ts';
import { businessRules } from '../operations/index.ts';
import { importStatement } from './import-statement.ts';
import { readLines } from './read-statements.ts';
import { refuseTopUp } from './refuse-top-up.ts';
import { columns, fileOf, header, paid, statementActs } from './statements.test-world.ts';
import { getTopUp } from './topups.sql.ts';
import { byBank, topUpActs } from './topups.test-world.ts';

const world = withTestApp({ max: 32 });
const { payer, payee, announceBank, pass } = topUpActs(world);
const { take, linesOf, lineOf, codeOf, audit, balance, byLine } = statementActs(world);
beforeEach(() => world.clock.set(TEST_START));
afterEach(async () => expect(await reconcile(world.db, businessRules)).toEqual([]));

describe('importing', () => {
  it('stores each line once, however often it comes, in whichever file', async () => {
    const account = await payee();
    const lines = [paid('25.00', 'one'), paid('25.00', 'two'), paid('-3.00', 'fee')];
    expect(await take(account, fileOf(...lines))).toMatchObject({ rows: 3, added: 3, repeated: 0 });
    expect(await take(account, fileOf(...lines))).toMatchObject({ rows: 3, added: 0, repeated: 3 });
    expect(await take(account, fileOf(...lines, paid('4.00', 'three')))).toMatchObject({
      added: 1,
      repeated: 3,
    });
    expect(await take(await payee(), fileOf(...lines))).toMatchObject({ added: 3 });
  });

  it('without ids of the bank tells lines that are alike by how many there are', async () => {
    const account = await payee();
    const { lineId: _, ...bare } = columns;
    const two = fileOf(paid('25.00', 'x', { id: '' }), paid('25.00', 'x', { id: '' }));
    expect(await take(account, two, { columns: bare })).toMatchObject({ added: 2 });
    expect(await take(account, two, { columns: bare })).toMatchObject({ added: 0, repeated: 2 });
    expect(await take(account, `${two}\n${paid('25.00', 'x', { id: '' })}`, { columns: bare })).toMatchObject(
      {
        added: 1,
        repeated: 2,
      },
    );
  });

  it('by many at once is done once', async () => {
    const account = await payee();
    const csv = fileOf(...Array.from({ length: 30 }, (_, i) => paid('25.00', `n ${i}`)));
    const all = await Promise.all(Array.from({ length: 12 }, () => take(account, csv)));
    expect(all.reduce((sum, { added }) => sum + added, 0)).toBe(30);
  });

  it('reads semicolons, decimal commas, a byte order mark and quotes; tells what it cannot read, with row and reason; keeps the rest', async () => {
    const csv = [
      '\ufeffKonto;DE00 123',
      'Buchung;Betrag;Währung;Zweck;Name;Nr',
      '01.03.2026;1.250,50;EUR;"a; b";"Mia ""M"" Test";1',
      '31.02.2026;5,00;USD;x;y;2',
      '01.03.2026;5.00;USD;x;y;3',
      '01.03.2026;7,00;USD;x;y;4',
      '01.03.2026;7,50;USD;x;y;4',
      '01.04.2026;5,00;USD;x;y;5',
      '01.03.2026',
    ].join('\r\n');
    const done = await take(await payee(), csv, {
      columns: {
        date: 'Buchung',
        amount: 'BETRAG',
        currency: 'Währung',
        reference: 'Zweck',
        counterparty: 'Name',
        lineId: 'Nr',
      },
      decimal: 'comma',
      dates: 'dmy',
    });
    expect(done).toMatchObject({ rows: 7, added: 2, repeated: 0 });
    expect(done.unreadable.map(({ row, reason }) => [row, reason])).toEqual([
      [4, 'date'],
      [5, 'amount'],
      [7, 'contradicts'],
      [8, 'date_ahead'],
      [9, 'amount'],
    ]);
    expect(await linesOf(done.id)).toMatchObject([
      { row: 6, amount: '7.00', result: 'unknown', bankLineId: '4' },
      {
        row: 3,
        amount: '1250.50',
        currency: 'EUR',
        reference: 'a; b',
        counterparty: 'Mia "M" Test',
        result: 'other_currency',
      },
    ]);
  });

  it('of no account of ours, or with other columns, is refused', async () => {
    expect(await outcome(take(900_000n, fileOf()))).toBe('PAYEE_UNKNOWN');
    const account = await payee();
    expect(await outcome(take(account, 'a,b\n1,2'))).toBe('STATEMENT_COLUMNS_UNFIT');
    expect(await outcome(take(account, `${header}\n2026-03-01,5,USD,"never closed`))).toBe(
      'STATEMENT_FILE_INVALID',
    );
  });

  it('by a person who may is written down with the hash of the file, and by others not done', async () => {
    const account = String(await payee());
    const given = {
      payeeAccount: account,
      fileName: 'f.csv',
      csv: fileOf(paid('1.00', 'x'.repeat(400))),
    };
    const csv = `${given.csv}\n${Array.from({ length: 60 }, () => paid('1.00', 'long enough to be named by its hash')).join('\n')}`;
    const input = { ...given, csv, columns, decimal: 'point', dates: 'ymd' } as const;
    const finance = await enrolOperator(world, await hire(world, ['finance']));
    const support = await enrolOperator(world, await hire(world, ['support']));
    const before = await digest(world);
    expect((await world.call('importStatement', input, support.credentials)).body.error).toBe('FORBIDDEN');
    expect(await digest(world)).toEqual(before);
    expect((await world.data('importStatement', input, finance.credentials)).added).toBe(61);
    const { list } = await world.data('listAuditLog', { verb: 'importStatement' }, finance.credentials);
    expect(list[0]?.detail).toMatch(/"csv":"\d+ characters, sha256 [0-9a-f]{64}"/);
    expect((await world.data('listStatements', {}, support.credentials)).list[0]).toMatchObject({
      added: 61,
    });
  });

  it('what is stored stays, whoever writes', async () => {
    const { id } = await take(await payee(), fileOf(paid('25.00', 'one')));
    for (const [table, change] of [
      ['statement_lines', 'cents = 1'],
      ['bank_statements', 'added = 0'],
      ['statement_line_names', 'line_id = 1'],
    ])
      for (const db of [world.db, world.owner]) {
        await expect(db.run('t', `update ${table} set ${change}`)).rejects.toThrow();
        await expect(db.run('t', `delete from ${table}`)).rejects.toThrow();
      }
    expect(await linesOf(id)).toMatchObject([{ amount: '25.00' }]);
  });
});

describe('a line', () => {
  it('is held against the top-ups by code, however it is typed, and amount', async () => {
    const account = await payee();
    const who = await payer();
    const [right, other, late] = [
      await announceBank(who, '250.00', account),
      await announceBank(who, '99.00', account),
      await announceBank(who, '30.00', account),
    ];
    const operator = await createOperator(world.owner);
    for (const by of [operator, await createOperator(world.owner)])
      await pass(by, late, byBank('BY-HAND-1', '30.00'));
    const done = await take(
      account,
      fileOf(
        paid(
          '250.00',
          `thanks ${(await codeOf(right)).toLowerCase().replace('-', '').split('').join(' ')} bye`,
        ),
        paid('98.00', await codeOf(other)),
        paid('30.00', `re ${await codeOf(late)}`),
        paid('12.00', 'no code'),
        paid('-250.00', await codeOf(right)),
        paid('250.00', await codeOf(right), { cur: 'EUR' }),
      ),
    );
    const found = await linesOf(done.id);
    expect(found.map(({ row, result, topUp }) => [row, result, topUp?.id ?? null]).sort()).toEqual([
      [2, 'matched', String(right)],
      [3, 'amount_differs', String(other)],
      [4, 'used', String(late)],
      [5, 'unknown', null],
      [6, 'not_a_credit', null],
      [7, 'other_currency', null],
    ]);
    expect((await linesOf(done.id, 'unmatched')).map(({ row }) => row).sort()).toEqual([3, 4, 5, 7]);
    expect(new Map(done.results.map((r) => [r.result, r.count])).get('matched')).toBe(1);
    const ask = (filter: object) =>
      readLines(world.db, { statement: BigInt(done.id), result: 'all', limit: 9, ...filter });
    expect((await ask({ q: 'NO CODE' })).list.map((l) => l.row)).toEqual([5]);
    expect((await ask({ q: await codeOf(other) })).list.map((l) => l.row)).toEqual([3]);
    expect((await ask({ amount: '250' })).list.map((l) => l.row).sort()).toEqual([2, 7]);
    expect((await ask({ from: '2026-03-02' })).total).toBe(0);
    expect((await ask({ q: '%' })).total).toBe(0);
  });

  it('that came before its top-up was announced is matched when it is', async () => {
    const who = await payer();
    const account = await payee();
    const { reference } = await world.data('listPayeeAccounts', {}, who.credentials);
    const done = await take(account, fileOf(paid('250.00', reference)));
    expect(await linesOf(done.id)).toMatchObject([{ result: 'unknown' }]);
    const id = await announceBank(who, '250.00', account);
    expect(await linesOf(done.id)).toMatchObject([{ result: 'matched', topUp: { id: String(id) } }]);
    expect((await audit(id)).lines).toMatchObject([{ named: true, result: 'matched' }]);
  });

  it('and its top-up that come at the same moment do not miss each other', async () => {
    const [who, account] = [await payer(), await payee()];
    const { reference } = await world.data('listPayeeAccounts', {}, who.credentials);
    const operator = await createOperator(world.owner);
    const input = {
      payeeAccount: account,
      fileName: 'f.csv',
      csv: fileOf(paid('250.00', reference)),
      columns,
      decimal: 'point',
      dates: 'ymd',
    } as const;
    let announced: Promise<bigint> | undefined;
    const statement = await world.db.transaction(async (tx) => {
      const id = await importStatement(tx, operator, input);
      announced ??= announceBank(who, '250.00', account);
      await Promise.race([announced, untilSomebodyWaits(world.owner)]);
      return id;
    });
    const id = await announced;
    expect(await linesOf(statement)).toMatchObject([{ result: 'matched', topUp: { id: String(id) } }]);
  });
});

describe('passing on a line', () => {
  it('that bears the code takes one person, and credits what the line says, where it arrived', async () => {
    const [said, arrived] = [await payee(), await payee()];
    const who = await payer();
    const id = await announceBank(who, '250.00', said);
    const { id: statement } = await take(arrived, fileOf(paid('249.10', await codeOf(id))));
    const line = await lineOf(statement);
    expect((await audit(id)).lines).toMatchObject([
      { id: String(line), named: true, result: 'amount_differs' },
    ]);
    await pass(await createOperator(world.owner), id, byLine(line));
    expect(await balance(who)).toBe(24_910n);
    expect(await audit(id)).toMatchObject({
      status: '1',
      arrived: '249.10',
      lines: [{ result: 'credited' }],
    });
    const { bank } = await world.db.one<{ bank: string }>(
      't',
      'select bank from payee_accounts where id = $1',
      [arrived],
    );
    const { path } = await world.db.one<{ path: string }>(
      't',
      `select a.path from ledger.journal j join ledger.posting p on p.journal_id = j.id join ledger.account a on a.id = p.debit_account
       where j.kind = 'topup.pass' and split_part(j.key, ':', 2) = $1`,
      [String(id)],
    );
    expect(path).toBe(`bank_clearing:${bank}`);
  });

  it('is all that is left to do once its line is there: nothing that arrived is refused', async () => {
    const account = await payee();
    const who = await payer();
    const [id, other] = [
      await announceBank(who, '250.00', account),
      await announceBank(who, '80.00', account),
    ];
    const { id: statement } = await take(account, fileOf(paid('250.00', await codeOf(id))));
    const operator = await createOperator(world.owner);
    const deny = (which: bigint) =>
      outcome(world.db.transaction((tx) => refuseTopUp(tx, operator, { id: which, refusal: 'not_arrived' })));
    expect(await deny(id)).toBe('TOPUP_ARRIVED');
    expect(await audit(id)).toMatchObject({ status: '0', refusal: null });
    expect(await deny(other)).toBeUndefined();
    await pass(operator, id, byLine(await lineOf(statement)));
    expect(await balance(who)).toBe(25_000n);
  });

  it('without the code takes two, and so does a typed reference, whatever the sum', async () => {
    const account = await payee();
    const [who, other] = [await payer(), await payer()];
    const [a, b] = [await createOperator(world.owner), await createOperator(world.owner)];
    const [id, typed] = [
      await announceBank(who, '10.00', account),
      await announceBank(other, '10.00', account),
    ];
    const { id: statement } = await take(account, fileOf(paid('10.00', 'forgot the code')));
    const line = await lineOf(statement);
    expect((await audit(id)).lines).toMatchObject([{ id: String(line), named: false, result: 'unknown' }]);
    await pass(a, id, byLine(line));
    await pass(a, typed, byBank('ONLY-WORDS', '10.00'));
    expect([await balance(who), await balance(other)]).toEqual([0n, 0n]);
    expect(await outcome(pass(a, id, byLine(line)))).toBe('FOUR_EYES');
    expect(await outcome(pass(a, typed, byBank('ONLY-WORDS', '10.00')))).toBe('FOUR_EYES');
    expect(await outcome(pass(b, typed, byBank('OTHER-WORDS', '10.00')))).toBe('TOPUP_PROOF_OTHER');
    await pass(b, id, byLine(line));
    await pass(b, typed, byBank('ONLY-WORDS', '10.00'));
    expect([await balance(who), await balance(other)]).toEqual([1_000n, 1_000n]);
  });

  it('takes the one who typed a reference before the line came, and nobody else', async () => {
    const account = await payee();
    const who = await payer();
    const id = await announceBank(who, '30.00', account);
    const a = await createOperator(world.owner);
    await pass(a, id, byBank('TYPED-FIRST', '30.00'));
    const { id: statement } = await take(account, fileOf(paid('30.00', await codeOf(id))));
    await pass(a, id, byLine(await lineOf(statement)));
    expect(await balance(who)).toBe(3_000n);
    expect(await getTopUp(world.db, id)).toMatchObject({
      status: '1',
      firstBy: null,
      firstProof: null,
      decidedBy: a.operatorId,
    });
  });

  it('of a file that one imported oneself takes another person, and the database sees to it', async () => {
    const account = await payee();
    const who = await payer();
    const id = await announceBank(who, '20.00', account);
    const [a, b] = [await createOperator(world.owner), await createOperator(world.owner)];
    const { id: statement } = await take(account, fileOf(paid('20.00', await codeOf(id))), {}, a);
    const line = await lineOf(statement);
    expect((await audit(id)).lines).toMatchObject([{ named: true, importedBy: String(a.operatorId) }]);
    await pass(a, id, byLine(line));
    expect(await balance(who)).toBe(0n);
    expect(await outcome(pass(a, id, byLine(line)))).toBe('FOUR_EYES');
    await expect(
      world.owner.run(
        't',
        `update topups set status = 1, decided_at = created_at, decided_by = $2, first_by = null, arrived_cents = 2000, statement_line_id = $3, named_line_id = $3 where id = $1`,
        [id, a.operatorId, line],
      ),
    ).rejects.toThrow(/one person's word/);
    await pass(b, id, byLine(line));
    expect(await balance(who)).toBe(2_000n);
  });

  it('that came after one person’s word is enough for that same person, and the word is forgotten', async () => {
    const account = await payee();
    const who = await payer();
    const id = await announceBank(who, '250.00', account);
    const one = await createOperator(world.owner);
    await pass(one, id, byBank('TYPED-1'));
    expect(await balance(who)).toBe(0n);
    const { id: statement } = await take(account, fileOf(paid('250.00', await codeOf(id))));
    await pass(one, id, byLine(await lineOf(statement)));
    expect(await balance(who)).toBe(25_000n);
    expect(await audit(id)).toMatchObject({ status: '1', firstBy: null });
  });

  it('that bears the code takes two above the limit', async () => {
    const account = await payee();
    const who = await payer();
    const id = await announceBank(who, '1000.00', account);
    const { id: statement } = await take(account, fileOf(paid('1000.00', await codeOf(id))));
    const line = await lineOf(statement);
    const a = await createOperator(world.owner);
    await pass(a, id, byLine(line));
    expect(await balance(who)).toBe(0n);
    expect(await outcome(pass(a, id, byLine(line)))).toBe('FOUR_EYES');
    await pass(await createOperator(world.owner), id, byLine(line));
    expect(await balance(who)).toBe(100_000n);
  });

  it("refuses a debit, another currency, a line that is none, one of another's code, and one that was used, by whatever name", async () => {
    const account = await payee();
    const [who, other] = [await payer(), await payer()];
    const [mine, theirs] = [
      await announceBank(who, '20.00', account),
      await announceBank(other, '20.00', account),
    ];
    const { id: statement } = await take(
      account,
      fileOf(
        paid('-20.00', await codeOf(mine)),
        paid('20.00', await codeOf(mine), { cur: 'EUR' }),
        paid('20.00', await codeOf(theirs), { id: 'bank-7' }),
      ),
    );
    const byRow = new Map((await linesOf(statement)).map((l) => [l.row, BigInt(l.id)]));
    const [a, b] = [await createOperator(world.owner), await createOperator(world.owner)];
    const tried = (id: bigint, row: number) => outcome(pass(a, id, byLine(byRow.get(row) ?? 0n)));
    expect(await tried(mine, 2)).toBe('TOPUP_PROOF_MISSING');
    expect(await tried(mine, 3)).toBe('TOPUP_PROOF_MISSING');
    expect(await tried(mine, 4)).toBe('TOPUP_PROOF_OTHER');
    expect(await outcome(pass(a, mine, byLine(900_000n)))).toBe('TOPUP_PROOF_OTHER');
    await pass(a, theirs, byLine(byRow.get(4) ?? 0n));
    expect(await tried(mine, 4)).toBe('TOPUP_PROOF_USED');
    // The same money once more, by the bank's own name for it.
    await pass(a, mine, byBank('BANK-7', '20.00'));
    expect(await outcome(pass(b, mine, byBank('BANK-7', '20.00')))).toBe('TOPUP_PROOF_USED');
    expect(await balance(who)).toBe(0n);
  });

  it('one line for many top-ups at once credits one of them', async () => {
    const account = await payee();
    const people = await Promise.all(Array.from({ length: 12 }, () => payer()));
    const topUps = await Promise.all(people.map((p) => announceBank(p, '15.00', account)));
    const { id: statement } = await take(account, fileOf(paid('15.00', 'for one of you')));
    const line = await lineOf(statement);
    const [a, b] = [await createOperator(world.owner), await createOperator(world.owner)];
    for (const id of topUps) await pass(a, id, byLine(line));
    const results = await Promise.all(topUps.map((id) => outcome(pass(b, id, byLine(line)))));
    expect(results.filter((r) => r === undefined)).toHaveLength(1);
    expect(new Set(results)).toEqual(new Set([undefined, 'TOPUP_PROOF_USED']));
    const sum = await Promise.all(people.map(balance));
    expect(sum.reduce((x, y) => x + y)).toBe(1_500n);
  });
});

describe('the database itself', () => {
  async function lined(amount = '20.00') {
    const account = await payee();
    const id = await announceBank(await payer(), amount, account);
    const { id: statement } = await take(
      account,
      fileOf(paid(amount, await codeOf(id)), paid(amount, 'nobody')),
    );
    const [nameless = 0n, named = 0n] = (await linesOf(statement)).map((l) => BigInt(l.id));
    const { operatorId } = await createOperator(world.owner);
    const force = (set: string) =>
      world.owner.run(
        't',
        `update topups set status = 1, decided_at = created_at, decided_by = $2, ${set} where id = $1`,
        [id, operatorId],
      );
    return { id, named, nameless, force, operatorId };
  }
  it('takes no pass on one word, no other amount, no line twice and no code that is not there', async () => {
    const { named, nameless, force, id, operatorId } = await lined();
    await expect(force(`arrived_cents = 2000, bank_reference = 'X'`)).rejects.toThrow(/topups_word_of_two/);
    await expect(force(`arrived_cents = 2000, statement_line_id = ${nameless}`)).rejects.toThrow(
      /topups_word_of_two/,
    );
    await expect(
      force(`arrived_cents = 2000, bank_reference = 'X', first_by = ${operatorId}`),
    ).rejects.toThrow(/topups_four_eyes/);
    await expect(
      force(`arrived_cents = 2001, statement_line_id = ${named}, named_line_id = ${named}`),
    ).rejects.toThrow(/topups_statement_amount/);
    await expect(
      force(`arrived_cents = 2000, statement_line_id = ${nameless}, named_line_id = ${nameless}`),
    ).rejects.toThrow(/topups_line_named/);
    await expect(
      force(`arrived_cents = 2000, statement_line_id = ${nameless}, named_line_id = ${named}`),
    ).rejects.toThrow(/topups_named_passed/);
    await expect(
      world.owner.run('t', 'insert into statement_line_names values ($1, $2)', [nameless, id]),
    ).rejects.toThrow(/does not bear/);
    const other = await lined();
    await pass(await createOperator(world.owner), id, byLine(named));
    await expect(
      world.owner.run('t', 'update topups set statement_line_id = $2 where id = $1', [other.id, named]),
    ).rejects.toThrow();
  });

  it('meddled with past its rules is noticed by the reconciliation', async () => {
    const { id, named } = await lined();
    await pass(await createOperator(world.owner), id, byLine(named));
    const meddle = (cents: number) =>
      world.owner.script(
        `alter table statement_lines disable trigger all; update statement_lines set cents = ${cents} where id = ${named}; alter table statement_lines enable trigger all`,
      );
    await meddle(1_999);
    expect(await reconcile(world.db, businessRules)).toMatchObject([
      { rule: 'R7', ref: `topup:${id}`, detail: expect.stringContaining('1999 USD') },
    ]);
    await meddle(2_000);
    const arrived = (cents: number) =>
      world.owner.script(
        `alter table topups disable trigger all; update topups set arrived_cents = ${cents} where id = ${id}; alter table topups enable trigger all`,
      );
    await arrived(3_000);
    expect((await reconcile(world.db, businessRules)).map((f) => f.ref)).toEqual([
      `topup:${id}`,
      `topup:${id}`,
    ]);
    await arrived(2_000);
  });
});
