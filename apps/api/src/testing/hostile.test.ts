// Every field of every request with values that no app sends: an answer in words, never a fault, and refused means unchanged.
import type { Verb } from '@meridian/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { withTestApp } from './app.ts';
import { samples } from './matrix-samples.ts';
import {
  audienceOf,
  type Caller,
  createMatrixWorld,
  digest,
  liftLimits,
  type MatrixWorld,
  routeOf,
  signature,
  signIn,
  verbs,
} from './matrix-world.ts';

const app = withTestApp();
let world: MatrixWorld;
beforeAll(async () => {
  world = await createMatrixWorld(app);
  await liftLimits(app);
});

const hostile: readonly unknown[] = [
  ...['-1', '1e3', '0.001', '1000000000', '9'.repeat(40), 'NaN', '0x10', '٣', '１'],
  ...["'; drop table users; --", "' or 1=1 --", '<script>alert(1)</script>', '../../etc/passwd'],
  ...['\u0000', 'a\u0000b', '\u202egnp.exe', 'a\u0301\u0301', '__proto__', '', ' ', '\n', '😀'.repeat(3000)],
  ...['\ud800', 'a\udc00b'],
  ...[-1, 0, 1e3, 0.001, 1e9, 1e21, Number.MAX_SAFE_INTEGER + 2, true, null, [], [[]], {}, { $gt: '' }],
];
/** A query holds texts only, and no lone halves of characters. */
const hostileQuery = hostile.filter(
  (value): value is string => typeof value === 'string' && !/\p{Surrogate}/u.test(value),
);

const callerOf = (verb: Verb): Caller => {
  const { audience } = routeOf(verb);
  const found = (['admin', 'merchantA', 'shopperA'] as const).find((c) => audienceOf[c] === audience);
  return found ?? 'guest';
};

/** The request with each of its leaves replaced once. */
function* poisoned(input: unknown, poison: unknown): Generator<unknown> {
  if (Array.isArray(input)) {
    yield poison;
    for (const [i, item] of input.entries())
      for (const bad of poisoned(item, poison)) yield input.with(i, bad);
  } else if (input && typeof input === 'object') {
    for (const [name, value] of Object.entries(input))
      for (const bad of poisoned(value, poison)) yield { ...input, [name]: bad };
  } else yield poison;
}

/** Every try is a first try: otherwise all but the first few only meet the brakes. Wrong codes stay counted on purpose. */
const forgive = () =>
  app.owner.script(
    'delete from login_attempts; update pay_codes set failures = 0, locked_until = null; update mailed_codes set tries = 0',
  );

/** Tables in which a refusal is written down on purpose. */
const counted: Partial<Record<Verb, readonly string[]>> = {
  verifyOperatorCode: ['public.audit_log', 'public.operator_sign_ins', 'public.operators'],
};
const without = (tables: readonly string[] = [], digests: object) =>
  Object.fromEntries(Object.entries(digests).filter(([table]) => !tables.includes(table)));

let keys = 0;
const send = async (verb: Verb, input: unknown) => {
  keys += 1;
  const { headers } = signature(world, verb, input);
  return app.callRaw(verb, input, {
    ...(await signIn(world, callerOf(verb))),
    headers: { ...headers, 'idempotency-key': `hostile-${keys}` },
  });
};

describe('hostile values', () => {
  // Hundreds of calls each, with a look at every table after every one.
  vi.setConfig({ testTimeout: 180_000 });
  it.each(verbs)('%s', async (verb) => {
    const input = await samples[verb](world);
    const values = routeOf(verb).method === 'GET' ? hostileQuery : hostile;
    await forgive();
    let before = await digest(app);
    for (const poison of values) {
      for (const bad of poisoned(input, poison)) {
        const { status, body } = await send(verb, bad);
        const what = `${JSON.stringify(bad).slice(0, 200)} → ${JSON.stringify(body).slice(0, 200)}`;
        expect(status, what).toBeLessThan(500);
        expect(body, what).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
        await forgive();
        const after = await digest(app);
        if (body.code !== 1)
          expect(without(counted[verb], after), what).toEqual(without(counted[verb], before));
        before = after;
      }
    }
  });

  it.each(verbs)('%s takes no field that it does not know', async (verb) => {
    const input = await samples[verb](world);
    const before = await digest(app);
    const { body } = await send(verb, { ...input, isAdmin: 'true' });
    expect(body.error).toBe('VALIDATION_FAILED');
    expect(await digest(app)).toEqual(before);
  });
});
