// Migrations: brings a database to the shape that this version of the code expects, forward only.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import { isOverload, openPool, openSession, type Session, sqlFault } from './db.ts';

/** The role that the server works as: it can change rows, but neither tables nor the ledger. */
export const runtimeRole = 'meridian_runtime';

export const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/** One migrator at a time in a database; any constant number of ours will do. */
export const migrationLock = 7_301_946;

/** A file may have a great table to write anew; everything else is over in no time, or the wire is dead. */
const FILE_PATIENCE_MS = 24 * 3600_000;
const PATIENCE_MS = 15_000;

export interface MigrateOptions {
  /** The owner's connection, not the runtime role's. */
  url: string;
  log?: (line: string) => void;
  folder?: string;
}

export interface MigrationFile {
  id: number;
  name: string;
  text: string;
  sha256: string;
}

/** The files in order. Throws on a name that is not `NNNN-name.sql` and on a number given twice. */
export function readMigrations(folder = migrationsFolder): MigrationFile[] {
  const files = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const seen = new Map<number, string>();
  return files.map((name) => {
    const digits = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (!digits) throw new Error(`${name}: a migration is called NNNN-name.sql`);
    const id = Number(digits);
    const other = seen.get(id);
    if (other) throw new Error(`${name} and ${other} have the same number`);
    seen.set(id, name);
    // A checkout with other line ends is still the same file.
    const text = fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { id, name, text, sha256: createHash('sha256').update(text).digest('hex') };
  });
}

/**
 * Applies what is missing and answers the names of the files applied now. Safe to call from several processes at
 * once. Throws when an applied file has changed or vanished, or when a new file is numbered below an applied one.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const log = options.log ?? (() => {});
  const files = readMigrations(options.folder);
  const session = await openSession({ url: options.url, patienceMs: PATIENCE_MS });
  try {
    if (await isDone(session, files, options.url)) return [];
    await lock(session);
    await ensureRuntimeRole(session);
    await session.script(`
      CREATE TABLE IF NOT EXISTS public.migrations (
        id integer PRIMARY KEY,
        name text NOT NULL,
        sha256 text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await migrateJobs(session, options.url);
    const pending = await pendingFiles(session, files);
    for (const file of pending) {
      await apply(session, file);
      log(`migrated: ${file.name}`);
    }
    return pending.map((file) => file.name);
  } finally {
    await session.close();
  }
}

/**
 * Whether nothing is missing: then nobody's turn is waited for. A process that has the turn may be on a wire that fell silent, and
 * until the database finds out no other could start.
 */
async function isDone(session: Session, files: MigrationFile[], url: string): Promise<boolean> {
  const { there } = await session.one<{ there: boolean }>(
    'migrate.there',
    `SELECT to_regclass('public.migrations') IS NOT NULL AND to_regclass('graphile_worker.migrations') IS NOT NULL AS there`,
  );
  if (!there || (await pendingFiles(session, files)).length > 0 || !(await takesRole(session))) return false;
  await runJobMigrations(url);
  return jobsGranted(session);
}

