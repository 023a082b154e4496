// `npm run bench:turns`: ways to start the server, side by side over one database, each given the same load for two seconds in turn.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../apps/api/src/platform/clock.ts';
import { openDatabase } from '../apps/api/src/platform/db.ts';
import { hashPayCode } from '../apps/api/src/slices/accounts/index.ts';
import { nodeOptions } from '../tools/lib/server-command.mjs';
import { openApiClient } from './load/api-client.ts';
import { cartOperation, drive, type Operation, purchaseOperation } from './load/flows.ts';
import { ticketsOf } from './load/tickets.ts';
import { openWorld } from './open-world.ts';
import { cpuSecondsOf, type Started } from './processes.ts';
import { table } from './report/tables.ts';
import { payCode, pepper, readShelf, startServer } from './stage.ts';
import { compare, type Turn, type Way, wayOf } from './ways.ts';
import { createShoppers } from './world/shoppers.ts';

const usage = `npm run bench:turns -- [options] 'usual' 'other NAME=value --option' …
  --seconds 180   of all turns together
  --only purchase cart or purchase (the check of the code left out)
  --products 10000`;

const concurrency = 32;
const turnSeconds = 2;
const warmSeconds = 15;
/** More than a machine of this kind does. */
const mostPerSecond = { purchase: 300, cart: 2_500 };
const fundsCents = 200_000n;
/** All servers together have to find room in the database; tickets are short. */
const ticketConnections = 2;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '180' },
      only: { type: 'string', default: 'purchase' },
      products: { type: 'string', default: '10000' },
    },
  });
  const { only } = values;
  if (only !== 'purchase' && only !== 'cart') throw new Error(`--only ${only}`);
  const [seconds, products] = [Number(values.seconds), Number(values.products)];
  if (!(seconds > 0) || !Number.isSafeInteger(products))
    throw new Error('--seconds and --products are numbers');
  const ways = positionals.map(wayOf);
  if (ways.length < 2) throw new Error('two ways or more');
  return { only, seconds, products, ways } as const;
}

/** Not told on every system. */
const secondsOf = (pid: number): number => cpuSecondsOf(pid) ?? Number.NaN;
const told = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(2));

interface Runner {
  readonly way: Way;
  readonly server: Started;
  readonly operation: Operation;
  readonly turns: Turn[];
  close(): Promise<void>;
}

async function main({ only, seconds, products, ways }: ReturnType<typeof readArguments>): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-turns-'));
  const world = await openWorld(folder, products, (line) => void process.stderr.write(`${line}\n`));
  const runners: Runner[] = [];
  try {
    const { skuIds } = await readShelf(world);
    const count = mostPerSecond[only] * (seconds + warmSeconds * ways.length);
    const shoppers = await createShoppers(
      world.database,
      count,
      await hashPayCode(pepper, payCode),
      only === 'cart' ? 0n : fundsCents,
    );
    const { localUrl } = world.postgres;
    for (const way of ways) {
      const server = await startServer(world, localUrl, way.env, [...nodeOptions, ...way.nodeOptions]);
      const api = openApiClient(server.port, concurrency);
      const tickets = openDatabase({ url: localUrl, max: ticketConnections, clock: systemClock });
      const operation =
        only === 'cart'
          ? cartOperation(api, shoppers, skuIds)
          : purchaseOperation(api, shoppers, skuIds, ticketsOf(tickets, 'order.pay'));
      const close = async () => {
        api.close();
        await tickets.close();
        await server.stop();
      };
      runners.push({ way, server, operation, turns: [], close });
    }
    let next = 0;
    const turn = async ({ server, operation }: Runner, time: number): Promise<Turn> => {
      const cpu = () => [secondsOf(server.pid), secondsOf(world.postgres.pid)] as const;
      const [before, own] = [cpu(), process.cpuUsage()];
      // Each shopper buys once, whichever server they meet.
      const each: Operation = (_n, latencies) => operation(next++, latencies);
      const did = await drive(each, { concurrency, seconds: time, warmSeconds: 0 }, count, () => {});
      if (did.errors > 0) throw new Error(did.said.join('\n'));
      const [after, { user, system }] = [cpu(), process.cpuUsage(own)];
      return {
        perSecond: did.operations / did.seconds,
        serverMs: ((after[0] - before[0]) * 1000) / did.operations,
        postgresMs: ((after[1] - before[1]) * 1000) / did.operations,
        generatorMs: (user + system) / 1000 / did.operations,
      };
    };
    for (const runner of runners) await turn(runner, warmSeconds);
    const rounds = Math.max(1, Math.floor(seconds / (turnSeconds * runners.length)));
    for (let round = 0; round < rounds; round += 1)
      // There and back, so that none always follows the same.
      for (const runner of round % 2 === 0 ? runners : runners.toReversed())
        runner.turns.push(await turn(runner, turnSeconds));
    print(runners);
  } finally {
    for (const runner of runners) await runner.close();
    await world.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function print(runners: readonly Runner[]): void {
  const rows = compare(runners.map(({ way, turns }) => ({ name: way.name, turns })));
  const head = [
    'way',
    'per second',
    'of the first',
    'won',
    'CPU ms: server',
    'database',
    'generator',
    'of the first',
  ];
  const text = rows.map((row) => [
    row.name,
    row.perSecond.toFixed(1),
    told(row.ofFirst),
    `${row.won} of ${row.turns}`,
    told(row.serverMs),
    told(row.postgresMs),
    told(row.generatorMs),
    told(row.cpuOfFirst),
  ]);
  process.stdout.write(`${table(head, text)}\n`);
}

try {
  await main(readArguments());
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${usage}\n`);
  process.exitCode = 1;
}
