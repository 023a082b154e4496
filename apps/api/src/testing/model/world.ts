// The real market of one run: fresh people, shops and goods in a database, and every act done through the product's own handlers.
import { createHmac } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { formatMoney } from '../../ledger/index.ts';
import { type Actor, systemActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { completeOrder, ordersJobs } from '../../slices/orders/index.ts';
import { carrierSignature } from '../../slices/orders/record-carrier-scan.ts';
import { createPromoCode } from '../../slices/promotions/index.ts';
import type { TestApp } from '../app.ts';
import { guest } from '../catalogue.ts';
import { createProduct, createShop, createShopper, fund, type Shopper, type TestShop } from '../fixtures.ts';
import type { Act, ActOf, Doing } from './acts.ts';
import {
  asShopper,
  type Done,
  direct,
  ended,
  type Ids,
  type Performer,
  type Purchase,
  rightCode,
  unknownTicket,
  type World,
  wrongCode,
} from './asking.ts';
import type { Model, PromoModel } from './model.ts';
import { moneyPerformers, openMoney } from './money-world.ts';
import { slotOf } from './predict.ts';

const addressIn: Record<string, { area: string[]; postcode: string; mobile: string }> = {
  US: { area: ['California', 'Los Angeles'], postcode: '90001', mobile: '+12025550123' },
  DE: { area: ['Berlin', 'Berlin'], postcode: '10115', mobile: '+491712345678' },
};

/** Hashed as cheaply as Argon2 can, so that the product's own check of the code runs and costs next to nothing. */
const cheapHash = (pepper: string): Promise<string> =>
  hash(createHmac('sha256', pepper).update(rightCode).digest('base64'), {
    memoryCost: 8,
    timeCost: 1,
    parallelism: 1,
  });

async function addAddress(app: TestApp, { userId }: Shopper, country: string): Promise<bigint> {
  const { area, postcode, mobile } = addressIn[country] ?? {};
  const row = await app.owner.one<{ id: bigint }>(
    'model.address',
    `insert into addresses (user_id, addressee, mobile, country, area, postcode, detail, tag, is_default, created_at, updated_at)
     values ($1, 'Mia Test', $2, $3, $4, $5, '2 Test Street', 'Work', false, $6, $6) returning id`,
    [userId, mobile, country, area, postcode, app.clock.now()],
  );
  return row.id;
}

/** Builds the model's market in the database of `app`. */
export async function openWorld(app: TestApp, model: Model, salt: string): Promise<World> {
  const { owner } = app;
  const codeHash = await cheapHash(app.services.config.payCodePepper);
  const shoppers: Shopper[] = [];
  const addresses: string[][] = [];
  for (const {
    balance,
    addresses: [, ...more],
  } of model.shoppers) {
    const shopper = await createShopper(owner);
    await owner.run(
      'model.code',
      'insert into pay_codes (user_id, code_hash, changed_at) values ($1, $2, $3)',
      [shopper.userId, codeHash, app.clock.now()],
    );
    if (balance > 0n) await app.db.transaction((tx) => fund(tx, shopper.userId, balance));
    const book = [String(shopper.addressId)];
    for (const country of more) book.push(String(await addAddress(app, shopper, country ?? '')));
    addresses.push(book);
    shoppers.push(shopper);
  }
  const shops: TestShop[] = [];
  const skus: bigint[] = [];
  for (const [index, shop] of model.shops.entries()) {
    const made = await createShop(owner, {
      freightCents: shop.baseFreight,
      perExtraItemCents: shop.extraFreight,
      freeAboveCents: shop.freeFrom,
      shipsElsewhere: shop.only === null,
    });
    if (shop.only !== null) {
      const terms = {
        served: true,
        baseCents: 0,
        perExtraItemCents: 0,
        freeAboveCents: null,
        minDays: 1,
        maxDays: 2,
      };
      await owner.run('model.serves', 'update shops set destinations = $2::jsonb where id = $1', [
        made.shopId,
        JSON.stringify({ [shop.only]: terms }),
      ]);
    }
    shops.push(made);
    const goods = model.skus.filter((s) => s.shop === index);
    const product = await createProduct(
      owner,
      made.shopId,
      goods.map((s) => ({ priceCents: s.price, stock: s.stock })),
    );
    skus.push(...product.skuIds);
  }
  await owner.run('model.settings', `delete from settings where key = 'orders.commissionBps'`);
  const codes = model.promos.map((_, i) => `M${salt}-${i}`);
  for (const [i, promo] of model.promos.entries())
    await app.db.transaction((tx) => createPromoCode(tx, promoRow(promo, codes[i] ?? '', shops)));
  return {
    app,
    salt,
    ids: {
      shoppers,
      shops,
      skus,
      codes,
      salt,
      addresses,
      quotes: [],
      payments: [],
      orders: [],
      tickets: [],
      money: await openMoney(app, model, shoppers),
      answers: {},
    },
    troubles: [],
    tokens: new Map(),
    frozen: [],
  };
}

const promoRow = (p: PromoModel, code: string, shops: readonly TestShop[]) => ({
  code,
  kind: p.amount === null ? ('percent' as const) : ('fixed' as const),
  percentBps: p.percentBps === null ? null : Number(p.percentBps),
  amountCents: p.amount,
  capCents: p.cap,
  minSpendCents: p.minSpend,
  shopId: p.shop === null ? null : (shops[p.shop]?.shopId ?? null),
  startsAt: new Date(p.startsAt),
  endsAt: new Date(p.endsAt),
  totalLimit: p.totalLimit,
  perUserLimit: p.userLimit,
});

const orderNoOf = (w: World, order: number): string => w.ids.orders[order]?.no ?? '0'.repeat(18);

async function itemId(w: World, of: number, sku: number): Promise<string> {
  const row = await w.app.db.maybe<{ id: bigint }>(
    'model.item',
    'select id from cart_items where user_id = $1 and sku_id = $2',
    [w.ids.shoppers[of]?.userId, w.ids.skus[sku]],
  );
  return String(row?.id ?? 999_999_999);
}

const shelf = (w: World, name: string, set: string, id: bigint | undefined, value: unknown): Promise<Done> =>
  ended(w.app.owner.run(`model.${name}`, `update ${set} = $2 where id = $1`, [id, value]));

async function quoteOrder(w: World, a: ActOf<'quoteOrder'>): Promise<Done> {
  const purchase: Purchase = {
    source:
      a.source === 'cart'
        ? 'cart'
        : a.source.map(({ sku, quantity }) => ({ skuId: String(w.ids.skus[sku]), quantity })),
    addressId: w.ids.addresses[a.address.of]?.[a.address.index] ?? '999999999',
    ...(a.promo === null ? {} : { promoCode: (w.ids.codes[a.promo] ?? 'nobody-has-it').toLowerCase() }),
  };
  const { ending, answer } = await asShopper(w, a.by, 'quoteOrder', purchase);
  return { ending, answer: { purchase, hash: (answer as { hash: string } | undefined)?.hash ?? '' } };
}

/** Of somebody who was frozen when they asked for one: none was given. */
const unknownQuote: Ids['quotes'][number] = {
  purchase: { source: 'cart', addressId: '999999999' },
  hash: '',
};

async function createOrder(w: World, a: ActOf<'createOrder'>): Promise<Done> {
  const { purchase, hash: quoteHash } = w.ids.quotes[a.quote] ?? unknownQuote;
  const body = { ...purchase, quoteHash: a.forged ? 'forged' : quoteHash, notes: [] };
  return asShopper(w, a.by, 'createOrder', body, a.key);
}

function shipOrder(w: World, a: ActOf<'shipOrder'>): Promise<Done> {
  const order = w.ids.orders[a.order];
  const lines = a.lines?.map(({ sku, quantity }) => ({ lineId: String(order?.lineOf[sku] ?? 1), quantity }));
  const body = {
    orderNo: order?.no,
    carrier: a.carrier,
    trackingNo: a.trackingNo,
    ...(lines ? { lines } : {}),
  };
  return ended(direct(w, w.ids.shops[a.by]?.actor as Actor, 'shipOrder', body));
}

function recordScan(w: World, m: Model, a: ActOf<'recordScan'>): Promise<Done> {
  const [carrier = '', trackingNo = ''] = m.parcels[a.parcel]?.carrier.split(' ') ?? [];
  const state = a.delivered ? 'delivered' : 'in_transit';
  const scan = { carrier, trackingNo, scanId: a.scanId, state, at: new Date(a.at).toISOString() };
  const timestamp = String(Math.floor(w.app.clock.now().getTime() / 1000));
  const secret = w.app.services.config.carrierWebhookSecret;
  const signature = carrierSignature(a.signed ? secret : 'guessed', timestamp, JSON.stringify(scan));
  const headers = { 'x-carrier-timestamp': timestamp, 'x-carrier-signature': signature };
  return ended(direct(w, guest(), 'recordCarrierScan', scan, headers));
}

/** The timers' own sweeps. What they log as failed is kept: a sweep goes on without it. */
async function sweep(w: World, a: ActOf<'sweep'>): Promise<Done> {
  const log = {
    ...w.app.services.log,
    error: (what: { err?: Error; sweep?: string }) => w.troubles.push(`${what.sweep}: ${what.err?.stack}`),
  };
  for (const { name, run } of ordersJobs.sweeps)
    if (a.timer === 'all' || name === `orders.${a.timer}`)
      await run({ ...w.app.services, log: log as unknown as typeof w.app.services.log });
  return { ending: 'ok' };
}

const performers: { readonly [D in Doing]: Performer<D> } = {
  ...moneyPerformers,
  addCartItem: (w, a) =>
    asShopper(w, a.by, 'addCartItem', { skuId: String(w.ids.skus[a.sku]), quantity: a.quantity }, a.key),
  updateCartItem: async (w, a) =>
    asShopper(w, a.by, 'updateCartItem', { itemId: await itemId(w, a.of, a.sku), quantity: a.quantity }),
  selectCartItem: async (w, a) =>
    asShopper(w, a.by, 'selectCartItems', { itemIds: [await itemId(w, a.by, a.sku)], selected: a.selected }),
  removeCartItem: async (w, a) =>
    asShopper(w, a.by, 'removeCartItems', { itemIds: [await itemId(w, a.of, a.sku)] }),
  saveAddress: (w, a) =>
    asShopper(w, a.by, 'saveAddress', {
      addressee: 'Mia Test',
      country: a.country,
      detail: '2 Test Street',
      tag: 'Work',
      ...addressIn[a.country],
    }),
  deleteAddress: (w, a) =>
    asShopper(w, a.by, 'deleteAddress', { id: w.ids.addresses[a.of]?.[a.index] ?? '999999999' }),
  quoteOrder,
  createOrder,
  verifyPayCode: (w, a) =>
    asShopper(w, a.by, 'verifyPayCode', {
      purpose: 'order.pay',
      target: w.ids.payments[a.payment],
      amount: formatMoney(a.amount),
      payCode: a.right ? rightCode : wrongCode,
    }),
  payOrder: (w, a) => {
    const ticket = w.ids.tickets[a.ticket] ?? unknownTicket;
    return asShopper(w, a.by, 'payOrder', { paymentNo: w.ids.payments[a.payment], ticket }, a.key);
  },
  cancelOrder: (w, a) =>
    asShopper(w, a.by, 'cancelOrder', { orderNo: orderNoOf(w, a.order), reason: 'changed my mind' }, a.key),
  receiveOrder: (w, a) => asShopper(w, a.by, 'receiveOrder', { orderNo: orderNoOf(w, a.order) }, a.key),
  extendOrder: (w, a) => asShopper(w, a.by, 'extendOrder', { orderNo: orderNoOf(w, a.order) }),
  deleteOrder: (w, a) => asShopper(w, a.by, 'deleteOrder', { orderNo: orderNoOf(w, a.order) }),
  buyAgain: (w, a) => asShopper(w, a.by, 'buyAgain', { orderNo: orderNoOf(w, a.order) }),
  // There is no route for it yet: who reviews an order completes it.
  completeOrder: (w, a, m) => {
    const actor = w.ids.shoppers[m.orders[a.order]?.buyer ?? -1]?.actor ?? systemActor;
    return ended(w.app.db.transaction((tx) => completeOrder(tx, actor, w.ids.orders[a.order]?.id ?? 0n)));
  },
  shipOrder,
  recordScan: (w, a, m) => recordScan(w, m, a),
  topUp: (w, a) => ended(w.app.db.transaction((tx) => fund(tx, w.ids.shoppers[a.by]?.userId ?? 0n, a.cents))),
  wait: async (w, a) => {
    w.app.clock.set(new Date(a.until));
    return { ending: 'ok' };
  },
  sweep,
  openShop: (w, a) =>
    shelf(w, 'shop', 'shops set state', w.ids.shops[a.shop]?.shopId, a.open ? 'open' : 'holiday'),
  shelveSku: (w, a) => shelf(w, 'sku', 'skus set state', w.ids.skus[a.sku], a.on ? 'on' : 'off'),
  priceSku: (w, a) => shelf(w, 'price', 'skus set price_cents', w.ids.skus[a.sku], a.price),
  restock: (w, a) =>
    ended(
      w.app.owner.run('model.stock', 'update skus set stock = stock + $2 where id = $1', [
        w.ids.skus[a.sku],
        a.pieces,
      ]),
    ),
  setCommission: (w, a) =>
    ended(
      w.app.owner.run(
        'model.bps',
        `insert into settings (key, value, version, changed_by, changed_at) values ('orders.commissionBps', to_jsonb($1::int), 1, 'model', $2)
         on conflict (key) do update set value = excluded.value`,
        [Number(a.bps), w.app.clock.now()],
      ),
    ),
};

/** Does an act in the real market. Only what it needs to know of outsiders is read from the model: which parcel was scanned, who reviews. */
export const perform = (w: World, act: Act, m: Model): Promise<Done> =>
  (performers[act.do] as Performer<Doing>)(w, act as never, m);

/** Writes down what the new things are called, in the model's order. @throws when a repeated request was told something else */
export async function note(
  db: Pick<Tx, 'many'>,
  ids: Ids,
  act: Act,
  { ending, answer }: Done,
): Promise<void> {
  const slot = slotOf(act);
  if (slot !== null && ending === 'ok') {
    const text = JSON.stringify(answer);
    const before = ids.answers[slot];
    if (before !== undefined && before !== text) throw new Error(`${slot} was told ${before}, then ${text}`);
    ids.answers[slot] = text;
    if (before !== undefined) return;
  }
  // Whoever is frozen is not even heard.
  if (['ACCOUNT_FROZEN', 'AUTH_REQUIRED'].includes(ending)) return;
  if (act.do === 'quoteOrder') ids.quotes.push(answer as Ids['quotes'][number]);
  if (ending !== 'ok') return;
  if (act.do === 'saveAddress') ids.addresses[act.by]?.push((answer as { id: string }).id);
  const { id = '' } = (answer ?? {}) as { id?: string };
  if (act.do === 'createTopUp') ids.money.topUps.push(answer as { id: string; reference: string });
  if (act.do === 'saveDestination') ids.money.destinations.push(id);
  if (act.do === 'createWithdrawal') ids.money.withdrawals.push(id);
  if (act.do === 'verifyPayCode' || act.do === 'verifyWithdrawal')
    ids.tickets.push((answer as { ticket: string }).ticket);
  if (act.do !== 'createOrder') return;
  const { paymentNo, orders } = answer as { paymentNo: string; orders: string[] };
  ids.payments.push(paymentNo);
  const rows = await db.many<{ no: string; id: bigint; line: bigint; sku: bigint }>(
    'model.lines',
    'select o.order_no as no, o.id, l.id as line, l.sku_id as sku from orders o join order_lines l on l.order_id = o.id where o.order_no = any($1::text[])',
    [orders],
  );
  for (const no of orders) {
    const mine = rows.filter((r) => r.no === no);
    ids.orders.push({
      no,
      id: mine[0]?.id ?? 0n,
      lineOf: Object.fromEntries(mine.map((r) => [ids.skus.indexOf(r.sku), r.line])),
    });
  }
}
