// Noting where the audit log ends, every day: in its table, and in the server's own log, which leaves the machine with the others.
import type { Services } from '../../platform/services.ts';
import { insertAnchor } from './audit.sql.ts';

/** Whoever rewrites the log afterwards has to rewrite the logs of all those days as well. Answers how many were noted: one, the first time of a day. */
export async function anchorAudit({ database, log }: Services): Promise<number> {
  const anchor = await database.transaction(insertAnchor);
  if (!anchor) return 0;
  log.info({ auditEntry: String(anchor.entry), auditHash: anchor.hash }, 'the audit log ends here');
  return 1;
}
