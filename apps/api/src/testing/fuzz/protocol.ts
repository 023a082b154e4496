// Bytes that are hardly HTTP, straight into a socket: the server answers properly or hangs up, and lives on.
import net from 'node:net';
import { createRandom, type Random } from '../../../db/demo/prng.ts';

/** What came back: null when the server hung up without a word, or said nothing for a second. */
export interface RawAnswer {
  readonly status: number;
  readonly body: string;
  readonly text: string;
}

const get = (path: string, ...headers: readonly string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n');
const post = (path: string, body: string, ...headers: readonly string[]) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    'Connection: close',
    'Content-Type: application/json',
    ...headers,
    '',
    body,
  ].join('\r\n');

/** Requests that break the protocol in one way each; `path` is any operation's. */
export const brokenRequests = (path: string): Readonly<Record<string, string | Buffer>> => ({
  'no method': `${path}\r\n\r\n`,
  'HTTP/0.9': `GET ${path}\r\n\r\n`,
  'HTTP/1.0': `GET ${path} HTTP/1.0\r\n\r\n`,
  'HTTP/3': `GET ${path} HTTP/3.0\r\nHost: x\r\n\r\n`,
  'HTTP/2 preface': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'unknown method': `STEAL ${path} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'method in small letters': `get ${path} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'no host': `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`,
  'two hosts': get(path, 'Host: y'),
  'absolute address': get(`http://evil.example${path}`),
  'authority only': `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n`,
  'no slash': get('api'),
  'bare asterisk': 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'control characters in the path': get(`${path}\u0001\u0002`),
  'NUL in the path': get(`${path}\u0000`),
  'bytes in the path': Buffer.concat([
    Buffer.from(`GET ${path}`),
    Buffer.from([0xff, 0xfe, 0xc0]),
    Buffer.from(' HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
  ]),
  'space in the path': get(`${path} x`),
  'bad percent': get(`${path}/%zz%`),
  'percent NUL': get(`${path}/%00`),
  'query of percents': get(`${path}?q=%&id=%zz&%=1`),
  'path too long': get(`${path}?q=${'a'.repeat(70_000)}`),
  'header without colon': get(path, 'nonsense'),
  'header without name': get(path, ': x'),
  'space before the colon': get(path, 'lang : en'),
  'folded header': get(path, 'lang: en', ' more'),
  'NUL in a header': get(path, 'lang: e\u0000n'),
  'line feed in a header': get(path, 'lang: e\nn: x'),
  'bytes in a header': Buffer.from(get(path, 'lang: \u00ff\u00fe\u0080'), 'latin1'),
  'header too large': get(path, `x-large: ${'a'.repeat(40_000)}`),
  'too many headers': get(path, ...Array.from({ length: 3_000 }, (_, i) => `x-${i}: v`)),
  'two lengths': post(path, '{}', 'Content-Length: 2', 'Content-Length: 3'),
  'length and chunks': post(path, '2\r\n{}\r\n0\r\n\r\n', 'Content-Length: 2', 'Transfer-Encoding: chunked'),
  'negative length': post(path, '{}', 'Content-Length: -1'),
  'length that is no number': post(path, '{}', 'Content-Length: 2x'),
  'length beyond': post(path, '{}', `Content-Length: ${'9'.repeat(40)}`),
  'length above the limit': post(path, '{}', 'Content-Length: 99999999'),
  'length too short': post(path, '{"a":1}GET / HTTP/1.1', 'Content-Length: 2'),
  'chunk size of nonsense': post(path, 'zz\r\n{}\r\n0\r\n\r\n', 'Transfer-Encoding: chunked'),
  'chunk size beyond': post(path, 'ffffffffffffffff\r\n{}', 'Transfer-Encoding: chunked'),
  'chunk without end': post(path, '2\r\n{}', 'Transfer-Encoding: chunked'),
  'chunks in many pieces': post(
    path,
    `${'1\r\n \r\n'.repeat(3_000)}2\r\n{}\r\n0\r\n\r\n`,
    'Transfer-Encoding: chunked',
  ),
  'chunk extension': post(path, `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`, 'Transfer-Encoding: chunked'),
  'unknown transfer encoding': post(path, '{}', 'Transfer-Encoding: gzip, chunked'),
  trailer: post(path, '2\r\n{}\r\n0\r\nlang: ar\r\n\r\n', 'Transfer-Encoding: chunked', 'Trailer: lang'),
  expectation: post(path, '{}', 'Content-Length: 2', 'Expect: 200-ok'),
  continue: post(path, '{}', 'Content-Length: 2', 'Expect: 100-continue'),
  upgrade: get(
    path,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Key: eA==',
    'Sec-WebSocket-Version: 13',
  ),
  'upgrade to HTTP/2': get(path, 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: x'),
  'two requests at once': `${get(path).replace('Connection: close\r\n', '')}${get(path)}`,
  'line feeds only': `GET ${path} HTTP/1.1\nHost: x\nConnection: close\n\n`,
  'nothing but line ends': '\r\n\r\n\r\n\r\n',
  'TLS hello': Buffer.from('16030100a5010000a10303', 'hex'),
  zeros: Buffer.alloc(5_000),
});

/** Bytes of chance, or a good request with some bytes changed. */
export function randomBytesLike(good: string, random: Random): Buffer {
  if (random.next() < 0.2)
    return Buffer.from(Array.from({ length: random.int(1, 300) }, () => random.int(0, 255)));
  const bytes = Buffer.from(good, 'latin1');
  for (let i = random.int(1, 6); i > 0; i -= 1) bytes[random.int(0, bytes.length - 1)] = random.int(0, 255);
  return bytes;
}

/** Sends the bytes, ends our half, and reads until the server is done or silent. */
export function sendRaw(port: number, bytes: string | Buffer, silenceMs = 1_000): Promise<RawAnswer | null> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const parts: Buffer[] = [];
    const done = () => {
      socket.destroy();
      resolve(readAnswer(Buffer.concat(parts).toString('utf8')));
    };
    socket.on('data', (part) => parts.push(part));
    socket.on('error', done);
    socket.on('close', done);
    socket.setTimeout(silenceMs, done);
    socket.end(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

/** The first answer in what came back, the interim ones skipped. */
function readAnswer(text: string): RawAnswer | null {
  const final = text.replace(/^(HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, '');
  if (final === '') return null;
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(final)?.[1] ?? 0);
  const body = final.slice(final.indexOf('\r\n\r\n') + 4);
  return { status, body, text: final };
}

/** Every broken request and some of chance, one at a time, as name → bytes. */
export function* protocolCases(
  paths: readonly string[],
  chance: number,
  seed: number,
): Generator<[string, string | Buffer]> {
  const random = createRandom(seed);
  for (const path of paths)
    for (const [name, bytes] of Object.entries(brokenRequests(path))) yield [`${name} (${path})`, bytes];
  for (let i = 0; i < chance; i += 1) {
    const path = random.pick(paths);
    const good = random.next() < 0.5 ? get(`${path}?id=1`) : post(path, '{"id":"1"}', 'Content-Length: 10');
    yield [`chance ${i}`, randomBytesLike(good, random)];
  }
}
