// Loads the people: shoppers with addresses and balances, merchants, and who follows whom.
import { parsePhoneNumber } from 'libphonenumber-js';
import type { MerchantActor, ShopperActor } from '../../../src/platform/actors.ts';
import { hashPassword, hashPayCode, insertDemoAccount } from '../../../src/slices/accounts/index.ts';
import { insertMerchant } from '../../../src/slices/shops/index.ts';
import { type DemoPerson, demoPassword, demoPayCode, owners, shoppers } from '../people.ts';
import type { Random } from '../prng.ts';
import { deposit } from './deposits.ts';
import type { Staff } from './staff.ts';
import { day, type World } from './world.ts';

const caller = { ip: '127.0.0.1', requestId: 'demo' };
/** Languages whose names begin with the family. */
const familyFirst = new Set(['jp', 'kr', 'zh-cn', 'zh-hk', 'hu', 'vi']);

/** A Chinese or Korean name is one word, and its first letter the family's. */
function namesOf({ name, locale }: DemoPerson): { givenName: string; familyName: string } {
  const [first = '', ...rest] = name.includes(' ') ? name.split(' ') : [name.slice(0, 1), name.slice(1)];
  const last = rest.join(' ');
  return familyFirst.has(locale)
    ? { givenName: last, familyName: first }
    : { givenName: first, familyName: last };
}

export interface DemoShopper {
  readonly actor: ShopperActor;
  readonly addressId: string;
  readonly person: DemoPerson;
  readonly givenName: string;
}

/** The shoppers, each with what they registered with half a year ago. */
export async function loadShoppers(world: World, staff: Staff, random: Random): Promise<DemoShopper[]> {
  const passwordHash = await hashPassword(demoPassword);
  const payCodeHash = await hashPayCode(world.services.config.payCodePepper, demoPayCode);
  const loaded: DemoShopper[] = [];
  for (const [i, person] of shoppers.entries()) {
    world.clock.advance(random.int(1, 40) * 60_000);
    const [home] = person.addresses;
    if (!home) throw new Error(`${person.email} has no address`);
    const names = namesOf(person);
    const userId = await insertDemoAccount(world.tx, {
      ...names,
      email: person.email,
      mobile: parsePhoneNumber(person.mobile).number,
      country: home.country,
      language: person.locale,
      passwordHash,
      payCodeHash,
      createdAt: world.clock.now(),
    });
    const actor: ShopperActor = {
      audience: 'shopper',
      ...caller,
      locale: person.locale,
      userId,
      sessionId: 0n,
    };
    const ids: string[] = [];
    for (const address of person.addresses) {
      const saved = await world.act('saveAddress', actor, {
        ...address,
        area: [...address.area],
        addressee: person.name,
        mobile: person.mobile,
      });
      ids.push(saved.id);
    }
    await deposit(world, staff, { userId, cents: BigInt(i < 3 ? 50_000 : random.int(4, 30) * 5_000) });
    loaded.push({ actor, addressId: ids[0] ?? '', person, givenName: names.givenName });
  }
  return loaded;
}

/** One owner per shop. */
export async function loadMerchants(
  world: World,
  shopIds: ReadonlyMap<string, bigint>,
): Promise<Map<bigint, MerchantActor>> {
  const passwordHash = await hashPassword(demoPassword);
  const merchants = new Map<bigint, MerchantActor>();
  for (const owner of owners) {
    const shopId = shopIds.get(owner.shopSlug);
    if (shopId === undefined) throw new Error(`no shop ${owner.shopSlug}`);
    const merchantId = await insertMerchant(world.tx, {
      shopId,
      email: owner.email,
      passwordHash,
      role: 'owner',
    });
    merchants.set(shopId, {
      audience: 'merchant',
      ...caller,
      locale: 'en',
      merchantId,
      shopId,
      role: 'owner',
      sessionId: 0n,
    });
  }
  return merchants;
}

/** Everybody follows a few shops, some shops more than others. */
export async function loadFollows(
  world: World,
  people: readonly DemoShopper[],
  shopIds: readonly bigint[],
  random: Random,
): Promise<void> {
  for (const { actor } of people) {
    for (const [rank, id] of shopIds.entries()) {
      if (random.next() > 0.55 - rank * 0.03) continue;
      world.clock.advance(random.int(1, 90) * 1000);
      await world.act('followShop', actor, { id: String(id), follow: true });
    }
  }
  world.clock.advance(day);
}
