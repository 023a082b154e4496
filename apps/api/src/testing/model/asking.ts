// How the real market is asked: by its handlers, as the door would call them, or through the whole door; and what the model's places are called in the database.
import { contract, type Verb } from '@meridian/contract';
import type { Actor, OperatorActor } from '../../platform/actors.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Handler } from '../../platform/route.ts';
import { consoleCookies, openSession } from '../../platform/sessions.ts';
import { accountsRoutes } from '../../slices/accounts/index.ts';
import { addressesRoutes } from '../../slices/addresses/index.ts';
import { cartRoutes } from '../../slices/cart/index.ts';
import { auditWrite, operationsRoutes, operatorNames } from '../../slices/operations/index.ts';
import { ordersRoutes } from '../../slices/orders/index.ts';
import { statementsRoutes, topupsRoutes } from '../../slices/topups/index.ts';
import { withdrawalsRoutes } from '../../slices/withdrawals/index.ts';
import type { Credentials, TestApp } from '../app.ts';
import type { Shopper, TestShop } from '../fixtures.ts';
import type { ActOf, Doing } from './acts.ts';
import type { Model } from './model.ts';

export interface Purchase {
  readonly source: 'cart' | { skuId: string; quantity: number }[];
  readonly addressId: string;
  readonly promoCode?: string;
}
/** What the model's places are called in the database. */
export interface Ids {
  readonly shoppers: readonly Shopper[];
  readonly shops: readonly TestShop[];
  readonly skus: readonly bigint[];
  readonly codes: readonly string[];
  /** The run's own part of numbers that are unique in a database. */
  readonly salt: string;
  readonly addresses: string[][];
  readonly quotes: { readonly purchase: Purchase; readonly hash: string }[];
  readonly payments: string[];
  readonly orders: { readonly no: string; readonly id: bigint; readonly lineOf: Record<string, bigint> }[];
  readonly tickets: string[];
  readonly money: MoneyIds;
  /** The first answer under each key, by the name that the model has for it. */
  readonly answers: Record<string, string>;
}
export interface World {
  readonly app: TestApp;
  readonly salt: string;
  /** Exchanged for another after a race, whose order is found out afterwards. */
  ids: Ids;
  /** What the timers could not do. */
  readonly troubles: string[];
  readonly tokens: Map<number, { token: string; expiresAt: Date }>;
  /** Whose requests have to go through the door, for it is the door that turns them away. */
  frozen: readonly number[];
}
/** How an act ended, and what came back. */
export interface Done {
  readonly ending: string;
  readonly answer?: unknown;
}

/** What the places of the money's model are called. */
export interface MoneyIds {
  readonly desk: readonly OperatorActor[];
  readonly payee: string;
  /** A picture of each shopper. */
  readonly evidence: readonly string[];
  readonly topUps: { readonly id: string; readonly reference: string }[];
  readonly destinations: string[];
  readonly withdrawals: string[];
}
export const rightCode = '246810';
export const wrongCode = '135790';
export const unknownTicket = 'x'.repeat(43);
const handlers = {
  ...accountsRoutes,
  ...addressesRoutes,
  ...cartRoutes,
  ...ordersRoutes,
  ...topupsRoutes(operatorNames),
  ...statementsRoutes(operatorNames),
  ...withdrawalsRoutes(operatorNames, auditWrite),
  ...operationsRoutes,
};

/** The handler that the door would call, with its input checked as the door does and in a transaction of its own. */
export async function direct(
  w: World,
  actor: Actor,
  verb: Verb,
  raw: unknown,
  headers: Record<string, string> = {},
) {
  const { db, clock, services } = w.app;
  const handler = (handlers as Partial<Record<Verb, Handler<Verb>>>)[verb] as Handler<Verb>;
  const input = contract[verb].input.parse(raw) as never;
  if (handler.kind === 'write')
    return db.transaction((tx) => handler.run(tx, actor as never, input, services));
  const request = { headers, rawBody: JSON.stringify(raw) } as never;
  return handler.run(db, actor as never, input, { now: clock.now(), services, request });
}

/** The refusal's code, or the answer. */
export async function ended(work: Promise<unknown>): Promise<Done> {
  try {
    const answer = await work;
    return answer instanceof Refusal ? { ending: answer.error } : { ending: 'ok', answer };
  } catch (error) {
    if (error instanceof Refusal) return { ending: error.error };
    throw error;
  }
}

async function tokenOf(w: World, by: number): Promise<string> {
  const kept = w.tokens.get(by);
  if (kept && kept.expiresAt > w.app.clock.now()) return kept.token;
  const subjectId = w.ids.shoppers[by]?.userId ?? 0n;
  const opened = await w.app.db.transaction((tx) =>
    openSession(tx, { audience: 'shopper', subjectId, ip: '127.0.0.1', userAgent: 'model' }),
  );
  w.tokens.set(by, opened);
  return opened.token;
}

/** As a shopper: through the whole door when a key is given, else straight to the handler. */
export async function asShopper(w: World, by: number, verb: Verb, raw: unknown, key?: number): Promise<Done> {
  const shopper = w.ids.shoppers[by];
  if (!shopper) throw new Error(`no shopper ${by}`);
  if (key === undefined && !w.frozen.includes(by)) return ended(direct(w, shopper.actor, verb, raw));
  return throughDoor(w, verb, raw, { token: await tokenOf(w, by) }, key);
}

/** As an operator: through the whole door, which writes it into the audit log, when a key is given. */
export async function asOperator(
  w: World,
  op: number,
  verb: Verb,
  raw: unknown,
  key?: number,
): Promise<Done> {
  const operator = w.ids.money.desk[op];
  if (!operator) throw new Error(`no operator ${op}`);
  if (key === undefined) return ended(direct(w, operator, verb, raw));
  return throughDoor(w, verb, raw, { cookie: await deskCookie(w.app, operator) }, key);
}

/** A session of the desk, for requests that go through the door. */
async function deskCookie(app: TestApp, operator: OperatorActor | undefined): Promise<string> {
  const subjectId = operator?.operatorId ?? 0n;
  const { token } = await app.db.transaction((tx) =>
    openSession(tx, { audience: 'operator', subjectId, ip: '127.0.0.1', userAgent: 'model' }),
  );
  return `${consoleCookies.operator}=${token}`;
}

async function throughDoor(
  w: World,
  verb: Verb,
  raw: unknown,
  who: Credentials,
  key: number | 'frozen' = 'frozen',
): Promise<Done> {
  const { body } = await w.app.callRaw(verb, raw, { ...who, key: `model-${w.salt}-${key}` });
  return { ending: body.code === 1 ? 'ok' : (body.error ?? 'no code'), answer: body.data };
}

export type Performer<D extends Doing> = (w: World, a: ActOf<D>, m: Model) => Promise<Done>;
