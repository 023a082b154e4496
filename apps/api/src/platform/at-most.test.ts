// Tests of waiting with an end to it.
import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

const never = new Promise(() => {});

it('ends when the work does, and throws what it throws', async () => {
  let done = false;
  const work = new Promise<void>((resolve) => setTimeout(resolve, 5)).then(() => {
    done = true;
  });
  await atMost(60_000, work);
  expect(done).toBe(true);
  await expect(atMost(60_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});
it('ends without work that never ends', async () => {
  await expect(atMost(5, never)).resolves.toBeUndefined();
});
