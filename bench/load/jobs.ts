// What the measuring process asks of a load generator, and what it hears back; plain data, for it travels between processes.
import type { BenchShopper } from '../world/shoppers.ts';

/** Reads: each connection walks through a list of paths of its own. */
export interface ReadsJob {
  readonly kind: 'reads';
  readonly port: number;
  readonly seconds: number;
  readonly paths: readonly (readonly string[])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Requests a second in all; as many as possible when absent. */
  readonly rate?: number;
}

/** Each shopper once: a new bag with its first item. */
export interface CartsJob {
  readonly kind: 'carts';
  readonly port: number;
  readonly seconds: number;
  readonly concurrency: number;
  readonly shoppers: readonly BenchShopper[];
  readonly skuIds: readonly string[];
}

/** Each shopper once: bag, address, quote, order, code, payment. */
export interface PurchasesJob extends Omit<CartsJob, 'kind'> {
  readonly kind: 'purchases';
  readonly payCode: string;
  /** With it the ticket is made by the accounts' own function on this database, so that only the check of the code is left out. */
  readonly ticketsOn?: string;
}

/** Bank top-ups passed by operators, each once. */
export interface TopUpsJob {
  readonly kind: 'topups';
  readonly port: number;
  readonly seconds: number;
  readonly concurrency: number;
  readonly topUpIds: readonly string[];
  /** Cookies; enough of them that nobody meets the limit of writes. */
  readonly operators: readonly string[];
}

/** Each shopper asks once for money to their card; tickets are made as in the purchase without the check of the code. */
export interface WithdrawalsJob {
  readonly kind: 'withdrawals';
  readonly port: number;
  readonly seconds: number;
  readonly concurrency: number;
  readonly shoppers: readonly BenchShopper[];
  /** Destinations, in the shoppers' order. */
  readonly cards: readonly string[];
  readonly ticketsOn: string;
}

/** What a page of the fund record is asked with. */
export type BillPage = Readonly<Record<string, string>>;
export interface BillsJob {
  readonly kind: 'bills';
  readonly port: number;
  readonly seconds: number;
  readonly concurrency: number;
  readonly token: string;
  readonly pages: readonly BillPage[];
}

/** Money transactions as pgbench's default script has them. */
export interface TransfersJob {
  readonly kind: 'transfers';
  readonly url: string;
  readonly seconds: number;
  readonly concurrency: number;
}

export type LoadJob =
  | ReadsJob
  | CartsJob
  | PurchasesJob
  | TransfersJob
  | TopUpsJob
  | WithdrawalsJob
  | BillsJob;

export interface LoadResult {
  readonly operations: number;
  readonly seconds: number;
  readonly errors: number;
  /** What the first errors were. */
  readonly said: readonly string[];
  readonly p50Ms: number;
  /** Not of plain reads. */
  readonly p95Ms?: number;
  readonly p99Ms: number;
  /** Median of each step of an operation that has several. */
  readonly stepsMs: Readonly<Record<string, number>>;
  /** CPU that the generator itself used. */
  readonly generatorCpuSeconds: number;
}
