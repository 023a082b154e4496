// Deposit wallets: no address is given out before two operators found the key's first address in the house's own wallet; and one address for one person.
import { mnemonicToAccount } from 'viem/accounts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../config.ts';
import { type Credentials, withTestApp } from '../../testing/app.ts';
import { devDepositKey, testPhrase } from '../../testing/chain/coin.ts';
import { createShopper } from '../../testing/fixtures.ts';
import { createDesk, digest, type MatrixWorld, signIn } from '../../testing/matrix-world.ts';
import { depositAddressOf } from './deposit-address.ts';

const app = withTestApp({ max: 32 });
const own = mnemonicToAccount(testPhrase).address;
/** Another wallet's: as easily copied, and nobody here has its keys. */
const wrongKey = mnemonicToAccount(
  'legal winner thank year wave sausage worth useful legal winner thank yellow',
  {
    path: "m/44'/60'/0'",
  },
).getHdKey().publicExtendedKey;

let world: MatrixWorld;
let admin: Credentials;
let finance: Credentials;
const configure = (depositKeys: Config['depositKeys']) =>
  Object.assign(app.services, { config: { ...app.services.config, depositKeys } });
beforeAll(async () => {
  ({ world, admin, finance } = await createDesk(app));
});
const addresses = async (who: 'shopperA' | 'shopperB') =>
  (await app.data('getBlockchain', {}, await signIn(world, who))).list
    .filter((n) => n.chain !== 'tron')
    .map((n) => n.address);
const propose = (firstAddress: string, version = 0, key = 'evm') =>
  app.callRaw(
    'proposeChange',
    { subject: 'wallet', key, version, change: { firstAddress }, reason: 'seen in the vault' },
    finance,
  );
const idOf = async (answer: ReturnType<typeof propose>) => ((await answer).body.data as { id: string }).id;
const wallet = async () => (await app.data('getRegistry', {}, admin)).wallets.find((w) => w.family === 'evm');

describe('a configured public key', () => {
  it('of a wrong wallet gives out no address, for what the vault shows is not its first', async () => {
    configure({ evm: wrongKey });
    expect(await addresses('shopperA')).toEqual([null, null, null, null]);
    const before = await digest(app);
    for (const typed of [own, own.toLowerCase(), 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ''])
      expect((await propose(typed)).body.error).toBe('WALLET_DIFFERS');
    expect((await propose(own, 0, 'tron')).body.error).toBe('PROPOSAL_INVALID');
    expect(await digest(app)).toEqual(before);
    // What would be right is not told: it has to come from the vault.
    expect(await wallet()).toEqual({
      family: 'evm',
      configured: true,
      firstAddress: null,
      confirmed: false,
      version: 0,
    });
  });

  it('gives out addresses when two people found its first address in the vault', async () => {
    configure({ evm: devDepositKey() });
    const id = await idOf(propose(own.toLowerCase()));
    expect(await addresses('shopperA')).toEqual([null, null, null, null]);
    expect((await app.call('approveProposal', { id }, finance)).body.error).toBe('FOUR_EYES');
    expect(await addresses('shopperA')).toEqual([null, null, null, null]);
    expect((await app.call('approveProposal', { id }, admin)).body).toMatchObject({ code: 1 });
    expect(await wallet()).toMatchObject({ firstAddress: own, confirmed: true, version: 1 });
    const given = await addresses('shopperA');
    expect(new Set(given).size).toBe(1);
    expect(given[0]).toMatch(/^0x[0-9a-fA-F]{40}$/);
    // The first one is the house's own mark, and nobody's.
    expect(given[0]).not.toBe(own);
  });

  it('exchanged afterwards gives out none until it is confirmed anew; who has an address keeps it', async () => {
    const [before] = await addresses('shopperA');
    configure({ evm: wrongKey });
    expect(await addresses('shopperB')).toEqual([null, null, null, null]);
    expect(await addresses('shopperA')).toContain(before);
    expect(await wallet()).toMatchObject({ firstAddress: own, confirmed: false });
    // Proposed for one key and approved over another: the one in force has to fit.
    const other = mnemonicToAccount(
      'legal winner thank year wave sausage worth useful legal winner thank yellow',
    ).address;
    const id = await idOf(propose(other, 1));
    configure({ evm: devDepositKey() });
    expect((await app.call('approveProposal', { id }, admin)).body.error).toBe('WALLET_DIFFERS');
    expect((await addresses('shopperB')).every((address) => address !== null)).toBe(true);
  });

  it('asked for the first address by fifty at once gives one, and two people two', async () => {
    const keys = { evm: devDepositKey() };
    const people = [await createShopper(app.owner), await createShopper(app.owner)];
    const asked = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        depositAddressOf(app.db, keys, 'evm', people[i % 2]?.userId ?? 0n),
      ),
    );
    const [ones, others] = [0, 1].map((at) => new Set(asked.filter((_, i) => i % 2 === at)));
    expect([ones?.size, others?.size]).toEqual([1, 1]);
    expect([...(ones ?? [])]).not.toEqual([...(others ?? [])]);
    const rows = await app.owner.many<{ address: string }>(
      'test.addresses',
      'select address from deposit_addresses where user_id = any($1::bigint[])',
      [people.map((p) => p.userId)],
    );
    expect(new Set(rows.map((row) => row.address))).toEqual(new Set(asked));
    expect(rows).toHaveLength(2);
  });
});
