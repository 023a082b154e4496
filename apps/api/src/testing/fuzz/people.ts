// The people of the fuzzer's world: everybody of the access matrix, new for each stretch, and tokens that are nobody's.
import type { Verb } from '@meridian/contract';
import { consoleCookies } from '../../platform/sessions.ts';
import { hashPassword } from '../../slices/accounts/index.ts';
import type { TestApp } from '../app.ts';
import { createProduct, createShopper } from '../fixtures.ts';
import { samples } from '../matrix-samples.ts';
import {
  type Caller,
  callers,
  createPeople,
  createStaff,
  liftLimits,
  type MatrixWorld,
  openToken,
  password,
  type Staff,
  signIn,
  verbs,
} from '../matrix-world.ts';
import { nextPages } from './next-pages.ts';

/** Besides everybody of the matrix: tokens that are nobody's. */
export const pretenders = ['garbage', 'otherRealm', 'expired', 'revoked', 'frozen'] as const;
export type FuzzCaller = Caller | (typeof pretenders)[number];
const samplesEach = 2;

/** A new world with a product more, so that lists have a second page. */
export async function createEpoch(app: TestApp, staff: Staff, passwordHash: string): Promise<MatrixWorld> {
  const world = await createPeople(app, staff, passwordHash, 'Mia');
  await createProduct(app.owner, world.shop.shopId);
  return world;
}

/** Some requests for every verb, which their owners may make now. */
export async function sampleAll(world: MatrixWorld): Promise<Record<string, object[]>> {
  const made: Record<string, object[]> = {};
  for (const verb of verbs)
    for (let i = 0; i < samplesEach; i += 1) {
      made[verb] = [...(made[verb] ?? []), await samples[verb as Verb](world)];
    }
  for (const { verb, input } of await nextPages(world)) made[verb]?.push(input);
  return made;
}

/** The whole world for a single look: operators, people, and a first request of every kind made by them. */
export async function createFuzzWorld(app: TestApp): Promise<MatrixWorld> {
  const passwordHash = await hashPassword(password);
  await liftLimits(app);
  const world = await createEpoch(app, await createStaff(app, passwordHash), passwordHash);
  await sampleAll(world);
  return world;
}

/** Brakes as on the first day: the fuzzer is after faults, not after the brakes. */
export const forget = (app: TestApp) =>
  app.owner.script('delete from login_attempts; delete from code_requests; delete from rate_windows');

/** A new session of a caller, as headers; after a logout the old one is good for nothing. */
export async function headersOfCaller(world: MatrixWorld, caller: Caller): Promise<Record<string, string>> {
  return { ...(await signIn(world, caller)) };
}

/** What each caller sends to be known by. */
export async function signEverybodyIn(world: MatrixWorld): Promise<Map<FuzzCaller, Record<string, string>>> {
  const { app } = world;
  const signedIn = new Map<FuzzCaller, Record<string, string>>();
  const everywhere = (shopper: string, merchant: string, operator: string) => ({
    token: shopper,
    cookie: `${consoleCookies.merchant}=${merchant}; ${consoleCookies.operator}=${operator}`,
  });
  for (const caller of callers) signedIn.set(caller, await headersOfCaller(world, caller));
  const three = async () =>
    [
      await openToken(world, 'shopperA'),
      await openToken(world, 'merchantA'),
      await openToken(world, 'admin'),
    ] as const;
  const [shopper, merchant, operator] = await three();
  signedIn.set('otherRealm', everywhere(operator, shopper, merchant));
  signedIn.set('garbage', everywhere('A'.repeat(43), '%zz', "' or 1=1 --"));
  for (const [caller, column] of [
    ['expired', 'expires_at'],
    ['revoked', 'revoked_at'],
  ] as const) {
    signedIn.set(caller, everywhere(...(await three())));
    await app.owner.run(
      'fuzz.end',
      `update sessions set ${column} = $1 where id in (select id from sessions order by id desc limit 3)`,
      [app.clock.now()],
    );
  }
  const frozen = await createShopper(app.owner);
  await app.owner.run('fuzz.freeze', 'update users set frozen_at = $1 where id = $2', [
    app.clock.now(),
    frozen.userId,
  ]);
  const token = await openToken(
    { ...world, subjects: { ...world.subjects, shopperA: frozen.userId } },
    'shopperA',
  );
  signedIn.set('frozen', { token });
  return signedIn;
}
