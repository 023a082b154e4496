// One run: everything that was asked for, measured on catalogues of every size, side by side.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { reconcile } from '../apps/api/src/ledger/index.ts';
import { businessRules } from '../apps/api/src/slices/operations/index.ts';
import { shareCores } from './core-share.ts';
import { explainReads } from './explain.ts';
import { explainMoney } from './explain-money.ts';
import { openWorld, type World } from './open-world.ts';
import type { Options } from './options.ts';
import { answeringPids, memoryOf } from './processes.ts';
import { bareNames, refill } from './read-rounds.ts';
import {
  type Figures,
  type ScenarioFigures,
  type Spread,
  spreadOf,
  type WorldFigures,
} from './report/figures.ts';
import { hasFlows, measurable, measureAll, needsRecord } from './scenarios.ts';
import { clearStage, type Stage, setStage, startServer } from './stage.ts';
import { type FundRecord, openRecord } from './world/money.ts';

type Say = (line: string) => void;

async function startTimes(world: World, url: string | null, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = await startServer(world, url);
    times.push(started.readyMs);
    await started.stop();
  }
  return times;
}

/** Small enough that four processes leave the generator a core. */
const coreShare = 0.2;

/** Null where this machine has no such shares; the rows are then left out. */
function tryShareCores(stage: Stage, say: Say): (() => void) | null {
  try {
    return shareCores(answeringPids(stage.server.pid), coreShare);
  } catch (error) {
    say(`${(error as Error).message}: ${String((error as Error).cause)}`);
    return null;
  }
}

/** The same reads with several server processes: each with what there is, and each with a share of a core. */
async function measureProcesses(stage: Stage, options: Options, say: Say): Promise<ScenarioFigures[]> {
  const start = async (processes: number) => {
    await stage.server.stop();
    stage.server = await startServer(stage.world, stage.world.postgres.localUrl, {
      WORKERS: String(processes),
    });
  };
  // Processes are to have what cores there are.
  const asleep = { ...options, asleep: true };
  const figures: ScenarioFigures[] = [];
  for (const processes of [1, 2]) {
    await start(processes);
    const [[measured] = []] = await measureAll([stage], asleep, ['list'], say);
    if (measured) figures.push({ ...measured, name: 'processes', processes });
  }
  for (const processes of [1, 4]) {
    await start(processes);
    // Code is compiled as it is run, which a share of a core would draw out.
    await refill(stage, options, 'list', 0);
    const end = tryShareCores(stage, say);
    if (end === null) break;
    try {
      const [[measured] = []] = await measureAll([stage], asleep, ['list'], say);
      if (measured) figures.push({ ...measured, name: 'processes', processes, coreShare, ceiling: null });
    } finally {
      await stage.server.stop();
      end();
    }
  }
  return figures;
}

/** A small catalogue is for a look, and gets small books. */
const postingsFor = ({ products }: World): number => (products < 10_000 ? 5_000 : 1_000_000);

async function measureReconcile(
  world: World,
  rounds: number,
  say: Say,
): Promise<NonNullable<WorldFigures['reconcile']>> {
  const seconds: number[] = [];
  let faults = 0;
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const found = await reconcile(world.database, businessRules);
    seconds.push((performance.now() - began) / 1000);
    faults = found.length;
    say(
      `reconcile ${round + 1}: ${seconds.at(-1)?.toFixed(1)} s, ${faults} faults ${JSON.stringify(found.slice(0, 2))}`,
    );
  }
  const { postings } = await world.database.one<{ postings: number }>(
    'bench.postings',
    'select count(*)::int as postings from ledger.posting',
  );
  return { seconds: spreadOf(seconds), postings, faults };
}

async function plansOf(world: World, record: FundRecord | null): Promise<string> {
  const reads = await explainReads(world);
  return record ? `${reads}\n\n${await explainMoney(world, record)}` : reads;
}

async function openStage(world: World, options: Options, say: Say): Promise<Stage> {
  const names = measurable(options.only);
  const record = needsRecord(options.only)
    ? await openRecord(world.postgres.url, world.database, postingsFor(world), say)
    : null;
  return setStage(world, {
    record,
    bare: bareNames.filter(
      (name) => names.includes(name) || (name === 'list' && options.only.includes('processes')),
    ),
    transfers: hasFlows(options.only),
    concurrency: options.concurrency,
  });
}

