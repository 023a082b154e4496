// Shops: lists, freight, follows (two at once, repeated, somebody else's), and the merchants' place.

import { contract } from '@meridian/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTestDatabase } from '../../testing/database.ts';
import { createShop, createShopper, shopperActor } from '../../testing/fixtures.ts';
import { followShop } from './follow-shop.ts';
import {
  addShopFigures,
  findMerchantPlace,
  findShopInfo,
  getShopForOrder,
  insertMerchant,
  insertShop,
  listShops,
  recountFans,
} from './index.ts';
import { deliveryTo, type FreightRule, favourableBps, freightFor, shrunkenMean } from './shop.rules.ts';

const world = withTestDatabase({ max: 20 });
let shopId: bigint;
const general = { baseCents: 500n, perExtraItemCents: 100n, freeAboveCents: 5000n, minDays: 5, maxDays: 12 };

beforeAll(async () => {
  shopId = await world.db.transaction((tx) =>
    insertShop(tx, {
      slug: 'hanse',
      name: 'Hanse',
      monogram: 'HA',
      country: 'DE',
      taglines: { en: 'Calm things', de: 'Ruhige Dinge' },
      descriptions: { en: 'From Hamburg' },
      pictures: [],
      freightBaseCents: 500n,
      freightPerExtraItemCents: 100n,
      freightFreeAboveCents: 5000n,
      deliveryMinDays: 5,
      deliveryMaxDays: 12,
      shipsElsewhere: true,
      openedAt: new Date('2024-05-01'),
      destinations: {
        DE: {
          served: true,
          baseCents: 0,
          perExtraItemCents: 0,
          freeAboveCents: null,
          minDays: 1,
          maxDays: 3,
        },
        AU: {
          served: true,
          baseCents: 1500,
          perExtraItemCents: 300,
          freeAboveCents: null,
          minDays: 9,
          maxDays: 20,
        },
        KP: { served: false },
      },
    }),
  );
});

describe('freight', () => {
  const rule: FreightRule = {
    general,
    destinations: new Map([
      ['KP', null],
      ['DE', { ...general, baseCents: 0n, perExtraItemCents: 0n, minDays: 1, maxDays: 3 }],
    ]),
    shipsElsewhere: true,
  };
  it.each([
    ['US', 1, 1000n, 500n],
    ['US', 3, 1000n, 700n],
    ['US', 3, 4999n, 700n],
    ['US', 3, 5000n, 0n],
    ['DE', 9, 1n, 0n],
    ['KP', 1, 100_000n, null],
  ] as const)('to %s for %i pieces worth %i: %s', (country, pieces, subtotal, freight) => {
    expect(freightFor(rule, country, pieces, subtotal)).toBe(freight);
  });
  it('serves only what it names when it ships nowhere else', () => {
    expect(freightFor({ ...rule, shipsElsewhere: false }, 'US', 1, 1n)).toBeNull();
    expect(deliveryTo({ ...rule, shipsElsewhere: false }, 'DE')).toMatchObject({ minDays: 1, maxDays: 3 });
  });
  it('never falls when more is put in below the free threshold, and is never negative', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 9n),
        fc.bigInt(0n, 10n ** 6n),
        fc.integer({ min: 1, max: 999 }),
        fc.bigInt(0n, 10n ** 12n),
        (baseCents, perExtraItemCents, pieces, subtotal) => {
          const fees = {
            ...rule,
            general: { ...general, baseCents, perExtraItemCents, freeAboveCents: null },
          };
          const [one, more] = [
            freightFor(fees, 'US', pieces, subtotal) ?? -1n,
            freightFor(fees, 'US', pieces + 1, subtotal) ?? -1n,
          ];
          return one >= 0n && more >= one;
        },
      ),
    );
  });
  it('is free in the lists exactly when the rule says so', async () => {
    const shop = await getShopForOrder(world.db, shopId);
    for (const country of ['US', 'DE', 'AU', 'KP', null]) {
      for (const cents of [1n, 4999n, 5000n, 10n ** 9n]) {
        const row = await world.db.one<{ free: boolean | null }>(
          't.free',
          'select shop_ships_free(s, $2, $3::bigint) as free from shops s where id = $1',
          [shopId, country, cents],
        );
        const freight =
          shop &&
          (country === null
            ? freightFor({ ...shop.freight, destinations: new Map() }, '', 1, cents)
            : freightFor(shop.freight, country, 1, cents));
        expect(row.free).toBe(freight === null ? null : freight === 0n);
      }
    }
  });
});

