// Where the commands lead: played in the plain model alone, without a market, every act ends in every way that it can.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endings } from './acts.ts';
import { command, planOf } from './commands.ts';
import { newModel } from './model.ts';
import { predict } from './predict.ts';

const sequences = fc.sample(fc.noBias(fc.array(command, { maxLength: 60, size: 'max' })), {
  numRuns: 12_000,
  seed: 1,
});

describe('the commands', () => {
  it('lead every act to each of its endings and to no other', () => {
    const seen: Record<string, Record<string, number>> = {};
    for (const commands of sequences) {
      const model = newModel(Date.UTC(2026, 0, 1));
      for (const { kind, dice } of commands)
        for (const act of planOf(kind, model, dice, '0000000') ?? []) {
          const ending = predict(model, act);
          seen[act.do] ??= {};
          const ends = seen[act.do] ?? {};
          ends[ending] = (ends[ending] ?? 0) + 1;
        }
    }
    const foretold = Object.entries(endings).flatMap(([act, list]) => list.map((e) => `${act} ${e}`));
    const found = Object.entries(seen).flatMap(([act, ends]) =>
      Object.entries(ends).map(([ending, times]) => ({ name: `${act} ${ending}`, times })),
    );
    expect(found.map((f) => f.name).filter((name) => !foretold.includes(name))).toEqual([]);
    // A plain run of the model plays a tenth of this, and asks for three of each: what comes fifteen times on the average comes three times always.
    const often = found.filter((f) => f.times >= 150).map((f) => f.name);
    expect(foretold.filter((name) => !often.includes(name))).toEqual([]);
  });
});
