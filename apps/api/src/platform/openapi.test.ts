// The OpenAPI document against the contract, and the page that shows it.
import {
  contract,
  type ErrorCode,
  errorCodes,
  httpStatusOf,
  type Route,
  type Verb,
} from '@meridian/contract';
import { describe, expect, it } from 'vitest';
import { withTestApp } from '../testing/app.ts';
import { openApiDocument } from './openapi.ts';

type Node = Record<string, unknown>;
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, unknown>[];
  parameters: { name: string; in: string; required: boolean; schema: Node }[];
  requestBody?: { content: Record<string, { schema: Node }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Node }> }>;
}
// As a reader gets it: through JSON.
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Node>; securitySchemes: Record<string, Node> };
};
const routes = Object.entries(contract) as [Verb, Route][];
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const operationOf = (route: Route): Operation =>
  document.paths[route.path]?.[route.method.toLowerCase()] as Operation;

/** Every object in the document with where it stands. */
function* nodesOf(value: unknown, at = '#'): Generator<[string, Node]> {
  if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* nodesOf(item, `${at}/${i}`);
  else if (value && typeof value === 'object') {
    yield [at, value as Node];
    for (const [name, item] of Object.entries(value)) yield* nodesOf(item, `${at}/${name}`);
  }
}
const resolve = (ref: string): unknown =>
  ref
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .reduce<unknown>((node, part) => (node as Node | undefined)?.[part.replaceAll('~1', '/')], document);

describe('the document', () => {
  it('is OpenAPI 3.1 with every route once', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const wanted = routes.map(([verb, r]) => `${r.method.toLowerCase()} ${r.path} ${verb}`);
    expect(operations.map((o) => `${o.method} ${o.path} ${o.operation.operationId}`).sort()).toEqual(
      wanted.sort(),
    );
  });

  it('has references that resolve and types that exist', () => {
    const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
    const nodes = [...nodesOf(document)];
    expect(nodes.length).toBeGreaterThan(1000);
    for (const [at, node] of nodes) {
      if (typeof node.$ref === 'string') expect(resolve(node.$ref), `${at}: ${node.$ref}`).toBeDefined();
      if (typeof node.type === 'string' && !at.includes('securitySchemes'))
        expect(types, at).toContain(node.type);
      if (node.type === 'array') expect(node.items ?? node.prefixItems, at).toBeDefined();
      if (Array.isArray(node.required))
        expect(Object.keys((node.properties as Node | undefined) ?? {}), at).toEqual(
          expect.arrayContaining(node.required),
        );
      if (typeof node.pattern === 'string')
        expect(() => new RegExp(node.pattern as string, 'u'), at).not.toThrow();
    }
  });

  it('marks no schema with a dialect or a definition of its own', () => {
    const at = [...nodesOf(document.paths)].filter(([, node]) => '$schema' in node).map(([where]) => where);
    expect(at).toEqual([]);
  });
});

const aRefusal = { allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: {} }] };

describe('every operation', () => {
  it.each(routes)('%s says what it takes, gives and refuses', (_verb, route) => {
    const operation = operationOf(route);
    expect(operation.summary).not.toBe('');
    expect(operation.tags).toEqual([route.tag]);
    for (const error of route.errors)
      expect(operation.description).toContain(`\`${error}\` (${errorCodes[error]})`);
    expect(operation.description?.match(/`[A-Z_]+`/g)?.length ?? 0).toBe(route.errors.length);

    const statuses = ['200', '431', '500', '503'];
    if (route.shared) statuses.push('304');
    if (route.audience !== 'guest' || route.errors.includes('AUTH_REQUIRED')) statuses.push('401');
    if (route.method === 'POST') statuses.push('413', '415', '429');
    expect(Object.keys(operation.responses).sort()).toEqual(statuses.sort());
    for (const [status, { description, content }] of Object.entries(operation.responses)) {
      expect(description).not.toBe('');
      const schema = content?.['application/json']?.schema;
      if (status === '304') expect(content).toBeUndefined();
      else if (status === '200') expect(schema?.oneOf).toMatchObject([{ type: 'object' }, aRefusal]);
      else expect(schema).toMatchObject(aRefusal);
    }
  });

  it.each(routes)('%s is refused only with what it names', (_verb, route) => {
    const schema = operationOf(route).responses[200]?.content?.['application/json']?.schema;
    const [, refusal] = (schema as Node).oneOf as [
      Node,
      { allOf: [Node, { properties: { error: { enum: ErrorCode[] } } }] },
    ];
    const named = refusal.allOf[1].properties.error.enum;
    expect(named).toEqual([...new Set(named)]);
    expect(named).toContain('VALIDATION_FAILED');
    // What has a status of its own stands there, and only there.
    expect(named.filter((error) => httpStatusOf(error) !== 200)).toEqual([]);
    expect(named).toEqual(
      expect.arrayContaining(route.errors.filter((error) => httpStatusOf(error) === 200)),
    );
  });

  it.each(routes)('%s has its input in the right place', (_verb, route) => {
    const operation = operationOf(route);
    const query = operation.parameters.filter((p) => p.in === 'query');
    if (route.method === 'GET') {
      const shape = (route.input as unknown as { shape: Node }).shape;
      expect(query.map((p) => p.name)).toEqual(Object.keys(shape));
      expect(operation.requestBody).toBeUndefined();
      // What may be left out is not required.
      for (const p of query) expect(route.input.safeParse({}).success && p.required, p.name).toBe(false);
    } else {
      expect(query).toEqual([]);
      expect(operation.requestBody?.content['application/json']?.schema).toMatchObject({});
    }
    expect(operation.parameters.some((p) => p.name === 'Idempotency-Key')).toBe(
      route.method === 'POST' && route.audience !== 'guest',
    );
  });

  it.each(routes)('%s asks for the session of its audience', (_verb, route) => {
    const { security } = operationOf(route);
    const ways = (route.roles ?? [null]).map((role) => ({ [route.audience]: role === null ? [] : [role] }));
    expect(security).toEqual(route.audience === 'guest' ? [{}, { shopper: [] }] : ways);
    for (const scheme of security.flatMap((s) => Object.keys(s)))
      expect(document.components.securitySchemes).toHaveProperty(scheme);
  });

  it('names every error that there is in the refusal', () => {
    const { properties } = document.components.schemas.Refusal as {
      properties: { error: { enum: ErrorCode[] } };
    };
    expect(properties.error.enum).toEqual(Object.keys(errorCodes));
  });
});

describe('the page', () => {
  const app = withTestApp();

  it('serves the document as it is', async () => {
    const answer = await app.app.inject('/api/openapi.json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(document);
  });

  it('stands with its assets under the policy: own files only, nothing inline', async () => {
    const page = await app.app.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).not.toMatch(/<script>|<script [^>]*>[^<]|<style|\son\w+=|\sstyle=/);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files).toHaveLength(4);
    const types: Record<string, RegExp> = {
      css: /^text\/css/,
      js: /^text\/javascript/,
      png: /^image\/png/,
    };
    for (const file of files) {
      expect(file).toMatch(/^\/api\/docs\/[\w.-]+$/);
      const asset = await app.app.inject(file);
      expect([file, asset.statusCode]).toEqual([file, 200]);
      // With nosniff the browser takes a file only under its own type.
      expect(asset.headers['content-type']).toMatch(types[file.split('.').at(-1) ?? ''] ?? /^$/);
      expect(asset.body.length).toBeGreaterThan(100);
    }
  });
});
