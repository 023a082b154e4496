// The test cluster: where the databases of a test run live, and how a migrated one is made in a moment.
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSession, type Session, sqlFault } from '../platform/db.ts';
import { migrate, readMigrations } from '../platform/migrate.ts';

const TEMPLATE_LOCK = 7_301_947;

/** The same server, another database. */
export function urlOfDatabase(url: string, name: string): string {
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}

/** The template's name says what is in it, so that runs of different code can share a cluster. */
export function templateName(): string {
  const hash = createHash('sha256');
  for (const file of readMigrations()) hash.update(file.sha256);
  hash.update(fs.readFileSync(fileURLToPath(new URL('../platform/migrate.ts', import.meta.url)), 'utf8'));
  return `meridian_template_${hash.digest('hex').slice(0, 12)}`;
}

/** Makes the migrated template database unless the cluster has it already. */
export async function ensureTemplate(adminUrl: string): Promise<string> {
  const name = templateName();
  const session = await openSession({ url: adminUrl });
  try {
    await session.one('template.lock', 'SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const ready = await session.maybe<{ ready: boolean }>(
      'template.find',
      'SELECT NOT datallowconn AS ready FROM pg_database WHERE datname = $1',
      [name],
    );
    if (ready?.ready) return name;
    // Half made by a run that was cut off.
    if (ready) await session.script(`DROP DATABASE "${name}" WITH (FORCE)`);
    await session.script(`CREATE DATABASE "${name}"`);
    await migrate({ url: urlOfDatabase(adminUrl, name) });
    // Nobody may connect from here on: a template in use cannot be copied.
    await session.script(`ALTER DATABASE "${name}" WITH ALLOW_CONNECTIONS false`);
    return name;
  } finally {
    await session.close();
  }
}

/** Copies a template into a new database and answers its name. */
export async function copyTemplate(session: Session, template: string): Promise<string> {
  const name = `meridian_test_${randomBytes(8).toString('hex')}`;
  for (let tries = 0; ; tries += 1) {
    try {
      await session.script(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
      return name;
    } catch (error) {
      // "is being accessed by other users": the server's own housekeeping looks in now and then.
      if (sqlFault(error)?.code !== '55006' || tries >= 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 150));
    }
  }
}
