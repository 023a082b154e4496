// The judge: holds what people were told against what the books say. Pure; an empty answer means that nothing was lost, doubled or left half done.
import type { Books, OrderRow } from './books.ts';
import { atTheDoor, barred, checkFrozen } from './check-frozen.ts';
import { checkMoney, moneyMailsDue, movedCents } from './check-money.ts';
import type { Act, Operation } from './history.ts';
import { type Finding, finding, groupBy, type Intended, idOf, intended, keptMap, keptOf } from './judging.ts';

export interface Given {
  /** What every shopper got to spend. */
  readonly fundsCents: bigint;
  /** Pieces of each SKU at the beginning. */
  readonly stocks: ReadonlyMap<string, number>;
}

/** Judges a run whose load has ended and whose queue is empty. */
export function checkBooks(operations: readonly Operation[], books: Books, given: Given): Finding[] {
  const intents = intended(operations);
  return [
    ...checkKeys(intents, books),
    ...checkPeople(intents, books, given),
    ...checkOrders(intents, books),
    ...checkParcels(intents, books),
    ...checkGoods(intents, books, given),
    ...checkMoney(intents, books),
    ...checkFrozen(operations, books),
    ...checkOutbox(books),
    ...books.reconciled.map((fault) => finding('books', `${fault.rule} ${fault.ref}: ${fault.detail}`)),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** One key, one answer: what was told is what was kept, and whoever was refused left nothing. */
function checkKeys(intents: readonly Intended[], books: Books): Finding[] {
  const kept = keptMap(books);
  const known = new Set(intents.map((intent) => `${intent.who} ${intent.key}`));
  const findings = books.kept
    .filter((row) => !known.has(`${row.principal} ${row.key}`))
    .map((row) => finding('unexplained', `key ${row.key} of ${row.principal}`));
  for (const intent of intents.filter((i) => i.key !== null)) {
    const what = `${intent.act} ${intent.key} of ${intent.who}`;
    const data = keptOf(intent, kept);
    if (intent.told.length > 0 && data === null) findings.push(finding('lost', what));
    for (const told of intent.told) {
      if (data !== null && JSON.stringify(told) !== JSON.stringify(data))
        findings.push(
          finding('doubled', `${what}: told ${JSON.stringify(told)}, kept ${JSON.stringify(data)}`),
        );
    }
    // Whoever was thrown out between two tries is told nothing about the first. Steps that met a frozen account have a judge of their own.
    const refusals = intent.refusals.filter((error) => !atTheDoor.includes(error) && error !== barred);
    if (refusals.length > 0 && data !== null)
      findings.push(finding('doubled', `${what}: refused (${refusals.join()}), and yet done`));
  }
  return findings;
}

/** Accounts, payment codes, addresses, mails and money of the people. */
function checkPeople(intents: readonly Intended[], books: Books, given: Given): Finding[] {
  const findings: Finding[] = [];
  const byEmail = new Map(books.users.map((user) => [user.email, user]));
  const kept = keptMap(books);
  const joined = intents.filter((i) => i.act === 'register');
  for (const { input, told, refusals } of joined) {
    const user = byEmail.get(String(input.account));
    const exists = told.length > 0 || refusals.includes('ACCOUNT_TAKEN');
    if (exists && !user) findings.push(finding('lost', `account ${String(input.account)}`));
  }
  const meant = new Set(joined.map((i) => String(i.input.account)));
  const intentsOf = groupBy(intents, (i) => i.who);
  const ordersOf = groupBy(books.orders, (order) => order.userId);
  for (const user of books.users) {
    if (!meant.has(user.email)) findings.push(finding('unexplained', `account ${user.email}`));
    const of = (act: Act) => (intentsOf.get(`shopper:${user.id}`) ?? []).filter((i) => i.act === act);
    const addresses = of('saveAddress').filter((i) => keptOf(i, kept) !== null).length;
    if (user.addresses !== addresses)
      findings.push(finding(user.addresses > addresses ? 'doubled' : 'lost', `address of ${user.email}`));
    const code = of('resetPayCode').some(
      (i) => i.told.length > 0 || i.refusals.includes('PAY_CODE_OLD_REQUIRED'),
    );
    if (code && user.payCodeChanges === 0) findings.push(finding('lost', `payment code of ${user.email}`));
    if (user.payCodeChanges > 1) findings.push(finding('doubled', `payment code of ${user.email}`));
    // One with the code that confirms the address, one about the payment code, and what became of money.
    const mails = 1 + user.payCodeChanges + moneyMailsDue(books, user);
    if (user.mails !== mails)
      findings.push(
        finding(
          user.mails > mails ? 'doubled' : 'lost',
          `${user.mails} mails to ${user.email}, due ${mails}`,
        ),
      );
    findings.push(...checkBalance(user, ordersOf.get(user.id) ?? [], movedCents(books, user.id), given));
  }
  return findings;
}

function checkBalance(
  user: Books['users'][number],
  orders: readonly OrderRow[],
  movedCents: bigint,
  given: Given,
): Finding[] {
  const spent = orders.filter((o) => o.paid && !o.cancelled).reduce((all, o) => all + o.totalCents, 0n);
  const due = given.fundsCents + movedCents - spent;
  // Who never came further than the account has no money, and has spent none.
  if (user.balanceCents === due || (user.balanceCents === 0n && spent === 0n && movedCents === 0n)) return [];
  return [finding('miscounted', `${user.email} has ${user.balanceCents}, due ${due} cents`)];
}

/** Orders and what became of them. */
function checkOrders(intents: readonly Intended[], books: Books): Finding[] {
  const findings: Finding[] = [];
  const kept = keptMap(books);
  const orders = new Map(books.orders.map((order) => [order.orderNo, order]));
  const explained = new Set<string>();
  for (const intent of intents.filter((i) => i.act === 'createOrder')) {
    const data = keptOf(intent, kept);
    const numbers = (data?.orders ?? []) as readonly string[];
    for (const orderNo of numbers) {
      explained.add(orderNo);
      const order = orders.get(orderNo);
      if (!order || order.paymentNo !== data?.paymentNo || order.userId !== idOf(intent.who))
        findings.push(finding('lost', `order ${orderNo} of ${intent.who}`));
    }
  }
  for (const { orderNo } of books.orders)
    if (!explained.has(orderNo)) findings.push(finding('doubled', `order ${orderNo} belongs to no key`));

  const byNumber = groupBy(books.orders, (order) => order.orderNo);
  const byPayment = groupBy(books.orders, (order) => order.paymentNo);
  const demand = (act: Act, holds: (order: OrderRow) => boolean) => {
    for (const intent of intents.filter((i) => i.act === act)) {
      if (keptOf(intent, kept) === null) continue;
      const mine =
        byNumber.get(String(intent.input.orderNo)) ?? byPayment.get(String(intent.input.paymentNo)) ?? [];
      if (mine.length === 0 || !mine.every(holds))
        findings.push(finding('lost', `${act} of ${JSON.stringify(intent.input)}`));
    }
  };
  demand('payOrder', (order) => order.paid);
  demand('cancelOrder', (order) => order.cancelled);
  demand('receiveOrder', (order) => order.received);
  for (const { orderNo, event, times } of books.events)
    if (times > 1) findings.push(finding('doubled', `${event} of order ${orderNo}, ${times} times`));
  findings.push(...checkEvents(books));
  return findings;
}

/** Each state has its line in the log, and each line its state. */
function checkEvents(books: Books): Finding[] {
  const log = new Set(books.events.map(({ orderNo, event }) => `${event} ${orderNo}`));
  return books.orders.flatMap((order) => {
    const ended = ['order.cancelled', 'order.expired', 'order.given-up'].some((e) =>
      log.has(`${e} ${order.orderNo}`),
    );
    const pairs = [
      ['order.created', true],
      ['order.paid', order.paid],
      ['order.received', order.received],
      ['order.settled', order.settled],
    ] as const;
    return [
      ...pairs
        .filter(([event, holds]) => log.has(`${event} ${order.orderNo}`) !== holds)
        .map(([event]) => finding('half done', `${event} of order ${order.orderNo}`)),
      ...(ended === order.cancelled ? [] : [finding('half done', `the end of order ${order.orderNo}`)]),
    ];
  });
}

/** Parcels and the carriers' scans. */
function checkParcels(intents: readonly Intended[], books: Books): Finding[] {
  const findings: Finding[] = [];
  const kept = keptMap(books);
  const byTracking = new Map(books.parcels.map((parcel) => [parcel.trackingNo, parcel]));
  const explained = new Set<string>();
  for (const intent of intents.filter((i) => i.act === 'shipOrder')) {
    const data = keptOf(intent, kept);
    if (data === null) continue;
    const parcel = byTracking.get(String(intent.input.trackingNo));
    explained.add(String(data.parcelId));
    if (!parcel || parcel.id !== data.parcelId || parcel.orderNo !== intent.input.orderNo)
      findings.push(finding('lost', `parcel ${String(intent.input.trackingNo)}`));
  }
  for (const { id, trackingNo } of books.parcels)
    if (!explained.has(id)) findings.push(finding('doubled', `parcel ${trackingNo} belongs to no key`));
  for (const { input, told } of intents.filter((i) => i.act === 'recordCarrierScan' && i.told.length > 0)) {
    const scans = byTracking.get(String(input.trackingNo))?.scans ?? [];
    if (told.length > 0 && scans.filter((scan) => scan === input.scanId).length !== 1)
      findings.push(finding('lost', `scan ${String(input.scanId)}`));
  }
  return findings;
}

/** Pieces: in bags, in orders, on the shelf; none from nowhere, none gone. */
function checkGoods(intents: readonly Intended[], books: Books, given: Given): Finding[] {
  const findings: Finding[] = [];
  const kept = keptMap(books);
  const orders = new Map(books.orders.map((order) => [order.orderNo, order]));
  const had = new Map<string, number>();
  const add = (userId: string, skuId: string, n: number) =>
    had.set(`${userId} ${skuId}`, (had.get(`${userId} ${skuId}`) ?? 0) + n);
  for (const { orderNo, skuId, quantity } of books.lines)
    add(orders.get(orderNo)?.userId ?? '', skuId, quantity);
  for (const { userId, skuId, quantity } of books.bags) add(userId, skuId, quantity);
  for (const intent of intents.filter((i) => i.act === 'addCartItem' && keptOf(i, kept) !== null))
    add(idOf(intent.who), String(intent.input.skuId), -Number(intent.input.quantity));
  for (const [whose, n] of had)
    if (n !== 0)
      findings.push(finding(n > 0 ? 'doubled' : 'lost', `${Math.abs(n)} pieces (user, SKU ${whose})`));

  const sold = (skuId: string, counts: (order: OrderRow) => boolean) =>
    sum(
      books.lines
        .filter((l) => l.skuId === skuId && counts(orders.get(l.orderNo) as OrderRow))
        .map((l) => l.quantity),
    );
  for (const sku of books.skus) {
    const due = sold(sku.id, (o) => o.paid && !o.cancelled);
    if (sku.sold !== due) findings.push(finding('miscounted', `SKU ${sku.id} sold ${sku.sold}, due ${due}`));
    if (sku.stock + sku.sold !== given.stocks.get(sku.id))
      findings.push(finding('miscounted', `SKU ${sku.id} has ${sku.stock} and sold ${sku.sold}`));
  }
  for (const [productId, skus] of groupBy(books.skus, (sku) => sku.productId)) {
    const due = sum(skus.map((sku) => sold(sku.id, (o) => o.paid)));
    const counted = skus[0]?.productSales ?? 0;
    if (counted !== due)
      findings.push(finding('miscounted', `product ${productId} counts ${counted} sales, due ${due}`));
  }
  return findings;
}

/** Who has to hear of what, once each. Topics that nobody listens to are left out. */
const listeners: Readonly<Record<string, readonly string[]>> = {
  'order.paid': ['orders.count-sales'],
  'account.registered': ['accounts.mail-first-code'],
  'account.pay-code-changed': ['accounts.mail-pay-code-changed'],
  'mail.queued': ['mail.send'],
  'topup.passed': ['topups.mail-passed'],
  'topup.refused': ['topups.mail-refused'],
  'destination.saved': ['withdrawals.mail-destination'],
  'withdrawal.requested': ['withdrawals.mail-requested'],
  'withdrawal.sent': ['withdrawals.mail-sent'],
  'withdrawal.refused': ['withdrawals.mail-refused'],
};

function checkOutbox(books: Books): Finding[] {
  const told = new Set(books.outbox.map(({ topic, key }) => `${topic} ${key}`));
  return [
    ...books.outbox
      .filter(({ topic, deliveries }) => (listeners[topic] ?? []).some((name) => !deliveries.includes(name)))
      .map(({ topic, key }) => finding('half done', `${topic} ${key} was not delivered`)),
    ...books.orders
      .filter((order) => told.has(`order.paid ${order.id}`) !== order.paid)
      .map((order) => finding('half done', `order.paid of order ${order.orderNo} in the outbox`)),
    ...(books.waitingMails > 0 ? [finding('half done', `${books.waitingMails} mails wait`)] : []),
    ...books.jobs.map((job) =>
      finding('half done', `job ${job.task} (${job.attempts} attempts): ${job.error}`),
    ),
  ];
}
