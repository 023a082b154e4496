// Prometheus metrics: requests by route and outcome, the pool, the process. For this machine, or with a token.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from './db.ts';
import { createDurations } from './durations.ts';

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export interface Metrics {
  readonly registry: Registry;
  /** Counts an answer: of which route, with which status, after how long. */
  readonly answered: (method: string, route: string, status: number, ms: number) => void;
}

/** What this process counts and measures. */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = createDurations(
    'http_request_duration_seconds',
    'Time from the request to the answer, by route and status',
  );
  registry.registerMetric(durations.metric);
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = database.stats();
      this.set({ state: 'total' }, total);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  return { registry, answered: durations.count };
}

/** Counts what the framework answers, and serves `/metrics` to loopback callers or bearers of METRICS_TOKEN. */
export function serveMetrics(
  app: FastifyInstance,
  { registry, answered }: Metrics,
  token: string | null,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    answered(request.method, request.routeOptions.url ?? 'unmatched', reply.statusCode, reply.elapsedTime);
    done();
  });
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const allowed = token
      ? same(bearer, token)
      : ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
    if (!allowed) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
