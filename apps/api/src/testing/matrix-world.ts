// The world of the access matrix: everybody who may call, and for every verb one request that its owner may make.
import { type Audience, contract, type RequestOf, type Route, type Verb } from '@meridian/contract';
import { consoleCookies, openSession } from '../platform/sessions.ts';
import { hashPassword, hashPayCode } from '../slices/accounts/index.ts';
import { insertOperator } from '../slices/operations/index.ts';
import { carrierSignature } from '../slices/orders/record-carrier-scan.ts';
import type { CallOptions, Credentials, TestApp } from './app.ts';
import {
  createPayTicket,
  createProduct,
  createShop,
  createShopper,
  fund,
  type Shopper,
  type TestShop,
} from './fixtures.ts';
import { type Placed, pay, place, ship, trackingNo } from './orders.ts';

export const password = 'correct horse 7';
const payCode = '402818';

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

/** Everybody with the same password, and a bag for B, so that touching a foreign bag line leaves no new row behind. */
export async function createMatrixWorld(app: TestApp): Promise<MatrixWorld> {
  const [shopper, other] = [
    await createShopper(app.owner, { givenName: 'Zeldaqueen' }),
    await createShopper(app.owner),
  ];
  const [shop, otherShop] = [await createShop(app.owner), await createShop(app.owner)];
  const product = await createProduct(app.owner, shop.shopId, [{ stock: 10_000 }]);
  const passwordHash = await hashPassword(password);
  await app.owner.run('matrix.address', 'update addresses set detail = $2 where user_id = $1', [
    shopper.userId,
    '77 Secret Lane',
  ]);
  await app.owner.run('matrix.users', 'update users set password_hash = $1', [passwordHash]);
  await app.owner.run('matrix.merchants', 'update merchants set password_hash = $1', [passwordHash]);
  const operator = (role: 'support' | 'finance' | 'catalogue' | 'admin') =>
    app.db.transaction(async (tx) => {
      const email = `${role}@example.com`;
      return (await insertOperator(tx, { email, name: role, passwordHash, roles: [role] })).id;
    });
  const world: MatrixWorld = {
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
      support: await operator('support'),
      finance: await operator('finance'),
      catalogue: await operator('catalogue'),
      admin: await operator('admin'),
    },
  };
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

const csv =
  'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty\nmug,Mug,Title,Default Title,3.00,5\n';
const asA = (w: MatrixWorld) => signIn(w, 'shopperA');
const placed = (w: MatrixWorld): Promise<Placed> =>
  place(w.app, w.shopper, [{ skuId: BigInt(w.skuId), quantity: 1 }]);
const unpaid = async (w: MatrixWorld) => ({ orderNo: (await placed(w)).orders[0] ?? '' });
const paid = async (w: MatrixWorld) => {
  const order = await placed(w);
  await pay(w.app, w.shopper, order);
  return { orderNo: order.orders[0] ?? '' };
};
const shipped = async (w: MatrixWorld) => {
  const order = await paid(w);
  await ship(w.app, w.shop, order.orderNo);
  return order;
};
const bagLine = async (w: MatrixWorld): Promise<string> => {
  await w.app.data('addCartItem', { skuId: w.skuId, quantity: 1 }, await asA(w));
  const { groups } = await w.app.data('listCart', {}, await asA(w));
  return groups[0]?.items[0]?.id ?? '';
};
const address = {
  addressee: 'Zeldaqueen',
  mobile: '+12025550123',
  country: 'US',
  area: ['California', 'Los Angeles'],
  postcode: '90001',
  detail: '77 Secret Lane',
  tag: 'Home',
};
const importId = async (w: MatrixWorld): Promise<string> => {
  const file = { fileName: 'secret-goods.csv', csv, dryRun: false };
  return (await w.app.data('importProducts', file, await signIn(w, 'merchantA'))).id ?? '';
};
const emailOf = async (w: MatrixWorld, table: 'users' | 'merchants', id: bigint): Promise<string> =>
  (await w.app.owner.one<{ email: string }>('matrix.email', `select email from ${table} where id = $1`, [id]))
    .email;
