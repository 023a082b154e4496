// The one way in: audience and session, validation, rate limit, idempotency, transaction, retry. Once, for every route.
import { contract, type Route, type Verb } from '@meridian/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Actor, actorName, type GuestActor, type OperatorActor } from './actors.ts';
import type { Made } from './answer-cache.ts';
import { type Audit, audited } from './audited.ts';
import { CommitUnknown, DatabaseUnavailable, type Tx } from './db.ts';
import { InvalidInput, localeOf } from './error-answers.ts';
import { fieldMessages } from './field-messages.ts';
import { findKept, type KeptAnswer, type Keyed, keepAnswer, lockKey, repeated } from './idempotency.ts';
import { hitOf, takeHit } from './rate-limit.ts';
import {
  isShared,
  keyOf,
  nameInKey,
  partKey,
  type ReadyAnswer,
  type ReadyAnswers,
  type ReadyKind,
  readyAnswer,
  readyKind,
} from './ready-answers.ts';
import { Refusal, refuse } from './refusal.ts';
import {
  type Handler,
  type Handlers,
  type Kept,
  type ReadHandler,
  SessionEnd,
  SessionStart,
} from './route.ts';
import { bodyOf, sendMade } from './send-answers.ts';
import type { Services } from './services.ts';
import { consoleCookies, revokeSession, sessionLifeSeconds } from './sessions.ts';
import { type Incoming, type People, whoIs, writeWindowSeconds } from './who-is.ts';

/** Hits per minute: guests by address, people by id. Guessable secrets have limits of their own in their acts. */
export interface Limits {
  readonly guestWrites: number;
  readonly personWrites: number;
  /** By address, for machines that sign what they send (carriers). */
  readonly signedWrites: number;
}

/** Nobody waits longer than 10 s for an answer: the database's part is over by then, with a connection to wait for and an end to make. */
const patienceMs = 6_500;

/** What the process lends, for one request: its time is limited. */
const withinPatience = ({ config, clock, database, log, files }: Services, route: Route): Services => ({
  config,
  clock,
  database: database.until(performance.now() + (route.patienceMs ?? patienceMs)),
  log,
  files,
});

/** What the door works with, besides the handlers. */
export interface DoorParts {
  readonly services: Services;
  readonly people: People;
  readonly limits: Limits;
  /** Where shared answers are kept; null = each is made anew. */
  readonly answers: ReadyAnswers | null;
  readonly audit: Audit;
}

/** Mounts every route of the contract. @throws at boot when a route has no handler, or a shared one does not say what it is made of */
export function mountRoutes(app: FastifyInstance, handlers: Handlers, parts: DoorParts): void {
  const missing = (Object.keys(contract) as Verb[]).filter((verb) => !handlers[verb]);
  if (missing.length > 0) throw new Error(`no handler for ${missing.join(', ')}`);
  for (const verb of Object.keys(contract) as Verb[]) {
    const route: Route = contract[verb];
    const handler = handlers[verb] as Handler<Verb>;
    // Read thousands of times a second, and the same for everybody: metrics count them, lines are for who debugs.
    const kind = readyKind(route, handler.kind === 'read' ? (handler.kept as Kept<never>) : undefined);
    const unlogged = route.shared && parts.services.log.level === 'info';
    if (Boolean(route.shared) !== (handler.kind === 'read' && handler.kept !== undefined))
      throw new Error(`${verb}: shared in the contract and kept by its handler go together`);
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: route.bodyLimit ?? 64 * 1024,
      config: { isData: true },
      ...(unlogged ? { logLevel: 'warn' } : {}),
      handler: (request, reply) =>
        handler.kind === 'read' && isShared(route, request)
          ? enterShared(verb, route, handler, kind, request, reply, parts)
          : enter(verb, route, handler, request, reply, parts),
    });
  }
}

