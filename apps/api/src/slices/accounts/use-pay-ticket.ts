// Uses a payment ticket up: once, by its owner, for exactly what it was made for.
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { hashToken } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { type TicketBinding, updateTicketUsed } from './pay-codes.sql.ts';

export const ticketHash = (ticket: string): Buffer => hashToken('pay-ticket', ticket);

/** Thrown, so that a payment refused later for another reason leaves the ticket usable. @throws PAY_TICKET_INVALID */
export async function usePayTicket(
  tx: Tx,
  actor: ShopperActor,
  use: TicketBinding & { readonly ticket: string },
): Promise<void> {
  const { ticket, ...binding } = use;
  const used = await updateTicketUsed(tx, { ...binding, hash: ticketHash(ticket), userId: actor.userId });
  if (!used) refuse('PAY_TICKET_INVALID');
}
