// From quote to order: what changed is shown, what stands in the way is named, and nothing a client sends changes a price.
import { contract, type InputOf } from '@meridian/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentNumber } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { TEST_START, withTestDatabase } from '../../testing/database.ts';
import { createProduct, createShop, createShopper } from '../../testing/fixtures.ts';
import {
  everything,
  faults,
  type Market,
  openMarket,
  outcome,
  pay,
  place,
  statusOf,
} from '../../testing/orders.ts';
import { addCartItem } from '../cart/index.ts';
import { reserveStock } from '../catalogue/index.ts';
import { createPromoCode } from '../promotions/index.ts';
import { createOrder } from './create-order.ts';
import { addDays } from './order.rules.ts';
import { insertPurchase } from './orders.sql.ts';
import { quoteOrder } from './quote-order.ts';

const world = withTestDatabase();
beforeEach(() => world.clock.set(TEST_START));
const write = <T>(act: Parameters<typeof world.db.transaction<T>>[0]) => world.db.transaction(act);

const buy = (m: Market, quantity = 1): InputOf<'quoteOrder'> => ({
  source: [{ skuId: m.skuId, quantity }],
  addressId: m.shopper.addressId,
});
const quote = (m: Market, purchase = buy(m)) =>
  quoteOrder(world.db, m.shopper.actor, purchase, world.clock.now());
const create = (m: Market, hash: string, purchase = buy(m)) =>
  write((tx) =>
    createOrder(tx, m.shopper.actor, {
      ...purchase,
      addressId: purchase.addressId ?? m.shopper.addressId,
      quoteHash: hash,
      notes: [],
    }),
  );
