// Tickets for money as the accounts make them once a payment code was right.
import { parseMoney } from '../../apps/api/src/ledger/index.ts';
import type { Database } from '../../apps/api/src/platform/db.ts';
import { makePayTicket } from '../../apps/api/src/slices/accounts/make-pay-ticket.ts';
import type { Ticket } from './flows.ts';

/** Tickets from the accounts' own function: only the check of the code is left out. */
export const ticketsOf =
  (database: Database, purpose: 'order.pay' | 'withdraw.request'): Ticket =>
  async (shopper, target, amount) => {
    const binding = { purpose, target, amountCents: parseMoney(amount) };
    return (await makePayTicket(database, BigInt(shopper.userId), binding, new Date())).ticket;
  };
