// Small fixtures for tests: a shopper, a shop, a product, money, a payment ticket. Rows by plain SQL, money by the ledger.
import { randomBytes } from 'node:crypto';
import type { OperatorRole } from '@meridian/contract';
import { post, topUpPass } from '../ledger/index.ts';
import type { MerchantActor, OperatorActor, ShopperActor } from '../platform/actors.ts';
import type { Database, Db, Tx } from '../platform/db.ts';
import { hashToken, randomToken } from '../platform/ids.ts';
import { insertPayeeAccount } from '../slices/networks/index.ts';
import { TEST_START } from './database.ts';

const unique = (): string => randomBytes(8).toString('hex');
/** Nobody can sign in with it. */
const noPassword = '$argon2id$none';

/** A shopper's actor for any user id. */
export const shopperActor = (userId: bigint, locale = 'en'): ShopperActor => ({
  audience: 'shopper',
  userId,
  sessionId: 0n,
  locale,
  ip: '127.0.0.1',
  requestId: 'test',
});
/** A merchant's actor for any shop id. */
export const merchantActor = (shopId: bigint, merchantId = 1n): MerchantActor => ({
  audience: 'merchant',
  merchantId,
  shopId,
  role: 'owner',
  sessionId: 0n,
  locale: 'en',
  ip: '127.0.0.1',
  requestId: 'test',
});

export interface Shopper {
  readonly userId: bigint;
  readonly addressId: bigint;
  readonly actor: ShopperActor;
}
/** A shopper with one address, in the US unless said. */
export async function createShopper(
  db: Db,
  given: { givenName?: string; country?: string } = {},
): Promise<Shopper> {
  const country = given.country ?? 'US';
  const user = await db.one<{ id: bigint }>(
    'fixtures.shopper',
    `insert into users (email, email_verified_at, country, given_name, family_name, language, password_hash, created_at)
     values ($1, $4, $2, $3, 'Test', 'en', $5, $4) returning id`,
    [`shopper-${unique()}@example.com`, country, given.givenName ?? 'Mia', TEST_START, noPassword],
  );
  const address = await db.one<{ id: bigint }>(
    'fixtures.address',
    `insert into addresses (user_id, addressee, mobile, country, area, postcode, detail, tag, is_default, created_at, updated_at)
     values ($1, 'Mia Test', '+12025550123', $2, '{California,"Los Angeles"}', '90001', '1 Test Street', 'Home', true, $3, $3) returning id`,
    [user.id, country, TEST_START],
  );
  return { userId: user.id, addressId: address.id, actor: shopperActor(user.id) };
}

export interface TestShop {
  readonly shopId: bigint;
  readonly actor: MerchantActor;
}
export interface ShopOptions {
  readonly name?: string;
  readonly country?: string;
  readonly freightCents?: bigint;
  readonly perExtraItemCents?: bigint;
  readonly freeAboveCents?: bigint | null;
  readonly shipsElsewhere?: boolean;
  readonly state?: 'open' | 'holiday' | 'suspended';
}
/** An open shop that asks $5.00 for freight everywhere unless said, with its owner. */
export async function createShop(db: Db, options: ShopOptions = {}): Promise<TestShop> {
  const name = options.name ?? `Shop ${unique()}`;
  const shop = await db.one<{ id: bigint }>(
    'fixtures.shop',
    `insert into shops (slug, name, monogram, country, state, freight_base_cents, freight_per_extra_item_cents, freight_free_above_cents, delivery_min_days, delivery_max_days,
       ships_elsewhere, opened_at) values ($1, $2, 'TS', $3, $4, $5, $6, $7, 5, 12, $8, $9) returning id`,
    [
      `shop-${unique()}`,
      name,
      options.country ?? 'CN',
      options.state ?? 'open',
      options.freightCents ?? 500n,
      options.perExtraItemCents ?? 0n,
      options.freeAboveCents ?? null,
      options.shipsElsewhere ?? true,
      TEST_START,
    ],
  );
  await db.run('fixtures.shopStats', 'insert into shop_stats (shop_id) values ($1)', [shop.id]);
  const merchant = await db.one<{ id: bigint }>(
    'fixtures.merchant',
    `insert into merchants (shop_id, email, password_hash, role, created_at) values ($1, $2, $3, 'owner', $4) returning id`,
    [shop.id, `owner-${unique()}@example.com`, noPassword, TEST_START],
  );
  return { shopId: shop.id, actor: merchantActor(shop.id, merchant.id) };
}

