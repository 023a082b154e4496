// A run: database, servers and shoppers brought up, faults in the order that the seed says, everything calmed down, and the books judged.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRandom, type Random } from '../../apps/api/db/demo/prng.ts';
import type { Database } from '../../apps/api/src/platform/db.ts';
import { ordersJobs } from '../../apps/api/src/slices/orders/index.ts';
import { topupsJobs } from '../../apps/api/src/slices/topups/index.ts';
import { type Books, readBooks } from './books.ts';
import { openCaller, pause } from './caller.ts';
import type { Chain } from './chain.ts';
import { environmentOf, openChains } from './chains.ts';
import { checkBooks } from './check-books.ts';
import { openDatabaseServer, removeDeadRuns } from './database-server.ts';
import { keepAuditing, keepWatch } from './desk.ts';
import { type FaultName, faults, type Scene } from './faults.ts';
import { type History, openHistory, readHistory } from './history.ts';
import type { Load } from './intents.ts';
import type { Finding } from './judging.ts';
import { fundsCents, insistently, openMarket, openOwner } from './market.ts';
import { openServerProcess, type ServerProcess } from './server-process.ts';
import { keepShopping } from './shoppers.ts';
import { Tally } from './tally.ts';

export interface RunOptions {
  readonly seed: number;
  /** The faults to come, one after the other. */
  readonly plan: (random: Random) => Iterable<FaultName>;
  readonly servers?: number;
  readonly shoppers?: number;
  /** Processes behind the port of each server; one that listens by itself unless said. */
  readonly workers?: number;
  readonly say?: (line: string) => void;
  /** What the crowd is to have made: after the plan's end it goes on until then, two minutes at most. A slow machine needs longer for the same. */
  readonly enough?: (made: Made) => boolean;
  /** Ends the run before its plan does; what is open is closed and judged. */
  readonly signal?: AbortSignal;
  /** Where logs and the history stay; a folder that goes away with the run when absent. */
  readonly folder?: string;
}
export interface RunReport {
  readonly tally: Tally;
  readonly findings: readonly Finding[];
  readonly seconds: number;
  /** What stands in the books at the end. */
  readonly made: Made;
  /** How long the queue needed to become empty after the last shopper had gone, in ms. */
  readonly drainedMs: number;
  /** Faults that this machine does not permit, with the reason. */
  readonly skipped: readonly string[];
}

export type Made = ReturnType<typeof countMade>;

const folderPrefix = 'meridian-chaos-';
/** The queue is empty after at most this long, or something in it is stuck. */
const drainLimitMs = 60_000;
const enoughLimitMs = 120_000;

