// Tests of what becomes of measured figures: percentiles, spreads, growth, tables, plans, and their place in the documents.
import { describe, expect, it } from 'vitest';
import type { LoadResult } from '../load/jobs.ts';
import { percentile } from '../load/latencies.ts';
import { middleRound, perOperationMs, type Round, sharesOf } from '../measure.ts';
import { readOptions } from '../options.ts';
import { figuresOf } from '../scenarios.ts';
import { spreadOf, type WorldFigures } from './figures.ts';
import { type PlanNode, planLines, rowsRead } from './plans.ts';
import { growth, report, table } from './tables.ts';
import { replaceSection } from './write-docs.ts';

const round = (operations: number, given: Partial<Round> = {}) => ({
  operations,
  seconds: 2,
  errors: 0,
  said: [],
  p50Ms: 1,
  p99Ms: 5,
  stepsMs: {},
  generatorCpuSeconds: 0.5,
  serverCpuSeconds: 1,
  postgresCpuSeconds: null,
  ...given,
});
const ceilingOf = (all: LoadResult, ...shares: number[]) => ({ all, shares });
const paced = { perSecond: 10, p99Ms: { median: 4, min: 3.5, max: 94 }, errors: 2, said: ['b'] };
const atHalfLoad = {
  halfWanted: { ...paced, p99Ms: { median: 2, min: 1.5, max: 2.5 }, errors: 1, said: ['c'] },
  halfMeasured: paced,
};
const world = (products: number, perSecond: number): WorldFigures => ({
  products,
  skus: products,
  databaseBytes: 2 ** 20,
  loadSeconds: 1,
  startMs: null,
  reconcile: null,
  serverBytes: null,
  plans: null,
  scenarios: [
    figuresOf('list', [round(perSecond * 2)], [ceilingOf(round(perSecond * 4), 0.5)], 'bare', atHalfLoad),
  ],
});

describe('percentile', () => {
  it('is the nearest rank', () => {
    const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile([3, 1, 2], 1)).toBe(3);
    expect(percentile([7], 0.01)).toBe(7);
    expect(percentile([], 0.5)).toBe(0);
  });
});

describe('rounds', () => {
  it('are told by the middle one and their span', () => {
    expect(spreadOf([5, 1, 3])).toEqual({ median: 3, min: 1, max: 5 });
    expect(spreadOf([4, 2])).toEqual({ median: 2, min: 2, max: 4 });
    expect(middleRound([round(10), round(30), round(20)]).operations).toBe(20);
    expect(() => middleRound([])).toThrow();
  });

  it('give CPU time for one operation, unless the system does not tell or nothing was done', () => {
    expect(perOperationMs(1, round(500))).toBe(2);
    expect(perOperationMs(null, round(500))).toBeNull();
    expect(perOperationMs(1, round(0))).toBeNull();
  });

  it('stand beside their ceilings turn by turn', () => {
    expect(sharesOf([round(30), round(10), round(20)], [round(40), round(40), round(20)])).toEqual([
      0.75, 0.25, 1,
    ]);
    const ceilings = [ceilingOf(round(40), 0.75, 0.25), ceilingOf(round(20), 1)];
    expect(figuresOf('list', [round(20), round(10)], ceilings, 'bare', null).ceiling).toEqual({
      title: 'bare',
      perSecond: { median: 10, min: 10, max: 20 },
      share: { median: 0.75, min: 0.25, max: 1 },
    });
  });

  it('add their errors up', () => {
    const figures = figuresOf(
      'cart',
      [round(1, { errors: 2, said: ['a'] }), round(2, { errors: 1 })],
      [],
      '',
      null,
    );
    expect(figures).toMatchObject({ errors: 3, said: ['a'], ceiling: null, generatorShare: 0.25 });
    const failing = [round(1, { errors: 1, said: ['a'] })];
    expect(figuresOf('list', failing, [], '', atHalfLoad)).toMatchObject({
      errors: 4,
      said: ['a', 'c', 'b'],
    });
    expect(figuresOf('facets', failing, [], '', { ...atHalfLoad, halfWanted: null })).toMatchObject({
      errors: 3,
    });
  });
});

