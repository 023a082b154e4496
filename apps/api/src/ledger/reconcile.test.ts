// Tests of reconciliation: random books are whole, and each planted fault is found by its own rule.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase, withTestDatabase } from '../testing/database.ts';
import { type AccountRef, balancesOf, InsufficientFunds, post, reconcile, topUpPass } from './index.ts';

describe('random journals', () => {
  const test = withTestDatabase();
  const accounts: AccountRef[] = [
    { type: 'shopper_available', ownerId: 1n },
    { type: 'shopper_available', ownerId: 2n },
    { type: 'order_escrow', ownerId: 1n },
    { type: 'shop_available', ownerId: 1n },
    { type: 'shopper_held', ownerId: 1n },
    { type: 'commission_income' },
    { type: 'promo_expense' },
    { type: 'bank_clearing', bank: 'b' },
  ];
  const debitNormal = new Set(['promo_expense', 'adjustment', 'bank_clearing', 'chain_clearing']);
  const index = fc.nat({ max: accounts.length - 1 });
  const line = fc
    .record({ debit: index, credit: index, amount: fc.bigInt({ min: 1n, max: 5_000n }) })
    .filter(({ debit, credit }) => debit !== credit);
  const runs = fc.array(fc.array(line, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 25 });

  it('keep every balance as a model of them says, refuse what the model refuses, and reconcile', async () => {
    let key = 0;
    const model = accounts.map(() => 0n);
    await fc.assert(
      fc.asyncProperty(runs, async (journals) => {
        for (const lines of journals) {
          const next = [...model];
          let allowed = true;
          for (const { debit, credit, amount } of lines) {
            const sign = (at: number) => (debitNormal.has(accounts[at]?.type ?? '') ? -1n : 1n);
            next[debit] = (next[debit] ?? 0n) - sign(debit) * amount;
            next[credit] = (next[credit] ?? 0n) + sign(credit) * amount;
            // The first five are those that may never be in debt, at no point within a journal.
            if (debit < 5 && (next[debit] ?? 0n) < 0n) allowed = false;
          }
          key += 1;
          const postings = lines.map(({ debit, credit, amount }) => ({
            debit: accounts[debit] as AccountRef,
            credit: accounts[credit] as AccountRef,
            amountCents: amount,
          }));
          const outcome = await test.db
            .transaction((tx) => post(tx, { kind: 'ledger.adjust', key: `run:${key}`, actor: 'x', postings }))
            .then(
              () => true,
              (error) => (error instanceof InsufficientFunds ? false : Promise.reject(error)),
            );
          expect(outcome).toBe(allowed);
          if (allowed) model.splice(0, model.length, ...next);
        }
        expect(await balancesOf(test.db, accounts)).toEqual(model);
        expect(await reconcile(test.db)).toEqual([]);
        const sums = await test.owner.one<{ left: bigint; negative: bigint }>(
          'sums',
          `SELECT coalesce(sum(CASE normal WHEN 'C' THEN b.balance ELSE -b.balance END), 0)::bigint AS left,
              count(*) FILTER (WHERE b.balance < 0 AND NOT a.may_go_negative) AS negative
            FROM ledger.account_balance b JOIN ledger.account a USING (id)`,
        );
        expect(sums).toEqual({ left: 0n, negative: 0n });
      }),
      { numRuns: 25 },
    );
  });
});

