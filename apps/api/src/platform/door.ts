// The one way in: audience and session, validation, rate limit, idempotency, transaction, retry, error → answer. Once, for every route.
import { createHash } from 'node:crypto';
import {
  contract,
  type ErrorCode,
  errorCodes,
  httpStatusOf,
  type Route,
  type Verb,
} from '@meridian/contract';
import type { MessageKey } from '@meridian/locales';
import { isLanguageCode } from '@meridian/locales/languages';
import { translatorOf } from '@meridian/locales/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Actor, actorName, type OperatorActor } from './actors.ts';
import { CommitUnknown, DatabaseUnavailable } from './db.ts';
import { fieldMessages } from './field-messages.ts';
import { bodyHash, keepAnswer, takeKey } from './idempotency.ts';
import { takeHit } from './rate-limit.ts';
import { Refusal, refuse } from './refusal.ts';
import { type Handler, type Handlers, RawJson, SessionEnd, SessionStart } from './route.ts';
import type { Services } from './services.ts';
import { consoleCookies, revokeSession, sessionLifeSeconds } from './sessions.ts';
import { type Incoming, type People, whoIs } from './who-is.ts';

/** Hits per minute: guests by address, people by id. Guessable secrets have limits of their own in their acts. */
export interface Limits {
  readonly guestWrites: number;
  readonly personWrites: number;
}

type Answered = { status: number; body: string };

/** An error code without words does not compile. */
type ErrorKey = `errors.${ErrorCode}` & MessageKey;
const errorText = (locale: string, error: ErrorCode, args?: Record<string, string | number>): string => {
  const key: ErrorKey = `errors.${error}`;
  return translatorOf(locale).find(key, args) ?? key;
};

/** The envelope of a refusal in the reader's language. */
export function refusalEnvelope(refusal: Refusal, locale: string, requestId?: string): Answered {
  const { error, detail } = refusal;
  const fields =
    detail.fields &&
    Object.fromEntries(
      Object.entries(detail.fields).map(([f, code]) => [f, errorText(locale, code, detail.args)]),
    );
  const status = httpStatusOf(error);
  return {
    status,
    body: JSON.stringify({
      code: errorCodes[error],
      msg: errorText(locale, error, detail.args),
      data: detail.data ?? null,
      error,
      ...(fields ? { fields } : {}),
      ...(status >= 500 ? { requestId } : {}),
    }),
  };
}

/** Mounts every route of the contract. @throws at boot when a route has no handler or a handler no route. */
export function mountRoutes(
  app: FastifyInstance,
  services: Services,
  handlers: Handlers,
  people: People,
  limits: Limits,
): void {
  const missing = (Object.keys(contract) as Verb[]).filter((verb) => !handlers[verb]);
  if (missing.length > 0) throw new Error(`no handler for ${missing.join(', ')}`);
  for (const verb of Object.keys(contract) as Verb[]) {
    const route: Route = contract[verb];
    const handler = handlers[verb] as Handler<Verb>;
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: route.bodyLimit ?? 64 * 1024,
      handler: (request, reply) => enter(verb, route, handler, request, reply, services, people, limits),
    });
  }
}

async function enter(
  verb: Verb,
  route: Route,
  handler: Handler<Verb>,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  people: People,
  limits: Limits,
) {
  const incoming: Incoming = { locale: localeOf(request), ip: request.ip, requestId: request.id };
  const actor = await whoIs(route.audience, request, services, people, incoming);
  if (route.roles && (actor as OperatorActor).roles?.some((r) => route.roles?.includes(r)) !== true)
    refuse('FORBIDDEN');
  if (route.method === 'POST') await countWrite(services, actor, limits);
  const input = parseInput(route, request, incoming.locale);
  const answer = await run(verb, handler, request, services, actor, input);
  if (answer instanceof Refusal) throw answer;
  if (typeof answer === 'string') return send(reply, request, route, answer);
  if (answer instanceof SessionStart)
    setConsoleCookie(reply, answer.audience, answer.token, request.protocol === 'https');
  if (answer instanceof SessionEnd) await endConsoleSession(reply, services, actor);
  return send(reply, request, route, envelope(verb, answer, services));
}

/** The envelope as text; a database's JSON goes out as it is. */
function envelope(verb: Verb, answer: unknown, services: Services): string {
  if (answer instanceof RawJson) return `{"code":1,"msg":"","data":${answer.text}}`;
  const data = answer instanceof SessionStart || answer instanceof SessionEnd ? answer.data : answer;
  if (services.config.checkAnswers) (contract[verb].output as z.ZodType).parse(data);
  return JSON.stringify({ code: 1, msg: '', data });
}

