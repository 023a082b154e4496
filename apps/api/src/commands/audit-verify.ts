// Command `npm run audit:verify [-- <entry>:<hash>]`: checks the chain of the audit log, and that an entry noted elsewhere before still stands.
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/db.ts';
import { runtimeRole } from '../platform/migrate.ts';
import { findAuditHash, findAuditHead, listBrokenLinks } from '../slices/operations/index.ts';
import { complain, say, withCommandDatabase } from './command-database.ts';

/** What is wrong, a line each; the last line says where the chain ends. */
async function verify(database: Database, noted: string | undefined): Promise<boolean> {
  const faults = await listBrokenLinks(database);
  for (const { ref, detail } of faults) say(`${ref}\t${detail}`);
  const [, id, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(noted ?? '') ?? [];
  if (noted !== undefined && id === undefined) throw new Error('an entry is noted as <number>:<hash>');
  const stands = id === undefined || (await findAuditHash(database, BigInt(id)))?.hash === hash;
  if (!stands) say(`entry ${id}\tis not the one that was noted`);
  const head = await findAuditHead(database);
  say(head ? `the chain ends at ${head.id}:${head.hash}` : 'the audit log is empty');
  return faults.length === 0 && stands;
}

try {
  const isWhole = await withCommandDatabase(async (url) => {
    const database = openDatabase({ url, role: runtimeRole, max: 1, clock: systemClock });
    try {
      return await verify(database, process.argv[2]);
    } finally {
      await database.close();
    }
  });
  say(isWhole ? 'the audit log is whole' : 'the audit log was meddled with');
  process.exitCode = isWhole ? 0 : 1;
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