/** Runs until the plan is at its end. Everything that it starts has ended when it returns or throws. */
export async function runChaos(options: RunOptions): Promise<RunReport> {
  const { seed, say = () => {} } = options;
  // Faults draw one after the other, so a seed is one course of events; the crowd draws from elsewhere as it comes.
  const random = createRandom(seed);
  const crowd = createRandom(seed ^ 0x5eed);
  await removeDeadRuns(folderPrefix);
  const folder = options.folder ?? fs.mkdtempSync(path.join(os.tmpdir(), `${folderPrefix}${process.pid}-`));
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
  const started = performance.now();
  const closers: (() => Promise<unknown>)[] = [];
  try {
    const tally = new Tally();
    const opening = openChains();
    closers.push(async () => {
      for (const chain of await opening) await chain.close();
    });
    // It is waited for below; what fails before must not leave it unheard.
    opening.catch(() => {});
    const database = await openDatabaseServer(folder);
    closers.push(database.close);
    const chains = await opening;
    const market = await openMarket(database.url, random, chains);
    const owner = openOwner(database.url);
    closers.push(owner.close);
    const servers = await openServers(options, folder, database.url, chains, crowd, tally, closers);
    await chainsAreRead(owner, chains);
    const historyFile = path.join(folder, 'history.jsonl');
    const history = await openHistory(historyFile);
    closers.push(history.close);
    say(`seed ${seed}: ${servers.length} servers and a database are up; history in ${historyFile}`);

    const scene: Scene = { servers, database, random, tally };
    let open = true;
    const addresses = servers.map((server) => server.address);
    const caller = openCaller(() => addresses, history, tally, crowd);
    const load = { caller, history, market, chains, owner, random: crowd, run: `c${seed}`, open: () => open };
    await underLoad(options, scene, load, say, () => {
      open = false;
    });
    const drainedMs = await calmDown(scene, load);
    if ((options.workers ?? 1) > 1 && process.platform === 'linux' && !tally.faults['worker kills'])
      tally.violations.push('no process behind a port was ever found to kill');
    const books = await readBooks(owner);
    const findings = checkBooks(readHistory(historyFile), books, {
      fundsCents,
      stocks: new Map(market.skus.map((sku) => [String(sku.skuId), sku.stock])),
    });
    return {
      tally,
      findings,
      seconds: (performance.now() - started) / 1000,
      made: countMade(books),
      drainedMs,
      skipped: database.disk.kind === 'none' ? [`${faults.fillDisk.name}: ${database.disk.reason}`] : [],
    };
  } finally {
    for (const close of closers.reverse()) await close().catch((error) => say(`closing: ${String(error)}`));
    if (options.folder === undefined) fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function openServers(
  options: RunOptions,
  folder: string,
  databaseUrl: string,
  chains: readonly Chain[],
  random: Random,
  tally: Tally,
  closers: (() => Promise<unknown>)[],
): Promise<ServerProcess[]> {
  const servers: ServerProcess[] = [];
  const started = performance.now();
  for (let n = 1; n <= (options.servers ?? 3); n += 1) {
    const server = await openServerProcess({
      name: `server-${n}`,
      folder,
      databaseUrl,
      random: random.next,
      environment: environmentOf(chains),
      workers: options.workers ?? 1,
      onUnasked: (what) => tally.violations.push(what),
    });
    closers.push(server.close);
    server.start();
    servers.push(server);
  }
  for (const server of servers)
    if (!(await server.ready(60_000)))
      throw new Error(`${server.name} does not start; see its log in ${folder}`);
  tally.startMs = performance.now() - started;
  return servers;
}

function countMade({ users, orders, money: { topUps, transfers, withdrawals, audited } }: Books) {
  const deeds = (verb: string) => audited.filter((entry) => entry.verb === verb).length;
  return {
    people: users.length,
    orders: orders.length,
    paid: orders.filter((o) => o.paid).length,
    cancelled: orders.filter((o) => o.cancelled).length,
    settled: orders.filter((o) => o.settled).length,
    'top-ups': topUps.length,
    'passed by people': topUps.filter((t) => t.status === 1 && t.decidedBy !== null).length,
    'passed by the chain alone': topUps.filter((t) => t.status === 1 && t.decidedBy === null).length,
    'top-ups refused': topUps.filter((t) => t.status === 2).length,
    transfers: transfers.length,
    // A hash of an EVM chain begins so, one of TRON does not.
    'of them on the EVM chain': transfers.filter((t) => t.txHash.startsWith('0x')).length,
    withdrawals: withdrawals.length,
    'withdrawals sent': withdrawals.filter((w) => w.status === 1).length,
    'sent on the EVM chain': withdrawals.filter((w) => w.status === 1 && w.proof?.startsWith('0x')).length,
    'withdrawals sent back': withdrawals.filter((w) => w.status === 2).length,
    'takings released': deeds('releaseWithdrawal'),
    'accounts frozen': deeds('freezeUser'),
    mails: users.reduce((all, user) => all + user.mails, 0),
  };
}

/** What came to a chain before its first look is not ours to find. */
async function chainsAreRead(owner: Database, chains: readonly Chain[]): Promise<void> {
  for (const { id } of chains)
    await insistently(() =>
      owner.one('chaos.cursor', 'select 1 as read from chain_cursors where chain_id = $1', [id]),
    );
}

/** Shoppers come, operators sit at their desks, faults happen, all go home. */
async function underLoad(
  options: RunOptions,
  scene: Scene,
  load: Load,
  say: (line: string) => void,
  shut: () => void,
): Promise<void> {
  const { tally, random } = scene;
  const { history, owner } = load;
  const counter = { paid: new Map<string, Promise<string>>(), left: new Set<string>() };
  const crowd = [
    ...Array.from({ length: options.shoppers ?? 10 }, () => keepShopping(load)),
    ...load.market.operators.map((operator) => keepAuditing(load, operator, counter)),
    keepWatch(load, load.market.guard, counter),
  ];
  // Nobody waits for these before the end; one that fails must not end the process meanwhile.
  const gone = Promise.all(crowd);
  gone.catch(() => {});
  const failed = gone.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});
  const timers = keepSweeping(owner, load.open);
  try {
    await Promise.race([tally.nextWrite(), failed]);
    for (const name of options.plan(random)) {
      if (options.signal?.aborted) break;
      await Promise.race([happen(name, scene, history, say), failed]);
    }
    const latest = performance.now() + enoughLimitMs;
    const { enough = () => true } = options;
    while (
      !options.signal?.aborted &&
      performance.now() < latest &&
      !enough(countMade(await readBooks(owner)))
    )
      await Promise.race([new Promise((resolve) => setTimeout(resolve, 1_000)), failed]);
  } finally {
    shut();
    await Promise.all([gone, timers]);
  }
}

