// Command: checks the books; prints every fault and ends with 1 when there is one, with 2 when it could not check.
import { reconcile } from '../ledger/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db.ts';
import { runtimeRole } from '../platform/migrate.ts';
import { businessRules } from '../slices/operations/index.ts';
import { complain, say, withCommandDatabase } from './command-database.ts';

try {
  const faults = await withCommandDatabase(async (url) => {
    const database = openDatabase({ url, role: runtimeRole, max: 1, clock: systemClock });
    try {
      return await reconcile(database, businessRules);
    } finally {
      await database.close();
    }
  });
  for (const { rule, title, ref, detail } of faults) say([rule, title, ref, detail].join('\t'));
  say(faults.length === 0 ? 'the books are whole' : `${faults.length} fault(s)`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
