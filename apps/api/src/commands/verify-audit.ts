// The work of the command `audit:verify`: checks the chain of the audit log, and that every end noted before still stands.
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/db.ts';
import { runtimeRole } from '../platform/migrate.ts';
import {
  findAuditHash,
  findAuditHead,
  listBrokenLinks,
  listLostAnchors,
  type NotedEnd,
  notedEnd,
  notedEnds,
} from '../slices/operations/index.ts';
import type { Surroundings } from './command-database.ts';

/** What is wrong, a line each; the last line says where the chain ends. */
async function verify(
  database: Database,
  noted: readonly NotedEnd[],
  say: Surroundings['say'],
): Promise<boolean> {
  const faults = [...(await listBrokenLinks(database)), ...(await listLostAnchors(database))];
  for (const { entry, hash } of noted)
    if ((await findAuditHash(database, entry))?.hash !== hash)
      faults.push({ ref: `entry ${entry}`, detail: 'is not the one that was noted elsewhere' });
  for (const { ref, detail } of faults) say(`${ref}\t${detail}`);
  if (noted.length > 0) say(`${noted.length} noted end(s) looked for`);
  const head = await findAuditHead(database);
  say(head ? `the chain ends at ${head.id}:${head.hash}` : 'the audit log is empty');
  return faults.length === 0;
}

/** The ends in a file, which may be the log of years: line by line, never held as a whole. @throws when there are none: nothing compared is nothing proved */
async function endsIn(file: string): Promise<NotedEnd[]> {
  const ends: NotedEnd[] = [];
  const handle = await open(file);
  for await (const line of handle.readLines()) ends.push(...notedEnds(line));
  if (ends.length === 0) throw new Error(`no end of the audit log is noted in ${file}`);
  return ends;
}

/** The ends given by hand and in files. @throws when one of them holds none */
async function readNoted(args: readonly string[]): Promise<NotedEnd[]> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { against: { type: 'string', multiple: true, default: [] } },
    allowPositionals: true,
  });
  const given = positionals.map((text) => {
    const end = notedEnd(text);
    if (!end) throw new Error('an entry is noted as <number>:<hash>');
    return end;
  });
  const kept: NotedEnd[] = [];
  for (const file of values.against) kept.push(...(await endsIn(file)));
  return [...given, ...kept];
}

/** Answers what the command ends with: 0 = whole, 1 = meddled with, 2 = nothing was checked. */
export async function verifyAudit(
  args: readonly string[],
  { say, complain, withDatabase }: Surroundings,
): Promise<0 | 1 | 2> {
  try {
    const noted = await readNoted(args);
    const isWhole = await withDatabase(async (url) => {
      const database = openDatabase({ url, role: runtimeRole, max: 1, clock: systemClock });
      try {
        return await verify(database, noted, say);
      } finally {
        await database.close();
      }
    });
    say(isWhole ? 'the audit log is whole' : 'the audit log was meddled with');
    return isWhole ? 0 : 1;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