async function enter(
  verb: Verb,
  route: Route,
  handler: Handler<Verb>,
  request: FastifyRequest,
  reply: FastifyReply,
  { services: lent, people, limits, audit }: DoorParts,
) {
  const services = withinPatience(lent, route);
  const incoming: Incoming = { locale: localeOf(request), ip: request.ip, requestId: request.id };
  // Two routes of the specification write by GET; they count like the others.
  const isWrite = route.method === 'POST' || handler.kind === 'write';
  const asking = { isWrite, key: handler.kind === 'write' ? keyIn(request) : null };
  const { actor, hits, kept } = await whoIs(route.audience, request, services, people, incoming, asking);
  if (route.roles && (actor as OperatorActor).roles?.some((r) => route.roles?.includes(r)) !== true)
    refuse('FORBIDDEN');
  if (isWrite) await limitWrites(services, actor, hits, route, limits);
  const input = parseInput(route, request, incoming.locale);
  const answer = await run(verb, audited(verb, handler, audit), request, services, actor, input, kept);
  if (answer instanceof Refusal) throw answer;
  if (answer instanceof SessionStart)
    setConsoleCookie(reply, answer.audience, answer.token, request.protocol === 'https');
  if (answer instanceof SessionEnd) await endConsoleSession(reply, services, actor);
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  // The text and not the reply, which the framework would watch until it is sent.
  return typeof answer === 'string' ? answer : envelope(verb, answer, services);
}

/** The answer that everybody gets: nobody looks who is asking, so nothing of theirs can be in it. Refusals are not kept. */
async function enterShared(
  verb: Verb,
  route: Route,
  handler: ReadHandler,
  kind: ReadyKind,
  request: FastifyRequest,
  reply: FastifyReply,
  { services: lent, answers }: DoorParts,
) {
  const locale = localeOf(request);
  const { tags, notes, part } = (handler.kept ?? {}) as Kept<never, never>;
  const asker: GuestActor = {
    audience: 'guest',
    locale,
    ip: request.ip,
    requestId: request.id,
    shopper: null,
  };
  const services = withinPatience(lent, route);
  const made = async (key: string, make: () => Promise<Made<ReadyAnswer>>): Promise<ReadyAnswer> =>
    answers ? answers.make(key, make) : (await make()).answer;

  const ready = await made(keyOf(request.raw, locale), async () => {
    const input = parseInput(route, request, locale);
    const { database, clock } = services;
    const answer = part
      ? await part.own(database.reads, asker as never, input)
      : await handler.run(database.reads, asker, input, { now: clock.now(), services });
    if (answer instanceof Refusal) throw answer;
    return readyAnswer(kind, {
      tags: tags?.(answer as never, input) ?? null,
      note: notes?.of(answer as never, input, locale) ?? null,
      ...(part
        ? { text: upTo(part.field, answer), part: partKey(locale, part.field, part.name(answer as never)) }
        : { text: envelope(verb, answer, services) }),
    });
  });
  if (!part || !kind.part || ready.part === null) return sendMade(request, reply, ready, null);
  const [partKind, key] = [kind.part, ready.part];
  const common =
    (answers?.isDue(key) ? null : answers?.find(key)) ??
    (await made(key, async () => {
      const name = nameInKey(key, locale, part.field);
      const value = await part.read(services.database.reads, asker as never, name);
      return readyAnswer(partKind, { text: JSON.stringify(value), tags: part.tags(name) });
    }));
  if (services.config.checkAnswers)
    checked(verb, JSON.parse(bodyOf(ready, common).toString()).data, services);
  return sendMade(request, reply, ready, common);
}

/** The envelope up to where the value of a field stands that comes behind the others. */
const upTo = (field: string, others: object): string =>
  `${enveloped(others).slice(0, -'}}'.length)},"${field}":`;

/** What is sent of an answer. @throws ZodError when answers are checked and it is not what the contract says */
function checked(verb: Verb, answer: unknown, services: Services): unknown {
  const data = answer instanceof SessionStart || answer instanceof SessionEnd ? answer.data : answer;
  if (services.config.checkAnswers) (contract[verb].output as z.ZodType).parse(data);
  return data;
}
const enveloped = (data: unknown): string => JSON.stringify({ code: 1, msg: '', data });
/** The envelope as text. */
const envelope = (verb: Verb, answer: unknown, services: Services): string =>
  enveloped(checked(verb, answer, services));

