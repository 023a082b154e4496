// Tests of the turnstile: how many are inside, whose turn it is, and who no longer counts.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Entry, Turnstile } from './turnstile.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Comes in order, and tells who is inside. */
function door(atOnce: number) {
  const turnstile = new Turnstile({ atOnce, countedMs: 100, patienceMs: 2_000 });
  const inside: string[] = [];
  const late: string[] = [];
  const entries = new Map<string, Entry>();
  const come = (name: string) =>
    void (async () => {
      try {
        entries.set(name, await turnstile.enter());
        inside.push(name);
      } catch {
        late.push(name);
      }
    })();
  const go = (name: string) => {
    turnstile.leave(entries.get(name) as Entry);
    inside.splice(inside.indexOf(name), 1);
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { turnstile, inside, late, come, go, pass };
}

describe('a turnstile', () => {
  it('lets in as many as it may, the others in the order of their coming', async () => {
    const { inside, come, go, pass, turnstile } = door(2);
    for (const name of ['a', 'b', 'c', 'd']) come(name);
    await pass(0);
    expect(inside).toEqual(['a', 'b']);
    expect(turnstile.waiting).toBe(2);
    go('b');
    await pass(0);
    expect(inside).toEqual(['a', 'c']);
    go('a');
    go('c');
    await pass(0);
    expect(inside).toEqual(['d']);
    expect(turnstile.waiting).toBe(0);
  });

  it('lets nobody overtake those who wait', async () => {
    const { inside, come, go, pass } = door(1);
    come('a');
    await pass(0);
    come('b');
    go('a');
    come('c');
    await pass(0);
    expect(inside).toEqual(['b']);
  });

  it('does not count who has been inside for long: one who waits comes in for each', async () => {
    const { inside, come, go, pass } = door(2);
    come('a');
    await pass(60);
    for (const name of ['b', 'c', 'd', 'e']) come(name);
    await pass(39);
    expect(inside).toEqual(['a', 'b']);
    await pass(1);
    expect(inside).toEqual(['a', 'b', 'c']);
    // Who no longer counted makes no room by leaving.
    go('a');
    await pass(0);
    expect(inside).toEqual(['b', 'c']);
    await pass(60);
    expect(inside).toEqual(['b', 'c', 'd']);
    await pass(40);
    expect(inside).toEqual(['b', 'c', 'd', 'e']);
  });

  it('counts again when all are gone', async () => {
    const { inside, come, go, pass } = door(1);
    come('a');
    come('b');
    await pass(100);
    expect(inside).toEqual(['a', 'b']);
    go('a');
    go('b');
    for (const name of ['c', 'd']) come(name);
    await pass(99);
    expect(inside).toEqual(['c']);
  });

  it('tells who has waited in vain, and forgets them', async () => {
    const turnstile = new Turnstile({ atOnce: 1, countedMs: 10_000, patienceMs: 2_000 });
    const entry = await turnstile.enter();
    const second = expect(turnstile.enter()).rejects.toThrow('nobody made room');
    await vi.advanceTimersByTimeAsync(2_000);
    await second;
    expect(turnstile.waiting).toBe(0);
    turnstile.leave(entry);
    expect(turnstile.enter()).not.toBeInstanceOf(Promise);
  });
});
