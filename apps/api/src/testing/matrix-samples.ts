// For every verb of the contract one request that its owner may make, in a world where it will be granted.
import { randomBytes, randomInt } from 'node:crypto';
import type { RequestOf, Verb } from '@meridian/contract';
import { documentNumber, luhnDigit } from '../platform/ids.ts';
import { hashPassword, hashPayCode } from '../slices/accounts/index.ts';
import { sealCardNumber } from '../slices/withdrawals/card-number.ts';
import { createPayeeAccount, createPayTicket, createShopper, fund, houseAccount } from './fixtures.ts';
import { type MatrixWorld, openToken, password, signIn } from './matrix-world.ts';
import { startOperatorSignIn } from './operators.ts';
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

const newTopUp = async (w: MatrixWorld) => {
  const { upload } = await w.app.data('uploadEvidence', {}, await asA(w));
  return { method: 'chain', network: 'tron-usdt', amount: '20.00', evidence: upload } as const;
};
const announced = async (w: MatrixWorld) => ({
  id: (await w.app.data('createTopUp', await newTopUp(w), await asA(w))).id,
});
/** A statement that nobody imported before. */
const newStatement = async (w: MatrixWorld) => {
  const payeeAccount = String(await createPayeeAccount(w.app.owner));
  const line = randomBytes(6).toString('hex');
  return {
    payeeAccount,
    fileName: 'statement.csv',
    csv: `Date,Amount,Text,Id\n2026-01-05,25.00,hello,${line}\n`,
    columns: { date: 'Date', amount: 'Amount', reference: 'Text', lineId: 'Id' },
    decimal: 'point',
    dates: 'ymd',
  } as const;
};
/** The number of a card that nobody saved yet. */
const newCard = (): string => {
  const digits = `4${randomInt(1e12, 1e13)}0`;
  return `${digits}${luhnDigit(digits)}`;
};
/** Another destination of A that money may go to now. */
const rested = async (w: MatrixWorld, label = ''): Promise<string> => {
  const card = sealCardNumber(w.app.services.config.signingSecret, w.shopper.userId, newCard());
  const { id } = await w.app.owner.one<{ id: bigint }>(
    'matrix.destination',
    `insert into destinations (user_id, type, holder, bank_name, country, number, sealed, fingerprint, created_at, usable_from, label)
     values ($1, 'bank', 'Zeldaqueen Test', 'Harbour Bank', 'US', $3, $4, $5, $2, $2, $6) returning id`,
    [w.shopper.userId, w.app.clock.now(), card.number, card.sealed, card.fingerprint, label],
  );
  return String(id);
};
/** One of A that all withdrawals may go to: nobody has more than a few. */
const usual = async (w: MatrixWorld): Promise<string> => {
  const found = await w.app.owner.maybe<{ id: bigint }>(
    'matrix.usual',
    `select id from destinations where user_id = $1 and label = 'usual' and deleted_at is null limit 1`,
    [w.shopper.userId],
  );
  return found ? String(found.id) : rested(w, 'usual');
};
const newWithdrawal = async (w: MatrixWorld) => {
  // A new payment code makes withdrawals rest.
  await w.app.owner.script(
    'alter table credential_changes disable trigger all; delete from credential_changes; alter table credential_changes enable trigger all',
  );
  const destination = await usual(w);
  await w.app.db.transaction((tx) => fund(tx, w.shopper.userId, 2000n));
  const ticket = await createPayTicket(w.app.db, w.shopper.userId, destination, 2000n, 'withdraw.request');
  return { destination, amount: '20.00', fee: '1.00', ticket };
};
const asked = async (w: MatrixWorld) => ({
  id: (await w.app.data('createWithdrawal', await newWithdrawal(w), await asA(w))).id,
});
const approved = async (w: MatrixWorld) => {
  const withdrawal = await asked(w);
  await w.app.owner.run('matrix.approve', 'update withdrawals set approved_by = $2 where id = $1', [
    withdrawal.id,
    w.subjects.support,
  ]);
  return withdrawal;
};
const taken = async (w: MatrixWorld, by: bigint) => {
  const withdrawal = await approved(w);
  await w.app.owner.run(
    'matrix.take',
    `update withdrawals set taken_by = $2, taken_at = created_at, taken_until = created_at + interval '1 hour', payout = 'processing' where id = $1`,
    [withdrawal.id, by],
  );
  return withdrawal;
};

