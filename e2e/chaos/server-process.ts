// One real server process of a run, behind a wire of its own to the shoppers and one to the database.
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { serverCommand, serverFile } from '../../tools/lib/server-command.mjs';
import { openWire, type Wire } from './tcp-proxy.ts';

export interface ServerProcess {
  readonly name: string;
  /** Where the shoppers reach it. */
  readonly address: string;
  /** Between the shoppers and it. */
  readonly front: Wire;
  /** Between it and the database. */
  readonly back: Wire;
  start(): void;
  /** kill -9. */
  kill(): Promise<void>;
  /** kill -9 for one of the processes behind its port; false when it has none, or this system does not say which. */
  killWorker(): boolean;
  /** SIGTERM, as an operator stops it; answers how it ended. */
  stop(): Promise<number | null>;
  /** What it said last, for whoever wonders why it ended. */
  lastWords(): string;
  /** Resolves when it answers; false when it does not within the time. */
  ready(limitMs: number): Promise<boolean>;
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly name: string;
  readonly folder: string;
  readonly databaseUrl: string;
  readonly random: () => number;
  /** What it is told beyond its addresses and secrets. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Processes behind its port. */
  readonly workers: number;
  /** Told when the process ended and nobody had asked it to. */
  readonly onUnasked: (what: string) => void;
}

const restartMs = 500;
const lastWordsLength = 3_000;
const connections = 16;
const endWithParent = path.join(import.meta.dirname, 'end-with-parent.mjs');
export const carrierSecret = 'a-carrier-secret-of-the-chaos-run';
/** The same in all processes of a run, as in production. */
const secrets = {
  PAY_CODE_PEPPER: 'pepper-of-the-chaos-run-0123456789abcdef',
  SIGNING_SECRET: 'signing-of-the-chaos-run-0123456789abcdef',
  CARRIER_WEBHOOK_SECRET: carrierSecret,
};

/** Prepares a server; nothing runs before `start`. */
export async function openServerProcess(options: ServerOptions): Promise<ServerProcess> {
  const port = await freePort();
  const database = new URL(options.databaseUrl);
  const databasePort = Number(database.port);
  const front = await openWire(() => port, options.random);
  const back = await openWire(() => databasePort, options.random);
  database.port = String(back.port);
  let child: ChildProcess | null = null;
  let asked = false;

  const end = (signal: NodeJS.Signals) =>
    new Promise<number | null>((resolve) => {
      const ending = child;
      asked = true;
      clearTimeout(again);
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return resolve(null);
      ending.once('exit', (code) => resolve(code));
      ending.kill(signal);
    });
  const kill = async () => {
    await end('SIGKILL');
  };
  const logFile = path.join(options.folder, `${options.name}.log`);
  const lastWords = () => fs.readFileSync(logFile, 'utf8').slice(-lastWordsLength);
  let again: NodeJS.Timeout | undefined;
  const start = () => {
    asked = false;
    const log = fs.openSync(logFile, 'a');
    const started = spawn(process.execPath, ['--import', endWithParent, ...serverCommand], {
      stdio: ['pipe', log, log],
      env: {
        ...process.env,
        ...secrets,
        ...options.environment,
        NODE_ENV: 'production',
        PORT: String(port),
        DATABASE_URL: database.href,
        DATABASE_OWNER_URL: database.href,
        DATA_DIR: path.join(options.folder, 'server-data'),
        TRUST_PROXY: 'true',
        LOG_LEVEL: 'warn',
        JOBS: 'true',
        WORKERS: String(options.workers),
        // As many connections for a server, however many processes share them.
        DATABASE_POOL: String(Math.ceil(connections / options.workers)),
      },
    });
    fs.closeSync(log);
    child = started;
    started.once('exit', (code, signal) => {
      if (asked) return;
      options.onUnasked(`${options.name} ended by itself (${signal ?? code}): ${lastWords()}`);
      // Its keeper starts it again, as a service manager does.
      again = setTimeout(start, restartMs);
    });
  };
  return {
    name: options.name,
    address: `http://127.0.0.1:${front.port}`,
    front,
    back,
    start,
    kill,
    killWorker() {
      const [worker] = workersOf(child?.pid);
      return worker !== undefined && process.kill(worker, 'SIGKILL');
    },
    stop: () => end('SIGTERM'),
    lastWords,
    async ready(limitMs) {
      const deadline = Date.now() + limitMs;
      while (Date.now() < deadline) {
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
          signal: AbortSignal.timeout(2_000),
        }).catch(() => null);
        if (answer?.ok) return true;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return false;
    },
    async close() {
      await kill();
      await front.close();
      await back.close();
    },
  };
}

/** The processes that a server has started; Linux says which. */
function workersOf(pid: number | undefined): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  if (pid === undefined || !fs.existsSync(list)) return [];
  return fs.readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number).filter(serves);
}

const serves = (pid: number): boolean => {
  const file = `/proc/${pid}/cmdline`;
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes(serverFile);
};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
