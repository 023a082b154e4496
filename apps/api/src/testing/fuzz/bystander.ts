// The bystander of the fuzzer's world: owns a little of everything, is named in requests, never asks; nothing of theirs may change.
import type { TestApp } from '../app.ts';
import { createProduct, createShop, createShopper, type Shopper, type TestShop } from '../fixtures.ts';
import { pay, place, ship } from '../orders.ts';

/** How the bystander and their street are called. */
export const secrets = ['Bystandra', '13 Hidden Close'] as const;

export interface Bystander {
  readonly shopper: Shopper;
  readonly shop: TestShop;
  readonly ids: Readonly<Record<string, readonly string[]>>;
}

/** Somebody with orders, bag, address and money, whose ids everybody knows and who never calls. */
export async function createBystander(app: TestApp): Promise<Bystander> {
  const shopper = await createShopper(app.owner, { givenName: secrets[0] });
  const shop = await createShop(app.owner);
  const product = await createProduct(app.owner, shop.shopId, [{ stock: 1_000 }]);
  const skuId = product.skuIds[0] as bigint;
  await app.owner.run('fuzz.secret', 'update addresses set detail = $2 where user_id = $1', [
    shopper.userId,
    secrets[1],
  ]);
  const placed = [];
  for (let i = 0; i < 3; i += 1) placed.push(await place(app, shopper, [{ skuId, quantity: 1 }]));
  const [paid, shipped] = placed;
  for (const order of placed) await pay(app, shopper, order);
  await ship(app, shop, shipped?.orders[0] ?? '');
  const bagLine = await app.owner.one<{ id: bigint }>(
    'fuzz.bag',
    `insert into cart_items (user_id, sku_id, quantity, price_when_added_cents, added_at) values ($1, $2, 1, 1000, $3) returning id`,
    [shopper.userId, skuId, app.clock.now()],
  );
  const texts = (...ids: (bigint | undefined)[]) => ids.map(String);
  return {
    shopper,
    shop,
    ids: {
      orderNo: placed.map(({ orders }) => orders[0] ?? ''),
      paymentNo: [paid?.paymentNo ?? ''],
      addressId: texts(shopper.addressId),
      id: texts(shopper.addressId, shop.shopId, product.productId),
      itemId: texts(bagLine.id),
      itemIds: texts(bagLine.id),
      skuId: texts(skuId),
      shopId: texts(shop.shopId),
    },
  };
}

/** All rows that are the bystander's own. */
export async function belongingsOf(
  app: TestApp,
  { shopper, shop }: Bystander,
): Promise<Record<string, string>> {
  const mine: Readonly<Record<string, string>> = {
    users: 'id = $1',
    addresses: 'user_id = $1',
    cart_items: 'user_id = $1',
    pay_codes: 'user_id = $1',
    payments: 'user_id = $1',
    orders: 'user_id = $1',
    order_lines: 'order_id in (select id from orders where user_id = $1)',
    order_events: 'order_id in (select id from orders where user_id = $1)',
    parcels: 'order_id in (select id from orders where user_id = $1)',
    'ledger.account': "type like 'user%' and owner_id = $1",
    merchants: 'shop_id = $2',
    product_imports: 'shop_id = $2',
  };
  const found: Record<string, string> = {};
  for (const [table, where] of Object.entries(mine)) {
    const { rows } = await app.owner.one<{ rows: string }>(
      'fuzz.belongings',
      `select md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) || ' (' || count(*) || ')' as rows
       from ${table} t where (${where}) and $1::bigint > 0 and $2::bigint > 0`,
      [shopper.userId, shop.shopId],
    );
    found[table] = rows;
  }
  return found;
}
