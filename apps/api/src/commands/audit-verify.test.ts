// The command `audit:verify` as it is run: whole, meddled with, rewritten from the start, cut off at the end.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../platform/log.ts';
import { anchorAudit } from '../slices/operations/anchor-audit.ts';
import { auditWrite } from '../slices/operations/index.ts';
import { withTestDatabase } from '../testing/database.ts';
import { createOperator } from '../testing/fixtures.ts';
import { verifyAudit } from './verify-audit.ts';

const world = withTestDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-audit-'));
const logFile = path.join(folder, 'server.log');
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

interface Ending {
  readonly code: number | null;
  readonly said: string;
}
/** As somebody types it: a process of its own, which takes seconds to start. */
async function typed(...args: string[]): Promise<Ending> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'audit-verify.ts'), ...args],
    { env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, DATABASE_OWNER_URL: world.url } },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}
/** The same work, here. */
async function run(...args: string[]): Promise<Ending> {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  const code = await verifyAudit(args, { say: keep, complain: keep, withDatabase: (fn) => fn(world.url) });
  return { code, said: lines.join('\n') };
}
/** The day's line, as the server writes it among others. */
async function anchor(): Promise<number> {
  const log = createLog('info');
  const lines: string[] = [];
  const kept = {
    ...log,
    info: (fields: object, text: string) =>
      void lines.push(JSON.stringify({ level: 30, ...fields, msg: text })),
  };
  const noted = await anchorAudit({ database: world.db, clock: world.clock, log: kept } as never);
  fs.appendFileSync(logFile, ['{"level":30,"msg":"serving"}', ...lines, ''].join('\n'));
  return noted;
}
const write = async (times: number) => {
  const actor = await createOperator(world.owner, ['admin']);
  for (let i = 0; i < times; i += 1)
    await world.db.transaction((tx) => auditWrite(tx, actor, 'freezeUser', { id: String(i) }, {}));
};
/** As an owner who means it: triggers off, change, triggers on. */
const meddle = (sql: string) =>
  world.owner.script(
    ['audit_log', 'audit_anchors']
      .map((table) => `alter table ${table} disable trigger all;`)
      .concat(
        `${sql};`,
        'alter table audit_log enable trigger all; alter table audit_anchors enable trigger all;',
      )
      .join(' '),
  );
/** The whole chain made anew, so that each entry follows the one before. */
const rewrite = `do $$ declare e audit_log; before bytea := ''; begin
  for e in select * from audit_log order by id loop
    before := audit_hash(before, e);
    update audit_log set hash = before where id = e.id;
  end loop; end $$`;

beforeAll(async () => {
  await write(3);
  expect(await anchor()).toBe(1);
  expect(await anchor()).toBe(0);
  world.clock.advance(24 * 3_600_000);
  await write(3);
  expect(await anchor()).toBe(1);
});

describe('audit:verify', { timeout: 240_000 }, () => {
  it('as somebody types it ends and says as the work does', async () => {
    const [whole, wrong] = await Promise.all([typed('--against', logFile), typed(`6:${'0'.repeat(64)}`)]);
    expect(whole).toEqual({ code: 0, said: `${(await run('--against', logFile)).said}\n` });
    expect(wrong).toEqual({ code: 1, said: `${(await run(`6:${'0'.repeat(64)}`)).said}\n` });
    expect(wrong.said).toContain('entry 6\tis not the one that was noted elsewhere');
  });

  it('says that the log is whole, and where it ends', async () => {
    const { code, said } = await run('--against', logFile);
    expect(said).toMatch(
      /2 noted end\(s\) looked for\nthe chain ends at 6:[0-9a-f]{64}\nthe audit log is whole/,
    );
    expect(code).toBe(0);
    const end = /ends at (\S+)/.exec(said)?.[1] ?? '';
    expect(await run(end)).toMatchObject({ code: 0 });
    expect(await run(end.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')))).toMatchObject({ code: 1 });
  });

  it('proves nothing with nothing: what is no noted end, or a file without one, is a mistake', async () => {
    const empty = path.join(folder, 'empty.log');
    fs.writeFileSync(empty, '{"level":30,"msg":"serving"}\n');
    expect(await run('--against', empty)).toMatchObject({ code: 2 });
    expect(await run('6:moon')).toMatchObject({ code: 2 });
  });

  it('reads a log of years line by line, whatever ends its lines, and never as a whole', async () => {
    const { said } = await run('--against', logFile);
    const ends = fs.readFileSync(logFile, 'utf8').trimEnd().split('\n');
    const years = path.join(folder, 'years.log');
    fs.writeFileSync(years, `${'{"level":30,"msg":"serving"}\r\n'.repeat(50_000)}${ends.join('\r\n')}`);
    const whole = vi.spyOn(fs, 'readFileSync');
    expect(await run('--against', years)).toEqual({ code: 0, said });
    expect(whole).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    for (const file of [folder, path.join(folder, 'nowhere.log')])
      expect(await run('--against', file)).toMatchObject({
        code: 2,
        said: expect.stringMatching(/EISDIR|ENOENT/),
      });
  });

  it('finds a changed word, and a chain rewritten from there on by what was noted', async () => {
    await meddle(
      'create table kept as select * from audit_log; create table kept_anchors as select * from audit_anchors',
    );
    await meddle(`update audit_log set target = '9' where id = 2`);
    expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('entry 2\tits hash') });
    await meddle(rewrite);
    const own = await run();
    expect(own).toMatchObject({
      code: 1,
      said: expect.stringContaining('entry 3\tis not the one that was noted on'),
    });
    expect(own.said).not.toContain('its hash');
    // Who owns the database rewrites the notes in it too; the server's log stands elsewhere.
    await meddle('update audit_anchors n set hash = a.hash from audit_log a where a.id = n.entry');
    expect(await run()).toMatchObject({ code: 0 });
    expect(await run('--against', logFile)).toMatchObject({
      code: 1,
      said: expect.stringContaining('entry 6\tis not the one that was noted elsewhere'),
    });
  });

  it('finds an end that was cut off', async () => {
    await meddle(
      'delete from audit_log; insert into audit_log select * from kept; delete from audit_anchors; insert into audit_anchors select * from kept_anchors',
    );
    expect(await run('--against', logFile)).toMatchObject({ code: 0 });
    await meddle('delete from audit_log where id = 6; delete from audit_anchors where entry = 6');
    expect(await run()).toMatchObject({ code: 0 });
    expect(await run('--against', logFile)).toMatchObject({
      code: 1,
      said: expect.stringContaining('entry 6'),
    });
  });
});
