// The two ends of a withdrawal: it was sent, or its money came back. Both under one key of the ledger.
import { post, withdrawPass, withdrawRefuse } from '../../ledger/index.ts';
import { type Actor, actorName } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { afterReturn, afterSent } from './withdrawal.rules.ts';
import { withdrawalNumbers } from './withdrawals.settings.ts';
import { updateWithdrawal, type WithdrawalRow } from './withdrawals.sql.ts';

/** The proof stands: what was set aside leaves the house, the charge is its income. @throws WITHDRAWAL_STEP_ILLEGAL */
export async function sendWithdrawal(tx: Tx, actor: Actor, row: WithdrawalRow): Promise<void> {
  const sent = afterSent(row);
  await updateWithdrawal(tx, sent);
  const { payoutBank } = await withdrawalNumbers(tx);
  const to =
    row.payee.networkId === null
      ? ({ type: 'bank_clearing', bank: payoutBank } as const)
      : ({ type: 'chain_clearing', network: row.payee.networkId } as const);
  await post(
    tx,
    withdrawPass({
      withdrawalId: row.id,
      owner: { type: 'shopper', userId: row.userId },
      to,
      grossCents: row.amountCents,
      feeCents: row.feeCents,
      actor: actorName(actor),
    }),
  );
  await emit(tx, 'withdrawal.sent', String(row.id), { withdrawalId: String(row.id) });
}

/** The whole amount, charge included, goes back. @throws WITHDRAWAL_STEP_ILLEGAL while somebody pays it out */
export async function returnWithdrawal(
  tx: Tx,
  actor: Actor,
  row: WithdrawalRow,
  how: { cancelled: true } | { refusal: NonNullable<WithdrawalRow['refusal']>; note: string | null },
): Promise<void> {
  const cancelled = 'cancelled' in how;
  const back = afterReturn(row, cancelled);
  const words = cancelled ? { refusal: null, note: null } : { refusal: how.refusal, note: how.note };
  await updateWithdrawal(tx, { ...back, ...words });
  await post(
    tx,
    withdrawRefuse({
      withdrawalId: row.id,
      owner: { type: 'shopper', userId: row.userId },
      grossCents: row.amountCents,
      actor: actorName(actor),
    }),
  );
  const topic = cancelled ? 'withdrawal.cancelled' : 'withdrawal.refused';
  await emit(tx, topic, String(row.id), { withdrawalId: String(row.id) });
}
