// The log of a whole run at its most talkative: people sign in, pay, withdraw and make mistakes, the database fails; and no secret is in any line.
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../platform/log.ts';
import { openTestApp, type TestApp } from './app.ts';
import { createShopper, fund } from './fixtures.ts';
import { createMatrixWorld, type MatrixWorld, openToken, password, signIn } from './matrix-world.ts';
import { codeOf, enrolOperator, operatorPassword } from './operators.ts';
import { bankCard } from './withdrawals.ts';

const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, next) {
    lines.push(String(chunk));
    next();
  },
});
/** What must be nowhere, by what it is. */
const secrets = new Map<string, string>();
const keep = <T extends string>(what: string, value: T): T => {
  if (value.length < 6) throw new Error(`${what} is too short to be looked for`);
  secrets.set(what, value);
  return value;
};

let app: TestApp;
let world: MatrixWorld;
beforeAll(async () => {
  app = await openTestApp({ max: 16, log: createLog('trace', sink) });
  world = await createMatrixWorld(app);
});
afterAll(() => app?.drop());

const mailed = async (to: string): Promise<string> => {
  await app.jobs.drain();
  const { text } = await app.owner.one<{ text: string }>(
    'test.mail',
    'select text from mails where to_address = $1 order by id desc limit 1',
    [to],
  );
  return keep(`a mailed code ${secrets.size}`, /^\d{6}$/m.exec(text)?.[0] ?? '');
};

async function asShopper(): Promise<void> {
  const email = 'quiet@example.com';
  const registered = {
    account: email,
    password: keep('a password', 'a quiet horse 71'),
    givenName: 'Q',
    familyName: 'T',
  };
  const { userinfo } = await app.data('register', registered);
  const token = keep('a shopper’s token', userinfo.token);
  await app.data('verifyEmail', { code: await mailed(email) }, { token });
  await app.call('login', { account: email, password: keep('a wrong password', 'not the horse 72') });
  const payCode = keep('a payment code', '718203');
  await app.data(
    'resetPayCode',
    { oldPayCode: '', newPayCode: payCode, password: registered.password },
    { token },
  );
  await app.call(
    'verifyPayCode',
    { purpose: 'order.pay', target: 'P1', amount: '1.00', payCode: keep('a wrong payment code', '829314') },
    { token },
  );
  await app.db.transaction((tx) => fund(tx, BigInt(userinfo.id), 50_000n));
  const place = { ...bankCard, cardNumber: keep('a card number', '5555555555554444') };
  const { id } = await app.data('saveDestination', place, { token });
  app.clock.advance(25 * 3_600_000);
  const bound = { purpose: 'withdraw.request', target: id, amount: '20.00', payCode } as const;
  const { ticket } = await app.data('verifyPayCode', bound, { token });
  const asked = { destination: id, amount: '20.00', fee: '1.00', ticket: keep('a payment ticket', ticket) };
  await app.data('createWithdrawal', asked, { token, key: 'a-key-of-this-run' });
  await app.call('createWithdrawal', asked, { token });
  const next = 'another-quiet@example.com';
  await app.data('changeEmail', { email: next, password: registered.password }, { token });
  await app.data('verifyEmail', { code: await mailed(next) }, { token });
  await app.data(
    'resetPassword',
    { oldPassword: registered.password, newPassword: keep('a new password', 'a calm horse 73') },
    { token },
  );
}

async function asOperator(): Promise<void> {
  const enrolled = await enrolOperator(app);
  keep('an authenticator’s secret', enrolled.secret);
  for (const [i, code] of enrolled.recoveryCodes.entries()) keep(`recovery code ${i}`, code);
  keep('an operator’s cookie', enrolled.credentials.cookie?.split('=')[1] ?? '');
  app.clock.advance(60_000);
  const { ticket } = await app.data('operatorLogin', { email: enrolled.email, password: operatorPassword });
  const code = keep('a code of an authenticator', codeOf(app, enrolled.secret));
  await app.call('verifyOperatorCode', { ticket: keep('a sign-in ticket', ticket), code });
  secrets.set('an operator’s password', operatorPassword);
}

/** Where it would be most likely: what could not be read, and what failed inside. */
async function mistakes(): Promise<void> {
  const post = (payload: string, headers: Record<string, string> = {}) =>
    app.app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const typed = keep('a password in broken JSON', 'a torn horse 74');
  await post(`{"account":"quiet@example.com","password":"${typed}"`);
  await post(`{"account":"quiet@example.com","password":["${typed}"],"extra":1}`);
  await app.app.inject({
    url: '/api/user/getUserInfo',
    headers: { token: keep('a made-up token', 'Z'.repeat(43)) },
  });
  const { userId } = await createShopper(app.owner);
  const token = await openToken({ ...world, subjects: { ...world.subjects, shopperA: userId } }, 'shopperA');
  keep('another token', token);
  // The acts fail in the database with the secret among their values.
  await app.owner.script('alter table pay_codes rename to pay_codes_away');
  const payCode = keep('a payment code while the table is away', '930425');
  const failed = await app.call('resetPayCode', { oldPayCode: '', newPayCode: payCode, password }, { token });
  await app.call('verifyPayCode', { purpose: 'order.pay', target: 'P1', amount: '1.00', payCode }, { token });
  await app.owner.script('alter table pay_codes_away rename to pay_codes');
  expect(failed.body.error).toBe('INTERNAL_ERROR');
  await app.owner.script('alter table destinations add constraint no_more check (id < 0) not valid');
  const place = {
    ...bankCard,
    cardNumber: keep('a card number that could not be saved', '4000056655665556'),
  };
  const unsaved = await app.call('saveDestination', place, await signIn(world, 'shopperA'));
  await app.owner.script('alter table destinations drop constraint no_more');
  expect(unsaved.body.error).toBe('INTERNAL_ERROR');
}

/** Numbers of the log's own; six digits of a code are soon found among them. */
const chance = /"(reqId|requestId|responseTime)":("[^"]*"|[\d.]+)/g;

it('tells what was asked and what failed, and no secret', async () => {
  secrets.set('the password of the others', password);
  const { config } = app.services;
  keep('the pepper', config.payCodePepper);
  keep('the signing secret', config.signingSecret);
  keep('the carriers’ secret', config.carrierWebhookSecret);
  await asShopper();
  await asOperator();
  await mistakes();
  const log = lines.join('').replace(chance, '');
  // It is a log: routes, statuses and faults are in it.
  expect(log).toContain('/api/user/extract');
  expect(log).toContain('request failed');
  expect(lines.length).toBeGreaterThan(50);
  const found = [...secrets].filter(
    ([, value]) => log.includes(value) || log.includes(encodeURIComponent(value)),
  );
  expect(found.map(([what]) => what)).toEqual([]);
});

it('would show one that was written down', () => {
  const own: string[] = [];
  const log = createLog('info', { write: (line: string) => void own.push(line) });
  log.info(
    { password: 'a loud horse 75', req: { headers: { token: 'T'.repeat(43) } }, note: 'a loud horse 76' },
    'said',
  );
  const said = own.join('');
  expect(said).toContain('a loud horse 76');
  expect(said).not.toContain('a loud horse 75');
  expect(said).not.toContain('TTTT');
});
