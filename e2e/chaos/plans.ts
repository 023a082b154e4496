// Which faults come in which order: the short form for every test run, the long form for hours.
import type { Random } from '../../apps/api/db/demo/prng.ts';
import { type FaultName, faults } from './faults.ts';

/** What can happen to servers that listen by themselves. */
export const singleFaults: readonly FaultName[] = (Object.keys(faults) as FaultName[]).filter(
  (name) => name !== 'killWorker',
);

/** Ten kills of servers and four stops of the database at least, every other fault once; with several processes behind a port some of those as well. */
const short = (workers: number): readonly FaultName[] => [
  ...singleFaults,
  'killAllServers',
  'killServer',
  'killServer',
  'stopDatabase',
  ...Array<FaultName>(workers > 1 ? 3 : 0).fill('killWorker'),
];

/** In an order of its own for each seed. */
export function shortPlan(workers = 1): (random: Random) => Iterable<FaultName> {
  return (random) => shuffled(short(workers), random);
}

/** Deck after deck until the time is up. */
export function longPlan(minutes: number, workers = 1): (random: Random) => Iterable<FaultName> {
  return function* (random) {
    const until = Date.now() + minutes * 60_000;
    while (Date.now() < until) {
      for (const name of shuffled([...short(workers), ...short(workers)], random)) {
        if (Date.now() >= until) return;
        yield name;
      }
    }
  };
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = random.int(0, i);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}
