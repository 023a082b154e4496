// Command `npm run audit:verify [-- <entry>:<hash>] [--against <file>]`: is the audit log whole? Ends with 0, 1 when it is not, 2 when it could not look.
import { complain, say, withCommandDatabase } from './command-database.ts';
import { verifyAudit } from './verify-audit.ts';

process.exitCode = await verifyAudit(process.argv.slice(2), {
  say,
  complain,
  withDatabase: withCommandDatabase,
});
