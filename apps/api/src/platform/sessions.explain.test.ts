// The plans behind sessions: how a token is looked for must not depend on what the database has heard of the table so far.
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_START, withTestDatabase } from '../testing/database.ts';
import { type Asked, plansOf, readBy } from '../testing/plans.ts';
import type { Database } from './db.ts';
import { findSession, findSessionOfWrite, listSessions, type SessionAudience } from './sessions.ts';

const world = withTestDatabase();
const size = 5_000;
const someone = 'x'.repeat(43);
const shopper: SessionAudience = 'shopper';

/** A shop's first minutes: many have come, and nothing has been analyzed yet. */
beforeAll(async () => {
  await world.owner.script('alter table sessions set (autovacuum_enabled = false)');
  await world.owner.run(
    'test.fill',
    `insert into sessions (audience, subject_id, token_hash, created_at, last_seen_at, expires_at)
     select 'shopper', g, sha256(g::text::bytea), $2::timestamptz, $2, $2 + interval '3 days' from generate_series(1, $1::int) g`,
    [size, TEST_START],
  );
});

/** What a function asks the database first. */
async function askedBy(ask: (db: Database) => Promise<unknown>): Promise<Asked> {
  const asked: Asked[] = [];
  const hear = async (text: string, values: readonly unknown[] = []) => void asked.push({ text, values });
  const db = {
    maybe: async (_: string, text: string, values?: readonly unknown[]) => {
      await hear(text, values);
      return null;
    },
    many: async (_: string, text: string, values?: readonly unknown[]) => {
      await hear(text, values);
      return [];
    },
  };
  await ask({ ...db, quick: db } as unknown as Database);
  return asked[0] as Asked;
}
const nodesOf = async (ask: (db: Database) => Promise<unknown>) => plansOf(world, await askedBy(ask));

describe.each(['auto', 'force_generic_plan'])('with plans as %s makes them', (mode) => {
  beforeAll(() => world.owner.script(`set plan_cache_mode = ${mode}`));

  it.each<[string, (db: Database) => Promise<unknown>]>([
    ['a reader', (db) => findSession(db, shopper, someone, TEST_START)],
    [
      'a writer',
      (db) =>
        findSessionOfWrite(db, shopper, someone, TEST_START, { windowSeconds: 60, key: 'key-of-a-write' }),
    ],
  ])('the token of %s is found by its hash, none beside it read', async (_, ask) => {
    const nodes = await nodesOf(ask);
    expect(nodes.map((n) => n['Index Name'])).toContain('sessions_token_hash_key');
    expect(Math.max(...nodes.map(readBy))).toBeLessThanOrEqual(1);
  });
});

it('the sessions of a person are found by the person', async () => {
  const nodes = await nodesOf((db) => listSessions(db, shopper, 77n, TEST_START));
  expect(Math.max(...nodes.map(readBy))).toBe(1);
});
