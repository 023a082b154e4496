// Which faults come in which order: the short form for every test run, the long form for hours.
import type { Random } from '../../apps/api/db/demo/prng.ts';
import { type FaultName, faults } from './faults.ts';

/** Ten kills of servers and four stops of the database at least, every other fault once. */
const short: readonly FaultName[] = [
  ...(Object.keys(faults) as FaultName[]),
  'killAllServers',
  'killServer',
  'killServer',
  'stopDatabase',
];

/** In an order of its own for each seed. */
export function* shortPlan(random: Random): Iterable<FaultName> {
  yield* shuffled(short, random);
}

/** Deck after deck until the time is up. */
export function longPlan(minutes: number): (random: Random) => Iterable<FaultName> {
  return function* (random) {
    const until = Date.now() + minutes * 60_000;
    while (Date.now() < until) {
      for (const name of shuffled([...short, ...short], random)) {
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
