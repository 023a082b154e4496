// Mutators of headers, query, path and method; they go over a socket.
import type { Random } from '../../../db/demo/prng.ts';
import { hostileHeaders } from './literals.ts';
import { hasBody, hasQuery, type Mutator } from './mutator.ts';
import { percent } from './request.ts';

const ofHeader = (header: string, values: readonly string[]): Mutator => ({
  name: `header ${header}`,
  over: 'http',
  wire: ({ headers }, random) => {
    headers[header] = random.pick(values);
  },
});
const ofQuery = (name: string, change: (query: string, random: Random) => string): Mutator => ({
  name,
  over: 'http',
  wire: (wire, random) => {
    wire.query = change(wire.query, random);
  },
});
/** With what is needed to be nearly the same path. */
const ofPath = (name: string, change: (path: string, random: Random) => string): Mutator => ({
  name,
  over: 'http',
  wire: (wire, random) => {
    wire.path = change(wire.path, random);
    wire.stray = true;
  },
});

const headers: readonly Mutator[] = [
  ...['lang', 'idempotency-key', 'if-none-match', 'authorization', 'accept', 'accept-encoding'].map((name) =>
    ofHeader(name, hostileHeaders),
  ),
  ...['user-agent', 'x-forwarded-for', 'x-request-id', 'range', 'referer', 'x-carrier-signature'].map(
    (name) => ofHeader(name, hostileHeaders),
  ),
  ofHeader('token', [...hostileHeaders, 'A'.repeat(43), 'é'.repeat(43)]),
  ofHeader('cookie', [
    ...hostileHeaders,
    'a=1; a=2; =; ;',
    'Meridian-Merchant=%zz',
    `Meridian-Operator=${'%00'.repeat(10)}`,
    '__proto__=1',
  ]),
  ofHeader('origin', [
    'null',
    'http://evil.example',
    'http://',
    'javascript:alert(1)',
    'é',
    '//',
    'http://[::1',
    ...hostileHeaders,
  ]),
  ofHeader('x-http-method-override', ['DELETE', 'PUT', 'x']),
  ofHeader('host', ['evil.example', '', '127.0.0.1:1', '[::1]', 'é', 'a,b', 'x:99999']),
  {
    name: 'many headers',
    over: 'http',
    wire: ({ headers }) => {
      for (let i = 0; i < 500; i += 1) headers[`x-${i}`] = 'v';
    },
  },
  {
    name: 'huge header',
    over: 'http',
    wire: ({ headers }, random) => {
      headers['x-huge'] = 'h'.repeat(random.pick([8_000, 17_000, 70_000]));
    },
  },
];

const queries: readonly Mutator[] = [
  ofQuery('query repeated', (query) => `${query}&${query}`),
  ofQuery('query with brackets', (query) =>
    query.replaceAll('=', '[0]=').concat('&a[b][c]=1&__proto__[x]=1&q[$gt]='),
  ),
  ofQuery('query without values', (query) => query.replaceAll(/=[^&]*/g, '').concat('&&==&a&=b')),
  ofQuery(
    'query badly encoded',
    (query, random) =>
      `${query}&q=${random.pick(['%', '%z', '%c0%80', '%ff', '%u0041', '%00', '%E0%A4', '+'])}`,
  ),
  ofQuery('query of prototypes', (query) => `${query}&__proto__=1&constructor=2&toString=3`),
  ofQuery('query too long', (query, random) => `${query}&q=${'a'.repeat(random.pick([2_000, 12_000]))}`),
  ofQuery('query with a fragment', (query) => `${query}#${percent('é')}?x`),
  { ...ofQuery('query on a body', () => 'id=1&orderNo=2&isAdmin=true'), fits: hasBody },
  {
    name: 'body on a query',
    over: 'http',
    fits: hasQuery,
    wire: (wire, random) => {
      wire.body = random.pick(['{"id":"1"}', 'x', '']);
      wire.headers['content-type'] = random.pick(['application/json', 'text/plain', 'x']);
    },
  },
];

const paths: readonly Mutator[] = [
  ofPath('path: slashes', (path, random) =>
    random.pick([`${path}/`, `${path}//`, `/${path}`, path.replace('/api/', '/api//')]),
  ),
  ofPath('path: dots', (path, random) =>
    random.pick([
      `${path}/..`,
      `/x/..${path}`,
      `${path}/%2e%2e/%2e%2e`,
      `${path}.json`,
      `/media/..%2f..%2fetc%2fpasswd`,
      '/media/%00.webp',
    ]),
  ),
  ofPath('path: encoded', (path, random) =>
    random.pick([
      path.replace('a', '%61'),
      path.replace('/api/', '/api%2f'),
      `${path}%00`,
      `${path}%20`,
      `${path}%zz`,
      `${path}%ff`,
    ]),
  ),
  ofPath('path: other', (path, random) =>
    random.pick([
      path.toUpperCase(),
      `${path};jsessionid=1`,
      `${path}é`,
      `${path}/${'a'.repeat(5_000)}`,
      `${path}\\`,
      '*',
      '/api',
      '/api/constructor',
      '/api/__proto__',
    ]),
  ),
  {
    name: 'method',
    over: 'http',
    wire: (wire, random) => {
      wire.method = random.pick([
        'HEAD',
        'OPTIONS',
        'PUT',
        'PATCH',
        'DELETE',
        'TRACE',
        'PROPFIND',
        'QUERY',
        wire.method === 'GET' ? 'POST' : 'GET',
      ]);
      wire.stray = true;
    },
  },
];

export const wireMutators: readonly Mutator[] = [...headers, ...queries, ...paths];
