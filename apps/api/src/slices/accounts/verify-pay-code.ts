// Checks the payment code and hands out a ticket for one payment or withdrawal.
import type { InputOf, ResponseOf } from '@meridian/contract';
import { parseMoney } from '../../ledger/index.ts';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Database } from '../../platform/db.ts';
import { randomToken } from '../../platform/ids.ts';
import type { StepScope } from '../../platform/route.ts';
import { settings } from '../../platform/settings.ts';
import { payTicketSeconds } from './accounts.settings.ts';
import { checkPayCode } from './check-pay-code.ts';
import { insertPayTicket } from './pay-codes.sql.ts';
import { ticketHash } from './use-pay-ticket.ts';

/** @throws PAY_CODE_NOT_SET, PAY_CODE_WRONG, PAY_CODE_LOCKED, SERVICE_UNAVAILABLE */
export async function verifyPayCode(
  database: Database,
  actor: ShopperActor,
  input: InputOf<'verifyPayCode'>,
  scope: StepScope,
): Promise<ResponseOf<'verifyPayCode'>> {
  await checkPayCode(scope.services, actor.userId, input.payCode);
  return database.transaction(async (tx) => {
    const [seconds] = await settings(tx, payTicketSeconds);
    const ticket = randomToken();
    const expiresAt = new Date(tx.now.getTime() + seconds * 1000);
    await insertPayTicket(tx, {
      hash: ticketHash(ticket),
      userId: actor.userId,
      purpose: input.purpose,
      target: input.target,
      amountCents: parseMoney(input.amount),
      expiresAt,
    });
    return { ticket, expiresAt: expiresAt.toISOString() };
  });
}
