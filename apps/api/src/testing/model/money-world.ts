// The real side of money that comes and goes: the bank account and the desk of a run, and every act done through the product's own handlers.
import { randomBytes } from 'node:crypto';
import { formatMoney } from '../../ledger/index.ts';
import type { OperatorActor } from '../../platform/actors.ts';
import { luhnDigit } from '../../platform/ids.ts';
import { insertPayeeAccount } from '../../slices/networks/index.ts';
import { saveDestination } from '../../slices/withdrawals/save-destination.ts';
import type { TestApp } from '../app.ts';
import { createOperator, houseAccount, type Shopper } from '../fixtures.ts';
import type { ActOf, Doing } from './acts.ts';
import {
  asOperator,
  asShopper,
  type Done,
  direct,
  ended,
  type MoneyIds,
  type Performer,
  rightCode,
  unknownTicket,
  type World,
  wrongCode,
} from './asking.ts';
import type { Model } from './model.ts';
import type { MoneyDoing, ProofModel } from './money-acts.ts';
import { deskSize } from './money-model.ts';
import { slotOf } from './predict.ts';

/** The clearing account of the runs' own bank. */
export const modelBank = 'model';
/** The network of addresses that money goes to; nobody watches it. */
export const payoutNetwork = 'arbitrum-usdt';
const nobodys = '999999999';

const card = (n: number): string => {
  const digits = `41111111111${String(n).padStart(4, '0')}`;
  return `${digits}${luhnDigit(digits)}`;
};
/** Lower case throughout, so that no capital has to be right. */
const address = (n: number): string => `0x${String(n + 1).padStart(40, 'ab')}`;
const place = (kind: 'bank' | 'chain', n: number, right: boolean) =>
  kind === 'bank'
    ? {
        type: 'bank' as const,
        holder: 'Mia Test',
        bankName: 'Harbour Bank',
        cardNumber: right ? card(n) : '4111111111111112',
        country: 'US',
      }
    : { type: 'chain' as const, network: payoutNetwork, address: right ? address(n) : '0x1234' };

const payees = new WeakMap<TestApp, Promise<string>>();
/** The house's account, the same for all runs of a database. */
function openPayee(app: TestApp): Promise<string> {
  const opened =
    payees.get(app) ??
    insertPayeeAccount(app.owner, {
      ...houseAccount,
      bank: modelBank,
      position: 1,
    }).then(String);
  payees.set(app, opened);
  return opened;
}

/** Somebody at each desk; others in each run, for what one pays out alone is bounded by the day. */
async function openDesk(app: TestApp): Promise<OperatorActor[]> {
  const desk: OperatorActor[] = [];
  for (let n = 0; n < deskSize; n += 1) desk.push(await createOperator(app.owner));
  return desk;
}

/** A picture of each shopper, and the places that the model begins with. */
export async function openMoney(app: TestApp, model: Model, shoppers: readonly Shopper[]): Promise<MoneyIds> {
  const evidence: string[] = [];
  const picture = JSON.stringify({ key: 'model', width: 8, height: 8, widths: [8] });
  for (const { userId } of shoppers) {
    const id = randomBytes(16).toString('hex');
    await app.owner.run(
      'model.evidence',
      'insert into evidence (id, user_id, sha256, picture, created_at) values ($1, $2, $3, $4::jsonb, $5)',
      [id, userId, randomBytes(32), picture, app.clock.now()],
    );
    evidence.push(id);
  }
  const destinations: string[] = [];
  for (const { owner, kind, n } of model.destinations) {
    const actor = shoppers[owner]?.actor as Shopper['actor'];
    const secret = app.services.config.signingSecret;
    const saved = await app.db.transaction((tx) => saveDestination(tx, actor, place(kind, n, true), secret));
    destinations.push(saved.id);
  }
  await app.owner.run(
    'model.rested',
    'update destinations set usable_from = $1 where id = any($2::bigint[])',
    [app.clock.now(), destinations],
  );
  const [desk, payee] = [await openDesk(app), await openPayee(app)];
  return { desk, payee, evidence, topUps: [], destinations, withdrawals: [] };
}

const topUpIdOf = (w: World, topUp: number): string => w.ids.money.topUps[topUp]?.id ?? nobodys;
const placeIdOf = (w: World, destination: number): string => w.ids.money.destinations[destination] ?? nobodys;
const withdrawalIdOf = (w: World, withdrawal: number): string =>
  w.ids.money.withdrawals[withdrawal] ?? nobodys;
const userIdOf = (w: World, user: number): string => String(w.ids.shoppers[user]?.userId);
const sum = (cents: number): string => formatMoney(BigInt(cents));
const bankText = (w: World, text: string): string => `M${w.salt}-${text}`;

/** The bank's own file with one line in it. */
function importLine(w: World, a: ActOf<'importLine'>): Promise<Done> {
  const code = a.names === null ? 'no code' : w.ids.money.topUps[a.names]?.reference;
  const today = w.app.clock.now().toISOString().slice(0, 10);
  const statement = {
    payeeAccount: w.ids.money.payee,
    fileName: 'model.csv',
    csv: `Date,Amount,Text,Id\n${today},${sum(a.cents)},${code},${bankText(w, a.line)}`,
    columns: { date: 'Date', amount: 'Amount', reference: 'Text', lineId: 'Id' },
    decimal: 'point',
    dates: 'ymd',
  };
  return ended(direct(w, w.ids.money.desk[a.op] as OperatorActor, 'importStatement', statement));
}

