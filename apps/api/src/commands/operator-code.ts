// Command `npm run operator:code -- <key>`: the code of the moment, for who has no authenticator at hand; `-- --reset <e-mail>`: who lost theirs sets up another.
import { parseArgs } from 'node:util';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/db.ts';
import { runtimeRole } from '../platform/migrate.ts';
import { revokeAllSessions } from '../platform/sessions.ts';
import { insertAudit } from '../slices/operations/audit.sql.ts';
import { findOperatorByEmail } from '../slices/operations/operations.sql.ts';
import { codeAt } from '../slices/operations/second-factor.rules.ts';
import { clearFactor } from '../slices/operations/sign-in.sql.ts';
import { complain, say, withCommandDatabase } from './command-database.ts';

const usage =
  'npm run operator:code -- <key shown when an authenticator is set up>\nnpm run operator:code -- --reset <e-mail>';

/** As a colleague would do it in the console, with its entry in the audit log. @throws when nobody has this e-mail */
const reset = (database: Database, email: string): Promise<void> =>
  database.transaction(async (tx) => {
    const operator = await findOperatorByEmail(tx, email);
    if (!operator) throw new Error(`no operator has the e-mail ${email}`);
    await clearFactor(tx, operator.id);
    await revokeAllSessions(tx, 'operator', operator.id);
    await insertAudit(tx, {
      operatorId: operator.id,
      verb: 'resetOperatorCode',
      target: String(operator.id),
      outcome: 'done',
      detail: JSON.stringify({ by: 'command' }),
      ip: '',
      requestId: 'command',
    });
  });

try {
  const { values, positionals } = parseArgs({
    options: { reset: { type: 'string' } },
    allowPositionals: true,
  });
  const key = positionals.join('').replace(/\s/g, '').toUpperCase();
  if (values.reset !== undefined) {
    const email = values.reset;
    await withCommandDatabase(async (url) => {
      const database = openDatabase({ url, role: runtimeRole, max: 1, clock: systemClock });
      await reset(database, email).finally(() => database.close());
    });
    say(`${email} sets up an authenticator at the next sign-in.`);
  } else {
    const now = codeAt(key, systemClock.now());
    if (!now) throw new Error(usage);
    say(`${now.code}   good for ${now.seconds} s`);
  }
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
