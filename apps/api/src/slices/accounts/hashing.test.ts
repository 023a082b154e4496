// Tests of the queue before the slow hashes: two at a time, and nobody waits for ever.
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { inHashSlot } from './hashing.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe('a hash slot', () => {
  it('is given to two at a time, in order', async () => {
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = (n: number) =>
      inHashSlot(async () => {
        running += 1;
        most = Math.max(most, running);
        await pause(10);
        running -= 1;
        order.push(n);
      });
    await Promise.all([1, 2, 3, 4, 5, 6].map(work));
    expect([most, order]).toEqual([2, [1, 2, 3, 4, 5, 6]]);
  });

  it('that does not become free in time is asked for again later, and is not lost', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const holders = [inHashSlot(() => held), inHashSlot(() => held)];
    const late = await inHashSlot(async () => 'done', { timeLeft: () => 2_600 }).catch((error) => error);
    expect(late).toBeInstanceOf(Refusal);
    expect(late.error).toBe('SERVICE_UNAVAILABLE');
    letGo();
    await Promise.all(holders);
    expect(await Promise.all([1, 2, 3].map((n) => inHashSlot(async () => n)))).toEqual([1, 2, 3]);
  });
});