async function proofOf(w: World, proof: ProofModel) {
  if (proof.by === 'bank')
    return { by: 'bank', bankReference: bankText(w, proof.reference), arrived: sum(proof.cents) };
  const line = await w.app.db.maybe<{ id: bigint }>(
    'model.line',
    'select id from statement_lines where bank_line_id = $1',
    [bankText(w, proof.line)],
  );
  return { by: 'line', lineId: String(line?.id ?? nobodys) };
}

const onUser =
  (verb: 'freezeUser' | 'unfreezeUser') =>
  (w: World, a: ActOf<typeof verb>): Promise<Done> =>
    asOperator(w, a.op, verb, { id: userIdOf(w, a.user), reason: 'the model says so' }, a.key);

/** Whoever was in is out: the session that the run had of them opens nothing any more. A repeated request changes nothing. */
async function freezeUser(w: World, a: ActOf<'freezeUser'>): Promise<Done> {
  const repeated = w.ids.answers[slotOf(a) ?? ''] !== undefined;
  const open = w.tokens.get(a.user);
  const done = await onUser('freezeUser')(w, a);
  if (done.ending !== 'ok' || repeated || !open) return done;
  w.tokens.delete(a.user);
  const { body } = await w.app.callRaw('getWallet', {}, { token: open.token });
  if (body.error !== 'AUTH_REQUIRED') throw new Error(`a session outlived its account: ${body.error}`);
  return done;
}

const onTopUp = (verb: 'claimTopUp' | 'refuseTopUp', more = {}) => {
  const perform = (w: World, a: ActOf<typeof verb>): Promise<Done> =>
    asOperator(w, a.op, verb, { id: topUpIdOf(w, a.topUp), ...more }, a.key);
  return perform;
};
const onWithdrawal =
  (verb: 'approveWithdrawal' | 'takeWithdrawal' | 'refuseWithdrawal', more = {}) =>
  (w: World, a: ActOf<typeof verb>): Promise<Done> =>
    asOperator(w, a.op, verb, { id: withdrawalIdOf(w, a.withdrawal), ...more }, a.key);

export const moneyPerformers: { readonly [D in MoneyDoing]: Performer<D & Doing> } = {
  createTopUp: (w, a) =>
    asShopper(
      w,
      a.by,
      'createTopUp',
      {
        method: 'bank',
        payeeAccount: a.payee ? w.ids.money.payee : nobodys,
        amount: sum(a.cents),
        evidence: w.ids.money.evidence[a.evidenceOf] ?? '0'.repeat(32),
      },
      a.key,
    ),
  importLine,
  claimTopUp: onTopUp('claimTopUp'),
  passTopUp: async (w, a) => {
    const input = { id: topUpIdOf(w, a.topUp), proof: await proofOf(w, a.proof) };
    return asOperator(w, a.op, 'passTopUp', input, a.key);
  },
  refuseTopUp: onTopUp('refuseTopUp', { refusal: 'not_arrived' }),
  saveDestination: (w, a) => asShopper(w, a.by, 'saveDestination', place(a.kind, a.n, a.right)),
  deleteDestination: (w, a) => asShopper(w, a.by, 'deleteDestination', { id: placeIdOf(w, a.destination) }),
  quoteWithdrawal: (w, a) =>
    asShopper(w, a.by, 'quoteWithdrawal', {
      destination: placeIdOf(w, a.destination),
      amount: sum(a.cents),
    }),
  verifyWithdrawal: (w, a) =>
    asShopper(w, a.by, 'verifyPayCode', {
      purpose: 'withdraw.request',
      target: placeIdOf(w, a.destination),
      amount: sum(a.cents),
      payCode: a.right ? rightCode : wrongCode,
    }),
  createWithdrawal: (w, a) =>
    asShopper(
      w,
      a.by,
      'createWithdrawal',
      {
        destination: placeIdOf(w, a.destination),
        amount: sum(a.cents),
        fee: sum(a.fee),
        ticket: w.ids.tickets[a.ticket] ?? unknownTicket,
      },
      a.key,
    ),
  cancelWithdrawal: (w, a) =>
    asShopper(w, a.by, 'cancelWithdrawal', { id: withdrawalIdOf(w, a.withdrawal) }, a.key),
  approveWithdrawal: onWithdrawal('approveWithdrawal'),
  takeWithdrawal: onWithdrawal('takeWithdrawal'),
  releaseWithdrawal: (w, { op, withdrawal, taking, key }) =>
    asOperator(
      w,
      op,
      'releaseWithdrawal',
      { id: withdrawalIdOf(w, withdrawal), taking, note: 'nothing was sent' },
      key,
    ),
  recordPayout: (w, a) =>
    asOperator(
      w,
      a.op,
      'recordPayout',
      { id: withdrawalIdOf(w, a.withdrawal), taking: a.taking, proof: a.proof },
      a.key,
    ),
  refuseWithdrawal: onWithdrawal('refuseWithdrawal', { refusal: 'holder_differs' }),
  freezeUser,
  unfreezeUser: onUser('unfreezeUser'),
  // The change itself costs a slow hash; what withdrawals ask for is the note of it.
  changePassword: (w, a) =>
    ended(
      w.app.owner.run(
        'model.changed',
        `insert into credential_changes (user_id, kind, way, ip, created_at) values ($1, 'password', 'change', '127.0.0.1', $2)`,
        [w.ids.shoppers[a.by]?.userId, w.app.clock.now()],
      ),
    ),
};
