// Tests of posting: what one call does, what it refuses and why, replays, races.
import { describe, expect, it } from 'vitest';
import type { Database } from '../platform/db.ts';
import { withTestDatabase } from '../testing/database.ts';
import {
  type AccountRef,
  adjust,
  balanceOf,
  balancesOf,
  InsufficientFunds,
  InvalidJournal,
  type Journal,
  KeyReused,
  orderCancel,
  orderPay,
  orderSettle,
  post,
  reconcile,
  statement,
  topUpPass,
  withdrawPass,
  withdrawRefuse,
  withdrawRequest,
} from './index.ts';

const test = withTestDatabase({ max: 30 });
let last = 1_000n;
const newId = () => (last += 1n);
const actor = 'system';
const bank = { type: 'bank_clearing', bank: 'demo' } as const;

const write = (db: Database, journal: Journal) => db.transaction((tx) => post(tx, journal));
const shopper = (ownerId: bigint): AccountRef => ({ type: 'shopper_available', ownerId });
const escrow = (ownerId: bigint): AccountRef => ({ type: 'order_escrow', ownerId });

async function newShopper(amountCents: bigint): Promise<bigint> {
  const userId = newId();
  await write(test.db, topUpPass({ topUpId: newId(), userId, from: bank, amountCents, actor }));
  return userId;
}

const count = async (table: string) =>
  (await test.owner.one<{ n: bigint }>(`count.${table}`, `SELECT count(*) AS n FROM ledger.${table}`)).n;

describe('post', () => {
  it('opens accounts, moves the money and bears the clock, in one call', async () => {
    const userId = await newShopper(5_000n);
    const orderId = newId();
    test.clock.advance(60_000);
    const posted = await write(
      test.db,
      orderPay({ orderId, userId, shopperCents: 4_000n, platformCents: 500n, actor }),
    );
    expect(posted).toEqual({
      journalId: expect.any(BigInt),
      replayed: false,
      debitBalances: [1_000n, null],
    });
    expect(await balancesOf(test.db, [shopper(userId), escrow(orderId), escrow(newId())])).toEqual([
      1_000n,
      4_500n,
      0n,
    ]);
    const { lines } = await statement(test.db, escrow(orderId));
    expect(
      lines.map((line) => [line.kind, line.sign, line.amountCents, line.balanceAfterCents, line.counterpart]),
    ).toEqual([
      ['order.pay', 1, 500n, 4_500n, { type: 'promo_expense' }],
      ['order.pay', 1, 4_000n, 4_000n, shopper(userId)],
    ]);
    expect(lines[0]?.createdAt).toEqual(test.clock.now());
  });

  it('adds up the untracked accounts of the house', async () => {
    const before = await balanceOf(test.db, { type: 'commission_income' });
    const userId = await newShopper(1_000n);
    const orderId = newId();
    const shopId = newId();
    await write(test.db, orderPay({ orderId, userId, shopperCents: 1_000n, platformCents: 0n, actor }));
    await write(test.db, orderSettle({ orderId, shopId, escrowCents: 1_000n, commissionCents: 50n, actor }));
    expect(await balanceOf(test.db, { type: 'commission_income' })).toBe(before + 50n);
    expect(await balanceOf(test.db, { type: 'shop_available', ownerId: shopId })).toBe(950n);
    const { lines } = await statement(test.db, { type: 'commission_income' }, { limit: 1 });
    expect(lines[0]).toMatchObject({ sign: 1, amountCents: 50n, balanceAfterCents: null });
  });

  it('answers a replay with the first journal and moves nothing', async () => {
    const userId = await newShopper(1_000n);
    const journal = orderPay({ orderId: newId(), userId, shopperCents: 600n, platformCents: 0n, actor });
    const first = await write(test.db, journal);
    await write(
      test.db,
      orderPay({ orderId: newId(), userId, shopperCents: 100n, platformCents: 0n, actor }),
    );
    const again = await write(test.db, { ...journal, actor: 'operator:1' });
    // What it held then, not what it holds now.
    expect(again).toEqual({ journalId: first.journalId, replayed: true, debitBalances: [400n] });
    expect(await balanceOf(test.db, shopper(userId))).toBe(300n);
  });

  it('says which account lacks how much, and leaves nothing behind', async () => {
    const userId = await newShopper(1_000n);
    const orderId = newId();
    const before = [await count('journal'), await count('posting'), await count('account')];
    const refused = write(
      test.db,
      orderPay({ orderId, userId, shopperCents: 1_001n, platformCents: 9n, actor }),
    );
    await expect(refused).rejects.toBeInstanceOf(InsufficientFunds);
    await expect(refused).rejects.toMatchObject({
      account: shopper(userId),
      missingCents: 1n,
      availableCents: 1_000n,
    });
    expect([await count('journal'), await count('posting'), await count('account')]).toEqual(before);
  });

  it('keeps the transaction alive when it stands in a savepoint', async () => {
    const userId = await newShopper(10n);
    const orderId = newId();
    await test.db.transaction(async (tx) => {
      const pay = (shopperCents: bigint) =>
        tx.savepoint(() => post(tx, orderPay({ orderId, userId, shopperCents, platformCents: 0n, actor })));
      await expect(pay(11n)).rejects.toBeInstanceOf(InsufficientFunds);
      await pay(10n);
    });
    expect(await balanceOf(test.db, escrow(orderId))).toBe(10n);
  });

  it('refuses malformed journals before and inside the database', async () => {
    const userId = await newShopper(1_000n);
    const line = { debit: shopper(userId), credit: escrow(1n), amountCents: 1n };
    const journal: Journal = { kind: 'order.pay', key: `bad:${newId()}`, actor, postings: [line] };
    const cases: Array<[Partial<typeof line>, RegExp]> = [
      [{ amountCents: 0n }, /amount out of range: 0/],
      [{ amountCents: -5n }, /amount out of range: -5/],
      [{ amountCents: 100_000_000_000_001n }, /amount out of range: 100000000000001/],
      [{ credit: shopper(userId) }, /on both sides/],
      [{ credit: { type: 'order_escrow', ownerId: 0n } }, /no such account: order_escrow:0/],
      [{ credit: { type: 'order_escrow', ownerId: -1n } }, /no such account: order_escrow:-1/],
      [{ credit: { type: 'bank_clearing', bank: '' } }, /no such account: bank_clearing:/],
      [{ credit: { type: 'bank_clearing', bank: 'a:b' } }, /no such account: bank_clearing:a:b/],
      [{ credit: { type: 'nonsense' } as unknown as AccountRef }, /no such account: nonsense/],
    ];
    for (const [change, reason] of cases) {
      const refused = write(test.db, { ...journal, postings: [{ ...line, ...change }] });
      await expect(refused).rejects.toBeInstanceOf(InvalidJournal);
      await expect(refused).rejects.toThrow(reason);
    }
    await expect(write(test.db, { ...journal, postings: [] })).rejects.toThrow(/no postings/);
  });

  it('corrects a journal once and no more', async () => {
    const userId = newId();
    const wrong = await write(
      test.db,
      topUpPass({ topUpId: newId(), userId, from: bank, amountCents: 70n, actor }),
    );
    const correct = () =>
      adjust({
        adjustmentId: newId(),
        account: shopper(userId),
        direction: 'debit',
        amountCents: 7n,
        actor: 'operator:2',
        reverses: wrong.journalId,
      });
    await write(test.db, correct());
    await expect(write(test.db, correct())).rejects.toMatchObject({
      code: '23505',
      constraint: 'journal_reverses_key',
    });
    expect(await balanceOf(test.db, shopper(userId))).toBe(63n);
  });
});

