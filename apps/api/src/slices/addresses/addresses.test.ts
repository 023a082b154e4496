// Tests of addresses: each country's own format, exactly one default, at most twenty, and nobody else's.
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { type ShopperActor, systemActor } from '../../platform/actors.ts';
import { withTestDatabase } from '../../testing/database.ts';
import { insertDemoAccount } from '../accounts/index.ts';
import { placeOf } from './address.rules.ts';
import { countryList } from './address.view.ts';
import { listAddressRows } from './addresses.sql.ts';
import { countries } from './countries/index.ts';
import { deleteAddress } from './delete-address.ts';
import { addressSnapshot, findAddress, findDefaultAddress, saveAddress } from './index.ts';
import { setDefaultAddress } from './set-default-address.ts';

const test = withTestDatabase({ max: 30 });
let last = 0;

async function newShopper(): Promise<ShopperActor> {
  last += 1;
  const email = `someone-${last}@example.com`;
  const userId = await test.db.transaction((tx) =>
    insertDemoAccount(tx, {
      email,
      mobile: null,
      country: 'DE',
      givenName: 'A',
      familyName: 'B',
      language: 'en',
      passwordHash: '$argon2id$none',
      payCodeHash: null,
      createdAt: tx.now,
    }),
  );
  return { ...systemActor, audience: 'shopper', userId, sessionId: 0n };
}

const berlin = {
  addressee: 'Ada Byron',
  mobile: '0171 2345678',
  country: 'DE',
  area: ['Berlin', 'Berlin'],
  postcode: '10115',
  detail: 'Invalidenstr. 1',
  tag: 'Home',
  isDefault: false,
};
type Input = Parameters<typeof saveAddress>[2];
const save = (actor: ShopperActor, input: Partial<Input> = {}) =>
  test.db.transaction((tx) => saveAddress(tx, actor, { ...berlin, ...input }));
const remove = (actor: ShopperActor, id: string) =>
  test.db.transaction((tx) => deleteAddress(tx, actor, { id: BigInt(id) }));
const makeDefault = (actor: ShopperActor, id: string) =>
  test.db.transaction((tx) => setDefaultAddress(tx, actor, { id: BigInt(id) }));
const book = async (actor: ShopperActor) =>
  (await listAddressRows(test.db, actor.userId)).map((a) => `${a.id}${a.isDefault ? '*' : ''}`);

