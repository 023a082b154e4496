// The load of a run: shoppers who join, fill their bags, order, pay, change their minds and confirm; with them the shops and the carrier.
import { carrierSignature } from '../../apps/api/src/slices/orders/record-carrier-scan.ts';
import { type Caller, pause, type Who } from './caller.ts';
import { act, type Load, payCode, type Shopper, twice } from './intents.ts';
import { giveFunds, type Sku } from './market.ts';
import { carrierSecret } from './server-process.ts';
import { openPurse } from './wallets.ts';

const password = 'a long enough word';
const carrier: Who = { name: 'carrier', ip: '10.250.0.1', headers: {} };
const purchasesPerShopper = 6;

let people = 0;
let parcels = 0;

/** One place in the queue: shopper after shopper until closing time. */
export async function keepShopping(load: Load): Promise<void> {
  while (load.open()) {
    people += 1;
    const shopper = await join(load, people);
    const purse = shopper && (await openPurse(load, shopper));
    let stays = purse !== null;
    for (let n = 0; shopper && purse && stays && n < purchasesPerShopper && load.open(); n += 1) {
      await purse.moveMoney();
      stays = (await buyOnce(load, shopper)) || (await comeBack(load, shopper));
    }
  }
}

/** Opens an account, sets the payment code, gets money and an address. */
async function join(load: Load, n: number): Promise<Shopper | null> {
  const { caller } = load;
  const account = `${load.run}-${n}@example.com`;
  const guest: Who = { name: account, ip: `10.${n >> 14}.${(n >> 7) & 127}.${(n & 127) + 1}`, headers: {} };
  const registered = await caller.call(
    'register',
    { account, password, givenName: 'Mia', familyName: 'Test', country: 'US' },
    guest,
    { record: { act: 'register', input: { account } } },
  );
  // The answer of an earlier try was lost: the account is there, with the password that was typed.
  const signedIn =
    registered.kind === 'refused' && registered.error === 'ACCOUNT_TAKEN'
      ? await login(caller, account, guest)
      : registered;
  if (signedIn.kind !== 'done') return null;
  const { userinfo } = signedIn.data;
  const userId = BigInt(userinfo.id);
  const who = { name: `shopper:${userId}`, ip: guest.ip, headers: { token: userinfo.token } };
  await giveFunds(load.owner, userId);
  // Set once: a second try finds the code and asks for the old one.
  await caller.call('resetPayCode', { newPayCode: payCode, password }, who, {
    record: { act: 'resetPayCode', input: {} },
  });
  const address = await caller.call(
    'saveAddress',
    {
      addressee: 'Mia Test',
      mobile: '+12025550123',
      country: 'US',
      area: ['California', 'Los Angeles'],
      postcode: '90001',
      detail: '1 Test Street',
      tag: 'Home',
    },
    who,
    act(load, 'saveAddress', {}),
  );
  return address.kind === 'done' ? { ...who, userId, account, addressId: BigInt(address.data.id) } : null;
}

/** Whether somebody was thrown out because their account was frozen, and is let in again. */
async function comeBack(load: Load, shopper: Shopper): Promise<boolean> {
  const { caller } = load;
  const seen = await caller.call('getWallet', {}, shopper);
  if (seen.kind !== 'refused' || !['ACCOUNT_FROZEN', 'AUTH_REQUIRED'].includes(seen.error)) return false;
  const guest: Who = { name: shopper.account, ip: shopper.ip, headers: {} };
  while (load.open()) {
    const again = await login(caller, shopper.account, guest);
    if (again.kind === 'done') {
      shopper.headers.token = again.data.userinfo.token;
      return true;
    }
    if (again.kind === 'refused' && again.error !== 'ACCOUNT_FROZEN') return false;
    await pause(500);
  }
  return false;
}

async function login(caller: Caller, account: string, guest: Who) {
  for (;;) {
    const answer = await caller.call('login', { account, password }, guest);
    if (answer.kind !== 'refused' || answer.error !== 'LOGIN_SLOWED') return answer;
    await pause(1_000);
  }
}

