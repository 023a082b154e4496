// Latencies as they were measured, and what stands at a percentile of them.

/** The value at `share` (0 … 1) by the nearest-rank method; 0 of nothing. Sorts what it is given. */
export function percentile(values: number[], share: number): number {
  if (values.length === 0) return 0;
  values.sort((a, b) => a - b);
  return values[Math.max(0, Math.ceil(share * values.length) - 1)] as number;
}

/** Latencies of whole operations and of their steps, in milliseconds. */
export class Latencies {
  readonly whole: number[] = [];
  readonly #steps = new Map<string, number[]>();

  /** Runs a step of an operation and remembers how long it took. */
  async step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const result = await work();
    const times = this.#steps.get(name) ?? [];
    if (times.length === 0) this.#steps.set(name, times);
    times.push(performance.now() - began);
    return result;
  }

  /** The median of each step. */
  medians(): Record<string, number> {
    return Object.fromEntries([...this.#steps].map(([name, times]) => [name, percentile(times, 0.5)]));
  }
}