describe('the book', () => {
  it('keeps exactly one default: the first, the chosen one, and the newest when it goes', async () => {
    const ada = await newShopper();
    const first = await save(ada);
    expect(first).toMatchObject({
      isDefault: true,
      mobile: '+491712345678',
      area: ['Berlin', 'Berlin'],
      postcode: '10115',
    });
    const second = await save(ada);
    const third = await save(ada, { isDefault: true });
    expect(await book(ada)).toEqual([`${third.id}*`, second.id, first.id]);
    await makeDefault(ada, first.id);
    await makeDefault(ada, first.id);
    expect(await book(ada)).toEqual([`${first.id}*`, third.id, second.id]);
    // The mark is not taken away by changing the address that bears it.
    expect(await save(ada, { id: BigInt(first.id), detail: 'Elsewhere 2', isDefault: false })).toMatchObject({
      isDefault: true,
      detail: 'Elsewhere 2',
    });
    await remove(ada, first.id);
    await remove(ada, first.id);
    expect(await book(ada)).toEqual([`${third.id}*`, second.id]);
    expect((await findDefaultAddress(test.db, ada.userId))?.id).toBe(third.id);
    await remove(ada, third.id);
    await remove(ada, second.id);
    expect(await book(ada)).toEqual([]);
    expect(await findDefaultAddress(test.db, ada.userId)).toBeNull();
    expect((await save(ada)).isDefault).toBe(true);
  });

  it('holds twenty, also when forty come at once, and one default throughout', async () => {
    const ada = await newShopper();
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) => save(ada, { isDefault: i % 3 === 0 })),
    );
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(20);
    for (const r of results) if (r.status === 'rejected') expect(r.reason.error).toBe('ADDRESS_LIMIT');
    const rows = await listAddressRows(test.db, ada.userId);
    expect(rows.filter((row) => row.isDefault)).toHaveLength(1);
    // One that is refused does not take the mark away.
    const full = await book(ada);
    await expect(save(ada, { isDefault: true })).rejects.toMatchObject({ error: 'ADDRESS_LIMIT' });
    expect(await book(ada)).toEqual(full);
    // A full book can still be changed.
    expect((await save(ada, { id: rows[5]?.id, detail: 'Changed' })).detail).toBe('Changed');
    const ids = rows.map((row) => row.id.toString());
    await Promise.all([
      ...ids.slice(0, 10).map((id) => remove(ada, id)),
      ...ids.slice(10).map((id) => makeDefault(ada, id)),
    ]);
    const left = await listAddressRows(test.db, ada.userId);
    expect(left).toHaveLength(10);
    expect(left.filter((row) => row.isDefault)).toHaveLength(1);
  });

  it('shows, changes and deletes nothing of somebody else', async () => {
    const ada = await newShopper();
    const eve = await newShopper();
    const hers = await save(ada);
    const missing = { error: 'ADDRESS_NOT_FOUND' };
    expect(await findAddress(test.db, eve.userId, BigInt(hers.id))).toBeNull();
    await expect(save(eve, { id: BigInt(hers.id), detail: 'Mine now' })).rejects.toMatchObject(missing);
    await expect(makeDefault(eve, hers.id)).rejects.toMatchObject(missing);
    await expect(save(eve, { id: 999_999_999_999n })).rejects.toMatchObject(missing);
    expect(await remove(eve, hers.id)).toEqual({});
    expect(await findAddress(test.db, ada.userId, BigInt(hers.id))).toEqual(hers);
    expect(await book(eve)).toEqual([]);
  });

  it('keeps odd text as text', async () => {
    const ada = await newShopper();
    const odd = {
      addressee: `Robert'); drop table addresses; --`,
      detail: '<script>alert(1)</script> 北京 🏠 {a,b}',
      tag: '"{}\\',
    };
    expect(
      await save(ada, {
        ...odd,
        country: 'FR',
        area: [`L'Haÿ-les-Roses, {x}`],
        postcode: '94240',
        mobile: '06 12 34 56 78',
      }),
    ).toMatchObject({ ...odd, area: [`L'Haÿ-les-Roses, {x}`] });
  });

  it('an order keeps the place without its row', async () => {
    const saved = await save(await newShopper());
    expect(addressSnapshot(saved)).toEqual({
      addressee: 'Ada Byron',
      mobile: '+491712345678',
      country: 'DE',
      area: ['Berlin', 'Berlin'],
      postcode: '10115',
      detail: 'Invalidenstr. 1',
      tag: 'Home',
    });
  });

  it.each<[Partial<Input>, string, string]>([
    [{ country: 'KP' }, 'ADDRESS_COUNTRY_UNSUPPORTED', 'country'],
    [{ area: ['Berlin'] }, 'ADDRESS_AREA_INVALID', 'area'],
    [{ area: ['Atlantis', 'Berlin'] }, 'ADDRESS_AREA_INVALID', 'area'],
    [{ area: ['Berlin', 'Mitte', 'Nord'] }, 'ADDRESS_AREA_INVALID', 'area'],
    [{ postcode: '' }, 'ADDRESS_POSTCODE_INVALID', 'postcode'],
    [{ postcode: '1011' }, 'ADDRESS_POSTCODE_INVALID', 'postcode'],
    [{ postcode: '10115\n' }, 'ADDRESS_POSTCODE_INVALID', 'postcode'],
    [{ postcode: "1' or '1'='1" }, 'ADDRESS_POSTCODE_INVALID', 'postcode'],
    [{ mobile: '030 1234567' }, 'MOBILE_INVALID', 'mobile'],
    [{ mobile: '1e9' }, 'MOBILE_INVALID', 'mobile'],
    [{ mobile: '-1' }, 'MOBILE_INVALID', 'mobile'],
  ])('refuses %j: %s, and keeps nothing', async (change, error, field) => {
    const ada = await newShopper();
    await expect(save(ada, change)).rejects.toMatchObject({ error, detail: { fields: { [field]: error } } });
    expect(await book(ada)).toEqual([]);
  });
});

