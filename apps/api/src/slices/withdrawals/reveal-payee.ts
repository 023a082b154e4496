// The act of reading the whole number that a withdrawal goes to: for who has it in hand for payout, and never without a trace.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Audit } from '../../platform/audited.ts';
import type { Database } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { openCardNumber } from './card-number.ts';
import { mayReveal } from './withdrawal.rules.ts';
import { findPayeeSealed, lockWithdrawal } from './withdrawals.sql.ts';

/**
 * Not an ordinary write: its answer would be kept in clear beside the idempotency key.
 * @throws WITHDRAWAL_NOT_FOUND, WITHDRAWAL_STEP_ILLEGAL (not taken for payout), CLAIMED_BY_OTHER (while the lease runs)
 */
export function revealPayee(
  database: Database,
  actor: OperatorActor,
  input: InputOf<'revealPayee'>,
  secret: string,
  audit: Audit,
): Promise<ResponseOf<'revealPayee'>> {
  return database.transaction(async (tx) => {
    const row = (await lockWithdrawal(tx, input.id)) ?? refuse('WITHDRAWAL_NOT_FOUND');
    mayReveal(row, actor.operatorId, tx.now);
    const { sealed } = await findPayeeSealed(tx, row.id);
    const number = sealed === null ? row.payee.number : openCardNumber(secret, sealed);
    await audit(tx, actor, 'revealPayee', input, {});
    return { number };
  });
}
