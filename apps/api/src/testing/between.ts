// What happens at the worst moment, for tests: after an act has looked, and before what it writes reaches the database's own checks.
import type { TestDatabase } from './database.ts';

const lock = 6_400_000;

/** Starts `act`, stops it at its first write of `table`, does `meanwhile`, and lets it go on. Answers what the act answers; throws what it throws. */
export async function betweenLookAndWrite<T>(
  { owner }: TestDatabase,
  table: string,
  act: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> {
  await owner.script(`
    create function held_back() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(${lock}); return new; end $$;
    create trigger a_held_back before insert or update on ${table} for each row execute function held_back();
    select pg_advisory_lock(${lock})`);
  let acting: Promise<T>;
  try {
    acting = act();
    // It is awaited below; until then its refusal is nobody's.
    acting.catch(() => {});
    const waiting =
      'select count(*)::int as count from pg_locks where locktype = $1 and objid = $2 and not granted';
    const isHeld = async () =>
      (await owner.one<{ count: number }>('test.held', waiting, ['advisory', lock])).count > 0;
    const ended = acting.then(
      () => true,
      () => true,
    );
    while (!(await isHeld()))
      if (await Promise.race([ended, owner.one('test.tick', 'select pg_sleep(0.01)', []).then(() => false)]))
        throw new Error(`it ended without writing ${table}`);
    await meanwhile();
  } finally {
    await owner.script(`select pg_advisory_unlock(${lock})`);
  }
  try {
    return await acting;
  } finally {
    await owner.script(`drop trigger a_held_back on ${table}; drop function held_back()`);
  }
}
