// The world of the access matrix: everybody who may call, and a look at all that could be changed.
import { type Audience, contract, type Route, type Verb } from '@meridian/contract';
import { consoleCookies, openSession } from '../platform/sessions.ts';
import { hashPassword } from '../slices/accounts/index.ts';
import { insertOperator } from '../slices/operations/index.ts';
import { carrierSignature } from '../slices/orders/record-carrier-scan.ts';
import type { CallOptions, Credentials, TestApp } from './app.ts';
import { createProduct, createShop, createShopper, type Shopper, type TestShop } from './fixtures.ts';

export const password = 'correct horse 7';

/** A is the owner of everything in the samples, B somebody else of the same audience. */
export const callers = [
  'guest',
  'shopperB',
  'merchantB',
  'support',
  'finance',
  'catalogue',
  'admin',
  'merchantA',
  'shopperA',
] as const;
export type Caller = (typeof callers)[number];

export const audienceOf: Record<Caller, Audience> = {
  guest: 'guest',
  shopperA: 'shopper',
  shopperB: 'shopper',
  merchantA: 'merchant',
  merchantB: 'merchant',
  support: 'operator',
  finance: 'operator',
  catalogue: 'operator',
  admin: 'operator',
};

export interface MatrixWorld {
  readonly app: TestApp;
  readonly shopper: Shopper;
  readonly shop: TestShop;
  readonly skuId: string;
  readonly productId: string;
  readonly subjects: Readonly<Record<Exclude<Caller, 'guest'>, bigint>>;
}

export const verbs = Object.keys(contract) as Verb[];
export const routeOf = (verb: Verb): Route => contract[verb];

const roles = ['support', 'finance', 'catalogue', 'admin'] as const;
export type Staff = Readonly<Record<(typeof roles)[number], bigint>>;

/** Limits of a day are far away from now on: samples are many. */
export const liftLimits = (app: TestApp) =>
  app.owner.run(
    'matrix.limits',
    `insert into settings (key, value, version, changed_by, changed_at)
     select key, to_jsonb(value), 1, 'test', $1 from (values ('topups.openMax', 100), ('topups.uploadsPerDay', 1000), ('withdrawals.perDay', 100), ('withdrawals.aloneDayCents', 100000000)) v (key, value)`,
    [app.clock.now()],
  );

/** An operator of each role. */
export async function createStaff(app: TestApp, passwordHash: string): Promise<Staff> {
  const made = {} as Record<(typeof roles)[number], bigint>;
  for (const role of roles)
    made[role] = await app.db.transaction(async (tx) => {
      const email = `${role}@example.com`;
      return (await insertOperator(tx, { email, name: role, passwordHash, roles: [role] })).id;
    });
  return made;
}

/** New people with new things and everybody's password: what was used up, deleted or locked before is nobody's trouble now. */
export async function createPeople(
  app: TestApp,
  staff: Staff,
  passwordHash: string,
  givenName: string,
): Promise<MatrixWorld> {
  const [shopper, other] = [await createShopper(app.owner, { givenName }), await createShopper(app.owner)];
  const [shop, otherShop] = [await createShop(app.owner), await createShop(app.owner)];
  const product = await createProduct(app.owner, shop.shopId, [{ stock: 100_000 }]);
  await app.owner.run('matrix.users', 'update users set password_hash = $1 where id = any($2)', [
    passwordHash,
    [shopper.userId, other.userId],
  ]);
  await app.owner.run('matrix.merchants', 'update merchants set password_hash = $1 where id = any($2)', [
    passwordHash,
    [shop.actor.merchantId, otherShop.actor.merchantId],
  ]);
  return {
    app,
    shopper,
    shop,
    skuId: String(product.skuIds[0]),
    productId: String(product.productId),
    subjects: {
      shopperA: shopper.userId,
      shopperB: other.userId,
      merchantA: shop.actor.merchantId,
      merchantB: otherShop.actor.merchantId,
      ...staff,
    },
  };
}

/** Everybody with the same password, and a bag for B, so that touching a foreign bag line leaves no new row behind. */
export async function createMatrixWorld(app: TestApp): Promise<MatrixWorld> {
  const passwordHash = await hashPassword(password);
  const staff = await createStaff(app, passwordHash);
  const world = await createPeople(app, staff, passwordHash, 'Zeldaqueen');
  await app.owner.run('matrix.address', 'update addresses set detail = $2 where user_id = $1', [
    world.shopper.userId,
    '77 Secret Lane',
  ]);
  await app.data('addCartItem', { skuId: world.skuId, quantity: 1 }, await signIn(world, 'shopperB'));
  return world;
}

