// Lanes: several runs at the same time, each lane with databases of its own, and fast-check in front of them.
import fc from 'fast-check';
import { openTestApp, type TestApp } from '../app.ts';
import { type Command, command, crowd, planOf } from './commands.ts';
import { openRun, type Run, runCommand, runCrowd, runOut, type Tally } from './run.ts';

/** A database that holds more than this makes the checks of its books slow. */
const runsPerDatabase = 16;
/** How long a shorter way to a fault is looked for, in ms; a report that comes too late tells nobody anything. */
const shrinkMs = 120_000;

/** A place to run: a server over a database that is changed for a fresh one now and then, and after each failure. */
function openLane() {
  let app: TestApp | null = null;
  let runs = 0;
  let failed = false;
  const close = async (): Promise<void> => {
    await app?.drop();
    app = null;
  };
  return {
    close,
    /** `nth`: which run of its database it is, from 0 on. */
    async use(work: (app: TestApp, nth: number) => Promise<void>): Promise<void> {
      if (failed || runs >= runsPerDatabase) {
        await close();
        runs = 0;
      }
      app ??= await openTestApp({ max: 8 });
      runs += 1;
      try {
        await work(app, runs - 1);
      } catch (error) {
        failed = true;
        throw error;
      }
    },
  };
}

class Step implements fc.AsyncCommand<Run, Run> {
  readonly commands: readonly Command[];
  constructor(...commands: Command[]) {
    this.commands = commands;
  }
  check(run: Run): boolean {
    return this.commands.some(({ kind, dice }) => planOf(kind, run.model, dice, run.world.salt) !== null);
  }
  async run(run: Run): Promise<void> {
    const [first, ...others] = this.commands;
    if (first && others.length === 0) await runCommand(run, first);
    else await runCrowd(run, this.commands);
  }
  toString(): string {
    return this.commands.map((c) => `${c.kind}(${Object.values(c.dice).join(',')})`).join('‖');
  }
}

export interface Plan {
  /** With several acts at once among the others. */
  readonly crowds: boolean;
  readonly sequences: number;
  readonly lanes: number;
  readonly maxCommands: number;
  readonly seed: number;
  readonly path?: string | undefined;
  readonly replayPath?: string | undefined;
  readonly shrink: boolean;
}
export interface Played {
  readonly tally: Tally;
  readonly sequences: number;
  readonly acts: number;
}

/** Seven digits that no other run of its database has: fast-check draws the same number twice, now and then within a few runs. */
const saltOf = (drawn: number, nth: number): string =>
  `${String(drawn).padStart(5, '0')}${String(nth).padStart(2, '0')}`;

/** The command that plays a failed run again. */
const again = (plan: Plan, seed: number, path: string, report: string): string =>
  [
    `npm run model -- --seed ${seed} --path ${path}`,
    ...(plan.crowds ? ['--crowds'] : []),
    ...(/replayPath="([^"]+)"/
      .exec(report)
      ?.slice(1)
      .map((replay) => `--replay ${replay}`) ?? []),
  ].join(' ');

/** Plays a plan. @throws fast-check's report, what was done in words, and the command that does it again */
export async function play(plan: Plan): Promise<Played> {
  const tally: Tally = {};
  let sequences = 0;
  let failed: { readonly lane: number; readonly at: number } | null = null;
  const single = command.map((c) => new Step(c));
  const steps = plan.crowds ? [single, crowd.map((list) => new Step(...list))] : [single];
  const salts = fc.noBias(fc.noShrink(fc.nat({ max: 99_999 })));
  const playOne = async (app: TestApp, salt: string, commands: Iterable<Step>): Promise<void> => {
    const run = await openRun(app, salt, tally);
    try {
      await fc.asyncModelRun(() => ({ model: run, real: run }), commands);
      await runOut(run);
    } catch (error) {
      const done = run.trace.map((line) => `\n  ${line}`).join('');
      throw new Error(`${(error as Error).message}\nWhat was done:${done}`, { cause: error });
    }
    sequences += 1;
  };
  const lane = async (index: number): Promise<void> => {
    const place = openLane();
    // Each lane has its own: it keeps what was run, for the replay. Short runs are no likelier than long ones, for the faults are deep.
    const runs = fc.noBias(
      fc.commands(steps, { maxCommands: plan.maxCommands, size: 'max', replayPath: plan.replayPath }),
    );
    const sequence = fc.asyncProperty(salts, runs, async (salt, commands) => {
      // The first lane that fails goes on alone for a while, to find a shorter way to its fault.
      const isOver = () =>
        failed !== null && (failed.lane !== index || performance.now() > failed.at + shrinkMs);
      // What follows a replay that ends well are shorter ways to a fault that is no longer there.
      const isMended = plan.path !== undefined && sequences > 0;
      if (isOver() || isMended) return;
      try {
        await place.use((app, nth) => playOne(app, saltOf(salt, nth), commands as Iterable<Step>));
      } catch (error) {
        if (isOver()) return;
        failed ??= { lane: index, at: performance.now() };
        throw error;
      }
    });
    const numRuns = Math.ceil(plan.sequences / plan.lanes);
    const path = plan.path === undefined ? {} : { path: plan.path };
    const result = await fc
      .check(sequence, { numRuns, seed: plan.seed + index, ...path, endOnFailure: !plan.shrink })
      .finally(() => place.close());
    const report = await fc.asyncDefaultReportMessage(result);
    if (report) {
      const command = again(plan, result.seed, result.counterexamplePath ?? '', report);
      const [why] = String((result.errorInstance as Error).message).split('\n');
      throw new Error(`${why}\n${report}\nAgain: ${command}`, { cause: result.errorInstance });
    }
  };
  await Promise.all(Array.from({ length: plan.lanes }, (_, index) => lane(index)));
  const acts = Object.values(tally).flatMap(Object.values<number>);
  return { tally, sequences, acts: acts.reduce((all, n) => all + n, 0) };
}
