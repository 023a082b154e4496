// What plain reads come to.
import type { Measured } from './flows.ts';
import { percentile } from './latencies.ts';

/** The latencies of answers as they should be, and how often there was another. */
export class ReadTally {
  readonly #latencies: number[] = [];
  readonly #others = new Map<number, number>();

  add(status: number, ms: number): void {
    if (status === 200) this.#latencies.push(ms);
    else this.#others.set(status, (this.#others.get(status) ?? 0) + 1);
  }

  over(seconds: number): Measured {
    return {
      operations: this.#latencies.length,
      seconds,
      errors: [...this.#others.values()].reduce((all, times) => all + times, 0),
      said: [...this.#others].map(([status, times]) => `${times} × ${status}`),
      p50Ms: percentile(this.#latencies, 0.5),
      p95Ms: percentile(this.#latencies, 0.95),
      p99Ms: percentile(this.#latencies, 0.99),
      stepsMs: {},
    };
  }
}
