// Flows of money: passing top-ups, asking for withdrawals, reading the fund record.
import type { RequestOf } from '@meridian/contract';
import type { BenchShopper } from '../world/shoppers.ts';
import type { ApiClient } from './api-client.ts';
import type { Operation, Ticket } from './flows.ts';
import type { BillPage } from './jobs.ts';

/** A bank top-up is passed; by a second person as well, where the first is not enough. */
export const topUpOperation =
  (api: ApiClient, topUpIds: readonly string[], operators: readonly string[]): Operation =>
  async (n) => {
    const id = topUpIds[n] as string;
    const proof = { by: 'bank', bankReference: `BENCH ${id}`, arrived: '25.00' } as const;
    const by = (who: number) => ({ cookie: operators[who % operators.length] as string });
    const { status } = await api.call('passTopUp', { id, proof }, by(n));
    if (status === '0') await api.call('passTopUp', { id, proof }, by(n + 1));
  };

/** A withdrawal to a saved card: its charge, a ticket, the request. */
export const withdrawalOperation =
  (
    api: ApiClient,
    shoppers: readonly BenchShopper[],
    cards: readonly string[],
    ticketFor: Ticket,
  ): Operation =>
  async (n, latencies) => {
    const shopper = shoppers[n] as BenchShopper;
    const { token } = shopper;
    const given = { destination: cards[n] as string, amount: '100.00' };
    const { fee } = await latencies.step('quoteWithdrawal', () => api.call('quoteWithdrawal', given, token));
    const ticket = await latencies.step('ticket', () => ticketFor(shopper, given.destination, given.amount));
    await latencies.step('createWithdrawal', () =>
      api.call('createWithdrawal', { ...given, fee, ticket }, token),
    );
  };

/** Pages of one person's record, one after the other of `pages`. */
export const billOperation =
  (api: ApiClient, token: string, pages: readonly BillPage[]): Operation =>
  async (n) => {
    const page = pages[n % pages.length] as BillPage;
    const { list } = await api.call('listBill', page as RequestOf<'listBill'>, token);
    if (list.length === 0 && page.kind !== 'ledger.adjust') throw new Error('listBill: an empty page');
  };
