// Attacks on accounts, addresses and the wallet through the door: other people's things, other realms' tokens, odd input.
import { describe, expect, it } from 'vitest';
import { consoleCookies, openSession } from '../../platform/sessions.ts';
import { withTestApp } from '../../testing/app.ts';

const world = withTestApp();
const password = 'correct horse 7';
let last = 0;

async function newShopper() {
  last += 1;
  const account = `person-${last}@example.com`;
  const { userinfo } = await world.data('register', {
    account,
    password,
    givenName: 'Ada',
    familyName: 'Byron',
  });
  return { account, id: userinfo.id, token: userinfo.token };
}
const home = {
  addressee: 'Ada Byron',
  mobile: '+33612345678',
  country: 'FR',
  area: ['Paris'],
  postcode: '75001',
  detail: '1 rue de Rivoli',
  tag: 'Home',
};
const personal = [
  'getUserInfo',
  'logout',
  'listAddresses',
  'getWallet',
  'listBill',
  'resetPayCode',
  'verifyPayCode',
  'updateProfile',
] as const;

describe('without a session', () => {
  it('nothing personal is answered, and the envelope says 401', async () => {
    for (const verb of personal) {
      const { status, body } = await world.callRaw(verb, {});
      expect([verb, status, body.code, body.error]).toEqual([verb, 401, 401, 'AUTH_REQUIRED']);
      expect(body.msg).toBe('Please log in first');
    }
  });

  it('tokens of other realms, ended tokens and cookies open nothing', async () => {
    const ada = await newShopper();
    const staff = async (audience: 'merchant' | 'operator') =>
      (
        await world.db.transaction((tx) =>
          openSession(tx, { audience, subjectId: BigInt(ada.id), ip: '', userAgent: '' }),
        )
      ).token;
    const tokens = [
      await staff('merchant'),
      await staff('operator'),
      'x',
      "'; --",
      '0'.repeat(43),
      '\u00e9'.repeat(43),
    ];
    for (const token of tokens) expect((await world.callRaw('getUserInfo', {}, { token })).status).toBe(401);
    // A cookie alone proves nothing to the shopper's part, and the shopper's token nothing to the consoles.
    expect((await world.callRaw('getUserInfo', {}, { cookie: `Admin-Token=${ada.token}` })).status).toBe(401);
    for (const name of Object.values(consoleCookies)) {
      expect((await world.callRaw('getOperatorInfo', {}, { cookie: `${name}=${ada.token}` })).status).toBe(
        401,
      );
      expect((await world.callRaw('getMerchantInfo', {}, { cookie: `${name}=${ada.token}` })).status).toBe(
        401,
      );
    }
    expect((await world.data('getUserInfo', {}, ada)).account).toBe(ada.account);
    await world.data('logout', {}, ada);
    expect((await world.callRaw('getUserInfo', {}, ada)).status).toBe(401);
  });

  it('a frozen account is out at once, sessions and all', async () => {
    const ada = await newShopper();
    await world.owner.run('test.freeze', 'update users set frozen_at = created_at where id = $1', [
      BigInt(ada.id),
    ]);
    expect((await world.callRaw('getUserInfo', {}, ada)).body.error).toBe('ACCOUNT_FROZEN');
  });
});

describe('other people', () => {
  it("somebody else's address is the same as none", async () => {
    const ada = await newShopper();
    const eve = await newShopper();
    const hers = await world.data('saveAddress', home, ada);
    const nowhere = await world.callRaw('getAddress', { id: '999999999' }, eve);
    expect(nowhere.body.error).toBe('ADDRESS_NOT_FOUND');
    expect((await world.callRaw('getAddress', { id: hers.id }, eve)).body).toEqual(nowhere.body);
    expect((await world.callRaw('setDefaultAddress', { id: hers.id }, eve)).body.error).toBe(
      'ADDRESS_NOT_FOUND',
    );
    expect((await world.callRaw('saveAddress', { ...home, id: hers.id }, eve)).body.error).toBe(
      'ADDRESS_NOT_FOUND',
    );
    expect((await world.callRaw('deleteAddress', { id: hers.id }, eve)).body.code).toBe(1);
    expect(await world.data('listAddresses', {}, ada)).toEqual({ list: [hers] });
  });

  it('login answers a wrong password and nobody with the same bytes', async () => {
    const ada = await newShopper();
    const known = await world.callRaw('login', { account: ada.account, password: 'guess 123' });
    const nobody = await world.callRaw('login', { account: 'nobody@example.com', password: 'guess 123' });
    expect(nobody.body).toEqual(known.body);
    expect(nobody.status).toBe(known.status);
    expect(known.body).toMatchObject({ code: 1100, error: 'LOGIN_FAILED', data: null });
  });
});

