// Tests of watches: each lane goes round by itself, rests between rounds, outlives its errors, and ends when it is asked to.
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import type { Services } from './services.ts';
import { startWatches, type Watch } from './watches.ts';

const services = { log: createLog('silent') } as unknown as Services;
const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const watch = (round: Watch['round'], everyMs = 5, lanes = ['a']): Watch => ({
  name: 'test',
  everyMs,
  lanes: () => lanes,
  round,
});

describe('watches', () => {
  it('go round, at once while there is more, and after an error too', async () => {
    let rounds = 0;
    const watching = startWatches(services, [
      watch(async () => {
        rounds += 1;
        if (rounds === 2) throw new Error('once');
        return rounds < 50;
      }, 20),
    ]);
    await soon(200);
    await watching.stop();
    const ended = rounds;
    expect(ended).toBeGreaterThan(50);
    expect(ended).toBeLessThan(65);
    await soon(60);
    expect(rounds).toBe(ended);
  });

  it('one that is slow holds no other up, and a stop waits for it', async () => {
    const rounds = { slow: 0, quick: 0 };
    let ended = false;
    const watching = startWatches(services, [
      watch(
        async (_services, lane, signal) => {
          rounds[lane as 'slow' | 'quick'] += 1;
          if (lane === 'slow') {
            await new Promise((resolve) => signal.addEventListener('abort', resolve));
            await soon(30);
            ended = true;
          }
          return false;
        },
        5,
        ['slow', 'quick'],
      ),
    ]);
    await soon(100);
    await watching.stop();
    expect(ended).toBe(true);
    expect(rounds.slow).toBe(1);
    expect(rounds.quick).toBeGreaterThan(3);
  });

  it('a stop does not wait for the rest', async () => {
    const watching = startWatches(services, [watch(async () => false, 60_000)]);
    await soon(20);
    const asked = performance.now();
    await watching.stop();
    expect(performance.now() - asked).toBeLessThan(1_000);
  });
});
