// For every verb of the contract one request that its owner may make, in a world where it will be granted.
import type { RequestOf, Verb } from '@meridian/contract';
import { hashPassword, hashPayCode } from '../slices/accounts/index.ts';
import { createPayTicket, createShopper, fund } from './fixtures.ts';
import { type MatrixWorld, password, signIn } from './matrix-world.ts';
import { type Placed, pay, place, ship, trackingNo } from './orders.ts';

const payCode = '402818';
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
