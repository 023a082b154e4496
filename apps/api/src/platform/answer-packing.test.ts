// Packed answers: the same bytes come back, what changed never does, and far more fit than without.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnswerCache, trustedMs } from './answer-cache.ts';
import { answerPacking } from './answer-packing.ts';
import type { Packing } from './packed-answers.ts';
import { byteText, digestOf, type ReadyAnswer, type ReadyKind } from './ready-answers.ts';

const minute = 60_000;

const kind = (): ReadyKind => ({
  route: '/api/thing',
  vary: 'lang',
  anonymous: false,
  onSend: null,
  lifeMs: undefined,
  part: null,
});
const answer = (
  of: ReadyKind,
  text: string,
  note: string | null = null,
  part: string | null = null,
): ReadyAnswer => ({
  kind: of,
  body: byteText(Buffer.from(text)),
  digest: digestOf(Buffer.from(text)),
  note,
  part,
  gzip: null,
});
/** As long as a product's page, and as much alike. */
const page = (n: number) =>
  JSON.stringify({
    id: n,
    title: `Lamp ${n}`,
    pictures: Array.from({ length: 12 }, (_, i) => ({
      url: `/media/lamp-${n}-${i}.webp`,
      widths: [320, 640],
    })),
    description: `${(n * 7919).toString(36)} for the desk `.repeat(20),
  });
/** A packing that has seen enough. */
function taught(...kinds: ReadyKind[]) {
  const packing = answerPacking();
  for (const of of kinds) for (let n = 0; n < 40; n += 1) packing.pack(answer(of, page(n)));
  return packing;
}

describe('packing', () => {
  it('gives back the same answer, of every route its own, whatever its bytes are', () => {
    const kinds = [kind(), kind()];
    const packing = taught(...kinds);
    fc.assert(
      fc.property(
        fc.record({
          which: fc.nat(1),
          text: fc.string({ unit: 'binary', maxLength: 3000 }),
          note: fc.option(fc.string({ unit: 'binary' })),
          part: fc.option(fc.string({ unit: 'grapheme-ascii', minLength: 1 })),
        }),
        ({ which, text, note, part }) => {
          const given = answer(kinds[which] as ReadyKind, text, note, part);
          const packed = packing.pack(given);
          expect(packed && packing.unpack(packed, 0, packed.length)).toEqual({
            answer: given,
            bytes: given.body.length,
          });
        },
      ),
    );
  });
  it('makes them much smaller', () => {
    const of = kind();
    const packed = taught(of).pack(answer(of, page(99)));
    expect(packed?.length).toBeLessThan(Buffer.byteLength(page(99)) / 5);
  });
  it('leaves the first ones, and very large ones, alone', () => {
    const of = kind();
    expect(answerPacking().pack(answer(of, page(1)))).toBeNull();
    expect(taught(of).pack(answer(of, 'x'.repeat(200_000)))).toBeNull();
  });
  it('leaves those alone whose part has a key that no line can hold', () => {
    const of = kind();
    for (const part of ['', 'part\nen', 'part \u0131'])
      expect(taught(of).pack(answer(of, page(1), null, part))).toBeNull();
  });
});