async function refusal(work: Promise<unknown>): Promise<Refusal> {
  const error = await work.then(
    () => null,
    (e) => e,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
}

describe('a quote', () => {
  it('answers the contract, groups by shop and says what is missing', async () => {
    const m = await openMarket(world, { priceCents: 1999n });
    const other = await openMarket(world, { priceCents: 1n });
    const q = await quote(m, {
      ...buy(m, 2),
      source: [
        { skuId: m.skuId, quantity: 1 },
        { skuId: other.skuId, quantity: 3 },
        { skuId: m.skuId, quantity: 1 },
      ],
    });
    expect(() => contract.quoteOrder.output.parse(q)).not.toThrow();
    expect(q).toMatchObject({
      count: 5,
      subtotal: '40.01',
      freight: '10.00',
      discount: '0.00',
      total: '50.01',
      balance: '0.00',
      missing: '50.01',
      problems: [],
      promo: null,
    });
    expect(q.groups.map((g) => [g.subtotal, g.total])).toEqual([
      ['39.98', '44.98'],
      ['0.03', '5.03'],
    ]);
  });

  it("without an address shows general terms; with a stranger's address there is none", async () => {
    const m = await openMarket(world);
    await world.owner.run('t', 'update addresses set is_default = false where user_id = $1', [
      m.shopper.userId,
    ]);
    const q = await quote(m, { source: [{ skuId: m.skuId, quantity: 1 }] });
    expect([q.address, q.groups[0]?.minDays, q.freight]).toEqual([null, null, '5.00']);
    const stranger = await createShopper(world.owner);
    expect((await refusal(quote(m, { ...buy(m), addressId: stranger.addressId }))).error).toBe(
      'ADDRESS_NOT_FOUND',
    );
    expect((await refusal(quote(m, { source: 'cart' }))).error).toBe('CART_NOTHING_SELECTED');
    const unknown = { skuId: 999_999_999n, quantity: 1 };
    for (const source of [[unknown], [{ skuId: m.skuId, quantity: 1 }, unknown]]) {
      const purchase = { ...buy(m), source };
      expect((await refusal(quote(m, purchase))).error).toBe('SKU_NOT_FOUND');
      expect((await refusal(create(m, 'x'.repeat(64), purchase))).error).toBe('SKU_NOT_FOUND');
      const elsewhere = { ...purchase, addressId: stranger.addressId };
      expect((await refusal(create(m, 'x'.repeat(64), elsewhere))).error).toBe('ADDRESS_NOT_FOUND');
    }
  });

  it('tells why a code does not apply, in words', async () => {
    const m = await openMarket(world);
    const q = await quote(m, { ...buy(m), promoCode: "'; --" });
    expect(q.promo).toMatchObject({ applied: false });
    expect(q.promo?.reason).toBeTruthy();
    expect((await refusal(create(m, q.hash, { ...buy(m), promoCode: "'; --" }))).error).toBe(
      'PROMO_NOT_FOUND',
    );
  });
});

describe('creating', () => {
  const changes: [string, (m: Market) => Promise<unknown>][] = [
    [
      'the price',
      (m) => world.owner.run('t', 'update skus set price_cents = price_cents + 1 where id = $1', [m.skuId]),
    ],
    [
      'the freight',
      (m) => world.owner.run('t', 'update shops set freight_base_cents = 501 where id = $1', [m.shop.shopId]),
    ],
    [
      'the address',
      (m) =>
        world.owner.run('t', `update addresses set detail = 'elsewhere' where user_id = $1`, [
          m.shopper.userId,
        ]),
    ],
    ['stock', (m) => world.owner.run('t', 'update skus set stock = 0 where id = $1', [m.skuId])],
    ['the shelf', (m) => world.owner.run('t', `update skus set state = 'off' where id = $1`, [m.skuId])],
    [
      'the shop',
      (m) => world.owner.run('t', `update shops set state = 'holiday' where id = $1`, [m.shop.shopId]),
    ],
  ];
  it('is refused with the new quote when anything changed, and changes nothing', async () => {
    for (const [what, change] of changes) {
      const m = await openMarket(world);
      const { hash } = await quote(m);
      await change(m);
      const before = await everything(world);
      const refused = await refusal(create(m, hash));
      expect(refused.error, what).toBe('ORDER_QUOTE_CHANGED');
      const renewed = contract.quoteOrder.output.parse(refused.detail.data);
      expect(renewed.hash, what).not.toBe(hash);
      expect(await everything(world), what).toBe(before);
    }
  });

  it('names what stands in the way when the shopper knew it', async () => {
    const reasons: [string, (m: Market) => Promise<unknown>][] = [
      ['SKU_SOLD_OUT', (m) => world.owner.run('t', 'update skus set stock = 0 where id = $1', [m.skuId])],
      ['SKU_STOCK_SHORT', (m) => world.owner.run('t', 'update skus set stock = 2 where id = $1', [m.skuId])],
      [
        'PRODUCT_OFF_SHELF',
        (m) => world.owner.run('t', `update products set state = 'off' where id = $1`, [m.product.productId]),
      ],
      [
        'PRODUCT_OFF_SHELF',
        (m) => world.owner.run('t', `update shops set state = 'suspended' where id = $1`, [m.shop.shopId]),
      ],
      [
        'ORDER_DESTINATION_UNSERVED',
        (m) =>
          world.owner.run('t', `update shops set destinations = '{"US": {"served": false}}' where id = $1`, [
            m.shop.shopId,
          ]),
      ],
    ];
    for (const [reason, hinder] of reasons) {
      const m = await openMarket(world);
      await hinder(m);
      const q = await quote(m, buy(m, 3));
      expect(q.problems).toHaveLength(1);
      const before = await everything(world);
      expect((await refusal(create(m, q.hash, buy(m, 3)))).error).toBe(reason);
      expect(await everything(world)).toBe(before);
    }
  });

  it('takes the bought lines out of the bag and leaves the others', async () => {
    const m = await openMarket(world);
    const other = await openMarket(world);
    await write((tx) => addCartItem(tx, m.shopper.actor, { skuId: m.skuId, quantity: 2 }));
    await write((tx) => addCartItem(tx, m.shopper.actor, { skuId: other.skuId, quantity: 1 }));
    await world.owner.run('t', 'update cart_items set selected = false where user_id = $1 and sku_id = $2', [
      m.shopper.userId,
      other.skuId,
    ]);
    await place(world, m.shopper, 'cart');
    expect(
      await world.db.many('t', 'select sku_id, quantity from cart_items where user_id = $1', [
        m.shopper.userId,
      ]),
    ).toEqual([{ sku_id: other.skuId, quantity: 1 }]);
    await place(world, m.shopper, [{ skuId: other.skuId, quantity: 1 }]);
    expect(
      await world.db.many('t', 'select sku_id from cart_items where user_id = $1', [m.shopper.userId]),
    ).toHaveLength(1);
  });

  it('freezes price, title, address and commission', async () => {
    const m = await openMarket(world, { priceCents: 2500n });
    const placed = await place(world, m.shopper, [{ skuId: m.skuId, quantity: 1 }]);
    await world.owner.run('t', 'update skus set price_cents = 1 where id = $1', [m.skuId]);
    await world.owner.run(
      't',
      `insert into settings (key, value, version, changed_by, changed_at) values ('orders.commissionBps', '100', 1, 'test', $1)`,
      [TEST_START],
    );
    const next = await place(world, m.shopper, [{ skuId: m.skuId, quantity: 5 }]);
    await world.owner.run('t', 'delete from settings');
    expect(
      await world.db.one('t', 'select commission_bps from orders where order_no = $1', [next.orders[0]]),
    ).toEqual({ commission_bps: 100 });
    const row = await world.db.one(
      't',
      'select o.total_cents, o.commission_bps, l.unit_price_cents, l.title from orders o join order_lines l on l.order_id = o.id where o.order_no = $1',
      [placed.orders[0]],
    );
    expect(row).toEqual({
      total_cents: 3000n,
      commission_bps: 500,
      unit_price_cents: 2500n,
      title: 'Test lamp',
    });
    await expect(
      world.db.run(
        't',
        'update orders set total_cents = total_cents - 1, subtotal_cents = subtotal_cents - 1, version = version + 1',
      ),
    ).rejects.toMatchObject({ code: '23001' });
    await expect(world.db.run('t', 'delete from orders')).rejects.toMatchObject({ code: '42501' });
    await expect(world.db.run('t', `update order_events set event = 'x'`)).rejects.toMatchObject({
      code: '42501',
    });
  });

  it.each<'paymentNo' | 'orderNo'>(['paymentNo', 'orderNo'])(
    'draws anew where its %s is taken',
    async (taken) => {
      const m = await openMarket(world);
      const there = await place(world, m.shopper, [{ skuId: m.skuId, quantity: 1 }]);
      const numbers = { paymentNo: there.paymentNo, orderNo: there.orders[0] as string };
      const free = { paymentNo: documentNumber(TEST_START, 'P'), orderNo: documentNumber(TEST_START) };
      const address = {
        addressee: 'Mia',
        mobile: '+12025550123',
        country: 'US',
        area: [],
        postcode: '',
        detail: '',
        tag: '',
      };
      const cents = {
        subtotalCents: 1n,
        freightCents: 0n,
        discountPlatformCents: 0n,
        discountShopCents: 0n,
        totalCents: 1n,
      };
      const line = {
        productId: m.product.productId,
        skuId: m.skuId,
        title: 'Test lamp',
        optionText: '',
        picture: null,
        quantity: 1,
        unitPriceCents: 1n,
        subtotalCents: 1n,
        discountCents: 0n,
        paidCents: 1n,
      };
      let tries = 0;
      await write(async (tx) => {
        tries += 1;
        const drawn = tries === 1 ? { ...free, [taken]: numbers[taken] } : free;
        const { paymentNo, orderNo } = drawn;
        const { userId } = m.shopper;
        const expiresAt = addDays(tx.now, 1);
        const order = { orderNo, shopId: m.shop.shopId, ...cents, promoCode: null, note: '', lines: [line] };
        await reserveStock(tx, [line]);
        await insertPurchase(
          tx,
          { paymentNo, userId, promoCode: null, expiresAt, commissionBps: 500, address, buyer: '' },
          [order],
          { event: 'order.created', by: 'shopper', actor: `shopper:${userId}`, data: {} },
        );
      });
      expect(tries).toBe(2);
      expect(await faults(world)).toEqual([]);
      expect(await statusOf(world.db, free.orderNo)).toBe('0');
    },
  );

  it('keeps shops and lines in the order of the quote, in the order and on its page', async () => {
    const markets = [await openMarket(world), await openMarket(world), await openMarket(world)];
    const { shopper } = markets[0] as Market;
    const more = await createProduct(world.owner, (markets[2] as Market).shop.shopId, [{}, {}, {}]);
    const skuIds = [...markets.map((m) => m.skuId).reverse(), ...more.skuIds.toReversed()];
    const source = skuIds.map((skuId) => ({ skuId, quantity: 1 }));
    const { groups } = await quoteOrder(
      world.db,
      shopper.actor,
      { source, addressId: shopper.addressId },
      TEST_START,
    );
    const { orders } = await place(world, shopper, source);
    const stored = await world.db.many<{ orderNo: string; skuIds: bigint[] }>(
      't',
      `select o.order_no as "orderNo", array_agg(l.sku_id order by l.id) as "skuIds" from orders o join order_lines l on l.order_id = o.id
       where o.order_no = any($1::text[]) group by o.id order by o.id`,
      [orders],
    );
    expect(stored).toEqual(
      groups.map((group, i) => ({
        orderNo: orders[i],
        skuIds: group.lines.map((line) => BigInt(line.skuId)),
      })),
    );
  });
});

describe('a discount', () => {
  const promo = (code: string, shopId: bigint | null) =>
    write((tx) =>
      createPromoCode(tx, {
        code,
        kind: 'percent',
        percentBps: 3333,
        amountCents: null,
        capCents: null,
        minSpendCents: 0n,
        shopId,
        startsAt: TEST_START,
        endsAt: addDays(TEST_START, 9),
        totalLimit: null,
        perUserLimit: null,
      }),
    );

  it('of the platform is shared over shops and lines, and paid by the platform', async () => {
    const m = await openMarket(world, { priceCents: 999n });
    const shop = await createShop(world.owner, { freightCents: 0n });
    const { skuIds } = await createProduct(world.owner, shop.shopId, [
      { priceCents: 333n },
      { priceCents: 1n },
    ]);
    await promo('THIRD', null);
    const placed = await place(
      world,
      m.shopper,
      [{ skuId: m.skuId, quantity: 3 }, ...skuIds.map((skuId) => ({ skuId, quantity: 2 }))],
      'third',
    );
    await pay(world, m.shopper, placed);
    const rows = await world.db.many<{ platform: bigint; shop: bigint; total: bigint }>(
      't',
      `select discount_platform_cents as platform, discount_shop_cents as shop, total_cents as total from orders where order_no = any($1)`,
      [placed.orders],
    );
    // A third of 36.65, rounded down.
    expect(rows.reduce((all, r) => all + r.platform, 0n)).toBe(1221n);
    expect(rows.every((r) => r.shop === 0n)).toBe(true);
    expect(placed.payment.total).toBe('29.44');
    expect(await faults(world)).toEqual([]);
  });

  it('of a shop makes that shop sell for less', async () => {
    const m = await openMarket(world, { priceCents: 3000n });
    const other = await openMarket(world, { priceCents: 3000n });
    await promo('MINE', m.shop.shopId);
    const placed = await place(
      world,
      m.shopper,
      [
        { skuId: m.skuId, quantity: 1 },
        { skuId: other.skuId, quantity: 1 },
      ],
      'MINE',
    );
    await pay(world, m.shopper, placed);
    const rows = await world.db.many(
      't',
      'select shop_id, discount_platform_cents as platform, discount_shop_cents as shop from orders where order_no = any($1) order by id',
      [placed.orders],
    );
    expect(rows).toEqual([
      { shop_id: m.shop.shopId, platform: 0n, shop: 999n },
      { shop_id: other.shop.shopId, platform: 0n, shop: 0n },
    ]);
    expect(await outcome(place(world, other.shopper, [{ skuId: other.skuId, quantity: 1 }], 'MINE'))).toBe(
      'PROMO_OTHER_SHOP',
    );
    expect(await faults(world)).toEqual([]);
  });
});

describe('the input', () => {
  it('takes no prices, no strange quantities and no strange ids', () => {
    const good = { source: [{ skuId: '1', quantity: 1 }], addressId: '1', quoteHash: 'x' };
    const parse = (input: unknown) => contract.createOrder.input.safeParse(input).success;
    expect(parse(good)).toBe(true);
    for (const quantity of [0, -1, 1.5, 1e9, '1e3', '1', Number.NaN, null])
      expect(parse({ ...good, source: [{ skuId: '1', quantity }] })).toBe(false);
    for (const skuId of ['-1', '0', '1e3', "1'; --", '9'.repeat(19), 1, null])
      expect(parse({ ...good, source: [{ skuId, quantity: 1 }] })).toBe(false);
    for (const extra of [{ total: '0.01' }, { status: '1' }, { userId: '2' }])
      expect(parse({ ...good, ...extra })).toBe(false);
    expect(parse({ ...good, source: [{ skuId: '1', quantity: 1, unitPrice: '0.01' }] })).toBe(false);
    expect(parse({ ...good, notes: [{ shopId: '1', note: 'a\u202eb' }] })).toBe(false);
    expect(parse({ ...good, notes: [{ shopId: '1', note: '𝕏'.repeat(201) }] })).toBe(false);
    expect(parse({ ...good, notes: [{ shopId: '1', note: '𝕏'.repeat(200) }] })).toBe(true);
  });
});
