// Mutators of the body's bytes: broken JSON, other types of content, other encodings.
import type { Random } from '../../../db/demo/prng.ts';
import { hostileValues } from './literals.ts';
import { hasBody, type Mutator } from './mutator.ts';
import type { Wire } from './request.ts';

const ofBody = (
  name: string,
  change: (body: string, random: Random, wire: Wire) => string | Buffer,
): Mutator => ({
  name,
  over: 'inject',
  fits: hasBody,
  wire: (wire, random) => {
    wire.body = change(String(wire.body), random, wire);
  },
});
/** A body that is JSON no more, or another JSON than meant. */
export const bodyMutators: readonly Mutator[] = [
  ofBody('truncated JSON', (body, random) => body.slice(0, random.int(0, body.length - 1))),
  ofBody('no body', () => ''),
  ofBody('not an object', (_body, random) =>
    random.pick(['[]', '[{}]', 'null', '0', '"x"', 'true', '[[]]', '-1']),
  ),
  ofBody('not JSON', (_body, random) =>
    random.pick([
      '{',
      '}',
      "{'a':1}",
      '{a:1}',
      'NaN',
      'undefined',
      '<a/>',
      'a=1',
      '{"a":01}',
      '{"a":1,}',
      '{"a":}',
      '\u0000',
    ]),
  ),
  ofBody('two JSONs', (body) => `${body}${body}`),
  ofBody('duplicate keys', (body, random) => {
    const first = /"([^"]+)":/.exec(body)?.[1] ?? 'x';
    return `{"${first}":${JSON.stringify(random.pick(hostileValues))},${body.slice(1)}`;
  }),
  ofBody('prototype keys', (body, random) => {
    const key = random.pick(['__proto__', 'constructor', 'prototype', '\\u005f_proto__']);
    const rest = body.length > 2 ? `,${body.slice(1)}` : '}';
    return `{"${key}":{"prototype":{"isAdmin":true}}${rest}`;
  }),
  ofBody('numbers beyond', (body, random) =>
    body.replace(/(?<=[:[])\d+(?=[,}\]])|"\d+"/, () =>
      random.pick(['1e400', '-1e400', '9'.repeat(300), '0.1e-400', '-0', '1E2', '9007199254740993']),
    ),
  ),
  ofBody('deep nesting', (_body, random) => {
    const depth = random.pick([100, 1_000, 10_000]);
    return random.next() < 0.5
      ? '['.repeat(depth) + ']'.repeat(depth)
      : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  }),
  ofBody('huge body', (body, random) => `${' '.repeat(random.pick([60_000, 70_000, 1_200_000]))}${body}`),
  ofBody('marks before and after', (body, random) =>
    random.pick([`\ufeff${body}`, `\n\n${body}\n`, `${body}\u0000`, `\u2028${body}`]),
  ),
  ofBody('bytes that are no UTF-8', (body, random) =>
    Buffer.concat([
      Buffer.from(body.slice(0, -1)),
      random.pick([[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80]].map((b) => Buffer.from(b))),
    ]),
  ),
  ofBody('UTF-16', (body, random, { headers }) => {
    if (random.next() < 0.5) headers['content-type'] = 'application/json; charset=utf-16';
    return Buffer.from(body, 'utf16le');
  }),
  ofBody('content type', (body, random, { headers }) => {
    headers['content-type'] = random.pick([
      ...[
        'text/plain',
        'text/html',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'application/xml',
      ],
      ...[
        'multipart/form-data; boundary=x',
        'application/json; charset=latin1',
        'application/json; charset=utf-7',
      ],
      ...[
        'application/json;;;',
        'APPLICATION/JSON',
        'application/jsonp',
        'application/json, text/plain',
        '*/*',
        '',
      ],
      ...['application/vnd.api+json', 'application/json\t', '; charset=utf-8', 'a'.repeat(2_000)],
    ]);
    return body;
  }),
  ofBody('multipart', (body, _random, { headers }) => {
    headers['content-type'] = 'multipart/form-data; boundary=x';
    return `--x\r\ncontent-disposition: form-data; name="file"; filename="../a.png"\r\n\r\n${body}\r\n--x--\r\n`;
  }),
  ofBody('content encoding', (body, random, { headers }) => {
    headers['content-encoding'] = random.pick(['gzip', 'br', 'deflate', 'identity', 'x']);
    return body;
  }),
];
