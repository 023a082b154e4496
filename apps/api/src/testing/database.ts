// Databases for tests: a fresh migrated one for each file, as the server sees it and as its owner does.
import { afterAll, beforeAll, vi } from 'vitest';
import { TestClock } from '../platform/clock.ts';
import { type Database, openDatabase, openSession, type Session } from '../platform/db.ts';
import { runtimeRole } from '../platform/migrate.ts';
import { copyTemplate, ensureTemplate, urlOfDatabase } from './cluster.ts';

/** Where every test clock stands at first. */
export const TEST_START = new Date('2026-03-02T09:00:00Z');

export interface TestDatabase {
  /** The owner's connection string. */
  url: string;
  /** As the server: in the runtime role, on the test clock. */
  db: Database;
  clock: TestClock;
  /** As the owner: may do what the server may not. */
  owner: Session;
  drop(): Promise<void>;
}

/** A new database with all migrations applied. `drop()` ends its connections and removes it. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = process.env.TEST_DATABASE_URL;
  if (!admin)
    throw new Error('TEST_DATABASE_URL is not set: run this under the project "api" or "e2e" of vitest');
  const template = process.env.TEST_DATABASE_TEMPLATE ?? (await ensureTemplate(admin));
  const session = await openSession({ url: admin });
  try {
    const name = await copyTemplate(session, template);
    return { url: urlOfDatabase(admin, name), drop: () => dropDatabase(admin, name) };
  } finally {
    await session.close();
  }
}

async function dropDatabase(admin: string, name: string): Promise<void> {
  const session = await openSession({ url: admin });
  try {
    await session.script(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  } finally {
    await session.close();
  }
}

/** A new database with both connections open; the caller drops it. */
export async function openTestDatabase(
  options: { max?: number; create?: typeof createTestDatabase } = {},
): Promise<TestDatabase> {
  const { url, drop } = await (options.create ?? createTestDatabase)();
  const clock = new TestClock(TEST_START);
  const db = openDatabase({ url, role: runtimeRole, clock, max: options.max ?? 10 });
  const owner = await openSession({ url });
  return {
    url,
    db,
    clock,
    owner,
    drop: async () => {
      await db.close();
      await owner.close();
      await drop();
    },
  };
}

/**
 * For the top of a test file or a describe: opens before the first test, drops after the last.
 * The fields are filled by then, so reach through the object (`test.db`) and do not take it apart.
 */
export function withTestDatabase(options: { max?: number } = {}): TestDatabase {
  const world = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(world, await openTestDatabase(options));
  });
  afterAll(async () => {
    await world.drop?.();
  });
  return world;
}

/** Until a statement in this database stands before a lock. Not over a connection inside a transaction: there the view stands still. */
export const untilSomebodyWaits = (owner: Session): Promise<unknown> =>
  vi.waitUntil(
    () =>
      owner.maybe(
        'test.waits',
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`,
      ),
    { timeout: 10_000, interval: 20 },
  );
