// The OpenAPI 3.1 document, made from the contract, and a page to browse it.

import fs from 'node:fs';
import path from 'node:path';
import { contract, type ErrorCode, errorCodes, httpStatusOf, type Route } from '@meridian/contract';
import type { FastifyInstance } from 'fastify';
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';
import { z } from 'zod';
import { pictureTypes } from './files.ts';
import { consoleCookies } from './sessions.ts';

type Schema = Record<string, unknown>;
type SchemaOf = (schema: z.ZodType, io: 'input' | 'output') => Schema;

/** Schemas with an id of their own (the recursive ones) go to `shared`, where the references find them. */
const schemasInto =
  (shared: Schema): SchemaOf =>
  (schema, io) => {
    const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
    const {
      $schema: _,
      $defs,
      ...rest
    } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as Schema;
    Object.assign(shared, $defs);
    return rest;
  };

function parametersOf(input: Schema): Schema[] {
  const required = new Set((input.required as string[] | undefined) ?? []);
  return Object.entries((input.properties as Record<string, Schema> | undefined) ?? {}).map(
    ([name, schema]) => ({ name, in: 'query', required: required.has(name), schema }),
  );
}

const refusalOf = (errors: readonly ErrorCode[]): Schema => ({
  allOf: [
    { $ref: '#/components/schemas/Refusal' },
    { properties: { error: { enum: [...new Set(errors)] } } },
  ],
});
const refused = (description: string, ...errors: readonly ErrorCode[]): Schema => ({
  description,
  content: { 'application/json': { schema: refusalOf(errors) } },
});

/** What any operation of this kind may be refused with, besides its own errors. */
function refusalsOf(route: Route): ErrorCode[] {
  const console = route.audience === 'merchant' || route.audience === 'operator';
  return [
    'VALIDATION_FAILED',
    ...(route.audience === 'shopper' ? (['ACCOUNT_FROZEN'] as const) : []),
    ...(console || route.roles ? (['FORBIDDEN'] as const) : []),
    ...(route.method === 'POST' && route.audience !== 'guest' ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...route.errors.filter((error) => httpStatusOf(error) === 200),
  ];
}

/** Who gets in; each role that may is a way of its own. */
function securityOf({ audience, roles = [] }: Route): Schema[] {
  if (audience === 'guest') return [{}, { shopper: [] }];
  return roles.length === 0 ? [{ [audience]: [] }] : roles.map((role) => ({ [audience]: [role] }));
}

/** A picture goes as it is; everything else is JSON. */
const bodyOf = (route: Route, input: Schema): Schema =>
  route.upload
    ? Object.fromEntries(pictureTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
    : { 'application/json': { schema: input } };

function operationOf(verb: string, route: Route, schemaOf: SchemaOf): Schema {
  const input = schemaOf(route.input, 'input');
  const refusals = route.errors.map((e) => `\`${e}\` (${errorCodes[e]})`).join(', ');
  return {
    operationId: verb,
    tags: [route.tag],
    summary: route.summary,
    ...(refusals ? { description: `Refusals: ${refusals}.` } : {}),
    security: securityOf(route),
    parameters: [
      ...(route.method === 'GET' ? parametersOf(input) : []),
      {
        name: 'lang',
        in: 'header',
        required: false,
        schema: { type: 'string' },
        description: 'File code of the language of `msg` and texts',
      },
      ...(route.method === 'POST' && route.audience !== 'guest'
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', pattern: '^[\\w-]{8,128}$' },
              description: 'One key per intent; a retry with it gets the first answer',
            },
          ]
        : []),
    ],
    ...(route.method === 'POST' ? { requestBody: { required: true, content: bodyOf(route, input) } } : {}),
    responses: {
      200: {
        description: 'code 1 with `data`; a refusal by a rule has another code, `error` and `msg`',
        content: {
          'application/json': {
            schema: {
              oneOf: [
                {
                  type: 'object',
                  required: ['code', 'msg', 'data'],
                  additionalProperties: false,
                  properties: {
                    code: { const: 1 },
                    msg: { type: 'string' },
                    data: schemaOf(route.output, 'output'),
                  },
                },
                refusalOf(refusalsOf(route)),
              ],
            },
          },
        },
      },
      ...(route.shared ? { 304: { description: 'What `If-None-Match` names is still so' } } : {}),
      ...(route.audience !== 'guest' || route.errors.includes('AUTH_REQUIRED')
        ? { 401: refused('The session is missing, expired or revoked', 'AUTH_REQUIRED') }
        : {}),
      ...(route.method === 'POST'
        ? {
            413: refused('The body is too large', 'PAYLOAD_TOO_LARGE'),
            415: refused('The body is not JSON', 'CONTENT_TYPE_UNSUPPORTED'),
            429: refused('Too many writes; `Retry-After` says when to come back', 'TOO_MANY_REQUESTS'),
          }
        : {}),
      431: refused('The head of the request is too large', 'PAYLOAD_TOO_LARGE'),
      500: refused('A fault of ours; `requestId` finds it in the log', 'INTERNAL_ERROR'),
      503: refused('Unavailable for now; `Retry-After` says when to come back', 'SERVICE_UNAVAILABLE'),
    },
  };
}

/** The whole document. */
export function openApiDocument(): Schema {
  const paths: Record<string, Schema> = {};
  const shared: Schema = {};
  const schemaOf = schemasInto(shared);
  for (const [verb, route] of Object.entries(contract) as [string, Route][]) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operationOf(verb, route, schemaOf),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meridian',
      version: '0.1.0',
      description:
        'Every answer is `{ code, msg, data }`. Money is a decimal string of US dollars with two places.',
    },
    paths,
    components: {
      securitySchemes: {
        shopper: { type: 'apiKey', in: 'header', name: 'token' },
        merchant: { type: 'apiKey', in: 'cookie', name: consoleCookies.merchant },
        operator: { type: 'apiKey', in: 'cookie', name: consoleCookies.operator },
      },
      schemas: {
        ...shared,
        Refusal: {
          type: 'object',
          required: ['code', 'msg', 'data', 'error'],
          additionalProperties: false,
          properties: {
            code: { type: 'integer', not: { const: 1 } },
            msg: { type: 'string' },
            error: { enum: Object.keys(errorCodes) },
            data: { description: 'What goes with the refusal; null when nothing does' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
}

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Meridian API</title><link rel="icon" href="/api/docs/favicon-32x32.png"><link rel="stylesheet" href="/api/docs/swagger-ui.css"><body><div id="swagger-ui"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
const start = `window.SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, displayRequestDuration: true });`;

/** Serves `/api/openapi.json` and `/api/docs`. */
export function registerOpenApi(app: FastifyInstance): void {
  // Put together for the first who asks: 60 ms of every start, and few processes are ever asked.
  let document: string | undefined;
  const assets = swaggerFolder();
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript').send(start));
  for (const [file, type] of [
    ['swagger-ui.css', 'text/css'],
    ['swagger-ui-bundle.js', 'text/javascript'],
    ['favicon-32x32.png', 'image/png'],
  ] as const) {
    app.get(`/api/docs/${file}`, (_request, reply) =>
      reply.type(type).send(fs.createReadStream(path.join(assets, file))),
    );
  }
}
