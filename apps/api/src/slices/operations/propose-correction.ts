// The act of asking for a counter-posting; nothing moves before another operator approves.
import type { InputOf, ResponseOf } from '@meridian/contract';
import { findAccount, findJournal, parseMoney, refOf } from '../../ledger/index.ts';
import type { OperatorActor } from '../../platform/actors.ts';
import { isUniqueViolation, type Tx } from '../../platform/db.ts';
import { documentNumber, numbered } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { correctionView } from './books.view.ts';
import { isCorrectable } from './correction.rules.ts';
import { getCorrection, insertCorrection } from './corrections.sql.ts';

/** @throws LEDGER_ACCOUNT_NOT_FOUND, CORRECTION_ACCOUNT_UNFIT, JOURNAL_NOT_FOUND, CORRECTION_REVERSED, VALIDATION_FAILED (nothing) */
export async function proposeCorrection(
  tx: Tx,
  actor: OperatorActor,
  input: InputOf<'proposeCorrection'>,
): Promise<ResponseOf<'proposeCorrection'>> {
  const amountCents = parseMoney(input.amount);
  if (amountCents <= 0n) refuse('VALIDATION_FAILED', { fields: { amount: 'VALIDATION_FAILED' } });
  const account = (await findAccount(tx, input.account)) ?? refuse('LEDGER_ACCOUNT_NOT_FOUND');
  if (!isCorrectable(refOf(account.path).type)) refuse('CORRECTION_ACCOUNT_UNFIT');
  const reverses = input.reverses ?? null;
  if (reverses !== null && !(await findJournal(tx, reverses))) refuse('JOURNAL_NOT_FOUND');
  const draft = {
    account: account.path,
    direction: input.direction,
    amountCents,
    reason: input.reason,
    reverses,
    madeBy: actor.operatorId,
  };
  try {
    const [, id] = await numbered(
      () => documentNumber(tx.now, 'C'),
      (correctionNo) => insertCorrection(tx, { ...draft, correctionNo }),
    );
    return correctionView(await getCorrection(tx, id), actor.operatorId);
  } catch (error) {
    if (isUniqueViolation(error, 'corrections_reverses')) refuse('CORRECTION_REVERSED');
    throw error;
  }
}
