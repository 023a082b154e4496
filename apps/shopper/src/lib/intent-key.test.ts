// One key per intent: the same over retries and reloads, another for another body, a new one when it is done.
import { beforeEach, describe, expect, it } from 'vitest';
import { intentOf, randomKey } from './intent-key.ts';

beforeEach(() => sessionStorage.clear());

describe('an intent', () => {
  it('keeps its key over retries and reloads', () => {
    const key = intentOf('payOrder:P1').keyFor('{"a":1}');
    expect(key).toMatch(/^[\w-]{8,128}$/);
    expect(intentOf('payOrder:P1').keyFor('{"a":1}')).toBe(key);
  });

  it('gets a new key for another body, another name, and after it was carried out', () => {
    const intent = intentOf('createOrder');
    const first = intent.keyFor('{"a":1}');
    expect(intentOf('cancelOrder').keyFor('{"a":1}')).not.toBe(first);
    const second = intent.keyFor('{"a":2}');
    expect(second).not.toBe(first);
    intent.renew();
    expect(intent.keyFor('{"a":2}')).not.toBe(second);
  });

  it('makes keys that do not repeat', () => {
    expect(new Set(Array.from({ length: 200 }, randomKey)).size).toBe(200);
  });
});