/** A new session's token. */
export async function openToken(world: MatrixWorld, caller: Exclude<Caller, 'guest'>): Promise<string> {
  const audience = audienceOf[caller] as Exclude<Audience, 'guest'>;
  const { token } = await world.app.db.transaction((tx) =>
    openSession(tx, { audience, subjectId: world.subjects[caller], ip: '127.0.0.1', userAgent: 'test' }),
  );
  return token;
}

/** A token where its audience carries it. */
export const carry = (audience: Exclude<Audience, 'guest'>, token: string): Credentials =>
  audience === 'shopper' ? { token } : { cookie: `${consoleCookies[audience]}=${token}` };

/** A new session for every call: verbs that end sessions leave the others in peace. */
export async function signIn(world: MatrixWorld, caller: Caller): Promise<Credentials> {
  if (caller === 'guest') return {};
  return carry(audienceOf[caller] as Exclude<Audience, 'guest'>, await openToken(world, caller));
}

/** The carrier's signature, for the one route that is proved by it. */
export function signature(world: MatrixWorld, verb: Verb, input: unknown): Pick<CallOptions, 'headers'> {
  if (verb !== 'recordCarrierScan') return {};
  const timestamp = String(Math.floor(world.app.clock.now().getTime() / 1000));
  const secret = world.app.services.config.carrierWebhookSecret;
  return {
    headers: {
      'x-carrier-timestamp': timestamp,
      'x-carrier-signature': carrierSignature(secret, timestamp, JSON.stringify(input)),
    },
  };
}

const unknownIds: Record<string, unknown> = {
  id: '900000000',
  addressId: '900000000',
  destination: '900000000',
  itemId: '900000000',
  itemIds: ['900000000'],
  orderNo: '9'.repeat(18),
  paymentNo: `P${'9'.repeat(18)}`,
};
/** Ids that everybody may know. */
const publicIds: readonly Verb[] = ['followShop'];

/** The same request for an object that does not exist; null when the verb asks for nobody's own object. */
export function withUnknownIds(verb: Verb, input: object): object | null {
  const ids = Object.keys(input).filter((name) => name in unknownIds);
  if (ids.length === 0 || routeOf(verb).audience === 'guest' || publicIds.includes(verb)) return null;
  return { ...input, ...Object.fromEntries(ids.map((name) => [name, unknownIds[name]])) };
}

/** What only A, A's shop and A's mail may show. */
export async function secretsOf(world: MatrixWorld): Promise<string[]> {
  const rows = await world.app.owner.many<{ secret: string }>(
    'matrix.secrets',
    `select order_no as secret from orders where user_id = $1
     union all select payment_no from payments where user_id = $1
     union all select email from users where id = $1`,
    [world.shopper.userId],
  );
  return [...rows.map((row) => row.secret), 'Zeldaqueen', 'Secret Lane', 'secret-goods.csv'];
}

/** Bookkeeping of the door itself, which a refused call may touch. */
const ownBooks = ['sessions', 'rate_windows', 'idempotency', 'login_attempts'];

/** A hash of every table, ours, the ledger's and the queue's: refused means that all are the same afterwards. */
export async function digest(app: TestApp): Promise<Record<string, string>> {
  const tables = await app.owner.many<{ name: string }>(
    'matrix.tables',
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'ledger') and tablename <> all ($1::text[])`,
    [ownBooks],
  );
  // A job that a worker still holds may vanish at any moment; a new one is free.
  const queue = { name: 'graphile_worker._private_jobs', where: 'where locked_at is null' };
  const parts = [...tables.map(({ name }) => ({ name, where: '' })), queue].map(
    ({ name, where }) =>
      `select '${name}' as name, (select md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) from ${name} t ${where}) as hash`,
  );
  const rows = await app.owner.many<{ name: string; hash: string }>(
    'matrix.digest',
    parts.join(' union all '),
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.hash]));
}

/** The matrix's world with two people of its staff signed in, who decide. */
export async function createDesk(app: TestApp) {
  const world = await createMatrixWorld(app);
  return { world, admin: await signIn(world, 'admin'), finance: await signIn(world, 'finance') };
}