describe('statement', () => {
  it('walks every line once while new ones arrive', async () => {
    const userId = await newShopper(1_000n);
    for (let i = 0; i < 9; i += 1) {
      await write(
        test.db,
        orderPay({ orderId: newId(), userId, shopperCents: 10n, platformCents: 0n, actor }),
      );
    }
    const seen: bigint[] = [];
    let cursor: bigint | null = null;
    do {
      const page = await statement(test.db, shopper(userId), { cursor, limit: 4 });
      seen.push(...page.lines.map((line) => line.balanceAfterCents ?? -1n));
      cursor = page.nextCursor;
      await write(test.db, topUpPass({ topUpId: newId(), userId, from: bank, amountCents: 1n, actor }));
    } while (cursor !== null);
    expect(seen).toEqual([910n, 920n, 930n, 940n, 950n, 960n, 970n, 980n, 990n, 1_000n]);
  });

  it('is bounded, and empty for an account that was never used', async () => {
    const userId = await newShopper(1n);
    expect((await statement(test.db, shopper(userId), { limit: 1e9 })).lines).toHaveLength(1);
    expect(await statement(test.db, shopper(newId()))).toEqual({ lines: [], nextCursor: null });
  });
});

describe('races of 30', () => {
  /** Releases all calls together; the answers sorted into done, replayed and refused by reason. */
  async function race(calls: Array<() => Promise<{ replayed: boolean }>>): Promise<Record<string, number>> {
    const tally: Record<string, number> = {};
    await Promise.all(
      calls.map(async (call) => {
        const outcome = await call().then(
          ({ replayed }) => (replayed ? 'replayed' : 'done'),
          (error: Error) => error.name,
        );
        tally[outcome] = (tally[outcome] ?? 0) + 1;
      }),
    );
    return tally;
  }
  const thirty = (call: (i: number) => Journal) =>
    race(Array.from({ length: 30 }, (_, i) => () => write(test.db, call(i))));

  it('spends exactly what one account holds', async () => {
    const userId = await newShopper(1_000n);
    const tally = await thirty(() =>
      orderPay({ orderId: newId(), userId, shopperCents: 90n, platformCents: 0n, actor }),
    );
    expect(tally).toEqual({ done: 11, InsufficientFunds: 19 });
    expect(await balanceOf(test.db, shopper(userId))).toBe(10n);
  });

  it('pays one order once', async () => {
    const userId = await newShopper(1_000n);
    const orderId = newId();
    const tally = await thirty(() =>
      orderPay({ orderId, userId, shopperCents: 90n, platformCents: 10n, actor }),
    );
    expect(tally).toEqual({ done: 1, replayed: 29 });
    expect(await balancesOf(test.db, [shopper(userId), escrow(orderId)])).toEqual([910n, 100n]);
  });

  it('lets settling and cancelling exclude one another', async () => {
    const userId = await newShopper(100n);
    const orderId = newId();
    const shopId = newId();
    await write(test.db, orderPay({ orderId, userId, shopperCents: 100n, platformCents: 0n, actor }));
    const tally = await thirty((i) =>
      i % 2
        ? orderSettle({ orderId, shopId, escrowCents: 100n, commissionCents: 5n, actor })
        : orderCancel({ orderId, userId, shopperCents: 100n, platformCents: 0n, actor }),
    );
    expect(tally).toEqual({ done: 1, replayed: 14, KeyReused: 15 });
    const [back, shop] = await balancesOf(test.db, [
      shopper(userId),
      { type: 'shop_available', ownerId: shopId },
    ]);
    expect([`${back},${shop}`]).toContainEqual(expect.stringMatching(/^(100,0|0,95)$/));
  });

  it('lets passing and refusing a withdrawal exclude one another', async () => {
    const userId = await newShopper(100n);
    const withdrawalId = newId();
    const owner = { type: 'shopper', userId } as const;
    await write(test.db, withdrawRequest({ withdrawalId, owner, grossCents: 100n, actor }));
    const tally = await thirty((i) =>
      i % 2
        ? withdrawPass({ withdrawalId, owner, to: bank, grossCents: 100n, feeCents: 3n, actor })
        : withdrawRefuse({ withdrawalId, owner, grossCents: 100n, actor }),
    );
    expect(tally).toEqual({ done: 1, replayed: 14, KeyReused: 15 });
    expect(await balanceOf(test.db, { type: 'shopper_held', ownerId: withdrawalId })).toBe(0n);
  });

  it('opens one new account for thirty first payments', async () => {
    const userId = newId();
    const tally = await thirty(() =>
      topUpPass({ topUpId: newId(), userId, from: bank, amountCents: 1n, actor }),
    );
    expect(tally).toEqual({ done: 30 });
    expect(await balanceOf(test.db, shopper(userId))).toBe(30n);
  });

  it('crosses payments between two accounts without a standstill', async () => {
    const [a, b] = [await newShopper(1_000n), await newShopper(1_000n)];
    const move = (from: bigint, to: bigint): Journal => ({
      kind: 'ledger.adjust',
      key: `cross:${newId()}`,
      actor,
      postings: [{ debit: shopper(from), credit: shopper(to), amountCents: 5n }],
    });
    const before = test.db.stats().retries;
    expect(await thirty((i) => (i % 2 ? move(a, b) : move(b, a)))).toEqual({ done: 30 });
    expect(test.db.stats().retries).toBe(before);
    expect(await balancesOf(test.db, [shopper(a), shopper(b)])).toEqual([1_000n, 1_000n]);
  });

  it('refuses the same key with other content, and says so', async () => {
    const userId = await newShopper(100n);
    const orderId = newId();
    await write(test.db, orderPay({ orderId, userId, shopperCents: 10n, platformCents: 0n, actor }));
    const other = write(test.db, orderPay({ orderId, userId, shopperCents: 11n, platformCents: 0n, actor }));
    await expect(other).rejects.toBeInstanceOf(KeyReused);
    await expect(other).rejects.toMatchObject({ key: `order:${orderId}:pay` });
  });

  it('leaves whole books behind', async () => {
    expect(await reconcile(test.db)).toEqual([]);
  });
});
