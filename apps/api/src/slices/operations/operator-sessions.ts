// Operators' sessions: seen by their owner and by administrators, ended one by one or all but one.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { listSessions, revokeAllSessions, revokeSessionOf } from '../../platform/sessions.ts';
import { listStaff } from './sign-in.sql.ts';

/** @throws FORBIDDEN when somebody else than an administrator asks for everybody's */
export async function readOperatorSessions(
  db: Db,
  actor: OperatorActor,
  input: InputOf<'listOperatorSessions'>,
  now: Date,
): Promise<ResponseOf<'listOperatorSessions'>> {
  if (input.everybody && !actor.roles.includes('admin')) refuse('FORBIDDEN');
  const staff = new Map((await listStaff(db)).map((operator) => [operator.id, operator]));
  const sessions = await listSessions(db, 'operator', input.everybody ? null : actor.operatorId, now);
  return {
    list: sessions.map(({ id, subjectId, userAgent, ip, createdAt, lastSeenAt }) => ({
      id: String(id),
      operator: staff.get(subjectId)?.name ?? '',
      email: staff.get(subjectId)?.email ?? '',
      userAgent,
      ip,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isThis: id === actor.sessionId,
    })),
  };
}

/** Ends the own ones but the one that asks. */
export async function endOtherSessions(tx: Tx, actor: OperatorActor) {
  return { ended: await revokeAllSessions(tx, 'operator', actor.operatorId, actor.sessionId) };
}

/** @throws SESSION_NOT_FOUND when none of an operator is open under that id */
export async function revokeOperatorSession(
  tx: Tx,
  _actor: OperatorActor,
  input: InputOf<'revokeOperatorSession'>,
) {
  if (!(await revokeSessionOf(tx, 'operator', input.id))) refuse('SESSION_NOT_FOUND');
  return {};
}
