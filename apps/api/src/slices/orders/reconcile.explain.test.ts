// The plan behind the look at paid orders: it reads each move once, also when the planner has not heard of payments yet.
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '../../platform/db.ts';
import { withTestDatabase } from '../../testing/database.ts';
import { type Asked, plansOf, readBy, settle } from '../../testing/plans.ts';
import { listUnbalancedEscrows, listWrongPayJournals, listWrongSettlements } from './reconcile.sql.ts';

const world = withTestDatabase();
const topUps = 6_000;
const payments = 1_000;

const post = (kind: string, debit: string, credit: string, count: number) =>
  world.owner.run(
    'test.post',
    `select ledger.post($1, $1 || ':' || n, 'system', now(), 'USD', array[replace($2, '#', n::text)], array[replace($3, '#', n::text)], array[100]::bigint[], null)
     from generate_series(1, $4::int) n`,
    [kind, debit, credit, count],
  );

/** A shop that has had top-ups for long, and since a moment ago orders. */
beforeAll(async () => {
  await post('topup.pass', 'bank_clearing:test', 'shopper_available:#', topUps);
  await settle(world, ['ledger.journal', 'ledger.posting']);
  await post('order.pay', 'shopper_available:#', 'order_escrow:#', payments);
  await settle(world, ['ledger.account']);
}, 120_000);

const askedBy = async (list: (db: Db) => Promise<unknown>): Promise<Asked> => {
  const asked: Asked[] = [];
  const many = async (_name: string, text: string, values: readonly unknown[] = []) => {
    asked.push({ text, values });
    return [];
  };
  await list({ many } as unknown as Db);
  return asked[0] as Asked;
};

it.each([
  ['payments', listWrongPayJournals],
  ['escrows', listUnbalancedEscrows],
  ['settlements', listWrongSettlements],
])('reads every move of an escrow once: %s', async (_, list) => {
  const read = (await plansOf(world, await askedBy(list))).map(readBy);
  expect(Math.max(...read)).toBeLessThan(4 * (topUps + payments));
});
