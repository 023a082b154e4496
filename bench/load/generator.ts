// A load generator: a process of its own that does one job, says what it measured and what CPU it took, and ends.

import { parseMoney } from '../../apps/api/src/ledger/index.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { type Database, openDatabase } from '../../apps/api/src/platform/db.ts';
import { makePayTicket } from '../../apps/api/src/slices/accounts/make-pay-ticket.ts';
import { transferAll } from '../ceilings/transfers.ts';
import { openApiClient } from './api-client.ts';
import { cartOperation, drive, purchaseOperation, type Ticket } from './flows.ts';
import type {
  BillsJob,
  CartsJob,
  LoadJob,
  LoadResult,
  PurchasesJob,
  TopUpsJob,
  WithdrawalsJob,
} from './jobs.ts';
import { billOperation, topUpOperation, withdrawalOperation } from './money.ts';
import { readAll } from './reads.ts';

type Measured = Omit<LoadResult, 'generatorCpuSeconds'>;

async function fillCarts(job: CartsJob): Promise<Measured> {
  const api = openApiClient(job.port, job.concurrency);
  try {
    const operation = cartOperation(api, job.shoppers, job.skuIds);
    return await drive(operation, job.concurrency, job.seconds, job.shoppers.length);
  } finally {
    await api.close();
  }
}

/** Tickets from the accounts' own function: only the check of the code is left out. */
const ticketsOf =
  (database: Database, purpose: 'order.pay' | 'withdraw.request'): Ticket =>
  (shopper, target, amount) =>
    database.transaction(async (tx) => {
      const binding = { purpose, target, amountCents: parseMoney(amount) };
      return (await makePayTicket(tx, BigInt(shopper.userId), binding)).ticket;
    });

async function withdraw(job: WithdrawalsJob): Promise<Measured> {
  const api = openApiClient(job.port, job.concurrency);
  const database = openDatabase({ url: job.ticketsOn, max: job.concurrency, clock: systemClock });
  try {
    const tickets = ticketsOf(database, 'withdraw.request');
    const operation = withdrawalOperation(api, job.shoppers, job.cards, tickets);
    return await drive(operation, job.concurrency, job.seconds, job.shoppers.length);
  } finally {
    await api.close();
    await database.close();
  }
}

async function moveOrRead(job: TopUpsJob | BillsJob): Promise<Measured> {
  const api = openApiClient(job.port, job.concurrency);
  try {
    return job.kind === 'topups'
      ? await drive(
          topUpOperation(api, job.topUpIds, job.operators),
          job.concurrency,
          job.seconds,
          job.topUpIds.length,
        )
      : await drive(
          billOperation(api, job.token, job.pages),
          job.concurrency,
          job.seconds,
          Number.MAX_SAFE_INTEGER,
        );
  } finally {
    await api.close();
  }
}

async function purchase(job: PurchasesJob): Promise<Measured> {
  const api = openApiClient(job.port, job.concurrency);
  const database = job.ticketsOn
    ? openDatabase({ url: job.ticketsOn, max: job.concurrency, clock: systemClock })
    : null;
  const purpose = 'order.pay';
  const ticketFor: Ticket = database
    ? ticketsOf(database, purpose)
    : async ({ token }, target, amount) =>
        (await api.call('verifyPayCode', { purpose, target, amount, payCode: job.payCode }, token)).ticket;
  try {
    const operation = purchaseOperation(api, job.shoppers, job.skuIds, ticketFor);
    return await drive(operation, job.concurrency, job.seconds, job.shoppers.length);
  } finally {
    await api.close();
    await database?.close();
  }
}

function work(job: LoadJob): Promise<Measured> {
  switch (job.kind) {
    case 'reads':
      return readAll(job);
    case 'carts':
      return fillCarts(job);
    case 'purchases':
      return purchase(job);
    case 'withdrawals':
      return withdraw(job);
    case 'topups':
    case 'bills':
      return moveOrRead(job);
    case 'transfers':
      return transferAll(job);
  }
}

process.once('message', async (job: LoadJob) => {
  const before = process.cpuUsage();
  const measured = await work(job);
  const { user, system } = process.cpuUsage(before);
  const result: LoadResult = { ...measured, generatorCpuSeconds: (user + system) / 1e6 };
  process.send?.(result, () => process.disconnect());
});