/** In the hands of nobody who is still here, so that whoever comes goes on with it. */
const leftLying = async (w: MatrixWorld) => {
  const withdrawal = await taken(w, w.subjects.support);
  await w.app.owner.run(
    'matrix.overdue',
    'update withdrawals set taken_until = taken_until - $2::interval where id = $1',
    [withdrawal.id, '2 hours'],
  );
  return withdrawal;
};

const newCorrection = async (w: MatrixWorld) => {
  await w.app.db.transaction((tx) => fund(tx, w.shopper.userId, 500n));
  return {
    account: `shopper_available:${w.shopper.userId}`,
    direction: 'debit',
    amount: '1.00',
    reason: 'credited twice',
  } as const;
};
/** Made by support, who may not, so that everybody who may decide is another person. */
const proposedCorrection = async (w: MatrixWorld) => {
  const { account } = await newCorrection(w);
  const { id } = await w.app.owner.one<{ id: bigint }>(
    'matrix.correction',
    `insert into corrections (account, direction, amount_cents, reason, made_by, made_at, correction_no) values ($1, 'debit', 100, 'credited twice', $2, $3, $4) returning id`,
    [account, w.subjects.support, w.app.clock.now(), documentNumber(w.app.clock.now(), 'C')],
  );
  return { id: String(id) };
};
/** Of a bank account that is not there yet: proposals for one thing stand in each other's way. */
const newProposal = () =>
  ({
    subject: 'payee',
    key: `bank-${randomBytes(6).toString('hex')}`,
    version: 0,
    change: { ...houseAccount, enabled: true },
    reason: 'another bank',
  }) as const;
const proposed = async (w: MatrixWorld) => {
  const { subject, key, version, change, reason } = newProposal();
  const { id } = await w.app.owner.one<{ id: bigint }>(
    'matrix.proposal',
    `insert into change_proposals (subject, key, version, before, change, reason, made_by, made_at)
     values ($1, $2, $3, '{}', $4::jsonb, $5, $6, $7) returning id`,
    [subject, key, version, JSON.stringify(change), reason, w.subjects.support, w.app.clock.now()],
  );
  return { id: String(id) };
};

