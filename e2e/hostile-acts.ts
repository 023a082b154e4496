// What a journey of hostile texts needs: the texts, somebody who writes them wherever a person may write, and the traces that a harmful one would leave.
import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { createOperator, enrolOperator } from '../apps/api/src/testing/operators.ts';
import { placeOrder } from './acts.ts';
import { bringMoney, newShopper } from './money-acts.ts';
import { demoPayCode, type World } from './world.ts';

const markup = '<img src=x onerror=alert(1)>';
const script = '</p></script><script>alert(2)</script>';
const link = 'javascript:alert(3)//';
// biome-ignore lint/suspicious/noTemplateCurlyInString: a text that some other template would fill in
const template = '{{7*7}} ${7*7} {a, plural, one {b}} %s';
export const formula = "=cmd|'/C calc'!A0";
/** Nothing in it can be seen; the server keeps what is not a control or an override. */
const unseen = 'a\u200b\u200d\ufeffb';
const word = (length: number) => 'W'.repeat(length);
export const texts = { markup, script, link, template, formula, unseen, word } as const;

/** What somebody wrote, and where it is shown. */
export interface Written {
  readonly shopper: string;
  readonly name: string;
  readonly places: Readonly<
    Record<
      'user' | 'topUp' | 'refused' | 'paid' | 'order' | 'payment' | 'product' | 'shop' | 'statement',
      string
    >
  >;
}

/** Somebody new on the staff, with whatever their browser calls itself. */
async function operator(world: World, role: 'finance' | 'admin') {
  const { email } = await createOperator(world, [role]);
  return (await enrolOperator(world, { email, operatorId: 0n })).credentials;
}

/** A merchant's file with hostile names, in a shop whose name is one too. */
async function hostileProduct(world: World) {
  const cookie = await world.merchantOf('owner@cloudpeak.example');
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const head =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price';
  const title = `Lamp & < "quoted" ${template} ${word(60)}`;
  const row = [
    'lamp-h',
    title,
    `<p>${markup}${script} 1 &lt; 2 ${link}</p>`,
    '',
    'Toys',
    '',
    'Kind',
    formula,
  ];
  const csv = `${head}\r\n${[...row.map(cell), '50', '5.00'].join(',')}`;
  const report = await world.data(
    'importProducts',
    { fileName: `${word(40)}.csv`, csv, dryRun: false },
    { cookie },
  );
  expect(report).toMatchObject({ imported: 1, refused: 0 });
  const { product, shop, sku } = await world.owner.one<{ product: string; shop: string; sku: string }>(
    'e2e.hostileProduct',
    `select p.id::text as product, p.shop_id::text as shop, s.id::text as sku
       from products p join skus s on s.product_id = p.id where p.slug = 'lamp-h'`,
  );
  // No act changes the name of a shop yet.
  await world.owner.run('e2e.hostileShop', 'update shops set name = $2 where id = $1', [shop, markup]);
  return { productId: product, shopId: shop, skuId: sku };
}

/** A bank account of the house, proposed by one and approved by another. */
async function hostilePayee(world: World): Promise<void> {
  const [finance, admin] = [await operator(world, 'finance'), await operator(world, 'admin')];
  const { id } = await world.data(
    'proposeChange',
    {
      subject: 'payee',
      key: 'hostile-usd',
      version: 0,
      reason: formula,
      change: {
        payee: markup,
        bankName: word(80),
        accountNumber: '000123456789',
        swift: 'HOSTUS33',
        country: 'US',
        note: `${link} ${template}`,
        enabled: true,
      },
    },
    finance,
  );
  await world.data('approveProposal', { id }, admin);
}

/** A file of the bank in which the senders wrote hostile references, and a row that cannot be read. */
async function hostileStatement(world: World, day: string): Promise<string> {
  const [finance] = [await operator(world, 'finance')];
  const { payees } = await world.data('getRegistry', {}, finance);
  const csv = [
    'Date;Amount;Text;Who',
    `${day};12.50;"${formula} ${markup}";"@SUM(1+1) \u202e${script}"`,
    `${day};13.50;${word(140)};"${template}"`,
    `${markup};what;${formula};x`,
  ].join('\n');
  const { id } = await world.data(
    'importStatement',
    {
      payeeAccount: payees[0]?.id ?? '',
      fileName: `${markup}.csv`,
      csv,
      columns: { date: 'Date', amount: 'Amount', reference: 'Text', counterparty: 'Who' },
      decimal: 'point',
      dates: 'ymd',
    },
    finance,
  );
  return id;
}

async function refusedTopUp(world: World, token: string): Promise<string> {
  const { upload } = await world.data('uploadEvidence', {}, { token });
  const { list } = await world.data('listPayeeAccounts', {}, { token });
  const hostile = list.find(({ bankName }) => bankName === word(80)) ?? list[0];
  const bank = {
    method: 'bank',
    payeeAccount: hostile?.id ?? '',
    amount: '999999999.99',
    evidence: upload,
  } as const;
  const { id } = await world.data('createTopUp', bank, { token });
  const refusal = { id, refusal: 'other_payer', note: `${markup} ${link} ${template}` } as const;
  await world.data('refuseTopUp', refusal, await operator(world, 'finance'));
  return id;
}

