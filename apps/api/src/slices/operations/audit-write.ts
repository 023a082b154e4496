// The one place where what operators do is written down: the door calls it at the end of each of their writes, in the same transaction.
import { contract, type Route, type Verb } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { detailOf, targetOf } from './audit.rules.ts';
import { insertAuditOf } from './audit.sql.ts';

/** Adds an entry: who did what, to what, and how it came out. @throws FORBIDDEN when they were dismissed, or lost the role, since the door let them in */
export async function auditWrite(
  tx: Tx,
  actor: OperatorActor,
  verb: Verb,
  input: unknown,
  answer: unknown,
): Promise<void> {
  const { roles }: Route = contract[verb];
  const entry = {
    operatorId: actor.operatorId,
    verb,
    target: targetOf(input),
    outcome: answer instanceof Refusal ? answer.error : 'done',
    detail: detailOf(input),
    ip: actor.ip,
    requestId: actor.requestId,
  };
  if (!(await insertAuditOf(tx, entry, roles ?? null))) refuse('FORBIDDEN');
}
