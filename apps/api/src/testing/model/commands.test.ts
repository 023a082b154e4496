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
    const seen = new Map<string, number>();
    for (const commands of sequences) {
      const model = newModel(Date.UTC(2026, 0, 1));
      for (const { kind, dice } of commands)
        for (const act of planOf(kind, model, dice, '0000000') ?? []) {
          const ending = `${act.do} ${predict(model, act)}`;
          seen.set(ending, (seen.get(ending) ?? 0) + 1);
        }
    }
    const foretold = Object.entries(endings).flatMap(([act, list]) => list.map((e) => `${act} ${e}`));
    expect([...seen.keys()].filter((ending) => !foretold.includes(ending))).toEqual([]);
    // A plain run of the model plays a tenth of this, and asks for three of each: what comes fifteen times on the average comes three times always.
    expect(foretold.filter((ending) => (seen.get(ending) ?? 0) < 150)).toEqual([]);
  });
});
