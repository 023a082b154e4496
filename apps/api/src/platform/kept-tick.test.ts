// The kept tick: it is one of Node's own, and ticks after a collection still look like it.
import { executionAsyncResource } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import { keepTick, keptTick } from './kept-tick.ts';

it('has the hidden class that ticks have after every collection', async () => {
  v8.setFlagsFromString('--expose-gc');
  v8.setFlagsFromString('--allow-natives-syntax');
  const collect = vm.runInNewContext('gc') as () => void;
  const alike = vm.runInThisContext('(one, other) => %HaveSameMap(one, other)') as (
    one: object,
    other: object,
  ) => boolean;
  keepTick();
  await setImmediate();
  const kept = keptTick();
  expect(kept).toMatchObject({ callback: expect.any(Function) });
  for (let n = 0; n < 5; n += 1) {
    collect();
    await setImmediate();
  }
  const tick = await new Promise<object>((resolve) => {
    process.nextTick(() => resolve(executionAsyncResource()));
  });
  expect(tick).not.toBe(kept);
  expect(alike(kept as object, tick)).toBe(true);
  expect(alike(kept as object, {})).toBe(false);
});