/** One purchase; false when the shopper has enough. */
async function buyOnce(load: Load, shopper: Shopper): Promise<boolean> {
  const { caller, random } = load;
  const sku = random.pick(load.market.skus);
  await lookRound(load, shopper, sku);
  for (let n = random.int(1, 2); n > 0; n -= 1) await addToBag(load, shopper, random.pick(load.market.skus));
  const purchase = { source: 'cart' as const, addressId: String(shopper.addressId) };
  const quote = await caller.call('quoteOrder', purchase, shopper);
  if (quote.kind !== 'done') return false;
  const placed = await twice(
    load,
    () => act(load, 'createOrder', {}),
    (how) => caller.call('createOrder', { ...purchase, quoteHash: quote.data.hash }, shopper, how),
  );
  // Somebody else took the last piece: this one goes home and leaves the bag as it is.
  if (placed.kind !== 'done') return false;
  const { paymentNo, orders, payment } = placed.data;
  const mood = random.next();
  if (mood < 0.12) return true;
  const keeps = mood >= 0.22 && (await pay(load, shopper, paymentNo, payment.total));
  if (!keeps || mood < 0.34) await cancelAll(load, shopper, orders);
  else await Promise.all(orders.map((orderNo) => deliver(load, shopper, orderNo)));
  return true;
}

async function lookRound({ caller, random }: Load, shopper: Shopper, sku: Sku): Promise<void> {
  await caller.call('listProducts', {}, shopper);
  await caller.call('getProduct', { id: String(sku.productId) }, shopper);
  if (random.next() < 0.4) await caller.call('getWallet', {}, shopper);
  if (random.next() < 0.4) await caller.call('listOrders', {}, shopper);
}

async function addToBag(load: Load, shopper: Shopper, sku: Sku): Promise<void> {
  const input = { skuId: String(sku.skuId), quantity: load.random.int(1, 3) };
  await twice(
    load,
    () => act(load, 'addCartItem', input),
    (how) => load.caller.call('addCartItem', input, shopper, how),
  );
}

async function pay(load: Load, shopper: Shopper, paymentNo: string, amount: string): Promise<boolean> {
  const { caller } = load;
  await caller.call('getPayment', { paymentNo }, shopper);
  const verified = await caller.call(
    'verifyPayCode',
    { purpose: 'order.pay', target: paymentNo, amount, payCode },
    shopper,
  );
  if (verified.kind !== 'done') return false;
  const paid = await twice(
    load,
    () => act(load, 'payOrder', { paymentNo }),
    (how) => caller.call('payOrder', { paymentNo, ticket: verified.data.ticket }, shopper, how),
  );
  return paid.kind === 'done';
}

async function cancelAll(load: Load, shopper: Shopper, orders: readonly string[]): Promise<void> {
  for (const orderNo of orders)
    await twice(
      load,
      () => act(load, 'cancelOrder', { orderNo }),
      (how) => load.caller.call('cancelOrder', { orderNo, reason: 'changed my mind' }, shopper, how),
    );
}

/** The shop ships, the carrier carries, the shopper confirms or leaves it to the timer; now and then somebody cancels meanwhile. */
async function deliver(load: Load, shopper: Shopper, orderNo: string): Promise<void> {
  const { caller, random } = load;
  const regret = random.next() < 0.1 ? cancelAll(load, shopper, [orderNo]) : null;
  parcels += 1;
  const trackingNo = `NW${String(parcels).padStart(10, '0')}`;
  const order = await caller.call('getOrder', { orderNo }, shopper);
  const merchant = order.kind === 'done' ? load.market.merchants.get(BigInt(order.data.shopId)) : undefined;
  if (!merchant) return;
  const shipped = await twice(
    load,
    () => act(load, 'shipOrder', { orderNo, trackingNo }),
    (how) => caller.call('shipOrder', { orderNo, carrier: 'northway', trackingNo }, merchant, how),
  );
  await regret;
  if (shipped.kind !== 'done') return;
  await scan(load, trackingNo, 'in_transit');
  await scan(load, trackingNo, 'delivered');
  if (random.next() < 0.3) return;
  await twice(
    load,
    () => act(load, 'receiveOrder', { orderNo }),
    (how) => caller.call('receiveOrder', { orderNo }, shopper, how),
  );
}

/** Carriers send a scan until they are told that it arrived, and sometimes once more. */
async function scan(load: Load, trackingNo: string, state: 'in_transit' | 'delivered'): Promise<void> {
  const input = {
    carrier: 'northway',
    trackingNo,
    scanId: `${trackingNo}-${state}`,
    state,
    at: new Date().toISOString(),
  };
  const headers = (body: string) => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    return {
      'x-carrier-timestamp': timestamp,
      'x-carrier-signature': carrierSignature(carrierSecret, timestamp, body),
    };
  };
  const how = { record: { act: 'recordCarrierScan' as const, input }, headers };
  for (let times = load.random.next() < 0.2 ? 2 : 1; times > 0; times -= 1)
    await load.caller.call('recordCarrierScan', input, carrier, how);
}