describe('the report', () => {
  it('sets growth, ceilings and facts beside each other', () => {
    const figures = {
      date: '2026-03-01T00:00:00.000Z',
      machine: { cpu: 'Some CPU', cpus: 2, memoryBytes: 2 ** 30 },
      node: '20.20.2',
      postgres: '18.4',
      rounds: 1,
      seconds: 2,
      concurrency: 4,
      worlds: [world(10_000, 6_000), world(100_000, 5_000)],
    };
    expect(growth(figures.worlds)).toEqual([{ name: 'list', times: { median: 1.2, min: 1.2, max: 1.2 } }]);
    expect(growth(figures.worlds.slice(0, 1))).toEqual([]);
    const text = report(figures);
    expect(text).toContain('2026-03-01; Some CPU, 2 cores');
    expect(text).toMatch(
      /\| product list, newest first +\| +6,000 \(6,000 – 6,000\) .* 2\.00 \(1\.50 – 2\.50\) \| +4\.00 \(3\.50 – 94\) .* 12,000 bare \| +0\.50 \(0\.50 – 0\.50\) \|/,
    );
    expect(text).toMatch(/\| product list, newest first \| +1\.20 \(1\.20 – 1\.20\) \|/);
    expect(text).toContain('1 rounds of 2 s each.');
    const awake = figuresOf('list', [round(1, { generatorCpuSeconds: null })], [], '', null);
    const told = report({ ...figures, worlds: [{ ...world(10_000, 1), scenarios: [awake] }] });
    expect([text, told].map((one) => /\| +awake \|/.test(one))).toEqual([false, true]);
    expect(report({ ...figures, seconds: 1 })).toContain(
      '1 rounds of 1 s each (product list, newest first: 2 s).',
    );
  });

  it('tells growth turn by turn, so that what takes a minute from both is none', () => {
    const inTurns = (products: number, rounds: readonly number[][]): WorldFigures => ({
      ...world(products, 1),
      scenarios: [
        figuresOf(
          'list',
          rounds.map((turnsPerSecond) => round(1, { turnsPerSecond })),
          [],
          '',
          null,
        ),
      ],
    });
    const worlds = [inTurns(100_000, [[100, 25], [40]]), inTurns(10_000, [[110, 30], [20]])];
    expect(growth(worlds)).toEqual([{ name: 'list', times: { median: 1.1, min: 0.5, max: 1.2 } }]);
  });

  it('lines its columns up', () => {
    expect(
      table(
        ['what', 'n'],
        [
          ['a', '10'],
          ['longer', '1'],
        ],
      ),
    ).toBe('| what   |  n |\n| ------ | -: |\n| a      | 10 |\n| longer |  1 |');
  });

  it('takes the place of the one before and leaves the rest', () => {
    const before = 'head\n<!-- figures: begin -->\nold\n<!-- figures: end -->\ntail\n';
    const after = 'head\n<!-- figures: begin -->\n\nnew\n\n<!-- figures: end -->\ntail\n';
    expect(replaceSection(before, 'figures', '\nnew\n')).toBe(after);
    expect(replaceSection(after, 'figures', 'new')).toBe(after);
    expect(() => replaceSection('nothing', 'figures', 'new')).toThrow('no section figures');
  });
});

describe('plans', () => {
  const scan = (rows: number, given: Partial<PlanNode> = {}): PlanNode => ({
    'Node Type': 'Index Scan',
    'Relation Name': 'products',
    'Actual Rows': rows,
    'Actual Loops': 1,
    ...given,
  });
  const join: PlanNode = {
    'Node Type': 'Nested Loop',
    'Actual Rows': 20,
    'Actual Loops': 1,
    Plans: [
      scan(20, { 'Rows Removed by Filter': 5 }),
      scan(1, { 'Actual Loops': 20, 'Index Name': 'shops_pkey' }),
    ],
  };

  it('count what was read, thrown away or not, and nothing twice', () => {
    expect(rowsRead(join)).toBe(45);
  });
  it('are told a line a node', () => {
    expect(planLines(join)).toEqual([
      'Nested Loop: rows 20, buffers 0',
      '  Index Scan on products: rows 20, removed 5, buffers 0',
      '  Index Scan index shops_pkey on products: rows 20, in 20 loops, buffers 0',
    ]);
  });
});

describe('options', () => {
  it('have defaults, and say what is wrong', () => {
    expect(readOptions([])).toMatchObject({
      products: [10_000, 100_000],
      rounds: 3,
      concurrency: 32,
      keep: null,
      asleep: false,
    });
    expect(readOptions(['--only', 'list, cart', '--products', '200'])).toMatchObject({
      only: ['list', 'cart'],
      products: [200],
    });
    expect(() => readOptions(['--only', 'nothing'])).toThrow('--only nothing');
    expect(() => readOptions(['--rounds', '0'])).toThrow('--rounds 0');
    expect(() => readOptions(['--what'])).toThrow();
  });
});
