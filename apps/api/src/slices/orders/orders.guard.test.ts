// What the database itself keeps of an order: what was agreed stays, and each state has what belongs to it.
import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_START, withTestDatabase } from '../../testing/database.ts';
import { everything, openMarket, orderId, place } from '../../testing/orders.ts';

const world = withTestDatabase();
beforeEach(() => world.clock.set(TEST_START));

async function newOrder(): Promise<bigint> {
  const market = await openMarket(world, { priceCents: 2000n, stock: 5 });
  const { orders } = await place(world, market.shopper, [{ skuId: market.skuId, quantity: 2 }]);
  return orderId(world.db, orders[0] as string);
}

describe('what was agreed', () => {
  it('stays as it was, whoever writes; and an order is never taken away', async () => {
    const id = await newOrder();
    const before = await everything(world);
    const terms = [
      'total_cents = total_cents - 1',
      'commission_bps = 0',
      'shop_id = shop_id + 1',
      `pay_by = pay_by + interval '1 day'`,
      `address = '{}'`,
    ];
    for (const change of terms)
      await expect(
        world.owner.run('t', `update orders set version = version + 1, ${change} where id = $1`, [id]),
      ).rejects.toThrow(/terms of order .* are frozen/);
    await expect(world.owner.run('t', 'delete from orders where id = $1', [id])).rejects.toThrow();
    expect(await everything(world)).toBe(before);
  });

  it.each([
    ['orders_number', `order_no = '12'`],
    ['orders_amounts', 'subtotal_cents = 0, total_cents = freight_cents'],
    ['orders_amounts', 'freight_cents = -1, total_cents = subtotal_cents - 1'],
    ['orders_amounts', 'discount_platform_cents = -1, total_cents = total_cents + 1'],
    ['orders_amounts', 'discount_shop_cents = -1, total_cents = total_cents + 1'],
    ['orders_amounts', 'discount_shop_cents = subtotal_cents + freight_cents, total_cents = 0'],
    ['orders_amounts', 'commission_bps = 10001'],
    ['orders_total', 'total_cents = total_cents + 1'],
    [
      'orders_one_payer',
      'discount_platform_cents = 1, discount_shop_cents = 1, total_cents = total_cents - 2',
    ],
  ])('is not accepted where it breaks %s: %s', async (rule, terms) => {
    const id = await newOrder();
    const before = await everything(world);
    await world.owner.script(`create temp table placed as select * from orders where id = ${id}`);
    try {
      const place = () =>
        world.owner.script(
          `insert into orders overriding system value select (jsonb_populate_record(null::orders, to_jsonb(placed) || '{"id": 999999999}')).* from placed`,
        );
      await world.owner.script(`update placed set order_no = lpad('7', 18, '7')`);
      await world.owner.script(`update placed set ${terms}`);
      await expect(place()).rejects.toMatchObject({ code: '23514', constraint: rule });
    } finally {
      await world.owner.script('drop table placed');
    }
    expect(await everything(world)).toBe(before);
  });
});

describe('the state of an order', () => {
  const now = 'now()';
  const all = {
    case_from: 'null',
    cancel_by: now,
    auto_receive_at: now,
    auto_complete_at: now,
    settle_at: now,
    paid_at: now,
    shipped_at: 'null',
    received_at: 'null',
    completed_at: 'null',
    cancelled_at: 'null',
    settled_at: 'null',
    hidden_at: 'null',
  };
  const shipped = { shipped_at: now };
  const received = { ...shipped, received_at: now };
  const completed = { ...received, completed_at: now };
  type Change = Partial<typeof all>;
  const wholes: [number, Change][] = [
    [0, { paid_at: 'null' }],
    [1, {}],
    [2, shipped],
    [3, received],
    [4, completed],
    [4, { ...completed, settled_at: now, hidden_at: now }],
    [-1, { paid_at: 'null', cancelled_at: now, hidden_at: now }],
    [-1, { cancelled_at: now }],
    [-2, { settled_at: now, hidden_at: now }],
    [-3, { case_from: '1' }],
    [-3, { case_from: '2' }],
    [-4, { case_from: '3', ...received }],
    [-4, { case_from: '4', ...completed, settled_at: now, hidden_at: now }],
  ];
  const brokens: [string, number, Change][] = [
    ['orders_status', 5, {}],
    ['orders_status', -5, {}],
    ['orders_case', 1, { case_from: '1' }],
    ['orders_case', -3, {}],
    ['orders_case', -3, { case_from: '3' }],
    ['orders_case', -4, {}],
    ['orders_case', -4, { case_from: '2' }],
    ['orders_cancelled', -1, {}],
    ['orders_cancelled', 1, { cancelled_at: now }],
    ['orders_paid', 0, {}],
    ['orders_paid', 1, { paid_at: 'null' }],
    ['orders_paid', -2, { paid_at: 'null' }],
    ['orders_settled', 3, { ...received, settled_at: now }],
    ['orders_settled', -3, { case_from: '1', settled_at: now }],
    ['orders_hidden', 3, { ...received, hidden_at: now }],
    ['orders_hidden', 0, { paid_at: 'null', hidden_at: now }],
    ['orders_to_ship', 1, { cancel_by: 'null' }],
    ['orders_to_ship', 1, shipped],
    ['orders_shipped', 2, {}],
    ['orders_shipped', 2, { ...shipped, auto_receive_at: 'null' }],
    ['orders_shipped', 2, received],
    ['orders_received', 3, shipped],
    ['orders_received', 3, { ...received, settle_at: 'null' }],
    ['orders_received', 4, { completed_at: now, shipped_at: now }],
    ['orders_received', 4, { ...completed, settle_at: 'null' }],
    ['orders_to_complete', 3, { ...received, auto_complete_at: 'null' }],
    ['orders_to_complete', 3, completed],
    ['orders_completed', 4, received],
  ];
  const put = (id: bigint, status: number, change: Change) =>
    world.owner.script(
      `begin; update orders set status = ${status}, version = version + 1, ${Object.entries({
        ...all,
        ...change,
      })
        .map(([column, value]) => `${column} = ${value}`)
        .join(', ')} where id = ${id}; rollback`,
    );

  it('has what belongs to it, and the database refuses every other by its rule', async () => {
    const id = await newOrder();
    const before = await everything(world);
    for (const [status, change] of wholes) await put(id, status, change);
    for (const [rule, status, change] of brokens) {
      const broken = put(id, status, change).finally(() => world.owner.script('rollback'));
      await expect(broken, `${rule} ${status} ${JSON.stringify(change)}`).rejects.toMatchObject({
        code: '23514',
        constraint: rule,
      });
    }
    expect(await everything(world)).toBe(before);
  });
});