export interface TestProduct {
  readonly productId: bigint;
  readonly skuIds: readonly bigint[];
}
/** A product on sale with a SKU for each entry: $10.00 and 100 pieces unless said. */
export async function createProduct(
  db: Db,
  shopId: bigint,
  skus: readonly { priceCents?: bigint; stock?: number }[] = [{}],
  title = 'Test lamp',
): Promise<TestProduct> {
  await db.run(
    'fixtures.category',
    `insert into categories (id, position, names) values ('test', 999, '{"en": "Test"}') on conflict do nothing`,
  );
  const prices = skus.map((s) => s.priceCents ?? 1000n).sort((a, b) => (a < b ? -1 : 1));
  const product = await db.one<{ id: bigint }>(
    'fixtures.product',
    `insert into products (shop_id, slug, category_id, titles, min_price_cents, max_price_cents, comprehensive_score, scored_at, created_at, updated_at)
     values ($1, $2, 'test', jsonb_build_object('en', $3::text), $4, $5, 0, $6, $6, $6) returning id`,
    [shopId, `product-${unique()}`, title, prices[0], prices.at(-1), TEST_START],
  );
  await db.run('fixtures.productStats', 'insert into product_stats (product_id) values ($1)', [product.id]);
  const skuIds: bigint[] = [];
  for (const [position, sku] of skus.entries()) {
    const row = await db.one<{ id: bigint }>(
      'fixtures.sku',
      'insert into skus (product_id, position, option_values, price_cents, stock) values ($1, $2, $3, $4, $5) returning id',
      [product.id, position, [`v${position}`], sku.priceCents ?? 1000n, sku.stock ?? 100],
    );
    skuIds.push(row.id);
  }
  return { productId: product.id, skuIds };
}

let topUps = 9_000_000_000n;
/** Puts money into a shopper's wallet as a passed top-up does. */
export async function fund(tx: Tx, userId: bigint, cents: bigint): Promise<void> {
  topUps += 1n;
  await post(
    tx,
    topUpPass({
      topUpId: topUps,
      userId,
      from: { type: 'bank_clearing', bank: 'test' },
      amountCents: cents,
      actor: 'system',
    }),
  );
}

/** Gives a shopper a payment code that nobody knows; tickets are made by `createPayTicket`. */
export async function setPayCode(db: Db, userId: bigint): Promise<void> {
  await db.run(
    'fixtures.payCode',
    `insert into pay_codes (user_id, code_hash, changed_at) values ($1, $2, $3)`,
    [userId, noPassword, TEST_START],
  );
}

/** A ticket as `verify_pay` hands it out, for two minutes from `database`'s now. */
export function createPayTicket(
  database: Database,
  userId: bigint,
  target: string,
  amountCents: bigint,
  purpose: 'order.pay' | 'withdraw.request' = 'order.pay',
): Promise<string> {
  const ticket = randomToken();
  return database.transaction(async (tx) => {
    await tx.run(
      'fixtures.ticket',
      `insert into pay_tickets (ticket_hash, user_id, purpose, target, amount_cents, created_at, expires_at) values ($1, $2, $7, $3, $4, $5, $6)`,
      [
        hashToken('pay-ticket', ticket),
        userId,
        target,
        amountCents,
        tx.now,
        new Date(tx.now.getTime() + 120_000),
        purpose,
      ],
    );
    return ticket;
  });
}

/** An operator's actor with a row of its own. */
export async function createOperator(
  db: Db,
  roles: readonly OperatorRole[] = ['finance'],
): Promise<OperatorActor> {
  const name = `Operator ${unique()}`;
  const { id } = await db.one<{ id: bigint }>(
    'fixtures.operator',
    `insert into operators (email, name, password_hash, roles, created_at) values ($1, $2, $3, $4, $5) returning id`,
    [`${unique()}@example.com`, name, noPassword, roles, TEST_START],
  );
  return {
    audience: 'operator',
    operatorId: id,
    roles,
    sessionId: 0n,
    locale: 'en',
    ip: '127.0.0.1',
    requestId: 'test',
  };
}

/** Where the house takes bank transfers in tests. */
export const houseAccount = {
  payee: 'Meridian Ltd',
  bankName: 'Harbour Bank',
  accountNumber: '001 234',
  swift: 'HARBUS33',
  country: 'US',
  note: '',
} as const;
let payees = 0;
/** A bank account of the house, of a bank that nothing else uses; its id. */
export function createPayeeAccount(db: Db): Promise<bigint> {
  payees += 1;
  return insertPayeeAccount(db, { ...houseAccount, bank: `bank-${payees}`, position: payees });
}
