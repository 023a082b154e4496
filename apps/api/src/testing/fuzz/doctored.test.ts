// The fuzzer against a server that does wrong on purpose: every kind of fault is seen, named and shrunk.
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../db/demo/prng.ts';
import { slowMs } from './checks.ts';
import { type OpenApiDocument, readOperations } from './document.ts';
import { Pool } from './generate.ts';
import { deal, fieldsOf } from './plan.ts';
import type { FuzzRequest } from './request.ts';
import { type FuzzReport, fuzz, type Target } from './runner.ts';

const success = {
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { const: 1 },
    msg: { type: 'string' },
    data: {
      type: 'object',
      required: ['n'],
      properties: { n: { type: 'integer' } },
      additionalProperties: false,
    },
  },
};
const refusal = {
  type: 'object',
  required: ['code', 'msg', 'error'],
  properties: { code: { not: { const: 1 } }, msg: { type: 'string' }, error: { type: 'string' } },
};
const input = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    other: { type: 'string' },
    more: { type: 'array', items: { type: 'string' } },
  },
};
const answer = (schema: object) => ({ content: { 'application/json': { schema } } });
const document = {
  paths: {
    '/act': {
      post: {
        operationId: 'act',
        security: [{ shopper: [] }],
        parameters: [],
        requestBody: answer(input),
        responses: { 200: answer({ oneOf: [success, refusal] }), 401: answer(refusal) },
      },
    },
  },
} as unknown as OpenApiDocument;

type Asked = Record<string, unknown> | null;
interface Doctored {
  /** What the route does with a body that it should have refused or answered. */
  readonly act: (body: Asked, lang: string) => { status?: number; type?: string; body: unknown };
  readonly tookMs?: number;
  readonly inspect?: () => Promise<string[]>;
}
const fine = { code: 1, msg: '', data: { n: 1 } };
const refused = (msg: string) => ({ code: 1000, msg, error: 'VALIDATION_FAILED' });

const open: FastifyInstance[] = [];
afterAll(() => Promise.all(open.map((app) => app.close())));

function targetOf({ act, tookMs = 1, inspect = async () => [] }: Doctored): Target {
  const app = Fastify();
  open.push(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(null, null);
    }
  });
  app.setErrorHandler((_error, _request, reply) =>
    reply.code(200).header('x-content-type-options', 'nosniff').send(refused('Broken, 坏了, مكسور')),
  );
  app.all('*', (request, reply) => {
    const asked = (request.body ?? null) as Asked;
    const said =
      request.headers.token === 'good'
        ? act(asked, String(request.headers.lang))
        : { status: 401, body: { code: 401, msg: 'Log in, 请登录, سجل', error: 'AUTH_REQUIRED' } };
    return reply
      .code(said.status ?? 200)
      .header('x-content-type-options', 'nosniff')
      .type(said.type ?? 'application/json; charset=utf-8')
      .send(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
  });
  const send = async ({ method, headers, body }: FuzzRequest) => {
    const got = await app.inject({
      method: 'POST',
      url: '/act',
      headers: { ...headers },
      payload: body ?? '',
    });
    return { status: got.statusCode, headers: got.headers, text: method === 'HEAD' ? '' : got.body, tookMs };
  };
  return {
    operations: readOperations(document),
    callers: ['guest', 'shopper'],
    secrets: ['Zeldaqueen'],
    trusted: [],
    mayEnter: (caller) => caller === 'shopper',
    ownerOf: () => 'shopper',
    renew: async () => ({
      pool: new Pool(),
      samples: {},
      headersFor: (caller): Record<string, string> => (caller === 'shopper' ? { token: 'good' } : {}),
    }),
    send,
    inspect,
  };
}
const run = (doctored: Doctored, requests = 400) =>
  fuzz(targetOf(doctored), { requests, seed: 4, between: 200 });
const faultsIn = (report: FuzzReport): string[] => report.failures.flatMap(({ faults }) => faults);
const isHostile = (body: Asked) => typeof body?.name === 'string' && body.name.includes('\u0000');