/** Waits for other migrators; asked again and again, because a lock's answer that was lost would be waited for in vain. */
async function lock(session: Session): Promise<void> {
  for (;;) {
    const { locked } = await session.one<{ locked: boolean }>(
      'migrate.lock',
      'SELECT pg_try_advisory_lock($1) AS locked',
      [migrationLock],
    );
    if (locked) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function pendingFiles(session: Session, files: MigrationFile[]): Promise<MigrationFile[]> {
  const applied = await session.many<{ id: number; name: string; sha256: string }>(
    'migrate.applied',
    'SELECT id, name, sha256 FROM public.migrations ORDER BY id',
  );
  const byId = new Map(files.map((file) => [file.id, file]));
  for (const row of applied) {
    const file = byId.get(row.id);
    if (!file) throw new Error(`${row.name} was applied to this database, and its file is gone`);
    if (file.sha256 !== row.sha256)
      throw new Error(`${file.name} has changed since it was applied; write a new file instead`);
    byId.delete(row.id);
  }
  const last = applied.at(-1);
  const pending = [...byId.values()];
  const late = pending.find((file) => last !== undefined && file.id < last.id);
  if (late)
    throw new Error(
      `${late.name} comes before ${last?.name}, which was applied already; give it a higher number`,
    );
  return pending;
}

async function apply(session: Session, file: MigrationFile): Promise<void> {
  await session.script('BEGIN');
  try {
    await session.script(file.text, FILE_PATIENCE_MS);
    await session.run(
      'migrate.record',
      'INSERT INTO public.migrations (id, name, sha256) VALUES ($1, $2, $3)',
      [file.id, file.name, file.sha256],
    );
    await session.script('COMMIT');
  } catch (error) {
    await session.script('ROLLBACK').catch(() => {});
    const fault = sqlFault(error) as { message: string; position?: string } | null;
    const line = fault?.position ? file.text.slice(0, Number(fault.position)).split('\n').length : null;
    throw new Error(`${file.name}${line ? `:${line}` : ''}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Roles belong to the whole cluster, so migrators of several databases may meet here.
 * The owner becomes a member, so that one login serves both: connections of the server start with `role=`.
 */
async function ensureRuntimeRole(session: Session): Promise<void> {
  await session.script(`
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${runtimeRole}') THEN
        CREATE ROLE ${runtimeRole} NOLOGIN;
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END $$`);
  for (let tries = 0; !(await takesRole(session)); tries += 1) {
    if (tries >= 5) throw new Error(`this login is a member of ${runtimeRole} and may not take its role`);
    try {
      await session.script(`GRANT ${runtimeRole} TO CURRENT_USER`);
    } catch (error) {
      if (isOverload(error)) throw error;
      // Two of these at once: "tuple concurrently updated".
      if (sqlFault(error)?.code !== 'XX000') {
        throw new Error(`this login is not a member of ${runtimeRole} and cannot become one`, {
          cause: error,
        });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function takesRole(session: Session): Promise<boolean> {
  try {
    await session.script(`SET ROLE ${runtimeRole}; RESET ROLE`);
    return true;
  } catch (error) {
    if (isOverload(error)) throw error;
    return false;
  }
}

/** Several at once are one: the queue sees to that. */
async function runJobMigrations(url: string): Promise<void> {
  const pool = openPool({ url, max: 2, driverTypes: true });
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

/**
 * The job queue brings its own tables. They have row security without a policy, which shuts out everyone but their
 * owner; the runtime role gets the rights and the policies to add and to work jobs.
 */
async function migrateJobs(session: Session, url: string): Promise<void> {
  await runJobMigrations(url);
  await session.script(`
    GRANT USAGE ON SCHEMA graphile_worker TO ${runtimeRole};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA graphile_worker TO ${runtimeRole};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA graphile_worker TO ${runtimeRole};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA graphile_worker TO ${runtimeRole};
    ALTER DEFAULT PRIVILEGES IN SCHEMA graphile_worker
      GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${runtimeRole};
    ALTER DEFAULT PRIVILEGES IN SCHEMA graphile_worker GRANT USAGE, SELECT ON SEQUENCES TO ${runtimeRole};
    ALTER DEFAULT PRIVILEGES IN SCHEMA graphile_worker GRANT EXECUTE ON FUNCTIONS TO ${runtimeRole};
    DO $$ DECLARE kept record; BEGIN
      FOR kept IN
        SELECT c.relname FROM pg_class c
        WHERE c.relnamespace = 'graphile_worker'::regnamespace AND c.relkind = 'r' AND c.relrowsecurity
          AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = '${runtimeRole}')
      LOOP
        EXECUTE format('CREATE POLICY ${runtimeRole} ON graphile_worker.%I TO ${runtimeRole}
          USING (true) WITH CHECK (true)', kept.relname);
      END LOOP;
    END $$`);
}

/** Whether the runtime role has its policy on every table of the queue; one that a newer queue brought has none yet. */
async function jobsGranted(session: Session): Promise<boolean> {
  const { granted } = await session.one<{ granted: boolean }>(
    'migrate.jobs-granted',
    `SELECT has_schema_privilege($1, 'graphile_worker', 'USAGE')
        AND NOT EXISTS (SELECT FROM pg_class c
          WHERE c.relnamespace = 'graphile_worker'::regnamespace AND c.relkind = 'r' AND c.relrowsecurity
            AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = $1)) AS granted`,
    [runtimeRole],
  );
  return granted;
}