describe('odd input', () => {
  const oddIds = [
    '-1',
    '0',
    '1e3',
    '0.001',
    '1000000000000000000000',
    '0x10',
    "'; --",
    '１',
    ' 1',
    '\u{1F600}'.repeat(500),
  ];

  it('no id, amount or field that is not one gets in', async () => {
    const ada = await newShopper();
    for (const id of oddIds) {
      for (const verb of ['getAddress', 'setDefaultAddress', 'deleteAddress'] as const) {
        const { status, body } = await world.callRaw(verb, { id }, ada);
        expect([verb, id, status, body.error]).toEqual([verb, id, 200, 'VALIDATION_FAILED']);
      }
      const ticket = { purpose: 'order.pay', target: 'P1', amount: id, payCode: '402818' };
      // Zero is an amount; it is no id.
      if (id !== '0') {
        expect([id, (await world.callRaw('verifyPayCode', ticket, ada)).body.error]).toEqual([
          id,
          'VALIDATION_FAILED',
        ]);
      }
    }
    for (const amount of [10, null, true, ['10'], '0.001', '-1', '1e3', '1,000', '']) {
      const ticket = { purpose: 'order.pay', target: 'P1', amount, payCode: '402818' };
      expect((await world.callRaw('verifyPayCode', ticket, ada)).body.error).toBe('VALIDATION_FAILED');
    }
  });

  it('no column can be set that a form does not have', async () => {
    const ada = await newShopper();
    const extras = {
      id: '1',
      balance: '1000.00',
      emailVerified: true,
      frozen_at: null,
      passwordHash: 'x',
      role: 'admin',
    };
    for (const [name, value] of Object.entries(extras)) {
      const { body } = await world.callRaw('updateProfile', { givenName: 'Eve', [name]: value }, ada);
      expect([name, body.error, Object.keys(body.fields ?? {})]).toEqual([name, 'VALIDATION_FAILED', [name]]);
    }
    expect((await world.data('getUserInfo', {}, ada)).givenName).toBe('Ada');
  });

  it('names with control or bidi-override characters are refused, long and foreign ones kept', async () => {
    const ada = await newShopper();
    for (const givenName of ['a\u0000b', 'a\u202eb', 'a\nb', '\ud800', '   ', 'x'.repeat(61), '']) {
      expect((await world.callRaw('updateProfile', { givenName }, ada)).body.error).toBe('VALIDATION_FAILED');
    }
    for (const givenName of ["O'Neil; --", '王小明', 'مريم', '🏠'.repeat(60)]) {
      expect((await world.data('updateProfile', { givenName }, ada)).givenName).toBe(givenName);
    }
  });

  it('the refusals speak the language of the reader', async () => {
    const { body } = await world.callRaw(
      'login',
      { account: 'x@example.com', password: 'y' },
      { lang: 'en' },
    );
    expect(body.msg).toBe("Account or password isn't right");
    const slowed = await Promise.all(
      Array.from({ length: 9 }, () => world.callRaw('login', { account: 'slow@example.com', password: 'y' })),
    );
    expect(slowed.find((a) => a.body.error === 'LOGIN_SLOWED')?.body.msg).toBe(
      'Too many tries. Please wait 1 second before the next.',
    );
  });
});

describe('everybody', () => {
  it('may read the languages and the countries', async () => {
    const { list } = await world.data('listLanguages');
    expect(list).toHaveLength(34);
    expect(list.find((l) => l.file_name === 'pk')).toMatchObject({
      tag: 'ur',
      direction: 'rtl',
      english_name: 'Urdu',
      language_name: 'اردو',
    });
    expect((await world.data('listCountries')).list.length).toBeGreaterThanOrEqual(60);
    expect((await world.data('listCountries', { code: 'US' })).list[0]?.levels[0]?.options).toHaveLength(55);
  });
});
