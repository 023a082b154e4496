// Flows of several requests: many shoppers at once, each going through one operation after the other until the time is up.
import type { Quote } from '@meridian/contract';
import type { BenchShopper } from '../world/shoppers.ts';
import type { ApiClient } from './api-client.ts';
import type { FlowJob, LoadResult } from './jobs.ts';
import { Latencies, percentile } from './latencies.ts';

export type Operation = (n: number, latencies: Latencies) => Promise<void>;
export type Measured = Omit<LoadResult, 'generatorCpuSeconds'>;

const errorsKept = 5;

/** Runs operations 0, 1, 2 … , at most `limit` of them: for a while uncounted, then, when `begin` was told, measured. */
export async function drive(
  operation: Operation,
  { concurrency, seconds, warmSeconds }: Pick<FlowJob, 'concurrency' | 'seconds' | 'warmSeconds'>,
  limit: number,
  begin: () => void,
): Promise<Measured> {
  const warm = await driveFor(operation, concurrency, warmSeconds, 0, limit);
  begin();
  const { measured } = await driveFor(operation, concurrency, seconds, warm.next, limit);
  const { errors, said } = warm.measured;
  return { ...measured, errors: errors + measured.errors, said: [...said, ...measured.said] };
}

async function driveFor(
  operation: Operation,
  concurrency: number,
  seconds: number,
  first: number,
  limit: number,
): Promise<{ measured: Measured; next: number }> {
  const latencies = new Latencies();
  const said: string[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  let next = first;
  let errors = 0;
  const one = async () => {
    while (performance.now() < until && next < limit) {
      const n = next;
      next += 1;
      const start = performance.now();
      try {
        await operation(n, latencies);
        latencies.whole.push(performance.now() - start);
      } catch (error) {
        errors += 1;
        if (said.length < errorsKept) said.push(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, one));
  const measured = {
    operations: latencies.whole.length,
    seconds: (performance.now() - began) / 1000,
    errors,
    said,
    p50Ms: percentile(latencies.whole, 0.5),
    p95Ms: percentile(latencies.whole, 0.95),
    p99Ms: percentile(latencies.whole, 0.99),
    stepsMs: latencies.medians(),
  };
  return { measured, next };
}

/** A new bag with its first item. */
export const cartOperation =
  (api: ApiClient, shoppers: readonly BenchShopper[], skuIds: readonly string[]): Operation =>
  async (n) => {
    const { token } = shoppers[n] as BenchShopper;
    await api.call('addCartItem', { skuId: skuIds[n % skuIds.length] as string, quantity: 1 }, token);
  };

/** How a purchase comes by its ticket. */
export type Ticket = (shopper: BenchShopper, paymentNo: string, total: string) => Promise<string>;

const home = {
  addressee: 'Mia Bench',
  mobile: '+12025550123',
  country: 'US',
  area: ['California', 'Los Angeles'],
  postcode: '90001',
  detail: '1 Bench Street',
  tag: 'Home',
};

/** A whole purchase as the app makes it: bag, address, quote, order (which tells what is to be paid), ticket, payment. */
export const purchaseOperation =
  (
    api: ApiClient,
    shoppers: readonly BenchShopper[],
    skuIds: readonly string[],
    ticketFor: Ticket,
  ): Operation =>
  async (n, latencies) => {
    const shopper = shoppers[n] as BenchShopper;
    const { token } = shopper;
    const skuId = skuIds[n % skuIds.length] as string;
    await latencies.step('addCartItem', () => api.call('addCartItem', { skuId, quantity: 1 }, token));
    const address = await latencies.step('saveAddress', () => api.call('saveAddress', home, token));
    const purchase = { source: 'cart', addressId: address.id } as const;
    const quote: Quote = await latencies.step('quoteOrder', () => api.call('quoteOrder', purchase, token));
    const placed = await latencies.step('createOrder', () =>
      api.call('createOrder', { ...purchase, quoteHash: quote.hash }, token),
    );
    const { paymentNo, payment } = placed;
    const ticket = await latencies.step('ticket', () => ticketFor(shopper, paymentNo, payment.total));
    await latencies.step('payOrder', () => api.call('payOrder', { paymentNo, ticket }, token));
  };
