// One run: every size of the catalogue in turn, everything that was asked for measured on it.
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
import { type Figures, type ScenarioFigures, spreadOf, type WorldFigures } from './report/figures.ts';
import { bareNames, hasFlows, measurable, measureAll, needsRecord, refill } from './scenarios.ts';
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

/** The same reads with several server processes: each with what there is, and each with a share of a core. */
async function measureProcesses(stage: Stage, options: Options, say: Say): Promise<ScenarioFigures[]> {
  const start = async (processes: number) => {
    await stage.server.stop();
    stage.server = await startServer(stage.world, stage.world.postgres.localUrl, {
      WORKERS: String(processes),
    });
  };
  const figures: ScenarioFigures[] = [];
  for (const processes of [1, 2]) {
    await start(processes);
    const [measured] = await measureAll(stage, options, ['list'], say);
    if (measured) figures.push({ ...measured, name: 'processes', processes });
  }
  for (const processes of [1, 4]) {
    await start(processes);
    // Code is compiled as it is run, which a share of a core would draw out.
    await refill(stage, options, 'list', 0);
    const end = shareCores(answeringPids(stage.server.pid), coreShare);
    try {
      const [measured] = await measureAll(stage, options, ['list'], say);
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

async function measureWorld(
  world: World,
  options: Options,
  say: Say,
): Promise<Omit<WorldFigures, 'startMs'>> {
  const names = measurable(options.only);
  const record = needsRecord(options.only)
    ? await openRecord(world.postgres.url, world.database, postingsFor(world), say)
    : null;
  const stage = await setStage(world, {
    record,
    bare: bareNames.filter(
      (name) => names.includes(name) || (name === 'list' && options.only.includes('processes')),
    ),
    transfers: hasFlows(options.only),
    concurrency: options.concurrency,
  });
  try {
    const scenarios = await measureAll(stage, options, names, say);
    const serverBytes = memoryOf(stage.server.pid);
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
      reconcile: options.only.includes('reconcile')
        ? await measureReconcile(world, options.rounds, say)
        : null,
      plans: options.explain ? await plansOf(world, record) : null,
    };
  } finally {
    await clearStage(stage);
  }
}

async function runWorld(
  folder: string,
  products: number,
  options: Options,
  say: Say,
): Promise<[WorldFigures, string]> {
  const world = await openWorld(folder, products, say);
  let server: number[] = [];
  let measured: Omit<WorldFigures, 'startMs'>;
  let version: string;
  const timed = options.only.includes('start');
  try {
    version = (
      await world.database.one<{ v: string }>(
        'bench.version',
        `select current_setting('server_version') as v`,
      )
    ).v;
    if (timed) server = await startTimes(world, world.postgres.localUrl, options.rounds);
    measured = await measureWorld(world, options, say);
  } finally {
    await world.stop();
  }
  const startMs = timed
    ? { server: spreadOf(server), withDatabase: spreadOf(await startTimes(world, null, options.rounds)) }
    : null;
  return [{ ...measured, startMs }, version];
}

/** Measures everything that the options ask for. Every process it starts has ended when it returns or throws. */
export async function run(options: Options, say: Say): Promise<Figures> {
  const base = options.keep ?? fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-bench-'));
  const worlds: WorldFigures[] = [];
  let postgres = '';
  try {
    for (const products of options.products) {
      say(`— ${products} products —`);
      const [figures, version] = await runWorld(path.join(base, String(products)), products, options, say);
      worlds.push(figures);
      postgres = version;
    }
  } finally {
    if (options.keep === null) fs.rmSync(base, { recursive: true, force: true });
  }
  return {
    date: new Date().toISOString(),
    machine: {
      cpu: os.cpus()[0]?.model ?? os.arch(),
      cpus: os.availableParallelism(),
      memoryBytes: os.totalmem(),
    },
    node: process.versions.node,
    postgres,
    rounds: options.rounds,
    seconds: options.seconds,
    concurrency: options.concurrency,
    worlds,
  };
}
