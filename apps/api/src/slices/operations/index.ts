// The front door of operations.
import { numbersByKey } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';
import { listCorrectionNos } from './corrections.sql.ts';
import { findOperator, listOperatorNames } from './operations.sql.ts';

export { findAuditHash, findAuditHead, listBrokenLinks, listLostAnchors } from './audit.sql.ts';
export { auditWrite } from './audit-write.ts';
export { businessRules } from './business-rules.ts';
export { type NotedEnd, notedEnd, notedEnds } from './noted-ends.rules.ts';
export { operationsJobs } from './operations.jobs.ts';
export { operationsRoutes } from './operations.routes.ts';
export { insertOperator } from './operations.sql.ts';

/** The roles of an operator who may act, or null. */
export async function findOperatorRoles(db: Db, id: bigint) {
  const operator = await findOperator(db, id);
  return operator ? { roles: operator.roles } : null;
}

/** How operators are called, by id. */
export async function operatorNames(db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await listOperatorNames(db, [...new Set(ids)])).map((row) => [row.id, row.name]));
}

/** Journal key (`adjust:3`) → number of the correction. */
export const referencesOf = (db: Db, keys: readonly string[]): Promise<Map<string, string>> =>
  numbersByKey('adjust', keys, async (ids) =>
    (await listCorrectionNos(db, ids)).map(({ id, correctionNo }) => ({ id, no: correctionNo })),
  );
