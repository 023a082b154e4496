// The bag: what goes in, what it says about itself, and many hands at once.
import { contract, limits } from '@meridian/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_START, withTestDatabase } from '../../testing/database.ts';
import { createProduct, createShop, createShopper, type Shopper } from '../../testing/fixtures.ts';
import { openMarket, outcome } from '../../testing/orders.ts';
import { addCartItem } from './add-cart-item.ts';
import { freeFreightGap } from './cart.rules.ts';
import { readCart } from './read-cart.ts';
import { removeCartItems } from './remove-cart-items.ts';
import { selectCartItems } from './select-cart-items.ts';
import { updateCartItem } from './update-cart-item.ts';

const world = withTestDatabase({ max: 30 });
beforeEach(() => world.clock.set(TEST_START));
const write = <T>(act: Parameters<typeof world.db.transaction<T>>[0]) => world.db.transaction(act);
const add = (s: Shopper, skuId: bigint, quantity = 1) =>
  outcome(write((tx) => addCartItem(tx, s.actor, { skuId, quantity })));
const update = (s: Shopper, input: Parameters<typeof updateCartItem>[2]) =>
  outcome(write((tx) => updateCartItem(tx, s.actor, input)));
const cart = async (s: Shopper) => contract.listCart.output.parse(await readCart(world.db, s.userId, 'en'));
const items = async (s: Shopper) => (await cart(s)).groups.flatMap((g) => g.items);

describe('adding', () => {
  it('adds up, keeps the price it came in at, and is bounded by the stock', async () => {
    const { shopper, skuId } = await openMarket(world, { stock: 5, priceCents: 1000n });
    expect(await add(shopper, skuId, 2)).toEqual({ count: 2 });
    await world.owner.run('t', 'update skus set price_cents = 900 where id = $1', [skuId]);
    expect(await add(shopper, skuId, 3)).toEqual({ count: 5 });
    expect(await add(shopper, skuId)).toBe('SKU_STOCK_SHORT');
    expect(await items(shopper)).toMatchObject([
      {
        quantity: 5,
        price: '9.00',
        priceWhenAdded: '10.00',
        subtotal: '45.00',
        stock: 5,
        selected: true,
        problem: null,
      },
    ]);
  });

  it('refuses what cannot be bought, by its reason', async () => {
    const { shopper, shop, product, skuId } = await openMarket(world, { stock: 0 });
    expect(await add(shopper, 999_999_999n)).toBe('SKU_NOT_FOUND');
    expect(await add(shopper, skuId)).toBe('SKU_SOLD_OUT');
    await world.owner.run('t', 'update skus set stock = 5000 where id = $1', [skuId]);
    expect(await add(shopper, skuId, 999)).toEqual({ count: 999 });
    expect(await add(shopper, skuId)).toBe('SKU_STOCK_SHORT');
    await world.owner.run('t', `update products set state = 'off' where id = $1`, [product.productId]);
    expect(await add(shopper, skuId)).toBe('PRODUCT_OFF_SHELF');
    await world.owner.run('t', `update products set state = 'on' where id = $1`, [product.productId]);
    await world.owner.run('t', `update shops set state = 'holiday' where id = $1`, [shop.shopId]);
    expect(await add(shopper, skuId)).toBe('PRODUCT_OFF_SHELF');
  });

  it('twenty at once add up to twenty', async () => {
    const { shopper, skuId } = await openMarket(world, { stock: 12 });
    const results = await Promise.all(Array.from({ length: 20 }, () => add(shopper, skuId)));
    expect(results.filter((r) => typeof r !== 'string')).toHaveLength(12);
    expect(results.filter((r) => r === 'SKU_STOCK_SHORT')).toHaveLength(8);
    expect((await cart(shopper)).count).toBe(12);
  });

  it('holds so many lines and not one more, however many hands', async () => {
    const shopper = await createShopper(world.owner);
    const shop = await createShop(world.owner);
    const { skuIds } = await createProduct(
      world.owner,
      shop.shopId,
      Array.from({ length: limits.cartItemsMax + 10 }, () => ({})),
    );
    const results = await Promise.all(skuIds.map((skuId) => add(shopper, skuId)));
    expect(results.filter((r) => typeof r !== 'string')).toHaveLength(limits.cartItemsMax);
    expect(results.filter((r) => r === 'CART_FULL')).toHaveLength(10);
  });
});