function send(reply: FastifyReply, request: FastifyRequest, route: Route, body: string) {
  reply.type('application/json; charset=utf-8');
  if (!route.shared) return reply.header('cache-control', 'no-store').send(body);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  reply
    .header('etag', etag)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', 'lang, accept-encoding');
  if (request.headers['if-none-match']?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag))
    return reply.code(304).send();
  return reply.send(body);
}

async function run(
  verb: Verb,
  handler: Handler<Verb>,
  request: FastifyRequest,
  services: Services,
  actor: Actor,
  input: never,
): Promise<unknown> {
  const { database, clock } = services;
  if (handler.kind === 'read')
    return handler.run(database, actor as never, input, { now: clock.now(), services });
  if (handler.kind === 'steps')
    return handler.run(database, actor as never, input, { now: clock.now(), services, request });
  const key = idempotencyKey(request, actor);
  const act = () =>
    database.transaction(async (tx) => {
      if (key === null) return handler.run(tx, actor as never, input, services);
      const kept = await takeKey(tx, actorName(actor), key, verb, bodyHash(verb, request.body ?? {}));
      if (kept !== null) return kept;
      const answer = await handler.run(tx, actor as never, input, services);
      // A refusal that leaves a trace is not kept under the key: asking again is asking anew.
      if (!(answer instanceof Refusal))
        await keepAnswer(tx, actorName(actor), key, envelope(verb, answer, services));
      return answer;
    });
  try {
    return await act();
  } catch (error) {
    // The connection died during COMMIT. With a key the second run finds the kept answer or does the work once.
    if (error instanceof CommitUnknown && key !== null) return act();
    throw error;
  }
}

function idempotencyKey(request: FastifyRequest, actor: Actor): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || actor.audience === 'guest') return null;
  if (typeof key !== 'string' || !/^[\w-]{8,128}$/.test(key))
    refuse('VALIDATION_FAILED', { fields: { 'Idempotency-Key': 'VALIDATION_FAILED' } });
  return key;
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

/** Input that does not fit the schema; the field texts are ready. */
class InvalidInput extends Error {
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>) {
    super('invalid input');
    this.fields = fields;
  }
}

async function countWrite(services: Services, actor: Actor, limits: Limits): Promise<void> {
  const guest = actor.audience === 'guest';
  const bucket = guest ? `guest:${actor.ip}` : actorName(actor);
  const hit = await takeHit(
    services.database,
    bucket,
    guest ? limits.guestWrites : limits.personWrites,
    60,
    services.clock.now(),
  );
  if (!hit.allowed)
    refuse('TOO_MANY_REQUESTS', {
      args: { seconds: hit.retryAfterSeconds },
      retryAfterSeconds: hit.retryAfterSeconds,
    });
}

/** File code of the language asked for by header, `en` when unknown. */
export function localeOf(request: FastifyRequest): string {
  const asked = request.headers.lang ?? request.headers.language;
  return typeof asked === 'string' && isLanguageCode(asked) ? asked : 'en';
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

const protocolErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'CONTENT_TYPE_UNSUPPORTED',
};

/** Turns whatever went wrong into an envelope; our own faults tell nothing but a request id. */
export function answerErrors(app: FastifyInstance): void {
  const answer = (reply: FastifyReply, answered: Answered) =>
    reply
      .code(answered.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(answered.body);
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    const locale = localeOf(request);
    if (error instanceof Refusal) {
      if (error.detail.retryAfterSeconds) reply.header('retry-after', String(error.detail.retryAfterSeconds));
      return answer(reply, refusalEnvelope(error, locale, request.id));
    }
    if (error instanceof InvalidInput) {
      const { status, body } = refusalEnvelope(new Refusal('VALIDATION_FAILED'), locale);
      return answer(reply, { status, body: JSON.stringify({ ...JSON.parse(body), fields: error.fields }) });
    }
    if (error instanceof DatabaseUnavailable || error instanceof CommitUnknown) {
      request.log.error({ err: error }, 'database unavailable');
      return answer(
        reply.header('retry-after', '2'),
        refusalEnvelope(new Refusal('SERVICE_UNAVAILABLE'), locale, request.id),
      );
    }
    const protocol =
      protocolErrors[error.code ?? ''] ??
      (error.statusCode && error.statusCode < 500 ? 'VALIDATION_FAILED' : null);
    if (protocol) return answer(reply, refusalEnvelope(new Refusal(protocol), locale, request.id));
    request.log.error({ err: error }, 'request failed');
    return answer(reply, refusalEnvelope(new Refusal('INTERNAL_ERROR'), locale, request.id));
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
