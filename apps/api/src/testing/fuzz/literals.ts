// Values that no app sends, for every field: numbers at the edges, texts that other systems choked on, wrong shapes.

const long = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length));

/** Texts; a query can carry these. */
export const hostileTexts: readonly string[] = [
  // numbers as text
  ...['-1', '0', '-0', '1e3', '0.001', '1000000000', '1e400', 'NaN', 'Infinity', '-Infinity', '0x10', '１'],
  ...['9007199254740993', '9223372036854775807', '9223372036854775808', '9'.repeat(400), '1,000', '٣'],
  ...['0.1000000000000000055511151231257827', '00.00', '1.', '.5', '+1', ' 1', '1 ', '12.345'],
  ...['99999999999999999999.99', '1_000', 'true', 'false', 'null', 'undefined'],
  // nothing, and what looks like nothing
  ...['', ' ', '\t', '\n', '\r\n', '\u00a0', '\u200b', '\ufeff'],
  // other languages' syntax
  ...["'; drop table users; --", "' or '1'='1", '--', '/*', '%', '_', '\\', '$1', '{{7*7}}', `\${7*7}`],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '../../etc/passwd', 'file:///etc/passwd'],
  ...['http://169.254.169.254/', '=cmd()', '[object Object]', '{"a":1}', '[]', '%00', '%zz', '&q=1', '#'],
  ...[
    '(((((((((((((((((((((((((((((((',
    '" OR "',
    "l'œuvre & | ! <-> :* ()",
    '\\u0000',
    '[a-',
    '*'.repeat(60),
  ],
  // characters
  ...['\u0000', 'a\u0000b', '\u0007', '\u202egnp.exe', '\u200f', '\u2066x', 'a\u0301\u0301\u0301', 'ﷺ'],
  ...[
    '😀',
    '👨‍👩‍👧‍👦'.repeat(20),
    '\ud800',
    'a\udc00b',
    'ſ',
    'İ',
    'ß',
    'Ａ',
    '\uffff',
    '\u{10ffff}',
    '한\u1112\u1161\u11ab',
  ],
  // keys that are more than keys
  ...['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'then'],
  // points in time
  ...['2026-02-30T00:00:00Z', '2028-02-29T00:00:00Z', '0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
  ...[
    '9999-12-31T23:59:59Z',
    '+275760-09-13T00:00:00.001Z',
    '-000001-01-01T00:00:00Z',
    '1969-12-31T23:59:59Z',
  ],
  ...[
    '2026-03-02T09:00:60Z',
    '2026-03-02T24:00:00Z',
    '2026-03-02T09:00:00.123456789Z',
    '2026-03-02',
    'now()',
  ],
  // ids and codes that are nearly right
  ...[
    '999999999999999999',
    '1000000000000000000',
    '123456',
    '000000000000000000',
    'P000000000000000000',
    'ZZ',
  ],
  ...['en', 'XX', 'x@y.zz', 'a@b@c', `${'a'.repeat(300)}@example.com`, '+12025550199', 'W10', 'eyJ'],
  ...[Buffer.from('["1"]').toString('base64url'), Buffer.from('["x","y","z"]').toString('base64url')],
  ...[Buffer.from('["2026-13-45T99:99:99.000Z","1"]').toString('base64url')],
  ...[Buffer.from('["999999999999999999","999999999999999999"]').toString('base64url')],
  // size
  ...[long('a', 100), long('a', 1_000), long('é', 5_000), long('😀', 10_000)],
];

/** Texts too long for a line of a request, and values that are not texts; a body can carry these too. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  long('a', 60_000),
  ...[-1, 0, -0, 1, 2, 1e3, 0.001, 1e9, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 2 ** 63, 1e21, 1.5, -1.5, 1e-320],
  ...[true, false, null, [], [[]], [null], [0], ['a', 'b'], {}, { a: 1 }, { $gt: '' }, { length: -1 }],
  ...[{ toString: 'x' }, { constructor: { prototype: { admin: true } } }, [[[[[[]]]]]]],
  Array.from({ length: 200 }, (_, i) => i),
  Array.from({ length: 1_000 }, () => ({})),
];

/** Texts for headers: Latin-1 at most, no line ends. */
export const hostileHeaders: readonly string[] = [
  ...['', ' ', '*', '-1', '0', 'NaN', 'null', "'; drop table users; --", '__proto__', 'constructor', '%00'],
  ...['é', '\u00ff'.repeat(20), '"', '""', 'W/"', 'W/"x"', '"a", "b"', ','.repeat(500), 'a'.repeat(4_000)],
  ...['../..', 'en', 'zh-cn', 'ar', 'xx', 'EN', 'zh-CN', 'application/json', 'Bearer x', 'Basic eDp5', '{}'],
  ...['http://evil.example', 'https://127.0.0.1', '127.0.0.1, 10.0.0.1', 'bytes=0-0', '\t'],
];
