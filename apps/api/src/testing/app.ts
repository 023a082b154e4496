// The whole server over a test database: requests go through the door as they do in production, on the test clock.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  contract,
  type Envelope,
  type RequestOf,
  type ResponseOf,
  type Route,
  type Verb,
} from '@meridian/contract';
import type { FastifyInstance } from 'fastify';
import { type DispatchFunc, type InjectOptions, inject } from 'light-my-request';
import { afterAll, beforeAll } from 'vitest';
import { type AppOptions, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openPool } from '../platform/db.ts';
import { localFiles } from '../platform/files.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createLog, type Log } from '../platform/log.ts';
import { runtimeRole } from '../platform/migrate.ts';
import type { Services } from '../platform/services.ts';
import { createTestDatabase, openTestDatabase, type TestDatabase } from './database.ts';
import { createDemoDatabase, demoFiles } from './demo-database.ts';

/** Who calls: a shopper by token, a console audience by cookie; nothing = a guest. */
export interface Credentials {
  readonly token?: string;
  readonly cookie?: string;
}
export interface CallOptions extends Credentials {
  readonly key?: string;
  readonly lang?: string;
  readonly headers?: Record<string, string>;
}
export interface Answered<T> {
  readonly status: number;
  readonly body: Envelope<T>;
  readonly headers: Record<string, unknown>;
}

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  jobs: Jobs;
  services: Services;
  /** Calls a route of the contract. */
  call<V extends Verb>(
    verb: V,
    input?: RequestOf<V>,
    options?: CallOptions,
  ): Promise<Answered<ResponseOf<V>>>;
  /** Calls it with anything, to see it refused. */
  callRaw(verb: Verb, input: unknown, options?: CallOptions): Promise<Answered<unknown>>;
  /** The `data` of a call that must succeed. @throws with the refusal. */
  data<V extends Verb>(verb: V, input?: RequestOf<V>, options?: CallOptions): Promise<ResponseOf<V>>;
}

export interface TestAppOptions extends AppOptions {
  /** Connections of the server's pool. */
  readonly max?: number;
  /** Where it is told what happens; nowhere unless given. */
  readonly log?: Log;
  /** With the demo world in it. */
  readonly demo?: boolean;
  /** Of the server's configuration, besides what every test has. */
  readonly env?: Record<string, string>;
}

/** The smallest PNG there is, for routes that take a picture. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Injected requests come as real ones do: the framework's own way passes by what its server does before it. */
function throughServer(app: FastifyInstance): void {
  const dispatch: DispatchFunc = (request, response) => void app.server.emit('request', request, response);
  app.inject = ((options: InjectOptions | string) => inject(dispatch, options)) as FastifyInstance['inject'];
}

/** Opens a server on a fresh database; the caller drops it. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { demo, max, env, log, ...appOptions } = options;
  const database = await openTestDatabase({
    max: max ?? 20,
    create: demo ? createDemoDatabase : createTestDatabase,
  });
  const dataDir = path.join(os.tmpdir(), 'meridian-test-data');
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-files-'));
  const services: Services = {
    config,
    clock: database.clock,
    database: database.db,
    log: log ?? createLog(config.logLevel),
    files: demo ? demoFiles() : localFiles(folder),
  };
  const pool = openPool({ url: database.url, role: runtimeRole, max: 4, driverTypes: true });
  const { app, jobs } = await createApp(services, pool, {
    guestWrites: 100_000,
    personWrites: 100_000,
    ...appOptions,
  });
  await app.ready();
  throughServer(app);

  const callRaw: TestApp['callRaw'] = async (verb, input, how = {}) => {
    const route: Route = contract[verb];
    const headers = {
      ...(how.token ? { token: how.token } : {}),
      ...(how.cookie ? { cookie: how.cookie } : {}),
      ...(how.key ? { 'idempotency-key': how.key } : {}),
      lang: how.lang ?? 'en',
      ...how.headers,
    };
    const given = (input ?? {}) as Record<string, string>;
    const answer = await app.inject(
      route.method === 'GET'
        ? {
            method: 'GET',
            url: route.path,
            query: Object.fromEntries(Object.entries(given).map(([k, v]) => [k, String(v)])),
            headers,
          }
        : {
            method: 'POST',
            url: route.path,
            ...(route.upload ? { query: given } : {}),
            payload: route.upload ? onePixel : JSON.stringify(given),
            headers: { 'content-type': route.upload ? 'image/png' : 'application/json', ...headers },
          },
    );
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const call: TestApp['call'] = (verb, input, how) => callRaw(verb, input, how) as never;
  return {
    ...database,
    app,
    jobs,
    services,
    call,
    callRaw,
    async data(verb, input, how) {
      const { body } = await call(verb, input, how);
      if (body.code !== 1)
        throw new Error(`${verb}: ${body.error} ${body.msg} ${JSON.stringify(body.fields ?? {})}`);
      return body.data;
    },
    async drop() {
      await app.close();
      await pool.end();
      await database.drop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** For the top of a test file: opens before the first test, drops after the last; reach through the object. */
export function withTestApp(options: TestAppOptions = {}): TestApp {
  const world = {} as TestApp;
  // The first file of a run that wants the demo world loads it; on a busy machine that takes minutes.
  beforeAll(async () => {
    Object.assign(world, await openTestApp(options));
  }, 420_000);
  afterAll(async () => {
    await world.drop?.();
  });
  return world;
}
