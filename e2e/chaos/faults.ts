// The faults of a run: each begins, lasts a moment and ends; what it needs to end is undone even when it fails half way.
import type { Random } from '../../apps/api/db/demo/prng.ts';
import { openSession, type Session } from '../../apps/api/src/platform/db.ts';
import { pause } from './caller.ts';
import type { DatabaseServer } from './database-server.ts';
import { insistently } from './market.ts';
import type { ServerProcess } from './server-process.ts';
import type { Tally } from './tally.ts';

export interface Scene {
  readonly servers: readonly ServerProcess[];
  readonly database: DatabaseServer;
  readonly random: Random;
  readonly tally: Tally;
}
export interface Fault {
  readonly name: string;
  /** Resolves when the fault has ended; what it started is running again or on its way. */
  readonly happen: (scene: Scene) => Promise<void>;
}

const between = (random: Random, min: number, max: number) => pause(random.int(min, max));

async function killServer(scene: Scene, server: ServerProcess, downMs: number): Promise<void> {
  await server.kill();
  scene.tally.countFault('server kills');
  await pause(downMs);
  server.start();
}

async function stopDatabase({ database, random, tally }: Scene, how: 'immediate' | 'kill'): Promise<void> {
  await database.kill(how);
  tally.countFault('database stops');
  await between(random, 200, 2_500);
  await database.start();
}

/** Hurts wires for a while. */
async function hurt(
  scene: Scene,
  wires: readonly ServerProcess['front'][],
  mode: Parameters<ServerProcess['front']['setMode']>[0],
  ms: number,
): Promise<void> {
  for (const wire of wires) wire.setMode(mode);
  try {
    await pause(ms);
  } finally {
    for (const wire of wires) wire.setMode({ kind: 'pass' });
  }
  scene.tally.countFault(`wires: ${mode.kind}`);
}

/** Statements of the owner's that hold something until the transaction is rolled back. */
async function hold(scene: Scene, statements: string, ms: number): Promise<void> {
  let session: Session | null = null;
  try {
    session = await insistently(() => openSession({ url: scene.database.url }));
    await session.script(`begin; set local lock_timeout = '2s'; ${statements}`).catch(() => {});
    await pause(ms);
  } finally {
    await session?.close().catch(() => {});
  }
}

/** Takes connections until the database has none left to give. */
async function takeConnections(scene: Scene, ms: number): Promise<void> {
  const taken: Session[] = [];
  try {
    for (let n = 0; n < 120; n += 1) {
      const session = await openSession({ url: scene.database.url }).catch(() => null);
      if (!session) break;
      taken.push(session);
    }
    // Those that the servers have are taken, too, when they let go of them.
    for (const server of scene.servers) server.back.cut();
    await pause(ms);
  } finally {
    await Promise.all(taken.map((session) => session.close().catch(() => {})));
  }
}

async function fillDisk(scene: Scene): Promise<void> {
  const { disk } = scene.database;
  if (disk.kind === 'none') return;
  try {
    disk.fill();
    await between(scene.random, 2_000, 4_000);
  } finally {
    disk.free();
    // Without room for its log the database may have ended altogether; its keeper starts it again.
    await scene.database.start();
  }
  scene.tally.countFault('full disks');
}

/** The faults by name. */
export const faults = {
  killServer: {
    name: 'a server is killed',
    happen: (scene) => killServer(scene, scene.random.pick(scene.servers), scene.random.int(0, 800)),
  },
  killAllServers: {
    name: 'all servers are killed',
    async happen(scene) {
      await Promise.all(scene.servers.map((server) => killServer(scene, server, scene.random.int(0, 500))));
    },
  },
  killWorker: {
    name: 'a process behind the port of a server is killed',
    async happen(scene) {
      const server = scene.random.pick(scene.servers);
      if (server.killWorker()) scene.tally.countFault('worker kills');
      await between(scene.random, 0, 800);
    },
  },
  stopServer: {
    name: 'a server is stopped in peace',
    async happen(scene) {
      const server = scene.random.pick(scene.servers);
      // One that is still starting has nothing to end in peace.
      if (!(await server.ready(60_000))) return;
      const code = await server.stop();
      if (code !== 0)
        scene.tally.violations.push(`${server.name}: SIGTERM ended it with ${code}: ${server.lastWords()}`);
      scene.tally.countFault('server stops');
      server.start();
    },
  },
  stopDatabase: {
    name: 'the database is stopped at once',
    happen: (scene) => stopDatabase(scene, 'immediate'),
  },
  killDatabase: { name: 'the database is killed', happen: (scene) => stopDatabase(scene, 'kill') },
  killBoth: {
    name: 'a server is killed while the database is down',
    async happen(scene) {
      await Promise.all([
        stopDatabase(scene, 'immediate'),
        killServer(scene, scene.random.pick(scene.servers), 300),
      ]);
    },
  },
  cutDatabase: {
    name: 'connections to the database are cut',
    async happen(scene) {
      for (let n = scene.random.int(1, 4); n > 0; n -= 1) {
        for (const server of scene.servers) scene.tally.countFault('cut connections', server.back.cut());
        await between(scene.random, 50, 400);
      }
    },
  },
  cutShoppers: {
    name: 'connections to the shoppers are cut',
    async happen(scene) {
      for (let n = scene.random.int(2, 6); n > 0; n -= 1) {
        for (const server of scene.servers) scene.tally.countFault('cut connections', server.front.cut());
        await between(scene.random, 50, 300);
      }
    },
  },
  swallowAnswers: {
    name: "the servers' answers are swallowed",
    happen: (scene) =>
      hurt(
        scene,
        scene.servers.map((s) => s.front),
        { kind: 'swallow', share: 0.5 },
        scene.random.int(1_000, 2_500),
      ),
  },
  swallowResults: {
    name: "the database's answers are swallowed",
    happen: (scene) =>
      hurt(
        scene,
        scene.servers.map((s) => s.back),
        { kind: 'swallow', share: 0.05 },
        scene.random.int(1_000, 2_500),
      ),
  },
  silence: {
    name: 'the way to the database falls silent',
    happen: (scene) =>
      hurt(
        scene,
        scene.servers.map((s) => s.back),
        { kind: 'silent' },
        scene.random.int(2_000, 5_000),
      ),
  },
  slowDatabase: {
    name: 'the database is slow',
    happen: (scene) =>
      hurt(
        scene,
        scene.servers.map((s) => s.back),
        { kind: 'slow', ms: scene.random.pick([30, 120, 500]) },
        scene.random.int(2_000, 5_000),
      ),
  },
  lockTables: {
    name: 'tables are locked',
    async happen(scene) {
      await hold(
        scene,
        `lock table ${scene.random.pick(['orders', 'skus', 'idempotency', 'sessions'])} in access exclusive mode`,
        scene.random.int(2_000, 6_000),
      );
      scene.tally.countFault('held locks');
    },
  },
  lockRows: {
    name: 'rows are held by an open transaction',
    async happen(scene) {
      await hold(scene, 'select from skus order by id for update', scene.random.int(2_000, 6_000));
      scene.tally.countFault('held locks');
    },
  },
  takeConnections: {
    name: 'the database has no connection left',
    async happen(scene) {
      await takeConnections(scene, scene.random.int(1_500, 4_000));
      scene.tally.countFault('exhausted connections');
    },
  },
  fillDisk: { name: "the database's disk is full", happen: fillDisk },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
