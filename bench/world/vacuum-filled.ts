// What a database knows of itself after a world has been made in it.
import type { Session } from '../../apps/api/src/platform/db.ts';

/**
 * Vacuums and analyzes the tables that have rows. One that was empty then is known to be empty: plans for its first thousands of
 * rows read all of it until the next time that it is analyzed (whole purchases so: 18 a second in place of 90).
 */
export async function vacuumFilled(session: Session): Promise<void> {
  const tables = await session.many<{ name: string; bytes: number }>(
    'bench.tables',
    'select relid::regclass::text as name, pg_relation_size(relid)::float8 as bytes from pg_stat_user_tables',
  );
  const filled = tables.filter(({ bytes }) => bytes > 0).map(({ name }) => name);
  await session.script(`vacuum analyze ${filled.join(', ')}`);
}
