// Prometheus metrics: requests by route and outcome, the pool, the process. For this machine, or with a token.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './db.ts';

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export interface Metrics {
  readonly registry: Registry;
  /** Counts an answer: of which route, with which status, after how long. */
  readonly answered: (method: string, route: string, status: number, ms: number) => void;
}

interface Sent {
  readonly labels: { readonly method: string; readonly route: string; readonly status: string };
  readonly seconds: number;
}
/** Answers are counted so many at a time: one by one, between everything else, it takes twice as long. */
const countedAtOnce = 1024;

/** What this process counts and measures. */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let uncounted: Sent[] = [];
  const count = () => {
    const all = uncounted;
    uncounted = [];
    for (const { labels, seconds: value } of all) seconds.observe(labels, value);
  };
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
    collect: count,
  });
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
  return {
    registry,
    answered: (method, route, status, ms) => {
      uncounted.push({ labels: { method, route, status: String(status) }, seconds: ms / 1000 });
      if (uncounted.length >= countedAtOnce) count();
    },
  };
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