describe('countries', () => {
  const all = [...countries.values()];

  it('are many, each with a calling code, one to three levels, and a postcode pattern that its example fits', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    for (const format of all) {
      expect(isSupportedCountry(format.code), format.code).toBe(true);
      expect(getCountryCallingCode(format.code as 'DE')).toMatch(/^\d+$/);
      expect(format.levels.length).toBeGreaterThanOrEqual(1);
      expect(format.levels.length).toBeLessThanOrEqual(3);
      if (format.postcode)
        expect(format.postcode.example, format.code).toMatch(new RegExp(`^(?:${format.postcode.pattern})$`));
      if (format.postcode) expect(format.postcode.example.length).toBeLessThanOrEqual(16);
    }
  });

  it('name every member of the European Union and Economic Area', () => {
    const eea =
      'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'.split(' ');
    expect(eea.filter((code) => !countries.has(code))).toEqual([]);
  });

  it.each([
    ['US', 55],
    ['CA', 13],
    ['MX', 32],
    ['BR', 27],
    ['AR', 24],
    ['AU', 8],
    ['JP', 47],
    ['CN', 31],
    ['IN', 36],
    ['DE', 16],
    ['IT', 107],
    ['ES', 52],
    ['TH', 77],
    ['TR', 81],
    ['AE', 7],
    ['SA', 13],
    ['MY', 16],
    ['KR', 17],
    ['ID', 38],
    ['VN', 34],
    ['IE', 26],
    ['RO', 42],
    ['TW', 22],
    ['NG', 37],
    ['KE', 47],
  ])('%s has %i divisions, none twice', (code, count) => {
    const options = countryList(code)[0]?.levels[0]?.options ?? [];
    expect(options).toHaveLength(count);
    expect(new Set(options.map((o) => o.code)).size).toBe(count);
    expect(new Set(options.map((o) => o.name)).size).toBe(count);
    for (const option of options)
      expect(option).toEqual({
        code: expect.stringMatching(/^[A-Z0-9]{1,3}$/),
        name: expect.stringMatching(/^\S.*\S$/),
      });
  });

  it('are listed without divisions, and one by one with them', () => {
    const list = countryList(undefined);
    expect(list).toHaveLength(all.length);
    expect(list.every((c) => c.levels.every((l) => l.options === null))).toBe(true);
    expect(list.map((c) => c.code)).toEqual([...list.map((c) => c.code)].sort());
    expect(countryList('AE')[0]).toMatchObject({ code: 'AE', callingCode: '+971', postcode: null });
    expect(countryList('KP')).toEqual([]);
  });

  it('take a division by its name, without its accents, or by its code, and keep the name', () => {
    expect(placeOf('TR', { area: ['istanbul', 'Kadıköy'], postcode: '34710' })).toEqual({
      area: ['İstanbul', 'Kadıköy'],
      postcode: '34710',
    });
    expect(placeOf('US', { area: ['ca', 'Cupertino'], postcode: '95014-2083' })).toEqual({
      area: ['California', 'Cupertino'],
      postcode: '95014-2083',
    });
    expect(placeOf('JP', { area: ['13', '千代田区'], postcode: '１００-０００１' })).toEqual({
      area: ['Tokyo', '千代田区'],
      postcode: '100-0001',
    });
    expect(placeOf('GB', { area: ['London'], postcode: 'sw1a  1aa' })).toEqual({
      area: ['London'],
      postcode: 'SW1A 1AA',
    });
    // No postcodes there: whatever is typed is dropped.
    expect(placeOf('HK', { area: ['Kowloon', 'Mong Kok'], postcode: '0000' })).toEqual({
      area: ['Kowloon', 'Mong Kok'],
      postcode: '',
    });
    expect(placeOf('IE', { area: ['Dublin', 'Dublin'], postcode: '' })).toEqual({
      area: ['Dublin', 'Dublin'],
      postcode: '',
    });
  });
});
