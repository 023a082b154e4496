// What stands ready while one world is measured: the server over it, what can be asked of it, and bare servers beside it.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createRandom } from '../apps/api/db/demo/prng.ts';
import { openDatabase, openSession } from '../apps/api/src/platform/db.ts';
import { hashPayCode } from '../apps/api/src/slices/accounts/index.ts';
import { countedEveryMs, countSales } from '../apps/api/src/slices/catalogue/index.ts';
import { nodeOptions, serverFile } from '../tools/lib/server-command.mjs';
import { createBranches } from './ceilings/transfers.ts';
import type { World } from './open-world.ts';
import { type Started, startProcess } from './processes.ts';
import { drawPaths, type Shelf } from './read-paths.ts';
import type { ReadName } from './scenario-names.ts';
import type { FundRecord } from './world/money.ts';
import { zipf } from './world/zipf.ts';

export const payCode = '246810';
export const pepper = randomBytes(32).toString('hex');
/** Of products, as the server does. */
const countedAtOnce = 400;

export interface Stage {
  readonly world: World;
  readonly shelf: Shelf;
  /** SKUs that can be bought, the popular ones more often. */
  readonly skuIds: readonly string[];
  readonly payCodeHash: string;
  /** One person's fund record, when it was asked for. */
  readonly record: FundRecord | null;
  /** Database of the plain transfers. */
  readonly transfersUrl: string;
  server: Started;
  readonly bare: Map<ReadName, Started>;
}

/** Starts the real server the way `npm start` does, on the world's database or (without `url`) with an embedded one of its own. */
export const startServer = (
  world: World,
  url: string | null,
  env: Readonly<Record<string, string>> = {},
  execArgv: readonly string[] = nodeOptions,
): Promise<Started> =>
  startProcess({
    file: serverFile,
    execArgv,
    health: '/readyz',
    logFile: path.join(world.dataDir, 'server.log'),
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATA_DIR: world.dataDir,
      PAY_CODE_PEPPER: pepper,
      ...(url === null ? {} : { DATABASE_URL: url }),
      ...env,
    },
  });

export const headersOf = (name: ReadName): Record<string, string> =>
  name === 'list-gzip' ? { 'accept-encoding': 'gzip' } : {};

/** The ceiling of a read: a bare route that sends one of its answers, byte by byte the same. */
async function startBare(stage: Stage, name: ReadName): Promise<Started> {
  const [[asked = ''] = []] = drawPaths(name, stage.shelf, 1, 1, 1);
  const answer = await fetch(`http://127.0.0.1:${stage.server.port}${asked}`);
  if (!answer.ok) throw new Error(`${asked}: ${answer.status} ${await answer.text()}`);
  const file = path.join(stage.world.dataDir, `${name}.body`);
  fs.writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return startProcess({
    file: 'bench/ceilings/bare-server.ts',
    health: '/',
    logFile: path.join(stage.world.dataDir, 'bare.log'),
    env: { NODE_ENV: 'production', BARE_BODY: file },
  });
}

async function openTransfers(world: World, branches: number): Promise<string> {
  const url = new URL(world.postgres.localUrl);
  url.pathname = '/bench_transfers';
  const session = await openSession({ url: world.postgres.localUrl });
  try {
    await session.script('drop database if exists bench_transfers with (force)');
    await session.script('create database bench_transfers');
  } finally {
    await session.close();
  }
  await createBranches(url.href, branches);
  return url.href;
}

/** What can be asked of a world and bought in it. */
export async function readShelf(world: World): Promise<{ shelf: Shelf; skuIds: string[] }> {
  const products = await world.database.many<{ id: bigint }>(
    'bench.products',
    'select id from products order by id limit 200000',
  );
  const skus = await world.database.many<{ id: bigint }>(
    'bench.skus',
    `select id from skus where state = 'on' and stock - reserved > 1000 order by id limit 200000`,
  );
  const random = createRandom(20);
  const rank = zipf(skus.length, 0.8);
  return {
    shelf: { productIds: products.map((p) => String(p.id)) },
    skuIds: Array.from({ length: 20_000 }, () => String(skus[rank(random)]?.id)),
  };
}

export interface StageOptions {
  /** Reads that have a bare route beside them. */
  readonly bare: readonly ReadName[];
  readonly record: FundRecord | null;
  readonly transfers: boolean;
  readonly concurrency: number;
}

/** Everything that the scenarios need. */
export async function setStage(world: World, options: StageOptions): Promise<Stage> {
  const transfersUrl = options.transfers ? await openTransfers(world, options.concurrency) : '';
  const stage: Stage = {
    world,
    ...(await readShelf(world)),
    payCodeHash: await hashPayCode(pepper, payCode),
    record: options.record,
    transfersUrl,
    server: await startServer(world, world.postgres.localUrl),
    bare: new Map(),
  };
  for (const name of options.bare) stage.bare.set(name, await startBare(stage, name));
  return stage;
}

/** Ends every process of the stage; the world stays. */
export async function clearStage(stage: Stage): Promise<void> {
  await Promise.all([stage.server, ...stage.bare.values()].map((started) => started.stop()));
}

/**
 * Waits until the work behind the requests (outbox, mail) is done, at most two minutes, and counts what they sold: the server
 * does so within ten minutes, in which others are measured. Answers in words what took how long.
 */
export async function settle(world: World): Promise<string[]> {
  const began = performance.now();
  const waited = () => (performance.now() - began) / 1000;
  for (;;) {
    const { jobs } = await world.database.one<{ jobs: number }>(
      'bench.jobs',
      `select ((select count(*) from graphile_worker.jobs where run_at <= now() and attempts < max_attempts)
         + (select count(*) from outbox where heard_at is null))::int as jobs`,
    );
    if (jobs === 0 || waited() > 120) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const waitedSeconds = waited();
  const products = await countSold(world);
  const countSeconds = waited() - waitedSeconds;
  return [
    ...(waitedSeconds > 1 ? [`the work behind the requests took ${waitedSeconds.toFixed(1)} s more`] : []),
    ...(products > 0 ? [`counting what ${products} products sold took ${countSeconds.toFixed(1)} s`] : []),
  ];
}

/** Counts all sales by a clock that is as far ahead as any of them may wait. */
async function countSold({ postgres }: World): Promise<number> {
  const clock = { now: () => new Date(Date.now() + countedEveryMs) };
  const database = openDatabase({ url: postgres.localUrl, clock });
  try {
    let products = 0;
    for (;;) {
      const counted = await database.transaction((tx) => countSales(tx, countedAtOnce));
      products += counted;
      if (counted < countedAtOnce) return products;
    }
  } finally {
    await database.close();
  }
}
