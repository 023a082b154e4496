// Tests of what turns between ways to start the server come to.
import { describe, expect, it } from 'vitest';
import { compare, type Turn, wayOf } from './ways.ts';

const turn = (perSecond: number, serverMs: number): Turn => ({
  perSecond,
  serverMs,
  postgresMs: 5,
  generatorMs: 1,
});

describe('a way', () => {
  it('is a name with what is otherwise', () => {
    expect(wayOf('usual')).toEqual({ name: 'usual', env: {}, nodeOptions: [] });
    expect(wayOf(' all-16  DATABASE_AT_ONCE=16 --max-semi-space-size=8 A=b=c ')).toEqual({
      name: 'all-16',
      env: { DATABASE_AT_ONCE: '16', A: 'b=c' },
      nodeOptions: ['--max-semi-space-size=8'],
    });
  });
  it.each(['', 'A=b', 'usual lower=1', 'usual word', '--option'])('%j is none', (text) => {
    expect(() => wayOf(text)).toThrow();
  });
});

describe('turns', () => {
  it('are set beside those of the same round, so that a slow minute meets both', () => {
    const [first, second] = compare([
      { name: 'usual', turns: [turn(100, 4), turn(50, 8), turn(80, 4)] },
      { name: 'other', turns: [turn(120, 3), turn(60, 6), turn(64, 4)] },
    ]);
    expect(first).toMatchObject({ perSecond: 80, ofFirst: 1, cpuOfFirst: 1, won: 0, turns: 3 });
    // Of its own turns it did no more in the middle; of those beside it, a fifth more.
    expect(second).toMatchObject({ perSecond: 64, ofFirst: 1.2, cpuOfFirst: 0.9, won: 2, turns: 3 });
  });
  it('need a neighbour each', () => {
    expect(() => compare([{ name: 'none', turns: [] }])).toThrow('none');
    expect(() =>
      compare([
        { name: 'a', turns: [turn(1, 1)] },
        { name: 'b', turns: [] },
      ]),
    ).toThrow('b');
  });
});
