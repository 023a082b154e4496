// Zones for tests of time: a process and a database that keep different hours, and moments at which calendars trip.
import { openSession } from '../../platform/db.ts';
import { createTestDatabase } from '../database.ts';

/** The process's zone and the database's: west and east of UTC, a quarter hour off, and both sides of the date line. */
export const zonePairs = [
  ['UTC', 'UTC'],
  ['America/New_York', 'Asia/Kathmandu'],
  ['Asia/Kathmandu', 'Pacific/Apia'],
  ['Pacific/Apia', 'America/New_York'],
] as const;

export const moments = [
  ['midnight', '2026-03-02T00:00:00.000Z'],
  ['the last millisecond of a day', '2026-03-01T23:59:59.999Z'],
  ['the last day of January', '2027-01-31T12:00:00.000Z'],
  ['leap day', '2028-02-29T23:30:00.000Z'],
  ['the last millisecond of a year', '2026-12-31T23:59:59.999Z'],
  ['the end of a February without leap day', '2100-02-28T23:59:59.000Z'],
  ['before New York puts its clocks forward', '2026-03-08T06:59:59.999Z'],
  ['the hour that New York has twice', '2026-11-01T05:30:00.000Z'],
] as const;

/** A migrated database whose sessions keep the hours of a zone. */
export const createDatabaseIn = (zone: string) => async (): ReturnType<typeof createTestDatabase> => {
  const made = await createTestDatabase();
  const owner = await openSession({ url: made.url });
  try {
    await owner.script(`alter database "${new URL(made.url).pathname.slice(1)}" set timezone = '${zone}'`);
  } finally {
    await owner.close();
  }
  return made;
};

/** Puts this process into a zone; the answer puts it back. Node reads the zone anew when it is set. */
export function moveTo(zone: string): () => void {
  const before = process.env.TZ;
  process.env.TZ = zone;
  return () => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  };
}
