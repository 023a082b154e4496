// One run: acts done in the model and in the market side by side, one at a time or several at once, and compared after each.
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { reconcile } from '../../ledger/index.ts';
import { businessRules } from '../../slices/operations/index.ts';
import type { TestApp } from '../app.ts';
import type { Act } from './acts.ts';
import type { Done, Ids, World } from './asking.ts';
import { type Command, planOf } from './commands.ts';
import { day, escrowOf, type House, type Model, newModel, unsent } from './model.ts';
import { expected, faultsInBooks, houseBefore, observe, type Seen, withoutZeros } from './observe.ts';
import { predict, textOf } from './predict.ts';
import { note, openWorld, perform } from './world.ts';

/** How often each act ended in which way. */
export type Tally = Record<string, Record<string, number>>;
export interface Run {
  readonly model: Model;
  readonly world: World;
  readonly tally: Tally;
  /** What was done so far, in words. */
  readonly trace: string[];
  readonly houseBefore: House;
  marks: string;
  /** Whether anything was done since the last look. */
  stale: boolean;
  /** The marks at which the books were last found whole. */
  checked: string;
}

const count = (run: Run, act: Act, ending: string): void => {
  run.tally[act.do] ??= {};
  const endings = run.tally[act.do] ?? {};
  endings[ending] = (endings[ending] ?? 0) + 1;
};

/** A new market in the model and in the database. */
export async function openRun(app: TestApp, salt: string, tally: Tally): Promise<Run> {
  const model = newModel(app.clock.now().getTime());
  const world = await openWorld(app, model, salt);
  const { seen, marks } = await observe(world);
  const before = houseBefore(seen, model.house);
  return { model, world, tally, trace: [], houseBefore: before, marks, stale: false, checked: marks };
}

/** The door answers a repeated request as it did the first time. */
const shown = (ending: string): string => (ending === 'replayed' ? 'ok' : ending);

/** The market must hold what the model says, and the timers must have had no trouble. */
async function look(run: Run): Promise<void> {
  if (run.world.troubles.length > 0) throw new Error(`a timer failed: ${run.world.troubles.join('\n')}`);
  if (!run.stale) return;
  const { seen, marks } = await observe(run.world);
  const wanted = expected(run.model, run.world.ids, run.houseBefore);
  if (!isDeepStrictEqual(withoutZeros(seen), withoutZeros(wanted)))
    expect(withoutZeros(seen), 'the market is not what the model says').toEqual(withoutZeros(wanted));
  run.marks = marks;
  run.stale = false;
}

const frozenIn = (m: Model): number[] => m.shoppers.flatMap((s, i) => (s.frozen ? [i] : []));
/** What changes nothing. */
const asks: readonly Act['do'][] = ['wait', 'quoteOrder', 'quoteWithdrawal'];
const triesCode = (act: Act | undefined): boolean =>
  act?.do === 'verifyPayCode' || act?.do === 'verifyWithdrawal';

/** Does one act on both sides. A refused or repeated one must leave everything as it was. */
export async function step(run: Run, act: Act): Promise<void> {
  const ending = predict(run.model, act);
  run.trace.push(`${textOf(act)} → ${ending}`);
  // A wrong code is counted: that is the one trace a refusal leaves.
  const leavesNothing = ending !== 'ok' && !triesCode(act);
  if (leavesNothing) await look(run);
  const done = await perform(run.world, act, run.model);
  if (done.ending !== shown(ending)) throw new Error(`${act.do} ended in ${done.ending}, not in ${ending}`);
  await note(run.world.app.db, run.world.ids, act, done);
  run.world.frozen = frozenIn(run.model);
  count(run, act, ending);
  run.stale ||= !asks.includes(act.do);
  if (!leavesNothing) return;
  const { marks } = run;
  await look(run);
  expect(run.marks, `${ending} left a trace`).toBe(marks);
}

/** A command's acts one after the other, then a look at everything and at the books. */
export async function runCommand(run: Run, { kind, dice }: Command): Promise<void> {
  for (const act of planOf(kind, run.model, dice, run.world.salt) ?? []) await step(run, act);
  await look(run);
  await checkBooks(run);
}

/** Nothing to check where no row was added and no order written. */
async function checkBooks(run: Run): Promise<void> {
  if (run.marks === run.checked) return;
  const faults = await faultsInBooks(run.world.app.db);
  if (faults.length > 0) throw new Error(`the books are not whole: ${faults.join('\n')}`);
  run.checked = run.marks;
}

/** Time moves for everybody; and tries of a code are counted before they are checked, so no order of them explains every ending. */
const notInACrowd = (plan: readonly Act[]): boolean =>
  plan.some((act) => act.do === 'wait') || triesCode(plan.at(-1));

