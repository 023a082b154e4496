// Tests of counting: every answer once, whenever somebody looks.
import { expect, it } from 'vitest';
import type { Database } from './db.ts';
import { createMetrics } from './metrics.ts';

it('counts every answer once, with its route, status and time', async () => {
  const stats = () => ({ total: 0, idle: 0, waiting: 0 });
  const { registry, answered } = createMetrics({ stats } as unknown as Database);
  const shown = async (what: string, status: number) => {
    const text = await registry.getSingleMetricAsString('http_request_duration_seconds');
    const line = text
      .split('\n')
      .find(
        (l) => l.startsWith(`http_request_duration_seconds_${what}{`) && l.includes(`status="${status}"`),
      );
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  for (let n = 0; n < 3_000; n += 1) answered('GET', '/api/home', n % 3 === 0 ? 304 : 200, 2);
  expect([await shown('count', 200), await shown('count', 304)]).toEqual([2_000, 1_000]);
  answered('GET', '/api/home', 200, 1_000);
  expect([await shown('count', 200), await shown('count', 200)]).toEqual([2_001, 2_001]);
  expect(await shown('sum', 200)).toBeCloseTo(5, 6);
});