describe('planted faults', () => {
  let test: TestDatabase;
  const from = { type: 'bank_clearing', bank: 'b' } as const;
  beforeEach(async () => {
    test = await openTestDatabase();
    for (const topUpId of [1n, 2n, 3n]) {
      await test.db.transaction((tx) =>
        post(tx, topUpPass({ topUpId, userId: 1n, from, amountCents: 100n, actor: 'x' })),
      );
    }
    expect(await reconcile(test.db)).toEqual([]);
  });
  afterEach(() => test.drop());

  const plant = (table: string, text: string) =>
    test.owner.script(`ALTER TABLE ledger.${table} DISABLE TRIGGER USER; ${text};
      ALTER TABLE ledger.${table} ENABLE TRIGGER USER`);

  it('R0: a journal without a posting', async () => {
    await plant(
      'journal',
      `INSERT INTO ledger.journal (kind, key, payload_hash, actor, created_at)
      VALUES ('a.b', 'planted', '', 'x', now())`,
    );
    expect(await reconcile(test.db)).toEqual([
      {
        rule: 'R0',
        title: 'journal without a posting',
        ref: 'planted',
        detail: expect.stringContaining('(a.b) has no posting'),
      },
    ]);
  });

  it.each([
    ['another kind', `'order.pay'`, 'says order.pay, its journal topup.pass'],
    ['no kind', 'NULL', 'says nothing, its journal topup.pass'],
  ])('R1: a posting of %s', async (_what, kind, detail) => {
    await plant('posting', `UPDATE ledger.posting SET kind = ${kind} WHERE credit_version = 2`);
    expect(await reconcile(test.db)).toMatchObject([
      { rule: 'R1', ref: 'topup:2:final', detail: expect.stringContaining(detail) },
    ]);
  });

  it('R2: a counter raised by hand', async () => {
    await plant(
      'account',
      `UPDATE ledger.account SET credits = credits + 1 WHERE path = 'shopper_available:1'`,
    );
    expect(await reconcile(test.db)).toMatchObject([
      {
        rule: 'R2',
        ref: 'shopper_available:1',
        detail: 'debits 0, postings say 0; credits 301, postings say 300',
      },
    ]);
  });

  it('R2: a posting changed by hand', async () => {
    await plant('posting', 'UPDATE ledger.posting SET amount = 99 WHERE credit_version = 2');
    expect(await reconcile(test.db)).toMatchObject([
      { rule: 'R2', detail: expect.stringContaining('credits 300, postings say 299') },
    ]);
  });

  it('R3: a debt where none may be', async () => {
    await test.owner.script('ALTER TABLE ledger.account DROP CONSTRAINT account_balance_not_negative');
    await plant('account', `UPDATE ledger.account SET debits = 500 WHERE path = 'shopper_available:1'`);
    const faults = await reconcile(test.db);
    expect(faults.map((fault) => fault.rule)).toEqual(['R2', 'R3']);
    expect(faults[1]).toMatchObject({ ref: 'shopper_available:1', detail: 'balance -200' });
  });

  it('R4: a posting taken away together with its money', async () => {
    await plant('posting', 'DELETE FROM ledger.posting WHERE credit_version = 2');
    await plant('journal', `DELETE FROM ledger.journal WHERE key = 'topup:2:final'`);
    await plant('account', `UPDATE ledger.account SET credits = 200 WHERE path = 'shopper_available:1'`);
    expect(await reconcile(test.db)).toMatchObject([
      { rule: 'R4', ref: 'shopper_available:1', detail: 'version 3, postings 2, last 3' },
    ]);
  });

  it('asks the rules that are handed in, all at one moment', async () => {
    const seen: string[] = [];
    const rule = (id: string) => ({
      id,
      title: `rule ${id}`,
      find: async (db: Parameters<typeof balancesOf>[0]) => {
        const row = await db.one<{ at: string; n: bigint }>(
          'moment',
          `SELECT pg_current_snapshot()::text || current_setting('transaction_isolation') AS at,
            count(*) AS n FROM ledger.journal`,
        );
        seen.push(row.at);
        await test.db.transaction((tx) =>
          post(
            tx,
            topUpPass({ topUpId: 100n + BigInt(seen.length), userId: 1n, from, amountCents: 1n, actor: 'x' }),
          ),
        );
        return [{ ref: id, detail: `${row.n} journals` }];
      },
    });
    const faults = await reconcile(test.db, [rule('B1'), rule('B2')]);
    expect(faults).toEqual([
      { rule: 'B1', title: 'rule B1', ref: 'B1', detail: '3 journals' },
      { rule: 'B2', title: 'rule B2', ref: 'B2', detail: '3 journals' },
    ]);
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]).toContain('repeatable read');
  });
});