async function happen(
  name: FaultName,
  scene: Scene,
  history: History,
  say: (line: string) => void,
): Promise<void> {
  const { tally, random } = scene;
  const fault = faults[name];
  await history.append({ t: 'fault', at: Date.now(), fault: name, phase: 'begins' });
  const started = performance.now();
  await fault.happen(scene);
  await history.append({ t: 'fault', at: Date.now(), fault: name, phase: 'ends' });
  tally.countFault('faults');
  const lasted = performance.now() - started;
  const ms = await tally.nextWrite();
  tally.recovered(name, ms);
  await history.append({ t: 'fault', at: Date.now(), fault: name, phase: 'recovered', ms: ms ?? -1 });
  say(
    `${fault.name}: lasted ${(lasted / 1000).toFixed(1)} s, a write again after ${((ms ?? 0) / 1000).toFixed(2)} s`,
  );
  await pause(random.int(100, 600));
}

const sweeps = [...ordersJobs.sweeps, ...topupsJobs.sweeps];

/** The minute's sweeps, every second and twice at once: several processes find the same work. */
async function keepSweeping(owner: Database, open: () => boolean): Promise<void> {
  while (open()) {
    for (const { name } of [...sweeps, ...sweeps])
      await owner
        .run('chaos.sweep', `select graphile_worker.add_job('sweep', json_build_object('name', $1::text))`, [
          name,
        ])
        .catch(() => {});
    await pause(1_000);
  }
}

/** Everything is made whole, and the queue is left to become empty; answers how long that took, in ms. */
async function calmDown(scene: Scene, { owner, chains }: Load): Promise<number> {
  await scene.database.start();
  for (const server of scene.servers) {
    server.front.setMode({ kind: 'pass' });
    server.back.setMode({ kind: 'pass' });
    if (!(await server.ready(30_000))) scene.tally.violations.push(`${server.name} does not come back`);
  }
  const started = performance.now();
  const heights = await Promise.all(chains.map((chain) => chain.height()));
  while (performance.now() - started < drainLimitMs) {
    // Work that failed during a fault waits its turn; nothing else is due here, so it may come now.
    await insistently(() =>
      owner.run(
        'chaos.hurry',
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()',
      ),
    );
    const { left } = await owner.one<{ left: number }>(
      'chaos.left',
      `select (select count(*) from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier <> 'sweep')::int + (select count(*) from outbox where heard_at is null)::int
         + (select count(*) from mails where state = 'waiting')::int
         + (select count(*) from withdrawals where status = 0 and proof is not null)::int
         + (select count(*) from chain_cursors c join unnest($1::text[], $2::bigint[]) h(id, height) on h.id = c.chain_id
           where c.block_number < h.height)::int as left`,
      [chains.map(({ id }) => id), heights],
    );
    if (left === 0) break;
    await pause(200);
  }
  return performance.now() - started;
}
