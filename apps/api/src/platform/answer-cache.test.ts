// Kept answers: right or not given out at all, made once for many, and never more than fit.
import { beforeEach, describe, expect, it } from 'vitest';
import { AnswerCache, type Made, trustedMs } from './answer-cache.ts';

let now: number;
let answers: AnswerCache<string>;
beforeEach(() => {
  now = 1000;
  answers = new AnswerCache({ maxBytes: 100_000, nowMs: () => now });
  answers.forgetAll();
  answers.trustFrom(now);
});

const made = (answer: string, tags: readonly string[] | null = ['lists'], bytes = 100): Made<string> => ({
  answer,
  bytes,
  tags,
});
const keep = (key: string, tags?: readonly string[] | null, bytes?: number) =>
  answers.make(key, async () => made(`answer ${key}`, tags, bytes));

/** A reading that ends when it is told to. */
function slow(key: string, tags = ['lists']) {
  let end: (answer: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  let times = 0;
  const ask = async () => {
    return answers.make(key, () => {
      times += 1;
      return new Promise<Made<string>>((resolve, reject) => {
        end = (text) => resolve(made(text, tags));
        fail = reject;
      });
    });
  };
  return {
    ask,
    end: (answer: string) => end(answer),
    fail: (error: Error) => fail(error),
    times: () => times,
  };
}

describe('a kept answer', () => {
  it('is given out until something it was made of changes', async () => {
    await keep('a', ['lists', 'product:1']);
    await keep('b', ['lists', 'product:2']);
    expect(answers.find('a')).toBe('answer a');
    answers.forget(['product:1', 'stock']);
    expect([answers.find('a'), answers.find('b')]).toEqual([null, 'answer b']);
    answers.forget(['lists']);
    expect(answers.find('b')).toBeNull();
    await keep('a', ['product:1']);
    expect(answers.find('a')).toBe('answer a');
  });
  it('goes with everything', async () => {
    await keep('a', []);
    answers.forget(['*']);
    expect([answers.find('a'), answers.bytes, answers.size]).toEqual([null, 0, 0]);
  });
  it('is not given out when the changes were last heard of too long ago, and is again when they are', async () => {
    await keep('a');
    now += trustedMs;
    expect(answers.find('a')).toBe('answer a');
    now += 1;
    expect(answers.find('a')).toBeNull();
    answers.trustFrom(now);
    expect(answers.find('a')).toBe('answer a');
  });
  it('lives a minute at most, for what no tag tells', async () => {
    await keep('a', []);
    now += 60_001;
    answers.trustFrom(now);
    expect(answers.find('a')).toBeNull();
  });
  it('is not kept without tags, nor under a key of any length', async () => {
    await keep('a', null);
    await keep('k'.repeat(601));
    expect(answers.size).toBe(0);
  });
});

describe('an answer whose time comes to its end', () => {
  const second = 1_000;
  const pass = (ms: number) => {
    now += ms;
    answers.trustFrom(now);
  };
  const goesAhead = (key: string) => {
    const found = answers.look(key);
    return found !== null && answers.goesAhead(key, found);
  };

  it('is made anew by one reader, while the others still get it', async () => {
    await keep('a');
    pass(30 * second);
    expect(goesAhead('a')).toBe(false);
    pass(30 * second);
    expect([goesAhead('a'), goesAhead('a'), answers.find('a')]).toEqual([true, false, 'answer a']);
    await answers.make('a', async () => made('anew'));
    expect([answers.find('a'), goesAhead('a')]).toEqual(['anew', false]);
    pass(30 * second);
    expect(answers.find('a')).toBe('anew');
  });
  it('waits while two others are made anew, and longer for nobody who has gone away', async () => {
    for (const key of ['a', 'b', 'c'])
      await answers.make(key, async () => ({ ...made(key), lifeMs: 1_000 * second }));
    pass(950 * second);
    expect(['a', 'b', 'c'].map(goesAhead)).toEqual([true, true, false]);
    const reading = slow('b');
    const answer = reading.ask();
    reading.end('b');
    await answer;
    expect(['a', 'b', 'c'].map(goesAhead)).toEqual([false, false, true]);
    pass(10 * second);
    expect(['a', 'b', 'c'].map(goesAhead)).toEqual([false, false, false]);
    pass(1);
    expect(['a', 'b', 'c'].map(goesAhead)).toEqual([true, false, true]);
  });
  it('is what the one gets who went ahead and failed', async () => {
    await keep('a');
    pass(60 * second);
    expect(goesAhead('a')).toBe(true);
    const fail = () => answers.make('a', () => Promise.reject(new Error('no')));
    expect(await fail()).toBe('answer a');
    expect(goesAhead('a')).toBe(true);
    answers.forget(['lists']);
    await expect(fail()).rejects.toThrow('no');
  });
  it('is made anew at a time of its own, wherever many were made together', async () => {
    for (let i = 0; i < 100; i += 1) await keep(`k${i}`);
    const dueMs = Array.from({ length: 100 }, (_, i) => (answers.look(`k${i}`)?.renewMs ?? 0) - now);
    expect(Math.min(...dueMs)).toBeGreaterThanOrEqual(30 * second);
    expect(Math.max(...dueMs)).toBeLessThanOrEqual(60 * second);
    for (let from = 30; from < 60; from += 6)
      expect(dueMs.filter((ms) => ms >= from * second && ms < (from + 6) * second).length).toBeGreaterThan(
        15,
      );
  });
});

describe('a change while an answer is being made', () => {
  it('keeps it from being kept, when the answer depends on it', async () => {
    const reading = slow('a', ['product:1']);
    const answer = reading.ask();
    answers.forget(['product:1']);
    reading.end('old');
    expect(await answer).toBe('old');
    expect(answers.find('a')).toBeNull();
  });
  it('does nothing to others', async () => {
    const reading = slow('a', ['product:1']);
    const answer = reading.ask();
    answers.forget(['product:2']);
    reading.end('right');
    await answer;
    expect(answers.find('a')).toBe('right');
  });
  it('of everything counts for it too', async () => {
    const reading = slow('a', []);
    const answer = reading.ask();
    answers.forgetAll();
    reading.end('old');
    await answer;
    expect(answers.find('a')).toBeNull();
  });
});

describe('many who ask for the same at once', () => {
  it('are answered by one reading', async () => {
    const reading = slow('a');
    const all = Promise.all(Array.from({ length: 50 }, reading.ask));
    reading.end('once');
    expect(new Set(await all)).toEqual(new Set(['once']));
    expect(reading.times()).toBe(1);
  });
  it('all hear of its failure, and the next one tries anew', async () => {
    const reading = slow('a');
    const all = Promise.allSettled([reading.ask(), reading.ask()]);
    reading.fail(new Error('no'));
    expect((await all).map((r) => r.status)).toEqual(['rejected', 'rejected']);
    const again = reading.ask();
    reading.end('yes');
    expect([await again, reading.times()]).toEqual(['yes', 2]);
  });
  it('do not join a reading from before a change, nor one that takes long', async () => {
    const reading = slow('a');
    void reading.ask();
    answers.forget(['something']);
    void reading.ask();
    expect(reading.times()).toBe(2);
    now += 501;
    void reading.ask();
    expect(reading.times()).toBe(3);
  });
});

describe('the memory', () => {
  it('is bounded in bytes; what was unused for longest goes first', async () => {
    for (let i = 0; i < 20; i += 1) {
      await keep(`k${i}`, ['lists'], 9000);
      // Places are looked after once a second, no oftener.
      now += 1_001;
      answers.trustFrom(now);
      answers.find('k0');
    }
    expect(answers.bytes).toBeLessThanOrEqual(100_000);
    expect(answers.size).toBeGreaterThan(8);
    expect([answers.find('k0'), answers.find('k1'), answers.find('k19')]).toEqual([
      'answer k0',
      null,
      'answer k19',
    ]);
  });
  it('counts what answers grow by, and nothing twice', async () => {
    await keep('a');
    const [before] = [answers.bytes];
    answers.grow('a', 'answer a', 500);
    expect(answers.bytes).toBe(before + 500);
    answers.grow('a', 'another', 500);
    answers.grow('b', 'answer b', 500);
    expect(answers.bytes).toBe(before + 500);
    await keep('a');
    expect(answers.bytes).toBe(before);
    answers.forget(['lists']);
    expect([answers.find('a'), answers.bytes]).toEqual([null, 0]);
  });
  it('of changes is bounded too: beyond it everything is forgotten', async () => {
    await keep('a', ['other']);
    for (let i = 0; i < 26; i += 1)
      answers.forget(Array.from({ length: 2000 }, (_, n) => `product:${i * 2000 + n}`));
    expect(answers.find('a')).toBeNull();
  });
});