describe('changing', () => {
  it('quantity, and the variant within the product; two lines of one SKU become one', async () => {
    const shopper = await createShopper(world.owner);
    const shop = await createShop(world.owner);
    const {
      skuIds: [a = 0n, b = 0n],
    } = await createProduct(world.owner, shop.shopId, [{ stock: 5 }, { stock: 5, priceCents: 2000n }]);
    const stranger = await openMarket(world);
    await add(shopper, a, 2);
    const [line] = await items(shopper);
    const itemId = BigInt(line?.id ?? 0);
    expect(await update(shopper, { itemId, quantity: 6 })).toBe('SKU_STOCK_SHORT');
    expect(await update(shopper, { itemId, quantity: 5 })).toMatchObject({ count: 5 });
    expect(await update(shopper, { itemId, quantity: 1 })).toMatchObject({ count: 1 });
    expect(await update(shopper, { itemId, skuId: stranger.skuId })).toBe('SKU_NOT_FOUND');
    expect(await update(shopper, { itemId, skuId: b })).toMatchObject({ selectedTotal: '20.00' });
    await add(shopper, a, 3);
    expect(await update(shopper, { itemId, skuId: a })).toMatchObject({ count: 4 });
    expect(await items(shopper)).toHaveLength(1);
    expect(await update(stranger.shopper, { itemId, quantity: 1 })).toBe('CART_ITEM_NOT_FOUND');
  });

  it("ticks and takes out only what is one's own, and twice is once", async () => {
    const { shopper, skuId } = await openMarket(world);
    const other = await openMarket(world);
    await add(shopper, skuId, 2);
    await add(other.shopper, skuId, 2);
    const ids = (await items(shopper)).map((i) => BigInt(i.id));
    const thief = other.shopper.actor;
    await write((tx) => selectCartItems(tx, thief, { itemIds: ids, selected: false }));
    await write((tx) => removeCartItems(tx, thief, { itemIds: ids }));
    expect(await cart(shopper)).toMatchObject({ count: 2, selectedCount: 2 });
    for (const _ of [1, 2])
      expect(
        await write((tx) => selectCartItems(tx, shopper.actor, { itemIds: ids, selected: false })),
      ).toMatchObject({ count: 2, selectedCount: 0, selectedTotal: '0.00' });
    for (const _ of [1, 2])
      expect(await write((tx) => removeCartItems(tx, shopper.actor, { itemIds: ids }))).toMatchObject({
        count: 0,
        groups: [],
      });
  });
});

describe('reading', () => {
  it('groups by shop, the latest first, and tells problems as they are now', async () => {
    const { shopper, skuId, shop } = await openMarket(world, { stock: 5 });
    const [gone, short, closed] = [
      await openMarket(world),
      await openMarket(world, { stock: 9 }),
      await openMarket(world),
    ];
    for (const id of [skuId, gone.skuId, short.skuId, closed.skuId]) {
      world.clock.advance(1000);
      await add(shopper, id, 5);
    }
    await world.owner.run('t', `update skus set state = 'off' where id = $1`, [gone.skuId]);
    await world.owner.run('t', 'update skus set stock = 4 where id = $1', [short.skuId]);
    await world.owner.run('t', `update shops set state = 'suspended' where id = $1`, [closed.shop.shopId]);
    const view = await cart(shopper);
    expect(view.groups.map((g) => g.items[0]?.problem)).toEqual([
      'shop_closed',
      'stock_short',
      'off_shelf',
      null,
    ]);
    expect(view.groups.at(-1)?.shopId).toBe(String(shop.shopId));
    expect(view).toMatchObject({ count: 20, selectedCount: 5, selectedTotal: '50.00' });
    await world.owner.run('t', 'update skus set stock = 0 where id = $1', [short.skuId]);
    expect((await items(shopper)).map((i) => i.problem)).toContain('sold_out');
  });

  it('says how much is missing for free freight when it is near', async () => {
    expect(freeFreightGap(5000n, 10_000n, 5000)).toBe(5000n);
    expect(freeFreightGap(4999n, 10_000n, 5000)).toBeNull();
    expect(freeFreightGap(10_000n, 10_000n, 5000)).toBeNull();
    expect(freeFreightGap(0n, 10_000n, 0)).toBeNull();
    expect(freeFreightGap(9999n, null, 5000)).toBeNull();
    const shopper = await createShopper(world.owner);
    const shop = await createShop(world.owner, { freeAboveCents: 1500n });
    const { skuIds } = await createProduct(world.owner, shop.shopId);
    await add(shopper, skuIds[0] ?? 0n);
    expect((await cart(shopper)).groups[0]?.freeFreightGap).toBe('5.00');
  });
});
