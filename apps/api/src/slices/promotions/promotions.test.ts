// The codes a shopper can still use.
import { contract } from '@meridian/contract';
import { describe, expect, it } from 'vitest';
import type { ReadScope } from '../../platform/route.ts';
import { TEST_START, withTestDatabase } from '../../testing/database.ts';
import { createShop } from '../../testing/fixtures.ts';
import { openMarket, place, servicesOf } from '../../testing/orders.ts';
import { createPromoCode } from './create-promo-code.ts';
import { promotionsRoutes } from './promotions.routes.ts';
import type { NewPromo } from './promotions.sql.ts';

const world = withTestDatabase();
const at = (days: number) => new Date(TEST_START.getTime() + days * 86_400_000);
const offer = (given: Partial<NewPromo> & { code: string }) =>
  world.db.transaction((tx) =>
    createPromoCode(tx, {
      kind: 'percent',
      percentBps: 1000,
      amountCents: null,
      capCents: null,
      minSpendCents: 0n,
      shopId: null,
      startsAt: TEST_START,
      endsAt: at(10),
      totalLimit: null,
      perUserLimit: null,
      ...given,
    }),
  );

describe('the list', () => {
  it('has what runs and is left for this shopper, the first to end in front', async () => {
    const { shopper, skuId } = await openMarket(world);
    const shop = await createShop(world.owner, { name: 'Lantern House' });
    await offer({ code: 'LATER', endsAt: at(20), capCents: 500n });
    await offer({
      code: 'SHOP',
      kind: 'fixed',
      percentBps: null,
      amountCents: 250n,
      shopId: shop.shopId,
      minSpendCents: 1000n,
    });
    await offer({ code: 'OVER', startsAt: at(-2), endsAt: TEST_START });
    await offer({ code: 'SOON', startsAt: at(1) });
    await offer({ code: 'ONCE', perUserLimit: 1, endsAt: at(1) });
    await offer({ code: 'GONE', totalLimit: 1, endsAt: at(2) });
    const scope: ReadScope = { now: TEST_START, services: servicesOf(world) };
    const list = async (actor = shopper.actor) =>
      contract.listPromoCodes.output.parse(
        await (promotionsRoutes.listPromoCodes as { run(...args: unknown[]): Promise<unknown> }).run(
          world.db,
          actor,
          {},
          scope,
        ),
      ).list;
    expect((await list()).map((p) => p.code)).toEqual(['ONCE', 'GONE', 'SHOP', 'LATER']);
    expect((await list())[2]).toMatchObject({
      kind: 'fixed',
      amount: '2.50',
      minSpend: '10.00',
      shopName: 'Lantern House',
      percentBps: null,
    });
    await place(world, shopper, [{ skuId, quantity: 1 }], ' once ');
    await place(world, shopper, [{ skuId, quantity: 1 }], 'gone');
    expect((await list()).map((p) => p.code)).toEqual(['SHOP', 'LATER']);
    const other = await openMarket(world);
    expect((await list(other.shopper.actor)).map((p) => p.code)).toEqual(['ONCE', 'SHOP', 'LATER']);
  });

  it('takes no code that makes no sense', async () => {
    for (const bad of [
      { percentBps: 0 },
      { percentBps: 10_001 },
      { percentBps: null },
      { amountCents: 5n },
      { endsAt: TEST_START },
      { totalLimit: 0 },
      { capCents: 0n },
    ]) {
      await expect(offer({ code: 'BAD', ...bad })).rejects.toMatchObject({ code: '23514' });
    }
    await expect(offer({ code: 'lower' })).rejects.toMatchObject({ code: '23514' });
  });
});
