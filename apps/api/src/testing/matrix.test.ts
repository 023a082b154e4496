// Who may do what: every route of the contract by everybody who could call it, and refused means unchanged.
import type { Audience, ErrorCode, Verb } from '@meridian/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { consoleCookies } from '../platform/sessions.ts';
import { type Answered, type Credentials, withTestApp } from './app.ts';
import { samples } from './matrix-samples.ts';
import {
  audienceOf,
  type Caller,
  callers,
  carry,
  createMatrixWorld,
  digest,
  liftLimits,
  type MatrixWorld,
  openToken,
  routeOf,
  secretsOf,
  signature,
  signIn,
  verbs,
  withUnknownIds,
} from './matrix-world.ts';

const app = withTestApp();
let world: MatrixWorld;
beforeAll(async () => {
  world = await createMatrixWorld(app);
  await liftLimits(app);
});

/** Refusals of entry: nobody who may call a route gets one of these. */
const entry: readonly (ErrorCode | undefined)[] = ['AUTH_REQUIRED', 'FORBIDDEN', 'VALIDATION_FAILED'];
const authRequired = {
  status: 401,
  body: { code: 401, error: 'AUTH_REQUIRED', data: null, msg: 'Please log in first' },
};

const mayEnter = (verb: Verb, caller: Caller): boolean => {
  const { audience } = routeOf(verb);
  return audience === 'guest' || audience === audienceOf[caller];
};
const hasRole = (verb: Verb, caller: Caller): boolean => {
  const { roles } = routeOf(verb);
  return roles === undefined || (roles as readonly string[]).includes(caller);
};
/** Whose the sample's object is, or who must succeed when it is nobody's. */
const isOwner = (verb: Verb, caller: Caller): boolean =>
  ({
    guest: false,
    shopper: caller === 'shopperA',
    merchant: caller === 'merchantA',
    operator: audienceOf[caller] === 'operator',
  })[routeOf(verb).audience];

/** Signed in with A's own password, the answer is A's; the shop has to know where to send; operators read mails and audit A's money. */
const maySeeA = (verb: Verb, caller: Caller): boolean =>
  verb === 'login' || caller === 'shopperA' || caller === 'merchantA' || audienceOf[caller] === 'operator';

const send = async (verb: Verb, input: object, credentials: Credentials): Promise<Answered<unknown>> => {
  const { status, body, headers } = await app.callRaw(verb, input, {
    ...credentials,
    ...signature(world, verb, input),
  });
  return { status, body, headers };
};

const exercised = new Map<string, string>();

async function check(verb: Verb, caller: Caller, input: object): Promise<void> {
  const before = await digest(app);
  const unknown = withUnknownIds(verb, input);
  const answer = await send(verb, input, await signIn(world, caller));
  const { error, code } = answer.body;
  if (!mayEnter(verb, caller)) expect(answer).toMatchObject(authRequired);
  else if (!hasRole(verb, caller))
    expect(answer).toMatchObject({ status: 200, body: { error: 'FORBIDDEN', data: null } });
  else if (isOwner(verb, caller)) expect(answer).toMatchObject({ status: 200, body: { code: 1 } });
  else if (unknown) {
    const nobodys = await send(verb, unknown, await signIn(world, caller));
    expect(answer.body).toEqual(nobodys.body);
    expect(await digest(app)).toEqual(before);
  } else expect(entry).not.toContain(error);
  expect(answer.status).toBeLessThan(500);
  if (code !== 1) expect(await digest(app)).toEqual(before);
  if (!maySeeA(verb, caller)) {
    const text = JSON.stringify(answer.body);
    expect((await secretsOf(world)).filter((secret) => text.includes(secret))).toEqual([]);
  }
  exercised.set(`${verb} ${caller}`, code === 1 ? 'answered' : String(error));
}

