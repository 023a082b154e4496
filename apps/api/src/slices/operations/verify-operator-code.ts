// The second step of signing in: a code that is good once opens the session; the first good code of a new authenticator enrols it.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { GuestActor } from '../../platform/actors.ts';
import type { Database, Tx } from '../../platform/db.ts';
import { hashToken } from '../../platform/ids.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { SessionStart, type StepScope } from '../../platform/route.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import { openSession } from '../../platform/sessions.ts';
import { insertAudit } from './audit.sql.ts';
import { findOperator } from './operations.sql.ts';
import { operatorView } from './operations.view.ts';
import { delayMs, newRecoveryCodes, recoveryCodeOf, stepOfCode, triesMax } from './second-factor.rules.ts';
import {
  type FactorRow,
  insertRecoveryCodes,
  lockFactor,
  type SignInRow,
  takeSignInTry,
  updateCodeFailed,
  updateCodeUsed,
  updateEnrolled,
  updateSignInUsed,
  useRecoveryCode,
} from './sign-in.sql.ts';
import { factorScope, ticketHashOf } from './start-sign-in.ts';

type Answer = SessionStart<ResponseOf<'verifyOperatorCode'>> | Refusal;

/** @throws SIGN_IN_EXPIRED, LOGIN_SLOWED; answers the refusal SECOND_FACTOR_WRONG, which stays counted */
export const verifyOperatorCode = (
  database: Database,
  actor: GuestActor,
  input: InputOf<'verifyOperatorCode'>,
  scope: StepScope,
): Promise<Answer> =>
  database.transaction(async (tx): Promise<Answer> => {
    const secret = scope.services.config.signingSecret;
    const signIn =
      (await takeSignInTry(tx, ticketHashOf(input.ticket), triesMax)) ?? refuse('SIGN_IN_EXPIRED');
    const factor = (await lockFactor(tx, signIn.operatorId)) ?? refuse('SIGN_IN_EXPIRED');
    checkBlocked(factor, tx.now);
    // Somebody enrolled in between: this ticket's authenticator came too late.
    if ((factor.codeSealed === null) !== (signIn.secretSealed !== null)) refuse('SIGN_IN_EXPIRED');
    const way = await wayIn(tx, factor, signIn, input.code, secret);
    const audit = (outcome: string) =>
      insertAudit(tx, {
        operatorId: factor.id,
        verb: 'verifyOperatorCode',
        target: null,
        outcome,
        detail: JSON.stringify({ way }),
        ip: actor.ip,
        requestId: actor.requestId,
      });
    if (way === null) {
      const failures = factor.codeFailures + 1;
      const wait = delayMs(failures);
      await updateCodeFailed(tx, factor.id, failures, wait > 0 ? new Date(tx.now.getTime() + wait) : null);
      await audit('SECOND_FACTOR_WRONG');
      return new Refusal('SECOND_FACTOR_WRONG', { fields: { code: 'SECOND_FACTOR_WRONG' } });
    }
    await updateSignInUsed(tx, ticketHashOf(input.ticket));
    const recoveryCodes = way === 'enrolment' ? await giveRecoveryCodes(tx, factor.id) : null;
    const session = await openSession(tx, {
      audience: 'operator',
      subjectId: factor.id,
      ip: actor.ip,
      userAgent: scope.request.headers['user-agent'] ?? '',
    });
    await audit('done');
    const operator = (await findOperator(tx, factor.id)) ?? refuse('SIGN_IN_EXPIRED');
    return new SessionStart('operator', session.token, { operator: operatorView(operator), recoveryCodes });
  });

function checkBlocked(factor: FactorRow, now: Date): void {
  const wait = (factor.codeBlockedUntil?.getTime() ?? 0) - now.getTime();
  if (wait <= 0) return;
  const seconds = Math.ceil(wait / 1000);
  refuse('LOGIN_SLOWED', { args: { seconds }, retryAfterSeconds: seconds });
}

/** How the code lets in, used up by now; null when it does not. */
async function wayIn(
  tx: Tx,
  factor: FactorRow,
  signIn: SignInRow,
  code: string,
  secret: string,
): Promise<'enrolment' | 'code' | 'recovery' | null> {
  const sealed = signIn.secretSealed ?? factor.codeSealed;
  if (sealed === null) return null;
  const authenticator = unseal(secret, factorScope, sealed);
  const step = stepOfCode(authenticator, code.replace(/\s/g, ''), tx.now);
  if (signIn.secretSealed !== null) {
    if (step === null) return null;
    await updateEnrolled(tx, factor.id, seal(secret, factorScope, authenticator), step);
    return 'enrolment';
  }
  if (step !== null) {
    if (step <= factor.codeStep) return null;
    await updateCodeUsed(tx, factor.id, step);
    return 'code';
  }
  const recovery = recoveryCodeOf(code);
  if (recovery === null || !(await useRecoveryCode(tx, factor.id, recoveryHashOf(factor.id, recovery))))
    return null;
  await updateCodeUsed(tx, factor.id, factor.codeStep);
  return 'recovery';
}

const recoveryHashOf = (operatorId: bigint, code: string) =>
  hashToken(`operator-recovery:${operatorId}`, code);

async function giveRecoveryCodes(tx: Tx, operatorId: bigint): Promise<string[]> {
  const codes = newRecoveryCodes();
  await insertRecoveryCodes(
    tx,
    operatorId,
    codes.map((code) => recoveryHashOf(operatorId, code)),
  );
  return codes;
}
