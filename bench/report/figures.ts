// The figures of a run as they are kept in JSON and shown in tables.
import type { ScenarioName } from '../scenario-names.ts';

/** Middle, least and most of the rounds. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The middle one; of an even number the lower middle, so that it is a figure that was measured. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (n: number) => sorted[n] ?? 0;
  return { median: at(Math.floor((sorted.length - 1) / 2)), min: at(0), max: at(sorted.length - 1) };
}

/** Reads at an even pace. */
export interface PacedFigures {
  readonly perSecond: number;
  readonly p99Ms: Spread;
  readonly errors: number;
  readonly said: readonly string[];
}

/** What this machine does at most of the same kind, in the same rounds: the same bytes from a bare route, or plain transfers. */
export interface CeilingFigures {
  readonly title: string;
  readonly perSecond: Spread;
  /** How much of it was done, 0 … 1: each turn, or round, of the ceiling that stood beside it. */
  readonly share: Spread;
}

export interface ScenarioFigures {
  readonly name: ScenarioName;
  /** Of the same name with another number of processes. */
  readonly processes?: number;
  /** Of a core, how much each of these processes gets; all there is when not said. */
  readonly coreShare?: number;
  /** Of a round. */
  readonly seconds: number;
  readonly perSecond: Spread;
  /** Each turn, or round, in the order of time: at the same place stands what another catalogue did beside it. */
  readonly turnsPerSecond: readonly number[];
  readonly p50Ms: number;
  readonly p95Ms: number | null;
  readonly p99Ms: number;
  /** At half of the wanted load, in as many rounds. */
  readonly halfWanted: PacedFigures | null;
  /** At half of the measured load, in as many rounds. */
  readonly halfMeasured: PacedFigures | null;
  /** CPU milliseconds for one operation; null where the system does not tell. */
  readonly serverMs: number | null;
  readonly postgresMs: number | null;
  /** Null of one that stayed awake. */
  readonly generatorMs: number | null;
  /** Share of one core that the generator took, 0 … 1. */
  readonly generatorShare: number | null;
  /** Of all rounds, those at an even pace among them. */
  readonly errors: number;
  readonly said: readonly string[];
  /** Null where nothing plainer does the same. */
  readonly ceiling: CeilingFigures | null;
  readonly stepsMs: Readonly<Record<string, number>>;
}

export interface WorldFigures {
  readonly products: number;
  readonly skus: number;
  readonly databaseBytes: number;
  readonly loadSeconds: number;
  /** From the spawn to the first 200 of /readyz: with the database up, and with the embedded one started too. */
  readonly startMs: { readonly server: Spread; readonly withDatabase: Spread } | null;
  /** A check of the whole books: how long, over how many postings, with what result. */
  readonly reconcile: {
    readonly seconds: Spread;
    readonly postings: number;
    readonly faults: number;
  } | null;
  /** Resident memory of the server after all of it. */
  readonly serverBytes: number | null;
  readonly scenarios: readonly ScenarioFigures[];
  /** Of the reading statements, in Markdown, when they were asked for. */
  readonly plans: string | null;
}

export interface Figures {
  readonly date: string;
  readonly machine: { readonly cpu: string; readonly cpus: number; readonly memoryBytes: number };
  readonly node: string;
  readonly postgres: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly concurrency: number;
  readonly worlds: readonly WorldFigures[];
}
