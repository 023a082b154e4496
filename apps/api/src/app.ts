// Which slices exist, by hand; and the server around them.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { answersJobs } from './platform/answer-changes.ts';
import { registerConsole } from './platform/console-app.ts';
import { mountRoutes } from './platform/door.ts';
import { answerErrors, localeOf, refusalEnvelope } from './platform/error-answers.ts';
import { pictureTypes, registerMedia } from './platform/files.ts';
import { createJobs, type JobParts, type Jobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import { mailJobs } from './platform/mail.ts';
import { createMetrics, serveMetrics } from './platform/metrics.ts';
import { registerOpenApi } from './platform/openapi.ts';
import { registerPrivatePictures } from './platform/private-pictures.ts';
import { answerUndecodable, answerUnreadable } from './platform/protocol-errors.ts';
import type { ReadyAnswers } from './platform/ready-answers.ts';
import { Refusal } from './platform/refusal.ts';
import type { Handlers } from './platform/route.ts';
import { secureAnswers } from './platform/security-headers.ts';
import { type KeptDoor, keptDoor } from './platform/send-answers.ts';
import type { Services } from './platform/services.ts';
import { registerWebApp } from './platform/web-app.ts';
import type { People } from './platform/who-is.ts';
import { accountsJobs, accountsRoutes, shopperFrozen } from './slices/accounts/index.ts';
import { addressesRoutes } from './slices/addresses/index.ts';
import { cartRoutes } from './slices/cart/index.ts';
import { catalogueJobs, catalogueRoutes, homeReaders } from './slices/catalogue/index.ts';
import { contentRoutes } from './slices/content/index.ts';
import {
  auditWrite,
  referencesOf as correctionReferences,
  findOperatorRoles,
  operationsJobs,
  operationsRoutes,
  operatorNames,
} from './slices/operations/index.ts';
import {
  escrowOf,
  referencesOf as orderReferences,
  ordersJobs,
  ordersRoutes,
} from './slices/orders/index.ts';
import { promotionsRoutes } from './slices/promotions/index.ts';
import { reviewsRoutes } from './slices/reviews/index.ts';
import { findMerchantPlace, shopsRoutes } from './slices/shops/index.ts';
import {
  statementsRoutes,
  referencesOf as topUpReferences,
  topupsJobs,
  topupsRoutes,
} from './slices/topups/index.ts';
import { type WalletReaders, walletRoutes } from './slices/wallet/index.ts';
import {
  heldOf,
  referencesOf as withdrawalReferences,
  withdrawalsJobs,
  withdrawalsRoutes,
} from './slices/withdrawals/index.ts';

/** The number behind a journal, whichever slice knows it. */
const referencesOf: WalletReaders['referencesOf'] = async (db, keys) =>
  new Map([
    ...(await orderReferences(db, keys)),
    ...(await topUpReferences(db, keys)),
    ...(await withdrawalReferences(db, keys)),
    ...(await correctionReferences(db, keys)),
  ]);

const handlers: Handlers = {
  ...accountsRoutes,
  ...addressesRoutes,
  ...contentRoutes(homeReaders),
  ...shopsRoutes,
  ...catalogueRoutes,
  ...promotionsRoutes,
  ...walletRoutes({ heldOf, escrowOf, referencesOf }),
  ...topupsRoutes(operatorNames),
  ...statementsRoutes(operatorNames),
  ...withdrawalsRoutes(operatorNames, auditWrite),
  ...cartRoutes,
  ...ordersRoutes,
  ...reviewsRoutes,
  ...operationsRoutes,
};
const people: People = {
  shopperFrozen,
  merchant: findMerchantPlace,
  operator: findOperatorRoles,
};
const jobParts: JobParts = [
  mailJobs,
  answersJobs,
  accountsJobs,
  catalogueJobs,
  topupsJobs,
  withdrawalsJobs,
  ordersJobs,
  operationsJobs,
].reduce(
  (all, part) => ({
    listeners: [...all.listeners, ...part.listeners],
    sweeps: [...all.sweeps, ...part.sweeps],
    errands: [...all.errands, ...part.errands],
    watches: [...(all.watches ?? []), ...(part.watches ?? [])],
  }),
  { listeners: [], sweeps: [], errands: [], watches: [] } as JobParts,
);

/** How long a connection may be open without a request, in ms: longer than the minute after which proxies let go. */
const idleMs = 72_000;

export interface AppOptions {
  /** Folder of the built shopper app; without it only the API is served. */
  readonly webRoot?: string | undefined;
  /** Folder of the built console; without it there is none. */
  readonly consoleRoot?: string | undefined;
  /** Requests a minute; the defaults are far above what a person does. */
  readonly guestWrites?: number;
  readonly personWrites?: number;
  readonly signedWrites?: number;
  /** How long a request may take to be sent, in ms; its head a quarter of that. */
  readonly sendingMs?: number;
  /** Where shared answers are kept; without it each is made anew. Whoever gives it watches the changes for it. */
  readonly answers?: ReadyAnswers;
}

/** Builds the server and its jobs over given services; listens and starts nothing. */
export async function createApp(
  services: Services,
  pool: Pool,
  options: AppOptions = {},
): Promise<{ app: FastifyInstance; jobs: Jobs }> {
  const { sendingMs = 60_000 } = options;
  const answers = options.answers ?? null;
  const metrics = createMetrics(services.database);
  const kept = answers && keptDoor({ answers, localeOf, answered: metrics.answered, log: services.log });
  const app = Fastify({
    loggerInstance: services.log,
    genReqId: () => randomUUID(),
    // A logger for each request costs a tenth of a kept answer. Where requests are not logged only errors use it, and they name theirs.
    childLoggerFactory: (log, bindings, childOptions) =>
      services.log.isLevelEnabled('info') ? log.child(bindings, childOptions) : log,
    trustProxy: services.config.trustProxy,
    // What still comes over an open connection is answered: the framework's own 503 names no time to try again.
    return503OnClosing: false,
    bodyLimit: 64 * 1024,
    serverFactory: (handle) => createServer(handle, kept, sendingMs, services.log),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerUndecodable,
  }) as unknown as FastifyInstance;
  keepRawBody(app);
  kept?.watch(app);
  secureAnswers(app, services.config.publicUrl?.startsWith('https:') ?? false);
  await app.register(compress, { encodings: ['gzip'], threshold: 1024 });
  await app.register(cookie);
  endConnectionsOnClose(app);
  answerErrors(app);
  serveMetrics(app, metrics, services.config.metricsToken);
  registerHealth(app, services);
  registerMedia(app, services.files);
  registerPrivatePictures(app, services, services.files);
  registerOpenApi(app);
  const limits = {
    guestWrites: options.guestWrites ?? 60,
    personWrites: options.personWrites ?? 600,
    signedWrites: options.signedWrites ?? 6_000,
  };
  mountRoutes(app, handlers, { services, people, limits, answers, audit: auditWrite });
  const unknown = (request: Parameters<typeof localeOf>[0]) =>
    refusalEnvelope(new Refusal('ROUTE_NOT_FOUND'), localeOf(request));
  const origin = services.config.publicUrl && new URL(services.config.publicUrl).origin;
  if (options.consoleRoot) await registerConsole(app, options.consoleRoot);
  if (options.webRoot) await registerWebApp(app, { root: options.webRoot, origin, unknown });
  else
    app.setNotFoundHandler((request, reply) =>
      reply.code(404).type('application/json; charset=utf-8').send(unknown(request).body),
    );
  return { app, jobs: createJobs(pool, services, jobParts) };
}

/** A server that asks what is kept first, and the framework for the rest. */
function createServer(
  handle: http.RequestListener,
  kept: KeptDoor | null,
  sendingMs: number,
  log: Log,
): http.Server {
  const timing = {
    // By itself Node looks twice a minute who dawdles; and were the head given longer than the whole, it would exchange the two.
    headersTimeout: sendingMs / 4,
    requestTimeout: sendingMs,
    connectionsCheckingInterval: Math.min(5_000, sendingMs),
    keepAliveTimeout: idleMs,
  };
  return http.createServer(timing, (request, response) => {
    try {
      if (kept?.answer(request, response)) return;
    } catch (error) {
      log.error({ err: error, url: request.url }, 'a kept answer could not be sent');
      if (response.headersSent) {
        response.destroy();
        return;
      }
    }
    handle(request, response);
  });
}

/** Webhooks are signed over the bytes as they came; a picture is sent as it is. */
function keepRawBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, next) => {
    (request as typeof request & { rawBody: string }).rawBody = body as string;
    if (body === '') next(null, {});
    else parse(request, body as string, next);
  });
  app.addContentTypeParser([...pictureTypes], { parseAs: 'buffer' }, (_request, body, next) =>
    next(null, body),
  );
}

/** While the server closes, a connection ends with its answer: kept alive, it would hold the closing up for its whole idle time. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}

function registerHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'up' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      await services.database.one('health.ping', 'select 1 as up');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
