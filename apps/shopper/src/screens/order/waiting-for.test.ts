// What waits for the shopper comes first, the most pressing at the top.
import type { OrderCard } from '@meridian/contract';
import { describe, expect, it } from 'vitest';
import { waitingFor } from './waiting-for.ts';

const now = Date.parse('2026-11-21T00:00:00Z');
const order = (orderNo: string, actions: OrderCard['actions'], at: string | null) =>
  ({ orderNo, actions, next: { step: 'none', at } }) as OrderCard;

describe('waitingFor', () => {
  it('puts what is to be paid before what is to be confirmed soon', () => {
    const found = waitingFor(
      [order('a', ['pay'], '2026-11-21T02:00:00Z'), order('b', ['pay'], '2026-11-21T01:00:00Z')],
      [order('far', ['receive'], '2027-01-15T00:00:00Z'), order('soon', ['receive'], '2026-11-22T00:00:00Z')],
      now,
    );
    expect(found.map((one) => one.orderNo)).toEqual(['b', 'a', 'soon']);
  });

  it('lists only what the server lets the shopper do', () => {
    expect(waitingFor([order('a', ['cancel'], null)], [order('b', ['track'], null)], now)).toEqual([]);
  });
});