describe('kept answers that are packed', () => {
  const of = kind();
  let now = 0;
  let unpacked = 0;
  const open = (maxBytes = 400_000) => {
    now = 1_000;
    const { pack, unpack } = taught(of);
    const packing: Packing<ReadyAnswer> = {
      pack,
      unpack: (...where) => {
        unpacked += 1;
        return unpack(...where);
      },
    };
    const answers = new AnswerCache<ReadyAnswer>({ maxBytes, packing, nowMs: () => now });
    answers.trustFrom(now);
    return answers;
  };
  const keep = (answers: AnswerCache<ReadyAnswer>, n: number, text = page(n), lifeMs = 30 * minute) =>
    answers.make(`page ${n}`, async () => {
      const made = answer(of, text);
      return { answer: made, bytes: made.body.length, tags: [`product:${n}`], lifeMs };
    });
  const text = (answers: AnswerCache<ReadyAnswer>, n: number) =>
    answers.find(`page ${n}`)?.body.toString() ?? null;

  it('are found again, many times as many as fit unpacked', async () => {
    const answers = open();
    for (let n = 0; n < 500; n += 1) await keep(answers, n);
    expect(answers.bytes).toBeLessThanOrEqual(100_000);
    expect(answers.size).toBeLessThan(60);
    expect(answers.packedSize).toBeGreaterThan(400);
    for (const n of [499, 300, 100, 300]) expect(text(answers, n)).toBe(page(n));
  });
  it('stay unpacked once they are asked for often', async () => {
    const answers = open();
    for (let n = 0; n < 500; n += 1) await keep(answers, n);
    unpacked = 0;
    for (let n = 0; n < 200; n += 1) expect(text(answers, 7)).toBe(page(7));
    expect(unpacked).toBe(64);
    for (let n = 100; n < 300; n += 1) expect(text(answers, n)).toBe(page(n));
    expect(unpacked).toBe(264);
  });
  it('are not those that end within five minutes and that nobody has asked for again', async () => {
    const answers = open();
    for (let n = 0; n < 500; n += 1) {
      await keep(answers, n, page(n), 299_000);
      if (n % 10 === 0) expect(text(answers, n)).toBe(page(n));
    }
    expect(answers.packedSize).toBeGreaterThan(30);
    expect(answers.packedSize).toBeLessThan(50);
    expect([text(answers, 100), text(answers, 101)]).toEqual([page(100), null]);
  });
  it('are dropped by what changed, by everything, and when their time is over', async () => {
    const answers = open();
    for (let n = 0; n < 200; n += 1) await keep(answers, n, page(n), (n === 7 ? 30 : 6) * minute);
    answers.forget(['product:3']);
    expect([text(answers, 3), text(answers, 4)]).toEqual([null, page(4)]);
    now += trustedMs + 1;
    expect(text(answers, 5)).toBeNull();
    now += 6 * minute;
    answers.trustFrom(now);
    expect([text(answers, 5), text(answers, 7)]).toEqual([null, page(7)]);
    now += 24 * minute;
    answers.trustFrom(now);
    expect(text(answers, 7)).toBeNull();
    answers.forgetAll();
    expect([answers.size, answers.packedSize]).toEqual([0, 0]);
  });
  it('are made anew when they would have been unpacked', async () => {
    const answers = open();
    const renewMs = (n: number) => answers.look(`page ${n}`)?.renewMs ?? 0;
    const before: number[] = [];
    for (let n = 0; n < 400; n += 1) {
      await keep(answers, n);
      before.push(renewMs(n));
    }
    unpacked = 0;
    expect(before.filter((ms, n) => Math.abs(renewMs(n) - ms) > 1)).toEqual([]);
    expect(unpacked).toBeGreaterThan(300);
  });
  it('never come back from before a change, whatever happens', async () => {
    const pages = 40;
    const which = fc.nat(pages - 1);
    const act = fc.oneof(
      { weight: 30, arbitrary: fc.record({ read: which }) },
      { weight: 5, arbitrary: fc.record({ change: which }) },
      // Read, and changed before the reading is kept.
      { weight: 1, arbitrary: fc.record({ overtaken: which }) },
      { weight: 1, arbitrary: fc.record({ everything: fc.constant(true) }) },
    );
    unpacked = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 50, maxLength: 300, size: 'max' }), async (acts) => {
        const answers = open(60_000);
        const versions = Array.from({ length: pages }, () => 0);
        const now = (n: number) => page(n * 1000 + (versions[n] as number));
        const change = (n: number) => {
          versions[n] = (versions[n] as number) + 1;
          answers.forget([`product:${n}`]);
        };
        for (const one of acts) {
          if ('change' in one) change(one.change);
          else if ('everything' in one) answers.forgetAll();
          else if ('overtaken' in one) {
            const reading = keep(answers, one.overtaken, now(one.overtaken));
            change(one.overtaken);
            await reading;
          } else {
            const found = text(answers, one.read);
            if (found === null) await keep(answers, one.read, now(one.read));
            else expect(found).toBe(now(one.read));
          }
        }
      }),
    );
    expect(unpacked).toBeGreaterThan(500);
  });
});
