// Holds docs/money.md against the recipes and the chart of accounts, in both directions.
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withTestDatabase } from '../testing/database.ts';
import type { AccountRef } from './account-ref.ts';
import type { Journal, LedgerKind } from './journal.ts';
import * as recipes from './recipes.ts';

const page = fs.readFileSync(new URL('../../../../docs/money.md', import.meta.url), 'utf8');

/** The rows of the table whose head begins with this cell, without the back-ticks. */
function tableOf(firstHead: string): string[][] {
  const rows: string[][] = [];
  let inside = false;
  for (const line of page.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim().replaceAll('`', ''))
      : null;
    if (cells?.[0] === firstHead) inside = true;
    else if (!cells) inside = false;
    else if (inside && !/^-+$/.test(cells[0] ?? '')) rows.push(cells);
  }
  return rows;
}

const id = 7n;
const userId = 11n;
const shopId = 12n;
const actor = 'system';
const parts = { userId, shopperCents: 5n, platformCents: 3n, actor };
const byShopper = { type: 'shopper', userId } as const;
const byShop = { type: 'shop', shopId } as const;
const bank = { type: 'bank_clearing', bank: 'b' } as const;
const chain = { type: 'chain_clearing', network: 'n' } as const;
const money = { grossCents: 9n, feeCents: 2n, actor };
const account: AccountRef = { type: 'suspense', network: 'any' };

/** Every recipe with every turn it can take, under the name that the page gives it. */
const samples: Record<keyof typeof recipes, Record<string, Journal>> = {
  topUpPass: {
    'top-up passed, bank': recipes.topUpPass({ topUpId: id, userId, from: bank, amountCents: 5n, actor }),
    'top-up passed, chain': recipes.topUpPass({ topUpId: id, userId, from: chain, amountCents: 5n, actor }),
  },
  orderPay: { 'order paid': recipes.orderPay({ orderId: id, ...parts }) },
  orderCancel: { 'order cancelled': recipes.orderCancel({ orderId: id, ...parts }) },
  orderSettle: {
    'order settled': recipes.orderSettle({
      orderId: id,
      shopId,
      escrowCents: 8n,
      commissionCents: 1n,
      actor,
    }),
  },
  refundApprove: { 'refund approved': recipes.refundApprove({ refundId: id, orderId: 13n, ...parts }) },
  withdrawRequest: {
    'withdrawal requested, shopper': recipes.withdrawRequest({
      withdrawalId: id,
      owner: byShopper,
      ...money,
    }),
    'withdrawal requested, shop': recipes.withdrawRequest({ withdrawalId: id, owner: byShop, ...money }),
  },
  withdrawPass: {
    'withdrawal passed, shopper to bank': recipes.withdrawPass({
      withdrawalId: id,
      owner: byShopper,
      to: bank,
      ...money,
    }),
    'withdrawal passed, shopper to chain': recipes.withdrawPass({
      withdrawalId: id,
      owner: byShopper,
      to: chain,
      ...money,
    }),
    'withdrawal passed, shop to bank': recipes.withdrawPass({
      withdrawalId: id,
      owner: byShop,
      to: bank,
      ...money,
    }),
    'withdrawal passed, shop to chain': recipes.withdrawPass({
      withdrawalId: id,
      owner: byShop,
      to: chain,
      ...money,
    }),
  },
  withdrawRefuse: {
    'withdrawal refused, shopper': recipes.withdrawRefuse({ withdrawalId: id, owner: byShopper, ...money }),
    'withdrawal refused, shop': recipes.withdrawRefuse({ withdrawalId: id, owner: byShop, ...money }),
  },
  adjust: {
    'correction in favour': recipes.adjust({
      adjustmentId: id,
      account,
      direction: 'credit',
      amountCents: 5n,
      actor,
    }),
    'correction against': recipes.adjust({
      adjustmentId: id,
      account,
      direction: 'debit',
      amountCents: 5n,
      actor,
    }),
  },
};
const journals = Object.values(samples).flatMap((turns) => Object.entries(turns));

