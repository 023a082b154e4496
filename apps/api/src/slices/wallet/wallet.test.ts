// Tests of the wallet: the balance, the fund record page by page, and nobody else's lines.
import { describe, expect, it } from 'vitest';
import { adjust, type Journal, orderCancel, orderPay, post, topUpPass } from '../../ledger/index.ts';
import { type ShopperActor, systemActor } from '../../platform/actors.ts';
import type { ReadScope } from '../../platform/route.ts';
import { withTestDatabase } from '../../testing/database.ts';
import { type WalletReaders, walletRoutes } from './index.ts';

const test = withTestDatabase();
const bank = { type: 'bank_clearing', bank: 'demo' } as const;
const actor = 'system';
let last = 500n;
const newId = () => (last += 1n);
const shopper = (userId: bigint): ShopperActor => ({
  ...systemActor,
  audience: 'shopper',
  userId,
  sessionId: 0n,
});
const write = (journal: Journal) => test.db.transaction((tx) => post(tx, journal));
const asked: string[][] = [];
const readers: WalletReaders = {
  heldOf: async (_db, userId) => userId * 200n,
  escrowOf: async (_db, userId) => userId * 100n,
  referencesOf: async (_db, keys) => {
    asked.push(keys);
    return new Map(keys.filter((key) => key.startsWith('order:')).map((key) => [key, `No-${key}`]));
  },
};
const routes = walletRoutes(readers);
const scope = {} as ReadScope;
type Handler = { run: (...args: never[]) => Promise<unknown> };
const call = <T>(handler: Handler, userId: bigint, input: unknown) =>
  handler.run(test.db as never, shopper(userId) as never, input as never, scope as never) as Promise<T>;
interface Bill {
  list: {
    id: string;
    kind: string;
    amount: string;
    balanceAfter: string;
    reference: string | null;
    createdAt: string;
  }[];
  total: number;
  hasMore: boolean;
  nextCursor: string | null;
}
type Asked = { kind?: string; from?: Date; to?: Date; cursor?: string | null; limit?: number };
const bill = (userId: bigint, input: Asked = {}) =>
  call<Bill>(routes.listBill, userId, { limit: 20, ...input });

describe('getWallet', () => {
  it('shows what is there and what stands in escrow', async () => {
    const userId = newId();
    expect(await call(routes.getWallet, userId, {})).toEqual({
      available: '0.00',
      held: `${userId * 2n}.00`,
      inEscrow: `${userId}.00`,
    });
    await write(topUpPass({ topUpId: newId(), userId, from: bank, amountCents: 123_456_789n, actor }));
    expect(await call(routes.getWallet, userId, {})).toMatchObject({ available: '1234567.89' });
  });
});

