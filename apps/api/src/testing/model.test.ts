// The whole life of orders and their money, played at random against a plain model of it: the market must always be what the model says.
import { describe, expect, it } from 'vitest';
import { endings } from './model/acts.ts';
import { type Plan, type Played, play } from './model/lanes.ts';

// Set by `npm run model` and `npm run mutants`; a plain test run plays as much as its time allows, anew each time.
const {
  MODEL_RUNS,
  MODEL_SEED,
  MODEL_PATH,
  MODEL_REPLAY,
  MODEL_CROWDS,
  MODEL_SHRINK,
  MODEL_LANES,
  MODEL_TALLY,
} = process.env;
const runs = Number(MODEL_RUNS ?? 1200);
const plan: Omit<Plan, 'crowds' | 'sequences'> = {
  lanes: Number(MODEL_LANES ?? 4),
  maxCommands: 60,
  seed: MODEL_SEED === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(MODEL_SEED),
  path: MODEL_PATH,
  replayPath: MODEL_REPLAY,
  shrink: MODEL_SHRINK !== 'false',
};
const timeout = 120_000 + runs * 500;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

describe('the model', () => {
  const played: Played[] = [];
  const playAll = async (more: Pick<Plan, 'crowds' | 'sequences'>) => {
    const p = await play({ ...plan, ...more });
    played.push(p);
    say(`seed ${plan.seed}: ${p.sequences} sequences of ${p.acts} acts`);
    if (MODEL_TALLY) say(`tally ${JSON.stringify(p)}`);
  };

  // A failed run is played again where it failed; and one may want nothing but crowds.
  const only = MODEL_CROWDS === 'true' ? 'crowd' : MODEL_PATH === undefined ? null : 'alone';

  it.skipIf(only === 'crowd')(
    'one act after the other',
    () => playAll({ crowds: false, sequences: runs }),
    timeout,
  );

  it.skipIf(only === 'alone')(
    'several at the same moment',
    (context) => {
      context.skip(only === null && played.length === 0, 'what fails alone fails in a crowd');
      return playAll({ crowds: true, sequences: only ? runs : Math.ceil(runs / 3) });
    },
    timeout,
  );

  it('has seen every act end in every way that it can, again and again', (context) => {
    context.skip(only !== null || played.length === 0, 'nothing to count');
    const atLeast = Math.floor(runs / 400);
    const tally = played[0]?.tally ?? {};
    const rare = Object.entries(endings).flatMap(([act, list]) =>
      list.filter((e) => (tally[act]?.[e] ?? 0) < atLeast).map((e) => `${act} ${e} ${tally[act]?.[e] ?? 0}`),
    );
    expect(rare).toEqual([]);
  });
});
