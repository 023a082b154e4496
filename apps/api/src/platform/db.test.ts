// Tests of the database door: kinds of values, transactions, retries, lost connections.
import { describe, expect, it } from 'vitest';
import { withTestDatabase } from '../testing/database.ts';

const test = withTestDatabase();

describe('values', () => {
  it('smoke', async () => {
    expect(await test.db.one('t', `select count(*) as n, '2026-01-02'::date as d, current_user::text as u from migrations`)).toEqual(
      { n: expect.any(BigInt), d: '2026-01-02', u: 'meridian_runtime' },
    );
  });
});
