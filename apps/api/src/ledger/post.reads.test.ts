// How much of the ledger a journal reads: its own accounts, however many there are and whatever the database knew when the plan was made.
import { beforeAll, expect, it } from 'vitest';
import { withTestDatabase } from '../testing/database.ts';
import { orderPay, post, topUpPass } from './index.ts';

const test = withTestDatabase({ max: 1 });
const accounts = 5_000;
const actor = 'system';
const from = { type: 'bank_clearing', bank: 'demo' } as const;
const topUp = (n: bigint) => topUpPass({ topUpId: n, userId: n, from, amountCents: 5_000n, actor });
const payment = (n: bigint) =>
  orderPay({ orderId: n, userId: n, shopperCents: 4_000n, platformCents: 500n, actor });

/** A shop's first minutes: the one connection has posted when there was nobody, then many came, and nothing has been analyzed yet. */
beforeAll(async () => {
  await test.owner.script('ALTER TABLE ledger.account SET (autovacuum_enabled = false)');
  await test.db.transaction((tx) => post(tx, topUp(1n)));
  await test.db.transaction((tx) => post(tx, payment(1n)));
  await test.db.transaction((tx) => post(tx, topUp(2n)));
  await test.owner.run(
    'test.fill',
    `INSERT INTO ledger.account (path, type, owner_id, asset, normal, tracked, may_go_negative)
     SELECT t.type || ':' || g, t.type, g, 'USD', t.normal, t.tracked, t.may_go_negative
     FROM ledger.account_type t, generate_series(1000, 1000 + $1::int) g WHERE t.type = 'shopper_available'`,
    [accounts],
  );
});

it.each([
  ['a top-up', topUp(3n)],
  ['a payment', payment(2n)],
])('%s reads no account but its own', async (_, journal) => {
  const read = await test.db.transaction(async (tx) => {
    const fetched = () =>
      tx.one<{ n: bigint }>(
        'test.fetched',
        `SELECT coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) AS n FROM pg_stat_xact_user_tables
         WHERE schemaname = 'ledger' AND relname = 'account'`,
      );
    const before = await fetched();
    await post(tx, journal);
    return (await fetched()).n - before.n;
  });
  expect(read).toBeGreaterThan(0n);
  expect(read).toBeLessThan(40n);
});
