// Zipf's law: a few things are asked for often, most of them seldom.
import type { Random } from '../../apps/api/db/demo/prng.ts';

/**
 * Draws ranks 0 … `size`-1 with a probability proportional to 1 / (rank + 1)^`exponent`
 * (Zipf 1949; the inverse of the summed weights, found by bisection).
 */
export function zipf(size: number, exponent = 1): (random: Random) => number {
  if (!Number.isSafeInteger(size) || size < 1) throw new RangeError(`zipf over ${size} things`);
  const sums = new Float64Array(size);
  let sum = 0;
  for (let rank = 0; rank < size; rank += 1) {
    sum += 1 / (rank + 1) ** exponent;
    sums[rank] = sum;
  }
  return (random) => {
    const wanted = random.next() * sum;
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] as number) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
