// A round that was measured in parts, between those of others.
import { expect, it } from 'vitest';
import { type Round, rates, together, turnRates } from './measure.ts';

const part = (operations: number, seconds: number, p99Ms: number, more: Partial<Round> = {}): Round => ({
  operations,
  seconds,
  errors: 0,
  said: [],
  p50Ms: p99Ms / 10,
  p95Ms: p99Ms / 2,
  p99Ms,
  stepsMs: {},
  generatorCpuSeconds: null,
  serverCpuSeconds: 1,
  postgresCpuSeconds: 0.5,
  ...more,
});

it('is all that its parts did in all of their time, with the percentiles of the middle one', () => {
  const one = together([
    part(100, 1, 40),
    part(600, 3, 20, { errors: 1, said: ['500'] }),
    part(300, 1, 90, { errors: 2, said: ['503', '503'] }),
  ]);
  expect(rates([one])).toEqual([200]);
  expect(turnRates([one, part(70, 2, 1)])).toEqual([100, 200, 300, 35]);
  expect(one).toMatchObject({ errors: 3, said: ['500', '503', '503'], p50Ms: 4, p95Ms: 20, p99Ms: 40 });
  expect([one.serverCpuSeconds, one.postgresCpuSeconds, one.generatorCpuSeconds]).toEqual([3, 1.5, null]);
});

it('says nothing of processor time, or of a percentile, that a part does not tell', () => {
  const { p95Ms: _, ...without } = part(1, 1, 1);
  const one = together([part(1, 1, 1), { ...without, serverCpuSeconds: null }]);
  expect(one.serverCpuSeconds).toBeNull();
  expect(one).not.toHaveProperty('p95Ms');
});