/** One request for every verb, which its owner may make now. A verb without one does not compile. */
export const samples: { readonly [V in Verb]: (w: MatrixWorld) => RequestOf<V> | Promise<RequestOf<V>> } = {
  // accounts
  login: async (w) => ({ account: await emailOf(w, 'users', w.shopper.userId), password }),
  getUserInfo: () => ({}),
  logout: () => ({}),
  register: () => ({ account: 'new@example.com', password, givenName: 'New', familyName: 'Comer' }),
  changeEmail: () => ({ email: `new-${randomBytes(6).toString('hex')}@example.com`, password }),
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
    // Whoever waits for a code of their own leaves a counted try behind, as it should be.
    await w.app.owner.run('matrix.otherCodes', `delete from mailed_codes where purpose = 'verify_email'`);
    await w.app.owner.run(
      'matrix.unverify',
      'update users set email_verified_at = null, pending_email = null where id = $1',
      [w.shopper.userId],
    );
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
  // networks and top-ups
  getBlockchain: () => ({}),
  listPayeeAccounts: () => ({}),
  uploadEvidence: () => ({}),
  createTopUp: newTopUp,
  listTopUps: () => ({}),
  getTopUp: announced,
  listTopUpAudits: () => ({}),
  getTopUpAudit: announced,
  claimTopUp: announced,
  // Support, who may not, saw the same hash first, so that whoever comes completes it.
  passTopUp: async (w) => {
    const topUp = await announced(w);
    const txHash = randomBytes(32).toString('hex');
    const proof = { cents: '2000', transferId: null, hash: txHash, bankReference: null };
    await w.app.owner.run('matrix.first', 'update topups set first_by = $2, first_proof = $3 where id = $1', [
      topUp.id,
      w.subjects.support,
      JSON.stringify(proof),
    ]);
    return { ...topUp, proof: { by: 'hash', txHash, arrived: '20.00' } };
  },
  refuseTopUp: async (w) => ({ ...(await announced(w)), refusal: 'not_arrived' }),
  listParkedTransfers: () => ({}),
  // statements
  importStatement: newStatement,
  listStatements: () => ({}),
  getStatement: async (w) => ({
    id: (await w.app.data('importStatement', await newStatement(w), await signIn(w, 'finance'))).id,
  }),
  listStatementLines: () => ({ result: 'unmatched' }),
  // withdrawals
  getWithdrawalForm: () => ({}),
  saveDestination: () => ({
    type: 'bank',
    holder: 'Anybody Test',
    bankName: 'Harbour Bank',
    cardNumber: newCard(),
    country: 'US',
  }),
  deleteDestination: async (w) => ({ id: await rested(w) }),
  quoteWithdrawal: async (w) => {
    await w.app.db.transaction((tx) => fund(tx, w.shopper.userId, 2000n));
    return { destination: await usual(w), amount: '20.00' };
  },
  createWithdrawal: newWithdrawal,
  listWithdrawals: () => ({}),
  cancelWithdrawal: asked,
  listWithdrawalAudits: () => ({}),
  getWithdrawalAudit: asked,
  approveWithdrawal: asked,
  takeWithdrawal: approved,
  releaseWithdrawal: async (w) => ({
    ...(await taken(w, w.subjects.support)),
    taking: 1,
    note: 'nothing was sent',
  }),
  revealPayee: leftLying,
  recordPayout: async (w) => ({
    ...(await leftLying(w)),
    taking: 1,
    proof: `REF-${randomBytes(6).toString('hex')}`,
  }),
  refuseWithdrawal: async (w) => ({ ...(await asked(w)), refusal: 'suspicious' }),
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
  listReconcileRuns: () => ({}),
  verifyOperatorCode: async (w) => {
    const { ticket, code } = await startOperatorSignIn(w.app);
    return { ticket, code };
  },
  listOperatorSessions: () => ({}),
  endOtherSessions: () => ({}),
  revokeOperatorSession: async (w) => {
    await openToken(w, 'support');
    const { id } = await w.app.owner.one<{ id: bigint }>(
      'matrix.session',
      `select id from sessions where audience = 'operator' and subject_id = $1 order by id desc limit 1`,
      [w.subjects.support],
    );
    return { id: String(id) };
  },
  listOperators: () => ({}),
  resetOperatorCode: async (w) => {
    const { operatorId } = await startOperatorSignIn(w.app);
    return { id: String(operatorId), reason: 'the phone is lost' };
  },
  getDashboard: () => ({}),
  listAuditLog: () => ({}),
  listSettingChanges: () => ({}),
  // people
  listUsers: () => ({ q: 'Zelda' }),
  getUser: (w) => ({ id: String(w.shopper.userId) }),
  freezeUser: async (w) => {
    const { userId } = await createShopper(w.app.owner);
    return { id: String(userId), reason: 'a stolen phone' };
  },
  unfreezeUser: async (w) => {
    const { userId } = await createShopper(w.app.owner);
    await w.app.owner.run('matrix.frozen', 'update users set frozen_at = $2 where id = $1', [
      userId,
      w.app.clock.now(),
    ]);
    return { id: String(userId), reason: 'the phone is back' };
  },
  // books
  listLedgerAccounts: () => ({}),
  getLedgerStatement: async (w) => {
    await w.app.db.transaction((tx) => fund(tx, w.shopper.userId, 100n));
    return { account: `shopper_available:${w.shopper.userId}` };
  },
  listLedgerJournals: () => ({}),
  getLedgerJournal: async (w) => {
    await w.app.db.transaction((tx) => fund(tx, w.shopper.userId, 100n));
    const { id } = await w.app.owner.one<{ id: bigint }>(
      'matrix.journal',
      'select max(id) as id from ledger.journal',
    );
    return { id: String(id) };
  },
  listCorrections: () => ({}),
  proposeCorrection: newCorrection,
  approveCorrection: proposedCorrection,
  refuseCorrection: async (w) => ({ ...(await proposedCorrection(w)), note: 'not this one' }),
  // networks, bank accounts and settings of money
  getRegistry: () => ({}),
  listProposals: () => ({}),
  proposeChange: newProposal,
  approveProposal: proposed,
  refuseProposal: async (w) => ({ ...(await proposed(w)), note: 'not this one' }),
};
