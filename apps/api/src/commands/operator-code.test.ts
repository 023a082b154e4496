// The command `operator:code` as it is run: the code of the moment, and a new beginning for who lost their authenticator.
import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { withTestApp } from '../testing/app.ts';
import { digest } from '../testing/matrix-world.ts';
import { createOperator, enrolOperator, operatorPassword } from '../testing/operators.ts';

const app = withTestApp();
const run = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'operator-code.ts'), ...args],
    { env: { ...process.env, NODE_ENV: 'test', DATA_DIR: os.tmpdir(), DATABASE_OWNER_URL: app.url } },
  );

// Each run starts a process of its own.
describe('operator:code', { timeout: 120_000 }, () => {
  it('shows what an authenticator with the key shows, however the key was typed', async () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const before = Date.now();
    const { stdout } = await run('gezd gnbv', secret.slice(8));
    const [code = ''] = stdout.split(' ');
    expect(new TOTP({ secret }).validate({ token: code, timestamp: before, window: 4 })).not.toBeNull();
    await expect(run('no key at all')).rejects.toMatchObject({ code: 1 });
  });

  it('--reset forgets authenticator and sessions, and stands in the audit log', async () => {
    const mine = await enrolOperator(app, await createOperator(app, ['admin']));
    await run('--reset', mine.email);
    expect((await app.call('getOperatorInfo', {}, mine.credentials)).status).toBe(401);
    const again = await app.data('operatorLogin', { email: mine.email, password: operatorPassword });
    expect(again.enrol).not.toBeNull();
    const left = await app.owner.one<{ codes: number; notes: number }>(
      'test.left',
      `select (select count(*)::int from operator_recovery_codes where operator_id = $1) as codes,
         (select count(*)::int from audit_log where verb = 'resetOperatorCode' and target = $1::text and detail like '%command%') as notes`,
      [mine.operatorId],
    );
    expect(left).toEqual({ codes: 0, notes: 1 });
  });

  it('--reset of nobody says so and changes nothing', async () => {
    const before = await digest(app);
    await expect(run('--reset', 'nobody@example.com')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no operator has the e-mail nobody@example.com'),
    });
    expect(await digest(app)).toEqual(before);
  });
});