/** The last act of each command at the same moment; what comes before it was done before. Some order of them must explain everything. */
export async function runCrowd(run: Run, commands: readonly Command[]): Promise<void> {
  const acts: Act[] = [];
  for (const { kind, dice } of commands) {
    const plan = planOf(kind, run.model, dice, run.world.salt) ?? [];
    if (notInACrowd(plan)) continue;
    for (const act of plan.slice(0, -1)) await step(run, act);
    acts.push(...plan.slice(-1));
  }
  run.trace.push(`at once: ${acts.map((act) => textOf(act)).join(' ‖ ')}`);
  const before = structuredClone(run.model);
  const results = await Promise.allSettled(acts.map((act) => perform(run.world, act, before)));
  const done = results.map((r) => {
    if (r.status === 'rejected') throw r.reason;
    return r.value;
  });
  // A session that was opened a moment before its account was frozen is no good afterwards.
  for (const act of acts) if (act.do === 'freezeUser') run.world.tokens.delete(act.user);
  // A timer passes over what somebody holds, and comes back for it.
  const again = acts.filter((act) => act.do === 'sweep');
  for (const act of again) await perform(run.world, act, before);
  await settleOn(run, acts, done, again);
  await checkBooks(run);
}

interface Explained {
  readonly model: Model;
  readonly ids: Ids;
  readonly endings: readonly string[];
}

/** Finds an order of the acts after which the model would be where the market is, and takes it over. */
async function settleOn(
  run: Run,
  acts: readonly Act[],
  done: readonly Done[],
  again: readonly Act[],
): Promise<void> {
  const { seen, marks } = await observe(run.world);
  let nearest: { wanted: Seen | null; endings: readonly string[] } = { wanted: null, endings: [] };
  for (const order of permutations(acts.length)) {
    const found = await explain(run, acts, done, order);
    if (Array.isArray(found)) {
      nearest = { wanted: nearest.wanted, endings: found };
      continue;
    }
    const { model, ids, endings } = found;
    for (const act of again) predict(model, act);
    const wanted = expected(model, ids, run.houseBefore);
    if (!isDeepStrictEqual(withoutZeros(seen), withoutZeros(wanted))) {
      nearest = { wanted, endings };
      continue;
    }
    Object.assign(run.model, model);
    run.world.ids = ids;
    run.world.frozen = frozenIn(model);
    run.marks = marks;
    run.stale = false;
    for (const [i, act] of acts.entries()) count(run, act, endings[i] ?? '');
    run.trace.push(`  → ${endings.join(' ‖ ')}`);
    return;
  }
  if (nearest.wanted)
    expect(withoutZeros(seen), 'no order explains it').toEqual(withoutZeros(nearest.wanted));
  throw new Error(
    `no order ends in ${done.map((d) => d.ending).join(' ‖ ')}; one in ${nearest.endings.join(' ‖ ')}`,
  );
}

/** What the model says of one order of the acts; only the endings when they are others than those that were seen. */
async function explain(
  run: Run,
  acts: readonly Act[],
  done: readonly Done[],
  order: readonly number[],
): Promise<Explained | string[]> {
  const model = structuredClone(run.model);
  const endings: string[] = [];
  for (const i of order) endings[i] = predict(model, acts[i] as Act);
  const fits = done.every((d, i) => mayEnd(acts[i] as Act, endings[i] ?? '', d.ending));
  if (!fits) return endings;
  const ids = structuredClone(run.world.ids);
  for (const i of order) await note(run.world.app.db, ids, acts[i] as Act, done[i] as Done);
  return { model, ids, endings };
}

/**
 * An order that is refused in a crowd may be refused for another reason than one at a time: it looks at the shelf, then
 * at the code, and reaches for the stock, and each may change between. Whose account is frozen under a request of theirs is told that they are frozen, or
 * that nobody is signed in.
 */
const mayEnd = (act: Act, predicted: string, seen: string): boolean =>
  shown(predicted) === seen ||
  (act.do === 'createOrder' && shown(predicted) !== 'ok' && seen !== 'ok') ||
  (predicted === 'ACCOUNT_FROZEN' && seen === 'AUTH_REQUIRED');

function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((p) =>
    Array.from({ length: n }, (_, at) => [...p.slice(0, at), n - 1, ...p.slice(at)]),
  );
}

/** Lets everything come to its end: what lies half sent is sent, and the clock runs until every order is settled or cancelled. */
export async function runOut(run: Run): Promise<void> {
  const { model, world } = run;
  for (const [order, row] of model.orders.entries()) {
    if (row.state !== '1' || !row.partSent || unsent(row).length === 0) continue;
    const trackingNo = `NW${world.salt}${String(model.parcels.length).padStart(3, '0')}`;
    await step(run, {
      do: 'shipOrder',
      by: row.shop,
      order,
      carrier: 'northway',
      trackingNo,
      lines: null,
      arrivesAt: null,
    });
  }
  for (const days of [70, 10, 16]) {
    await step(run, { do: 'wait', until: model.now + days * day });
    await step(run, { do: 'sweep', timer: 'all' });
    await look(run);
  }
  const open = model.orders.filter(
    (o) => (o.state !== '-1' && !(o.state === '4' && o.settled)) || escrowOf(o) > 0n,
  );
  expect(open, 'every order has come to its end').toEqual([]);
  expect(await reconcile(world.app.db, businessRules)).toEqual([]);
}
