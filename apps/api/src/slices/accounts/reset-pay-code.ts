// Sets, changes or resets the payment code.
import { type InputOf, payCodePattern, type ResponseOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Database } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { takeHit } from '../../platform/rate-limit.ts';
import { refuse } from '../../platform/refusal.ts';
import type { StepScope } from '../../platform/route.ts';
import { checkPayCode } from './check-pay-code.ts';
import { inHashSlot, makePayCodeHash, matchesPassword, matchesPayCode } from './hashing.ts';
import { type CheckedCode, checkCode, useCode } from './mailed-code.ts';
import { findPayCode, insertPayCode, updatePayCode } from './pay-codes.sql.ts';
import { checkPassword } from './sign-in.ts';
import { findUser, getUser, insertCredentialChange, lockUser } from './users.sql.ts';

type Input = InputOf<'resetPayCode'>;
/** How the caller has shown that they may: by the login password, by the old code, or by password and mailed code. */
type Proof =
  | { way: 'set' }
  | { way: 'change'; codeHash: string }
  | { way: 'reset'; codeHash: string; code: CheckedCode };

/** Trying new codes tells whether one is equal to the login password: not often enough to find it. */
const changesPerDay = 10;

/**
 * @throws PAY_CODE_INVALID, PAY_CODE_OLD_REQUIRED, PAY_CODE_WRONG, PAY_CODE_LOCKED, PASSWORD_WRONG, LOGIN_SLOWED,
 * CODE_INVALID, PAY_CODE_SAME_AS_OLD, PAY_CODE_EQUALS_PASSWORD, TOO_MANY_REQUESTS
 */
export async function resetPayCode(
  database: Database,
  actor: ShopperActor,
  input: Input,
  scope: StepScope,
): Promise<ResponseOf<'resetPayCode'>> {
  if (!payCodePattern.test(input.newPayCode))
    refuse('PAY_CODE_INVALID', { fields: { newPayCode: 'PAY_CODE_INVALID' } });
  const proof = await prove(database, actor, input, scope);
  const hit = await takeHit(database, `pay-code-change:${actor.userId}`, changesPerDay, 24 * 3600, scope.now);
  if (!hit.allowed)
    refuse('TOO_MANY_REQUESTS', {
      args: { seconds: hit.retryAfterSeconds },
      retryAfterSeconds: hit.retryAfterSeconds,
    });
  const { passwordHash } = await getUser(database, actor.userId);
  const codeHash = await hashNew(
    database,
    proof,
    passwordHash,
    input.newPayCode,
    scope.services.config.payCodePepper,
  );

  await database.transaction(async (tx) => {
    const user = await lockUser(tx, actor.userId);
    // A new login password since then was not compared with this code.
    if (user.passwordHash !== passwordHash)
      refuse('PASSWORD_WRONG', { fields: { password: 'PASSWORD_WRONG' } });
    if (proof.way === 'reset') await useCode(tx, user.id, 'reset_pay_code', proof.code);
    const kept =
      proof.way === 'set'
        ? await insertPayCode(tx, user.id, codeHash)
        : await updatePayCode(tx, user.id, proof.codeHash, codeHash);
    if (!kept) refuse('PAY_CODE_OLD_REQUIRED', { fields: { oldPayCode: 'PAY_CODE_OLD_REQUIRED' } });
    const change = await insertCredentialChange(tx, {
      userId: user.id,
      kind: 'pay_code',
      way: proof.way,
      ip: actor.ip,
    });
    await emit(tx, 'account.pay-code-changed', change.toString(), { userId: user.id.toString() });
  });
  return {};
}

async function prove(
  database: Database,
  actor: ShopperActor,
  input: Input,
  scope: StepScope,
): Promise<Proof> {
  const kept = await findPayCode(database, actor.userId);
  if (!kept) {
    await provePassword(database, actor, input, scope);
    return { way: 'set' };
  }
  if (input.oldPayCode !== '')
    return { way: 'change', codeHash: await checkPayCode(scope.services, actor.userId, input.oldPayCode) };
  if (input.code === undefined)
    refuse('PAY_CODE_OLD_REQUIRED', { fields: { oldPayCode: 'PAY_CODE_OLD_REQUIRED' } });
  await provePassword(database, actor, input, scope);
  return {
    way: 'reset',
    codeHash: kept.codeHash,
    code: await checkCode(database, actor.userId, 'reset_pay_code', input.code, scope.now),
  };
}

/** A stolen session alone sets no payment code. */
async function provePassword(
  database: Database,
  actor: ShopperActor,
  input: Input,
  scope: StepScope,
): Promise<void> {
  if (!input.password) refuse('PASSWORD_WRONG', { fields: { password: 'PASSWORD_WRONG' } });
  const attempt = { realm: 'confirm', account: actor.userId.toString(), ip: actor.ip };
  await checkPassword(
    scope.services,
    attempt,
    input.password,
    () => findUser(database, actor.userId),
    'PASSWORD_WRONG',
  );
}

/** @throws PAY_CODE_SAME_AS_OLD, PAY_CODE_EQUALS_PASSWORD */
function hashNew(
  database: Database,
  proof: Proof,
  passwordHash: string,
  newPayCode: string,
  pepper: string,
): Promise<string> {
  return inHashSlot(async () => {
    if (proof.way !== 'set' && (await matchesPayCode(pepper, proof.codeHash, newPayCode))) {
      refuse('PAY_CODE_SAME_AS_OLD', { fields: { newPayCode: 'PAY_CODE_SAME_AS_OLD' } });
    }
    if (await matchesPassword(passwordHash, newPayCode)) {
      refuse('PAY_CODE_EQUALS_PASSWORD', { fields: { newPayCode: 'PAY_CODE_EQUALS_PASSWORD' } });
    }
    return makePayCodeHash(pepper, newPayCode);
  }, database);
}