describe('the table of recipes', () => {
  const name = (ref: AccountRef) => (ref === account ? '<account>' : ref.type);
  const flow = (journal: Journal) =>
    journal.postings.map(({ debit, credit }) => `${name(debit)} → ${name(credit)}`).join('; ');

  it('says what the recipes do, row by row', () => {
    const inCode = journals.map(([event, journal]) => [
      event,
      journal.kind,
      journal.key.replace(`${id}`, '<id>'),
      flow(journal),
    ]);
    expect(tableOf('event').map((cells) => cells.slice(0, 4))).toEqual(inCode);
  });

  it('knows every recipe that there is', () => {
    expect(Object.keys(samples).sort()).toEqual(Object.keys(recipes).sort());
    const kinds: Record<LedgerKind, true> = {
      'topup.pass': true,
      'order.pay': true,
      'order.cancel': true,
      'order.settle': true,
      'refund.approve': true,
      'withdraw.request': true,
      'withdraw.pass': true,
      'withdraw.refuse': true,
      'ledger.adjust': true,
    };
    expect([...new Set(journals.map(([, journal]) => journal.kind))].sort()).toEqual(
      Object.keys(kinds).sort(),
    );
  });
});

describe('the recipes', () => {
  it('name the right owners', () => {
    expect(samples.refundApprove['refund approved']?.postings).toEqual([
      {
        debit: { type: 'order_escrow', ownerId: 13n },
        credit: { type: 'shopper_available', ownerId: userId },
        amountCents: 5n,
      },
      { debit: { type: 'order_escrow', ownerId: 13n }, credit: { type: 'promo_expense' }, amountCents: 3n },
    ]);
    expect(samples.withdrawPass['withdrawal passed, shop to bank']?.postings).toEqual([
      { debit: { type: 'shop_held', ownerId: id }, credit: bank, amountCents: 7n },
      {
        debit: { type: 'shop_held', ownerId: id },
        credit: { type: 'withdrawal_fee_income' },
        amountCents: 2n,
      },
    ]);
    expect(samples.orderSettle['order settled']?.postings).toEqual([
      {
        debit: { type: 'order_escrow', ownerId: id },
        credit: { type: 'shop_available', ownerId: shopId },
        amountCents: 7n,
      },
      {
        debit: { type: 'order_escrow', ownerId: id },
        credit: { type: 'commission_income' },
        amountCents: 1n,
      },
    ]);
  });

  it('drop postings of nothing and refuse negative ones', () => {
    expect(recipes.orderPay({ orderId: id, ...parts, platformCents: 0n }).postings).toHaveLength(1);
    const settle = () =>
      recipes.orderSettle({ orderId: id, shopId, escrowCents: 1n, commissionCents: 2n, actor });
    expect(settle).toThrow(/order.settle order:7:final: negative amount -1/);
    const pass = () =>
      recipes.withdrawPass({
        withdrawalId: id,
        owner: byShop,
        to: bank,
        grossCents: 1n,
        feeCents: 2n,
        actor,
      });
    expect(pass).toThrow(/withdraw.pass withdraw:7:final: negative amount -1/);
  });
});

describe('the chart of accounts', () => {
  const test = withTestDatabase();

  it('is the one in the database', async () => {
    const rows = await test.db.many<Record<string, string>>(
      'chart',
      `SELECT type, owner, normal::text AS normal, CASE WHEN tracked THEN 'yes' ELSE 'no' END AS tracked,
        CASE WHEN may_go_negative THEN 'yes' ELSE 'no' END AS negative FROM ledger.account_type ORDER BY type`,
    );
    const inDocs = tableOf('account')
      .map((cells) => cells.slice(0, 5))
      .sort();
    expect(inDocs).toEqual(
      rows.map((row) => [row.type, row.owner, row.normal, row.tracked, row.negative]).sort(),
    );
  });
});