describe('scores', () => {
  it('are drawn towards the mean while reviews are few', () => {
    expect(shrunkenMean([0, 0, 0, 0, 0], 10, 4.2)).toBeNull();
    expect(shrunkenMean([0, 0, 0, 0, 1], 10, 4.2)).toBeCloseTo(4.27, 2);
    expect(shrunkenMean([0, 0, 0, 0, 1000], 10, 4.2)).toBeGreaterThan(4.98);
    expect(favourableBps([1, 0, 0, 1, 1])).toBe(6667);
    expect(favourableBps([0, 0, 0, 0, 0])).toBeNull();
  });
});

describe('follows', () => {
  it('count once however often and however many at once', async () => {
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => createShopper(world.db)));
    const follow = (userId: bigint, on: boolean) =>
      world.db.transaction((tx) => followShop(tx, shopperActor(userId), { id: shopId, follow: on }));
    await Promise.all(shoppers.flatMap((s) => [follow(s.userId, true), follow(s.userId, true)]));
    expect(await findShopInfo(world.db, { id: shopId }, 'en', shoppers[0]?.userId ?? null)).toMatchObject({
      fans: 20,
      followed: true,
    });
    expect(await follow(shoppers[0]?.userId ?? 0n, false)).toEqual({ followed: false, fans: 19 });
    expect(await follow(shoppers[0]?.userId ?? 0n, false)).toEqual({ followed: false, fans: 19 });
    expect((await findShopInfo(world.db, { id: shopId }, 'en', shoppers[1]?.userId ?? null))?.followed).toBe(
      true,
    );
    expect((await findShopInfo(world.db, { id: shopId }, 'en', null))?.followed).toBe(false);
    expect(await world.db.transaction(recountFans)).toBe(0);
  });
  it('refuse a shop that is not there or suspended, and change nothing', async () => {
    const { actor, userId } = await createShopper(world.db);
    const suspended = await createShop(world.db, { state: 'suspended' });
    for (const id of [suspended.shopId, 999_999n]) {
      await expect(
        world.db.transaction((tx) => followShop(tx, actor, { id, follow: true })),
      ).rejects.toMatchObject({ error: 'SHOP_NOT_FOUND' });
    }
    expect(
      await world.db.many('t.follows', 'select 1 from shop_follows where user_id = $1', [userId]),
    ).toEqual([]);
  });
});

describe('lists', () => {
  it('show the liveliest first, in the reader’s language, without gaps or repeats, and no suspended shop', async () => {
    const others = await Promise.all(Array.from({ length: 7 }, () => createShop(world.db)));
    await createShop(world.db, { state: 'suspended', name: 'Gone' });
    await world.db.transaction((tx) =>
      addShopFigures(
        tx,
        others.map((s, i) => ({ shopId: s.shopId, sales: i % 3, sales30d: i % 3 })),
      ),
    );
    await world.db.transaction((tx) =>
      addShopFigures(tx, [{ shopId, sales: 40, sales30d: 40, products: 2 }]),
    );
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listShops(world.db, 'de', { cursor, limit: 3 });
      contract.listShops.output.parse(page);
      expect(page.total).toBe(8);
      seen.push(...page.list.map((s) => s.name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(8);
    expect(seen).toHaveLength(8);
    expect(seen[0]).toBe('Hanse');
    expect((await listShops(world.db, 'de', { limit: 1 })).list[0]).toMatchObject({
      tagline: 'Ruhige Dinge',
      products: 2,
      sales: 40,
    });
    expect((await listShops(world.db, 'th', { limit: 1 })).list[0]?.tagline).toBe('Calm things');
  });
  it('refuse a cursor that was tampered with', async () => {
    for (const cursor of [
      'AAAA',
      Buffer.from('["1","x"]').toString('base64url'),
      Buffer.from('["1"]').toString('base64url'),
      Buffer.from('["1","-1"]').toString('base64url'),
    ]) {
      await expect(listShops(world.db, 'en', { cursor, limit: 3 })).rejects.toMatchObject({
        error: 'VALIDATION_FAILED',
      });
    }
  });
});

describe('merchants', () => {
  it('have a place in one shop until they are disabled; an e-mail has one place; a shop one owner', async () => {
    const add = (email: string, role: 'owner' | 'staff') =>
      world.db.transaction((tx) => insertMerchant(tx, { shopId, email, passwordHash: '$argon2id$x', role }));
    const id = await add('Owner@Hanse.example', 'owner');
    expect(await findMerchantPlace(world.db, id)).toEqual({ shopId, role: 'owner' });
    await expect(add('owner@hanse.example', 'staff')).rejects.toThrow(/merchants_email_key/);
    await expect(add('second@hanse.example', 'owner')).rejects.toThrow(/merchants_one_owner/);
    await world.owner.run('t.disable', 'update merchants set disabled_at = now() where id = $1', [id]);
    expect(await findMerchantPlace(world.db, id)).toBeNull();
  });
});