/** What is told of one world besides the scenarios that take turns with those of others. */
async function describeWorld(
  stage: Stage,
  options: Options,
  measured: readonly ScenarioFigures[],
  say: Say,
): Promise<Omit<WorldFigures, 'startMs'>> {
  const { world, record } = stage;
  const serverBytes = memoryOf(stage.server.pid);
  const scenarios = [...measured];
  if (options.only.includes('processes')) scenarios.push(...(await measureProcesses(stage, options, say)));
  const size = await world.database.one<{ bytes: bigint; skus: bigint }>(
    'bench.size',
    'select pg_database_size(current_database()) as bytes, (select count(*) from skus) as skus',
  );
  return {
    products: world.products,
    skus: Number(size.skus),
    databaseBytes: Number(size.bytes),
    loadSeconds: world.loadSeconds,
    serverBytes,
    scenarios,
    reconcile: options.only.includes('reconcile') ? await measureReconcile(world, options.rounds, say) : null,
    plans: options.explain ? await plansOf(world, record) : null,
  };
}

const startSpread = async (timed: boolean, world: World, url: string | null, rounds: number) =>
  timed ? spreadOf(await startTimes(world, url, rounds)) : null;

const versionOf = async ({ database }: World): Promise<string> =>
  (await database.one<{ v: string }>('bench.version', `select current_setting('server_version') as v`)).v;

/** Measures worlds that stand side by side. Each has stopped when this returns or throws. */
async function measureWorlds(
  worlds: readonly World[],
  options: Options,
  say: Say,
): Promise<Pick<Figures, 'worlds' | 'postgres'>> {
  const timed = options.only.includes('start');
  const server: (Spread | null)[] = [];
  const told: Omit<WorldFigures, 'startMs'>[] = [];
  const stages: Stage[] = [];
  let postgres = '';
  try {
    [postgres = ''] = await Promise.all(worlds.map(versionOf));
    for (const world of worlds)
      server.push(await startSpread(timed, world, world.postgres.localUrl, options.rounds));
    for (const world of worlds) stages.push(await openStage(world, options, say));
    const measured = await measureAll(stages, options, measurable(options.only), say);
    for (const [n, stage] of stages.entries())
      told.push(await describeWorld(stage, options, measured[n] ?? [], say));
  } finally {
    await Promise.all(stages.map(clearStage));
    await stopAll(worlds);
  }
  const figures: WorldFigures[] = [];
  for (const [n, world] of worlds.entries()) {
    const withDatabase = await startSpread(timed, world, null, options.rounds);
    const before = server[n] ?? null;
    const startMs = before && withDatabase && { server: before, withDatabase };
    figures.push({ ...(told[n] as Omit<WorldFigures, 'startMs'>), startMs });
  }
  return { worlds: figures, postgres };
}

const stopAll = (worlds: readonly World[]) => Promise.all(worlds.map((world) => world.stop()));

async function openWorlds(base: string, sizes: readonly number[], say: Say): Promise<World[]> {
  const worlds: World[] = [];
  try {
    for (const products of sizes) {
      say(`— ${products} products —`);
      worlds.push(await openWorld(path.join(base, String(products)), products, say));
    }
    return worlds;
  } catch (error) {
    await stopAll(worlds);
    throw error;
  }
}

/** Measures everything that the options ask for. Every process it starts has ended when it returns or throws. */
export async function run(options: Options, say: Say): Promise<Figures> {
  const base = options.keep ?? fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-bench-'));
  try {
    const opened = await openWorlds(base, options.products, say);
    return { ...circumstances(options), ...(await measureWorlds(opened, options, say)) };
  } finally {
    if (options.keep === null) fs.rmSync(base, { recursive: true, force: true });
  }
}

const circumstances = (options: Options) => ({
  date: new Date().toISOString(),
  machine: {
    cpu: os.cpus()[0]?.model ?? os.arch(),
    cpus: os.availableParallelism(),
    memoryBytes: os.totalmem(),
  },
  node: process.versions.node,
  rounds: options.rounds,
  seconds: options.seconds,
  concurrency: options.concurrency,
});
