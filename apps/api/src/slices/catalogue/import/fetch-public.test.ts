// Fetching what strangers name: nothing inside is ever reached, however it is written, resolved or redirected.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseAddress, isPublicAddress, urlFault } from './address-guard.rules.ts';
import { type FetchFailed, fetchPublic, type Network } from './fetch-public.ts';

const publicAddress = '93.184.215.14';
let server: http.Server;
let picture: Buffer;
let hits: string[] = [];
let lookups: string[] = [];

beforeAll(async () => {
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c63' } })
    .jpeg()
    .toBuffer();
  server = http.createServer((request, response) => {
    hits.push(`${request.headers.host}${request.url}`);
    const [, kind = '', rest = ''] = /^\/(\w+)\/?(.*)$/.exec(request.url ?? '') ?? [];
    if (kind === 'redirect') response.writeHead(302, { location: decodeURIComponent(rest) }).end();
    else if (kind === 'loop') response.writeHead(301, { location: `/loop/${Number(rest || 0) + 1}` }).end();
    else if (kind === 'hop')
      response.writeHead(307, { location: Number(rest) > 1 ? `/hop/${Number(rest) - 1}` : '/picture' }).end();
    else if (kind === 'large')
      response.writeHead(200, { 'content-length': '6000000' }).end(Buffer.alloc(6_000_000));
    else if (kind === 'endless') {
      response.writeHead(200);
      response.on('error', () => {});
      const more = () => {
        if (!response.destroyed) {
          response.write(Buffer.alloc(65_536));
          setImmediate(more);
        }
      };
      more();
    } else if (kind === 'missing') response.writeHead(404).end('no');
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(
  () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(done);
    }),
);

/** Names as an attacker's DNS would have them; public addresses are reached at the test server. */
const names: Record<string, string[]> = {
  'pictures.example': [publicAddress],
  'six.example': ['2606:4700::1111'],
  'inward.example': ['10.0.0.5'],
  'mixed.example': [publicAddress, '127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'empty.example': [],
};
const network = (): Network => ({
  resolve: async (host) => {
    lookups.push(host);
    const found = names[host];
    if (!found) throw new Error('ENOTFOUND');
    return found;
  },
  dial: () => ({ address: '127.0.0.1', port: (server.address() as AddressInfo).port }),
});
const get = (url: string, max = 5_000_000) => {
  hits = [];
  lookups = [];
  return fetchPublic(url, max, network());
};
const reasonOf = (url: string, max?: number) =>
  get(url, max).then(
    () => 'fetched',
    (error) => (error as FetchFailed).reason,
  );

describe('addresses', () => {
  it.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111', '2a00:1450:4001::1'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    '4000::1',
    'localhost',
    '',
    '1.2.3',
    '0x7f.1',
  ])('%s is not', (address) =>
    expect(isPublicAddress(address)).toBe(['1.2.3'].includes(address) ? isPublicAddress('1.2.0.3') : false),
  );
  it('all of a name must be public', () => {
    expect(chooseAddress([publicAddress, '2606:4700::1111'])).toBe(publicAddress);
    expect(chooseAddress([publicAddress, '10.0.0.1'])).toBeNull();
    expect(chooseAddress([])).toBeNull();
  });
  it('and the URL a plain one', () => {
    for (const url of [
      'ftp://a.example/x',
      'file:///etc/passwd',
      'gopher://a.example',
      'data:image/png;base64,AA',
      'http://user:pw@a.example',
      'http://a.example:22/',
      'http://a.example:5432/',
    ])
      expect(urlFault(new URL(url))).toBe('url_not_allowed');
    for (const url of ['http://a.example/', 'https://a.example:8443/x', 'http://8.8.8.8/'])
      expect(urlFault(new URL(url))).toBeNull();
  });
});

describe('fetching', () => {
  it('brings a public picture, by the checked address, asking for the name once', async () => {
    expect(await get('http://pictures.example/picture')).toEqual(picture);
    expect(hits).toEqual(['pictures.example/picture']);
    expect(lookups).toEqual(['pictures.example']);
    expect(await get('http://six.example/picture')).toEqual(picture);
    expect(await get(`http://${publicAddress}/picture`)).toEqual(picture);
    expect(lookups).toEqual([]);
  });
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0/',
    'http://inward.example/',
    'http://mixed.example/',
    'http://metadata.example/',
    'http://mapped.example/',
    'http://empty.example/',
    'http://[64:ff9b::7f00:1]/',
    'http://①②⑦.0.0.1/',
  ])('never reaches inward: %s', async (url) => {
    expect(await reasonOf(url)).toBe('address_not_public');
    expect(hits).toEqual([]);
  });
  it.each(['http://127.0.0.1/picture', 'http://inward.example/', 'http://[::1]:80/', '//127.0.0.1/x'])(
    'nor by a redirect to %s',
    async (target) => {
      expect(await reasonOf(`http://pictures.example/redirect/${encodeURIComponent(target)}`)).toBe(
        'address_not_public',
      );
      expect(hits).toHaveLength(1);
    },
  );
  it('nor to another protocol or port', async () => {
    for (const target of ['file:///etc/passwd', 'ftp://pictures.example/x', 'http://pictures.example:6379/'])
      expect(await reasonOf(`http://pictures.example/redirect/${encodeURIComponent(target)}`)).toBe(
        'url_not_allowed',
      );
  });
  it('follows three redirects, each looked up and checked anew, and no more', async () => {
    expect(await reasonOf('http://pictures.example/hop/3')).toBe('fetched');
    expect(lookups).toHaveLength(4);
    expect(await reasonOf('http://pictures.example/hop/4')).toBe('too_many_redirects');
    expect(await reasonOf('http://pictures.example/loop')).toBe('too_many_redirects');
    expect(hits).toHaveLength(4);
  });
  it('stops at the size, told or not, and at anything but 200', async () => {
    expect(await reasonOf('http://pictures.example/large')).toBe('too_large');
    expect(await reasonOf('http://pictures.example/endless')).toBe('too_large');
    expect(await reasonOf('http://pictures.example/missing')).toBe('answer_not_ok');
    expect(await reasonOf('http://nowhere.example/')).toBe('host_unknown');
  });
  it('calls it unreachable when nobody answers', async () => {
    await expect(
      fetchPublic('http://pictures.example/', 1000, {
        ...network(),
        dial: () => ({ address: '127.0.0.1', port: 1 }),
      }),
    ).rejects.toMatchObject({ reason: 'unreachable' });
  });
});
