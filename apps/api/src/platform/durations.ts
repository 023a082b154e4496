// How long answers took, counted thousands of times a second: a histogram as Prometheus reads it.
import type { Histogram } from 'prom-client';

/** Seconds up to which a bucket reaches; the last one has no end. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, Number.POSITIVE_INFINITY];

interface Tally {
  readonly method: string;
  readonly status: number;
  /** For each bound, those that lie between the one before and it. */
  readonly counts: number[];
  seconds: number;
}

export interface Durations {
  readonly metric: Histogram<'method' | 'route' | 'status' | 'le'>;
  /** Counts an answer: of which route, with which status, after how long. */
  readonly count: (method: string, route: string, status: number, ms: number) => void;
}

/**
 * A metric for prom-client's registry that is counted in numbers. Its own histogram makes a text of the labels for each that
 * it observes, which was one of 35 µs of a product page.
 */
export function createDurations(name: string, help: string): Durations {
  const byRoute = new Map<string, Tally[]>();

  const tallyOf = (method: string, route: string, status: number): Tally => {
    const tallies = byRoute.get(route) ?? [];
    for (const tally of tallies) if (tally.status === status && tally.method === method) return tally;
    const made = { method, status, counts: bounds.map(() => 0), seconds: 0 };
    byRoute.set(route, [...tallies, made]);
    return made;
  };
  const valuesOf = (route: string, { method, status, counts, seconds }: Tally) => {
    const labels = { method, route, status };
    let below = 0;
    const buckets = bounds.map((bound, n) => {
      below += counts[n] as number;
      const le = bound === Number.POSITIVE_INFINITY ? '+Inf' : bound;
      return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: below };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: seconds },
      { metricName: `${name}_count`, labels, value: below },
    ];
  };
  const get = async () => ({
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    values: [...byRoute].flatMap(([route, tallies]) => tallies.flatMap((tally) => valuesOf(route, tally))),
  });

  return {
    // All that a registry asks of a metric.
    metric: { name, get } as unknown as Durations['metric'],
    count: (method, route, status, ms) => {
      const tally = tallyOf(method, route, status);
      const seconds = ms / 1000;
      let bucket = 0;
      while (seconds > (bounds[bucket] as number)) bucket += 1;
      tally.counts[bucket] = (tally.counts[bucket] as number) + 1;
      tally.seconds += seconds;
    },
  };
}