describe('listBill', () => {
  it('shows each line with its sign, the balance after it and its document', async () => {
    const userId = newId();
    const orderId = newId();
    await write(topUpPass({ topUpId: newId(), userId, from: bank, amountCents: 5_000n, actor }));
    test.clock.advance(1_000);
    await write(orderPay({ orderId, userId, shopperCents: 1_250n, platformCents: 300n, actor }));
    await write(orderCancel({ orderId, userId, shopperCents: 1_250n, platformCents: 300n, actor }));
    const { list, total } = await bill(userId);
    expect(total).toBe(3);
    expect(
      list.map(({ kind, amount, balanceAfter, reference }) => [kind, amount, balanceAfter, reference]),
    ).toEqual([
      ['order.cancel', '12.50', '50.00', `No-order:${orderId}:final`],
      ['order.pay', '-12.50', '37.50', `No-order:${orderId}:pay`],
      ['topup.pass', '50.00', '50.00', null],
    ]);
    expect(list[0]?.createdAt).toBe('2026-03-02T09:00:01.000Z');
    expect(asked.at(-1)).toHaveLength(3);
  });

  it('pages without holes or repeats while lines are added, of all kinds and of one', async () => {
    const userId = newId();
    const other = newId();
    for (let i = 0; i < 25; i++) {
      await write(topUpPass({ topUpId: newId(), userId, from: bank, amountCents: 100n, actor }));
      if (i % 5 === 0)
        await write(orderPay({ orderId: newId(), userId, shopperCents: 10n, platformCents: 0n, actor }));
      await write(topUpPass({ topUpId: newId(), userId: other, from: bank, amountCents: 777n, actor }));
    }
    for (const [kind, expected] of [
      [undefined, 30],
      ['order.pay', 5],
      ['withdraw.request', 0],
    ] as const) {
      const seen: string[] = [];
      let cursor: string | null | undefined;
      for (;;) {
        const page: Bill = await bill(userId, {
          limit: 4,
          ...(kind ? { kind } : {}),
          ...(cursor ? { cursor } : {}),
        });
        expect(page.list.length).toBeLessThanOrEqual(4);
        expect(page.list.every((line) => !kind || line.kind === kind)).toBe(true);
        seen.push(...page.list.map((line) => line.id));
        cursor = page.nextCursor;
        expect(page.hasMore).toBe(cursor !== null);
        if (cursor === null) {
          break;
        }
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength(expected);
      expect((await bill(userId, kind ? { kind } : {})).total).toBe(expected);
    }
    const first = await bill(userId, { limit: 10 });
    await write(topUpPass({ topUpId: newId(), userId, from: bank, amountCents: 100n, actor }));
    const second = await bill(userId, { limit: 10, cursor: first.nextCursor });
    expect(second.list.some((line) => first.list.some((earlier) => earlier.id === line.id))).toBe(false);
    expect(second.total).toBe(31);
  });

  it('shows the lines of a span of time, whoever posted beside them and in whatever order', async () => {
    const userId = newId();
    const start = test.clock.now().getTime();
    const at = (minutes: number) => new Date(start + minutes * 60_000);
    const topUp = async (minutes: number, amountCents: bigint, whose = userId) => {
      test.clock.set(at(minutes));
      await write(topUpPass({ topUpId: newId(), userId: whose, from: bank, amountCents, actor }));
    };
    await topUp(0, 1_00n);
    await topUp(0, 7_77n, newId());
    await topUp(600, 2_00n);
    // Two transactions side by side: the later begun was written first.
    await topUp(1200, 4_00n);
    await topUp(1199, 3_00n);
    await topUp(1800, 5_00n);
    test.clock.set(at(1900));
    const amounts = async (input: Asked) => {
      const { list, total } = await bill(userId, input);
      expect(total).toBe(list.length);
      return list.map(({ amount }) => amount);
    };
    expect(await amounts({})).toEqual(['5.00', '3.00', '4.00', '2.00', '1.00']);
    expect(await amounts({ from: at(600) })).toEqual(['5.00', '3.00', '4.00', '2.00']);
    expect(await amounts({ to: at(600) })).toEqual(['1.00']);
    expect(await amounts({ from: at(600), to: at(1200) })).toEqual(['3.00', '2.00']);
    expect(await amounts({ from: at(1200), to: at(1201) })).toEqual(['4.00']);
    expect(await amounts({ from: at(1801) })).toEqual([]);
    expect(await amounts({ from: at(601), to: at(1199) })).toEqual([]);
    expect(await amounts({ from: at(0), to: at(1900), kind: 'order.pay' })).toEqual([]);
    const first = await bill(userId, { from: at(600), to: at(1900), limit: 2 });
    const second = await bill(userId, { from: at(600), to: at(1900), limit: 2, cursor: first.nextCursor });
    expect([...first.list, ...second.list].map(({ amount }) => amount)).toEqual([
      '5.00',
      '3.00',
      '4.00',
      '2.00',
    ]);
  });

  it('counts all lines, and those that fit a filter up to a bound', async () => {
    const userId = newId();
    const start = new Date(test.clock.now().getTime() - 1);
    for (let part = 0; part < 3; part += 1)
      await test.db.transaction(async (tx) => {
        for (let n = 0; n < 335; n += 1)
          await post(tx, topUpPass({ topUpId: newId(), userId, from: bank, amountCents: 100n, actor }));
      });
    await write(orderPay({ orderId: newId(), userId, shopperCents: 10n, platformCents: 0n, actor }));
    expect((await bill(userId)).total).toBe(1_006);
    expect((await bill(userId, { kind: 'topup.pass' })).total).toBe(1_000);
    expect((await bill(userId, { from: start })).total).toBe(1_000);
    expect((await bill(userId, { kind: 'order.pay', from: start })).total).toBe(1);
    expect((await bill(userId, { to: start })).total).toBe(0);
  });

  it('shows corrections, and an empty record to who has none', async () => {
    const userId = newId();
    expect(await bill(userId)).toEqual({ list: [], total: 0, hasMore: false, nextCursor: null });
    await write(topUpPass({ topUpId: newId(), userId, from: bank, amountCents: 100n, actor }));
    await write(
      adjust({
        adjustmentId: newId(),
        account: { type: 'shopper_available', ownerId: userId },
        direction: 'debit',
        amountCents: 40n,
        actor,
      }),
    );
    expect((await bill(userId)).list[0]).toMatchObject({
      kind: 'ledger.adjust',
      amount: '-0.40',
      balanceAfter: '0.60',
    });
  });

  it.each([
    ['["1 or 1=1"]'],
    ['["-1"]'],
    ['["1e3"]'],
    ['["0.001"]'],
    ['["99999999999999999999"]'],
    ['[1]'],
    ['{}'],
    ['["1","2"]'],
  ])('refuses the cursor %s', async (text) => {
    await expect(bill(newId(), { cursor: Buffer.from(text).toString('base64url') })).rejects.toMatchObject({
      error: 'VALIDATION_FAILED',
    });
  });
});