const mailedCode = async (w: MatrixWorld, to: string): Promise<string> => {
  await w.app.jobs.drain();
  const { text } = await w.app.owner.one<{ text: string }>(
    'matrix.mail',
    'select text from mails where to_address = $1 order by id desc limit 1',
    [to],
  );
  return /^\d{6}$/m.exec(text)?.[0] ?? '';
};

/** One request for every verb, which its owner may make now. A verb without one does not compile. */
export const samples: { readonly [V in Verb]: (w: MatrixWorld) => RequestOf<V> | Promise<RequestOf<V>> } = {
  // accounts
  login: async (w) => ({ account: await emailOf(w, 'users', w.shopper.userId), password }),
  getUserInfo: () => ({}),
  logout: () => ({}),
  register: () => ({ account: 'new@example.com', password, givenName: 'New', familyName: 'Comer' }),
  updateProfile: () => ({ familyName: 'Byron' }),
  resetPassword: async (w) => {
    const { userId } = await createShopper(w.app.owner);
    const account = await emailOf(w, 'users', userId);
    await w.app.owner.run('matrix.password', 'update users set password_hash = $1 where id = $2', [
      await hashPassword(password),
      userId,
    ]);
    await w.app.data('sendCode', { purpose: 'reset_password', account });
    return { account, code: await mailedCode(w, account), newPassword: 'another horse 8' };
  },
  sendCode: () => ({ purpose: 'reset_password', account: 'nobody@example.com' }),
  verifyEmail: async (w) => {
    await w.app.owner.run('matrix.codeAgain', 'delete from code_requests');
    await w.app.owner.run('matrix.unverify', 'update users set email_verified_at = null where id = $1', [
      w.shopper.userId,
    ]);
    await w.app.data('sendCode', { purpose: 'verify_email' }, await asA(w));
    return { code: await mailedCode(w, await emailOf(w, 'users', w.shopper.userId)) };
  },
  resetPayCode: async (w) => {
    await w.app.owner.run('matrix.noPayCode', 'delete from pay_codes where user_id = $1', [w.shopper.userId]);
    return { oldPayCode: '', newPayCode: payCode, password };
  },
  verifyPayCode: async (w) => {
    const hash = await hashPayCode(w.app.services.config.payCodePepper, payCode);
    await w.app.owner.run(
      'matrix.payCode',
      `insert into pay_codes (user_id, code_hash, changed_at) values ($1, $2, $3)
       on conflict (user_id) do update set code_hash = excluded.code_hash, failures = 0, locked_until = null`,
      [w.shopper.userId, hash, w.app.clock.now()],
    );
    return { purpose: 'order.pay', target: (await placed(w)).paymentNo, amount: '15.00', payCode };
  },
  listLanguages: () => ({}),
  setLanguage: () => ({ language: 'en' }),
  // addresses
  listCountries: () => ({ code: 'US' }),
  listAddresses: () => ({}),
  saveAddress: (w) => ({ ...address, id: String(w.shopper.addressId) }),
  getAddress: (w) => ({ id: String(w.shopper.addressId) }),
  setDefaultAddress: async (w) => ({ id: (await w.app.data('saveAddress', address, await asA(w))).id }),
  deleteAddress: async (w) => ({ id: (await w.app.data('saveAddress', address, await asA(w))).id }),
  // content
  getHome: () => ({}),
  // shops
  listShops: () => ({}),
  getShop: (w) => ({ id: String(w.shop.shopId) }),
  followShop: (w) => ({ id: String(w.shop.shopId), follow: true }),
  merchantLogin: async (w) => ({
    email: await emailOf(w, 'merchants', w.shop.actor.merchantId),
    password,
  }),
  merchantLogout: () => ({}),
  getMerchantInfo: () => ({}),
  // catalogue
  listCategories: () => ({}),
  listProducts: () => ({ q: 'lamp' }),
  getProductFacets: () => ({ q: 'lamp' }),
  getProduct: (w) => ({ id: w.productId }),
  listRecommendations: (w) => ({ id: w.productId }),
  listHotProducts: () => ({}),
  listHotSearches: () => ({}),
  suggestSearches: () => ({ q: 'la' }),
  importProducts: () => ({ fileName: 'goods.csv', csv, dryRun: false }),
  getProductImport: async (w) => ({ id: await importId(w) }),
  retryImportPictures: async (w) => ({ id: await importId(w) }),
  // promotions
  listPromoCodes: () => ({}),
  // wallet
  getWallet: () => ({}),
  listBill: () => ({}),
  // cart
  listCart: () => ({}),
  countCart: () => ({}),
  addCartItem: (w) => ({ skuId: w.skuId, quantity: 1 }),
  updateCartItem: async (w) => ({ itemId: await bagLine(w), quantity: 2 }),
  selectCartItems: async (w) => ({ itemIds: [await bagLine(w)], selected: false }),
  removeCartItems: async (w) => ({ itemIds: [await bagLine(w)] }),
  // orders
  quoteOrder: (w) => ({
    source: [{ skuId: w.skuId, quantity: 1 }],
    addressId: String(w.shopper.addressId),
  }),
  createOrder: async (w) => {
    const purchase = {
      source: [{ skuId: w.skuId, quantity: 1 }],
      addressId: String(w.shopper.addressId),
    };
    return { ...purchase, quoteHash: (await w.app.data('quoteOrder', purchase, await asA(w))).hash };
  },
  getPayment: async (w) => ({ paymentNo: (await placed(w)).paymentNo }),
  payOrder: async (w) => {
    const { paymentNo } = await placed(w);
    await w.app.db.transaction((tx) => fund(tx, w.shopper.userId, 1500n));
    return { paymentNo, ticket: await createPayTicket(w.app.db, w.shopper.userId, paymentNo, 1500n) };
  },
  listOrders: () => ({}),
  countOrders: () => ({}),
  getOrder: unpaid,
  cancelOrder: unpaid,
  receiveOrder: shipped,
  extendOrder: shipped,
  deleteOrder: async (w) => {
    const order = await unpaid(w);
    await w.app.data('cancelOrder', order, await asA(w));
    return order;
  },
  buyAgain: unpaid,
  listMerchantOrders: () => ({ status: 'all' }),
  getMerchantOrder: paid,
  shipOrder: async (w) => ({ ...(await paid(w)), carrier: 'northway', trackingNo: trackingNo() }),
  listCarriers: () => ({}),
  recordCarrierScan: async (w) => {
    const order = await paid(w);
    const parcel = { carrier: 'northway', trackingNo: trackingNo() };
    await w.app.data('shipOrder', { ...order, ...parcel }, await signIn(w, 'merchantA'));
    return { ...parcel, scanId: 'one', state: 'in_transit', at: w.app.clock.now().toISOString() };
  },
  // reviews
  listReviews: (w) => ({ id: w.productId }),
  // operations
  operatorLogin: () => ({ email: 'admin@example.com', password }),
  operatorLogout: () => ({}),
  getOperatorInfo: () => ({}),
  listSettings: () => ({}),
  changeSetting: async (w) => {
    const { list } = await w.app.data('listSettings', {}, await signIn(w, 'admin'));
    const version = list.find((s) => s.key === 'orders.shipDays')?.version ?? 0;
    return { key: 'orders.shipDays', value: 20, version, reason: 'holiday season' };
  },
  listOutboxMails: () => ({}),
  reconcileLedger: () => ({}),
};

/** Bookkeeping of the door itself, which a refused call may touch. */
const ownBooks = ['sessions', 'rate_windows', 'idempotency', 'login_attempts'];

/** A hash of every table, ours, the ledger's and the queue's: refused means that all are the same afterwards. */
export async function digest(app: TestApp): Promise<Record<string, string>> {
  const tables = await app.owner.many<{ name: string }>(
    'matrix.tables',
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where (schemaname in ('public', 'ledger') or (schemaname, tablename) = ('graphile_worker', '_private_jobs'))
       and tablename <> all ($1::text[])`,
    [ownBooks],
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, (select md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) from ${name} t) as hash`,
  );
  const rows = await app.owner.many<{ name: string; hash: string }>(
    'matrix.digest',
    parts.join(' union all '),
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.hash]));
}