describe('a server that does wrong', () => {
  it('is left in peace while it does right', async () => {
    const report = await run({ act: () => ({ body: fine }) });
    expect(faultsIn(report)).toEqual([]);
    expect(report.worldFaults).toEqual([]);
    expect(report.covered.mutators[0]).toBeGreaterThan(20);
  });

  it.each<[string, RegExp, Doctored['act']]>([
    [
      'falls over one character',
      /status 500/,
      (body) => (isHostile(body) ? { status: 500, body: refused('Broken') } : { body: fine }),
    ],
    [
      'answers with another schema',
      /not as documented.*data\/n must be integer/,
      (body) => ({ body: body && 'other' in body ? { ...fine, data: { n: '1' } } : fine }),
    ],
    [
      'answers more than is documented',
      /additional properties/,
      () => ({ body: { ...fine, data: { n: 1, hash: 'x' } } }),
    ],
    ['answers with a status of its own', /status 202 is not documented/, () => ({ status: 202, body: fine })],
    ['answers in no envelope', /no envelope/, () => ({ body: 'OK' })],
    ['answers with another type', /content-type text\/html/, () => ({ type: 'text/html', body: fine })],
    ['shows a stack', /leak/, () => ({ body: refused('Oh\n    at payOrder (/srv/app/src/pay.ts:3:1)') })],
    [
      'shows the database',
      /leak/,
      () => ({ body: refused('duplicate key value violates unique constraint "x"') }),
    ],
    ['shows whose it is', /foreign data: Zeldaqueen/, () => ({ body: { ...fine, msg: 'Zeldaqueen' } })],
    ['has no words', /no words for VALIDATION_FAILED/, () => ({ body: refused('errors.VALIDATION_FAILED') })],
    [
      'speaks the wrong language',
      /no words for VALIDATION_FAILED/,
      () => ({ body: refused('Please check it') }),
    ],
  ])('%s', async (_what, fault, act) => {
    const report = await run({ act }, 1_000);
    expect(faultsIn(report).join('\n')).toMatch(fault);
  });

  it('keeps people waiting', async () => {
    const report = await run({ act: () => ({ body: fine }), tookMs: slowMs + 1 }, 50);
    expect(faultsIn(report).join('\n')).toMatch(/^slow/m);
  });

  it('lets somebody in', async () => {
    const target = targetOf({ act: () => ({ body: fine }) });
    // The plan knows who may; the checks are told that nobody does.
    let planned = false;
    const everybody: Target = {
      ...target,
      mayEnter: (caller, operation) => !planned && target.mayEnter(caller, operation),
      renew: async () => {
        planned = true;
        return target.renew();
      },
    };
    const report = await fuzz(everybody, { requests: 50, seed: 4 });
    expect(faultsIn(report)).toContain('shopper was let in');
  });

  it('leaves a broken world behind', async () => {
    let looked = 0;
    const inspect = async () => {
      looked += 1;
      return looked === 2 ? ['the ledger sums up to 1'] : [];
    };
    const report = await run({ act: () => ({ body: fine }), inspect });
    expect(report.worldFaults).toEqual(['before request 400: the ledger sums up to 1']);
  });
});

describe('what is shown of a failure', () => {
  it('is the smallest request that still fails, and the seed makes it again', async () => {
    const act: Doctored['act'] = (body) => ({
      status: isHostile(body) ? 500 : 200,
      body: isHostile(body) ? refused('x') : fine,
    });
    const [once, again] = [await run({ act }, 1_000), await run({ act }, 1_000)];
    expect(once.failures.length).toBeGreaterThan(0);
    expect(again.failures.map(({ request }) => [request.number, request.body])).toEqual(
      once.failures.map(({ request }) => [request.number, request.body]),
    );
    const sizes = once.failures.map(({ request }) => String(request.body).length);
    expect(Math.min(...sizes)).toBeLessThanOrEqual('{"name":"\\u0000"}'.length);
    expect(once.failures.map(({ request }) => Object.keys(request.headers))).toContainEqual(
      expect.not.arrayContaining(['idempotency-key']),
    );
  });
});

describe('the plan', () => {
  it('knows every field, within arrays and alternatives too', () => {
    const schema = {
      properties: {
        a: { type: 'string' },
        b: { type: 'array', items: { properties: { c: {} } } },
        d: { anyOf: [{ const: 'x' }, { items: { properties: { e: {} } } }] },
      },
    };
    expect(fieldsOf(schema).map((path) => path.join('.'))).toEqual([
      'a',
      'b',
      'b.0',
      'b.0.c',
      'd',
      'd.0',
      'd.0.e',
    ]);
  });

  it('deals every card once before one comes again', () => {
    const cards = deal([1, 2, 3, 4, 5], createRandom(1));
    const [first, second] = [0, 1].map(() => Array.from({ length: 5 }, () => cards.next().value));
    expect(first?.toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(second?.toSorted()).toEqual([1, 2, 3, 4, 5]);
  });
});
