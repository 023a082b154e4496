// Checks the payment code and hands out a ticket for one payment or withdrawal.
import type { InputOf, ResponseOf } from '@meridian/contract';
import { parseMoney } from '../../ledger/index.ts';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Database } from '../../platform/db.ts';
import type { StepScope } from '../../platform/route.ts';
import { checkPayCode } from './check-pay-code.ts';
import { makePayTicket } from './make-pay-ticket.ts';

/** @throws PAY_CODE_NOT_SET, PAY_CODE_WRONG, PAY_CODE_LOCKED, SERVICE_UNAVAILABLE */
export async function verifyPayCode(
  database: Database,
  actor: ShopperActor,
  input: InputOf<'verifyPayCode'>,
  scope: StepScope,
): Promise<ResponseOf<'verifyPayCode'>> {
  await checkPayCode(scope.services, actor.userId, input.payCode);
  const { purpose, target } = input;
  const binding = { purpose, target, amountCents: parseMoney(input.amount) };
  const made = await makePayTicket(database, actor.userId, binding, scope.now);
  return { ticket: made.ticket, expiresAt: made.expiresAt.toISOString() };
}