/** Two withdrawals: one refused with a hostile note, one paid out with a hostile proof. */
async function withdrawals(world: World, token: string) {
  const place = { type: 'bank', country: 'PT', cardNumber: '4539 1488 0343 6467' } as const;
  const first = { ...place, holder: `${markup} ${template}`, bankName: word(80) };
  const second = { ...place, holder: script, bankName: markup, label: word(40) };
  await world.data('saveDestination', { ...second, cardNumber: '5555 5555 5555 4444' }, { token });
  const { id: destination } = await world.data('saveDestination', first, { token });
  world.clock.advance(86_460_000);
  const ask = async (amount: string) => {
    const { fee } = await world.data('quoteWithdrawal', { destination, amount }, { token });
    const asked = {
      purpose: 'withdraw.request',
      target: destination,
      amount,
      payCode: demoPayCode,
    } as const;
    const { ticket } = await world.data('verifyPayCode', asked, { token });
    return (await world.data('createWithdrawal', { destination, amount, fee, ticket }, { token })).id;
  };
  const [refused, paid] = [await ask('20.00'), await ask('30.00')];
  const finance = await operator(world, 'finance');
  await world.data('refuseWithdrawal', { id: refused, refusal: 'suspicious', note: word(200) }, finance);
  for (const verb of ['approveWithdrawal', 'takeWithdrawal'] as const)
    await world.data(verb, { id: paid }, finance);
  await world.data('recordPayout', { id: paid, taking: 1, proof: `${link}${unseen}` }, finance);
  return { refused, paid };
}

/** Writes hostile texts wherever a shopper, a merchant, an operator or a bank may write. */
export async function writeEverywhere(world: World): Promise<Written> {
  const [shopper, other] = [await newShopper(world), await newShopper(world)];
  await bringMoney(world, shopper, '300.00');
  const thing = await hostileProduct(world);
  await hostilePayee(world);
  const token = await world.tokenOf(shopper);
  const otherToken = await world.tokenOf(other);
  await world.data('updateProfile', { givenName: formula, familyName: word(60) }, { token: otherToken });
  await world.data('updateProfile', { givenName: markup, familyName: template }, { token });
  const { id: user } = await world.data('getUserInfo', {}, { token });
  await world.data(
    'saveAddress',
    {
      addressee: markup,
      mobile: '+351912345699',
      country: 'PT',
      area: [link],
      postcode: '4050-030',
      detail: `${word(150)} ${template}`,
      tag: '<b onclick=a()>x',
    },
    { token },
  );
  const { paymentNo, orderNo } = await placeOrder(world, shopper, thing);
  const topUp = await refusedTopUp(world, token);
  const { refused, paid } = await withdrawals(world, await world.tokenOf(shopper));
  const admin = await operator(world, 'admin');
  for (const verb of ['freezeUser', 'unfreezeUser'] as const)
    await world.data(verb, { id: user, reason: `${markup} ${word(150)}` }, admin);
  for (const reason of [formula, `${markup} ${word(170)}`]) {
    const wanted = { account: `shopper_available:${user}`, direction: 'credit', amount: '1.00' } as const;
    await world.data('proposeCorrection', { ...wanted, reason }, admin);
  }
  const statement = await hostileStatement(world, world.clock.now().toISOString().slice(0, 10));
  const places = { user, topUp, refused, paid, statement, order: orderNo, payment: paymentNo };
  return {
    shopper,
    name: `${markup} ${template}`,
    places: { ...places, product: thing.productId, shop: thing.shopId },
  };
}

/** From now on everything that a harmful text could do in this page is noted; answers the notes. */
export async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(`an error: ${error.message}`));
  page.on('console', (message) => {
    // Before the gate, the question who is there is answered with 401; an address that is none, with 404.
    const isAnswer = /status of 401/.test(message.text()) || message.location().url.includes('/nowhere/');
    if (message.type() === 'error' && !isAnswer) seen.push(message.text());
  });
  await page.exposeFunction('noteViolation', (what: string) => seen.push(`the policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (globalThis as unknown as { noteViolation(what: string): void }).noteViolation(
        `${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  return seen;
}

/** Nothing of a text has become part of the page, and nothing is wider than the window. */
export async function expectHarmless(page: Page): Promise<void> {
  const made = 'img[src="x"], [onerror], [onclick], a[href^="javascript:" i], iframe, object';
  expect(await page.locator(made).count(), `${page.url()} made something of a text`).toBe(0);
  const [width, window] = await page.evaluate(() => [
    document.scrollingElement?.scrollWidth ?? 0,
    document.documentElement.clientWidth,
  ]);
  expect(width, `${page.url()} is wider than its window`).toBeLessThanOrEqual(window ?? 0);
}