async function run(
  verb: Verb,
  handler: Handler<Verb>,
  request: FastifyRequest,
  services: Services,
  actor: Actor,
  input: never,
  kept: KeptAnswer | null,
): Promise<unknown> {
  const { database, clock } = services;
  if (handler.kind === 'read')
    return handler.run(database.reads, actor as never, input, { now: clock.now(), services });
  if (handler.kind === 'steps')
    return handler.run(database, actor as never, input, { now: clock.now(), services, request });
  const act = (tx: Tx) => handler.run(tx, actor as never, input, services);
  const key = idempotencyKey(request, actor);
  if (key === null) return database.transaction(act);
  const asked = { principal: actorName(actor), key, route: verb, body: request.body ?? {} };
  if (kept) return repeated(kept, asked);
  return once(services, asked, act, (answer) => envelope(verb, answer, services));
}

/** Does a write and keeps its answer, as text, under its key. */
async function once(
  { database }: Pick<Services, 'database'>,
  asked: Keyed,
  act: (tx: Tx) => Promise<unknown>,
  textOf: (answer: unknown) => string,
  isSecondTry = false,
): Promise<unknown> {
  try {
    return await database.transaction(
      async (tx) => {
        // What the act says counts once the key is its own: until then the first may be at work.
        const [locked, done] = await Promise.allSettled([lockKey(tx, asked), act(tx)]);
        if (locked.status === 'rejected') throw locked.reason;
        if (done.status === 'rejected') throw done.reason;
        return done.value;
      },
      {
        // A refusal that leaves a trace is not kept: asking again is asking anew.
        withCommit: (tx, answer) =>
          answer instanceof Refusal ? null : keepAnswer(tx, asked, textOf(answer)),
      },
    );
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    // The same write came first while this one waited: what it changed has refused this one, or its answer stands where this one's would.
    const first = await findKept(database, asked);
    if (first) return repeated(first, asked);
    // The connection died during COMMIT, and nothing has come of it so far; if something still does, the second try waits for it.
    if (error instanceof CommitUnknown && !isSecondTry) return once({ database }, asked, act, textOf, true);
    throw error;
  }
}

const keyPattern = /^[\w-]{8,128}$/;
/** The key that a request bears; null when it has none, or what it has is none. */
function keyIn({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && keyPattern.test(key) ? key : null;
}

function idempotencyKey(request: FastifyRequest, actor: Actor): string | null {
  if (request.headers['idempotency-key'] === undefined || actor.audience === 'guest') return null;
  return (
    keyIn(request) ?? refuse('VALIDATION_FAILED', { fields: { 'Idempotency-Key': 'VALIDATION_FAILED' } })
  );
}

function parseInput(route: Route, request: FastifyRequest, locale: string): never {
  const given =
    route.method === 'GET' || route.upload
      ? withoutEmpties(request.query as Record<string, unknown>)
      : (request.body ?? {});
  const parsed = route.input.safeParse(given);
  if (parsed.success) return parsed.data as never;
  throw new InvalidInput(fieldMessages(parsed.error, locale));
}
const withoutEmpties = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).filter(([, v]) => v !== ''));

/** Signed-in writes were counted with their session; a guest's is counted here, by address. */
async function limitWrites(
  { database, clock }: Services,
  actor: Actor,
  hits: number | null,
  route: Route,
  limits: Limits,
): Promise<void> {
  const now = clock.now();
  const [bucket, limit] = route.signed
    ? [`signed:${actor.ip}`, limits.signedWrites]
    : [`guest:${actor.ip}`, limits.guestWrites];
  const hit =
    hits === null
      ? await takeHit(database, bucket, limit, writeWindowSeconds, now)
      : hitOf(hits, limits.personWrites, writeWindowSeconds, now);
  if (!hit.allowed)
    refuse('TOO_MANY_REQUESTS', {
      args: { seconds: hit.retryAfterSeconds },
      retryAfterSeconds: hit.retryAfterSeconds,
    });
}

function setConsoleCookie(
  reply: FastifyReply,
  audience: 'merchant' | 'operator',
  token: string,
  secure: boolean,
): void {
  reply.setCookie(consoleCookies[audience], token, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: sessionLifeSeconds,
  });
}
async function endConsoleSession(reply: FastifyReply, services: Services, actor: Actor): Promise<void> {
  if (actor.audience !== 'merchant' && actor.audience !== 'operator') return;
  await services.database.transaction((tx) => revokeSession(tx, actor.sessionId));
  reply.clearCookie(consoleCookies[actor.audience], { path: '/api' });
}
