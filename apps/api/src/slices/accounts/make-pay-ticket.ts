// Makes a payment ticket: single use, short-lived, bound to its owner and to exactly one thing. Only its hash is kept.
import type { Db } from '../../platform/db.ts';
import { randomToken } from '../../platform/ids.ts';
import { insertPayTicket, type TicketBinding } from './pay-codes.sql.ts';
import { ticketHash } from './use-pay-ticket.ts';

/** For whoever has just proved to be `userId`; answers the ticket, told once, and when it ends. */
export async function makePayTicket(
  db: Db,
  userId: bigint,
  binding: TicketBinding,
  now: Date,
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = randomToken();
  const { expiresAt } = await insertPayTicket(db, { ...binding, hash: ticketHash(ticket), userId }, now);
  return { ticket, expiresAt };
}
