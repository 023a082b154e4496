// A load generator: a process of its own that does one job, says what it measured and what CPU it took, and ends.

import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { type Database, openDatabase } from '../../apps/api/src/platform/db.ts';
import { transferAll } from '../ceilings/transfers.ts';
import { type ApiClient, openApiClient } from './api-client.ts';
import {
  cartOperation,
  drive,
  type Measured,
  type Operation,
  purchaseOperation,
  type Ticket,
} from './flows.ts';
import type { FlowJob, LoadJob, Said } from './jobs.ts';
import { billOperation, topUpOperation, withdrawalOperation } from './money.ts';
import { readPaced } from './paced.ts';
import { readAll } from './reads.ts';
import { ticketsOf } from './tickets.ts';

/** A flow's operation, and how often it can be done. */
function flowOf(job: FlowJob, api: ApiClient, database: Database | null): [Operation, number] {
  switch (job.kind) {
    case 'carts':
      return [cartOperation(api, job.shoppers, job.skuIds), job.shoppers.length];
    case 'purchases': {
      const purpose = 'order.pay';
      const { payCode } = job;
      const tickets: Ticket = database
        ? ticketsOf(database, purpose)
        : async ({ token }, target, amount) =>
            (await api.call('verifyPayCode', { purpose, target, amount, payCode }, token)).ticket;
      return [purchaseOperation(api, job.shoppers, job.skuIds, tickets), job.shoppers.length];
    }
    case 'withdrawals': {
      if (!database) throw new Error('no database for the tickets');
      const tickets = ticketsOf(database, 'withdraw.request');
      return [withdrawalOperation(api, job.shoppers, job.cards, tickets), job.shoppers.length];
    }
    case 'topups':
      return [topUpOperation(api, job.topUpIds, job.operators), job.topUpIds.length];
    case 'bills':
      return [billOperation(api, job.token, job.pages), Number.MAX_SAFE_INTEGER];
  }
}

async function flow(job: FlowJob, begin: () => void): Promise<Measured> {
  const api = openApiClient(job.port, job.concurrency);
  const ticketsOn = 'ticketsOn' in job ? job.ticketsOn : undefined;
  const database = ticketsOn
    ? openDatabase({ url: ticketsOn, max: job.concurrency, clock: systemClock })
    : null;
  try {
    const [operation, limit] = flowOf(job, api, database);
    return await drive(operation, job, limit, begin);
  } finally {
    api.close();
    await database?.close();
  }
}

function work(job: LoadJob, begin: () => void): Promise<Measured> {
  if (job.kind === 'transfers') return transferAll(job, begin);
  if (job.kind !== 'reads' && job.kind !== 'paced') return flow(job, begin);
  if (job.kind === 'reads') return readAll(job, begin);
  begin();
  return readPaced(job);
}

const say = (said: Said, done: () => void = () => {}) => process.send?.(said, done);

process.once('message', async (job: LoadJob) => {
  let before = process.cpuUsage();
  const measured = await work(job, () => {
    before = process.cpuUsage();
    say({ begun: true });
  });
  const { user, system } = process.cpuUsage(before);
  const generatorCpuSeconds = 'awake' in job && job.awake ? null : (user + system) / 1e6;
  say({ result: { ...measured, generatorCpuSeconds } }, () => process.disconnect());
});
