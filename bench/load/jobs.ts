// What the measuring process asks of a load generator, and what it hears back; plain data, for it travels between processes.
import type { BenchShopper } from '../world/shoppers.ts';

/** Reads, as many as possible: each connection walks through a list of paths of its own. */
export interface ReadsJob {
  readonly kind: 'reads';
  readonly port: number;
  readonly seconds: number;
  readonly paths: readonly (readonly string[])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Each path once, and at its end before the time is up. */
  readonly once?: boolean;
  /** The generator waits for answers without sleeping, for which it takes a core. Of two processes on one machine it is the one that answers who wakes the other, which a network spares it. */
  readonly awake?: boolean;
}

/** The same, `rate` requests a second in all. */
export interface PacedJob extends Omit<ReadsJob, 'kind' | 'once' | 'awake'> {
  readonly kind: 'paced';
  readonly rate: number;
  readonly warmSeconds: number;
}

/** Operations of several requests, so many at once. */
interface FlowsJob {
  readonly port: number;
  readonly seconds: number;
  /** How long they run before anything is counted: a generator that has just started is dearer than the server. */
  readonly warmSeconds: number;
  readonly concurrency: number;
}

/** Each shopper once: a new bag with its first item. */
export interface CartsJob extends FlowsJob {
  readonly kind: 'carts';
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
export interface TopUpsJob extends FlowsJob {
  readonly kind: 'topups';
  readonly topUpIds: readonly string[];
  /** Cookies; enough of them that nobody meets the limit of writes. */
  readonly operators: readonly string[];
}

/** Each shopper asks once for money to their card; tickets are made as in the purchase without the check of the code. */
export interface WithdrawalsJob extends FlowsJob {
  readonly kind: 'withdrawals';
  readonly shoppers: readonly BenchShopper[];
  /** Destinations, in the shoppers' order. */
  readonly cards: readonly string[];
  readonly ticketsOn: string;
}

/** What a page of the fund record is asked with. */
export type BillPage = Readonly<Record<string, string>>;
export interface BillsJob extends FlowsJob {
  readonly kind: 'bills';
  readonly token: string;
  readonly pages: readonly BillPage[];
}

/** Money transactions as pgbench's default script has them. */
export interface TransfersJob extends Omit<FlowsJob, 'port'> {
  readonly kind: 'transfers';
  readonly url: string;
}

export type FlowJob = CartsJob | PurchasesJob | TopUpsJob | WithdrawalsJob | BillsJob;
export type LoadJob = ReadsJob | PacedJob | TransfersJob | FlowJob;

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
  /** CPU that the generator itself used; null of one that stayed awake, whose CPU time says nothing of its work. */
  readonly generatorCpuSeconds: number | null;
}

/** What a generator says: that what runs from now on counts, and what it measured. */
export type Said = { readonly begun: true } | { readonly result: LoadResult };