describe('every route by every caller', () => {
  it.each(verbs)('%s', async (verb) => {
    const first = await samples[verb](world);
    // Those who may not come first: what the owner does at the end must not be what refused them.
    for (const caller of callers) {
      // What one operator decided, the next cannot decide again.
      const again = routeOf(verb).audience === 'operator' && audienceOf[caller] === 'operator';
      const input = again ? await samples[verb](world) : first;
      await check(verb, caller, input).catch((error: Error) => {
        error.message = `${caller}: ${error.message}`;
        throw error;
      });
    }
  });

  it('left no pair out, and every route has answered somebody', () => {
    const pairs = verbs.flatMap((verb) => callers.map((caller) => `${verb} ${caller}`));
    expect(pairs.filter((pair) => !exercised.has(pair))).toEqual([]);
    const answered = (verb: Verb) =>
      callers.some((caller) => exercised.get(`${verb} ${caller}`) === 'answered');
    expect(verbs.filter((verb) => !answered(verb))).toEqual([]);
  });

  it('looks at every table of ours, and sees a single changed field', async () => {
    const before = await digest(app);
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        'public.orders',
        'public.users',
        'ledger.posting',
        'graphile_worker._private_jobs',
      ]),
    );
    await app.owner.run('matrix.touch', 'update addresses set tag = $1 where id = $2', [
      'Elsewhere',
      world.shopper.addressId,
    ]);
    const after = await digest(app);
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([
      'public.addresses',
    ]);
  });

  it('a carrier without a signature is nobody', async () => {
    const scan = await samples.recordCarrierScan(world);
    const before = await digest(app);
    expect((await app.callRaw('recordCarrierScan', scan)).body.error).toBe('SIGNATURE_INVALID');
    expect(await digest(app)).toEqual(before);
  });
});

type Signed = Exclude<Audience, 'guest'>;
const people: Record<Signed, 'shopperA' | 'merchantA' | 'admin'> = {
  shopper: 'shopperA',
  merchant: 'merchantA',
  operator: 'admin',
};
const audiences = Object.keys(people) as Signed[];
const closed = verbs.filter((verb) => routeOf(verb).audience !== 'guest');

/** Calls every closed route of an audience and expects to be nobody. */
async function expectNobody(audience: Signed, credentials: Credentials): Promise<void> {
  for (const verb of closed.filter((v) => routeOf(v).audience === audience)) {
    // Sessions come before validation: nobody learns what a route wants.
    expect(await app.callRaw(verb, {}, credentials), verb).toMatchObject(authRequired);
  }
}

describe('a session is good for its audience, at its place, while it lives', () => {
  it.each(audiences)('%s routes take no other token and no other place', async (audience) => {
    const before = await digest(app);
    for (const from of audiences) {
      const token = await openToken(world, people[from]);
      for (const at of audiences) {
        if (from === audience && at === audience) continue;
        await expectNobody(audience, carry(at, token));
      }
      if (audience === 'shopper') {
        await expectNobody(audience, { cookie: `token=${token}; Meridian-Shopper=${token}` });
      }
    }
    expect(await digest(app)).toEqual(before);
  });

  it.each(audiences)('%s routes refuse a revoked, an expired and a made-up session', async (audience) => {
    const before = await digest(app);
    const revoked = await openToken(world, people[audience]);
    const expired = await openToken(world, people[audience]);
    const end = (id: 'newest' | 'second', column: 'revoked_at' | 'expires_at') =>
      app.owner.run(
        'matrix.end',
        `update sessions set ${column} = $1 where id = (select id from sessions order by id desc limit 1 offset $2)`,
        [app.clock.now(), id === 'newest' ? 0 : 1],
      );
    await end('newest', 'expires_at');
    await end('second', 'revoked_at');
    for (const token of [revoked, expired, 'A'.repeat(43), `${revoked}x`, "' or 1=1 --", '%00']) {
      await expectNobody(audience, carry(audience, token));
    }
    expect(await digest(app)).toEqual(before);
  });

  it('a dismissed merchant and a dismissed operator are nobody at once', async () => {
    const [merchant, operator] = [await openToken(world, 'merchantB'), await openToken(world, 'catalogue')];
    for (const [table, id] of [
      ['merchants', world.subjects.merchantB],
      ['operators', world.subjects.catalogue],
    ]) {
      await app.owner.run('matrix.dismiss', `update ${table} set disabled_at = $1 where id = $2`, [
        app.clock.now(),
        id,
      ]);
    }
    await expectNobody('merchant', { cookie: `${consoleCookies.merchant}=${merchant}` });
    await expectNobody('operator', { cookie: `${consoleCookies.operator}=${operator}` });
  });

  it('a frozen shopper is told so everywhere, and nothing is done', async () => {
    const token = await openToken(world, 'shopperB');
    await app.owner.run('matrix.freeze', 'update users set frozen_at = $1 where id = $2', [
      app.clock.now(),
      world.subjects.shopperB,
    ]);
    const before = await digest(app);
    for (const verb of closed.filter((v) => routeOf(v).audience === 'shopper')) {
      expect((await app.callRaw(verb, {}, { token })).body.error, verb).toBe('ACCOUNT_FROZEN');
    }
    expect(await digest(app)).toEqual(before);
  });
});
