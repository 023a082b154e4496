// The processes under measurement: starting and ending them, and what the kernel says of their CPU time and memory.
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type { EmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres.ts';

export const projectRoot = path.resolve(import.meta.dirname, '..');

/** USER_HZ: in which unit /proc counts CPU time; the same on every Linux that Node runs on (proc(5)). */
const ticksPerSecond = 100;

export interface Started {
  readonly pid: number;
  readonly port: number;
  /** From the spawn to the first answer of the health address. */
  readonly readyMs: number;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** A file of the project; TypeScript is run by tsx. */
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  /** Asked until it answers 200. */
  readonly health: string;
  readonly logFile: string;
  readonly execArgv?: readonly string[];
}

const readyTimeoutMs = 60_000;
const stopTimeoutMs = 15_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const living = new Set<ChildProcess>();
const databases = new Set<EmbeddedPostgres>();
// Whatever ends this process ends what it started: a server left behind would be measured with the next run.
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL');
  for (const { pid } of databases) {
    try {
      process.kill(pid, 'SIGINT');
    } catch {
      // It had died by itself.
    }
  }
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A database whose process ends with this one, if it is not stopped before. */
export function endingWithUs(postgres: EmbeddedPostgres): EmbeddedPostgres {
  databases.add(postgres);
  return {
    ...postgres,
    get pid() {
      return postgres.pid;
    },
    stop: async () => {
      databases.delete(postgres);
      await postgres.stop();
    },
  };
}

/** Starts a server of the project on a free port and waits until it answers. @throws with the end of its log when it does not */
export async function startProcess(options: StartOptions): Promise<Started> {
  const port = await freePort();
  const log = fs.openSync(options.logFile, 'w');
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [
      ...(options.execArgv ?? []),
      ...(options.file.endsWith('.ts') ? ['--import', 'tsx'] : []),
      path.resolve(projectRoot, options.file),
    ],
    {
      cwd: projectRoot,
      stdio: ['ignore', log, log],
      env: { ...process.env, ...options.env, HOST: '127.0.0.1', PORT: String(port) },
    },
  );
  fs.closeSync(log);
  living.add(child);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void gone.then(() => living.delete(child));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const killing = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await gone;
    clearTimeout(killing);
  };
  while (!(await answers(`http://127.0.0.1:${port}${options.health}`))) {
    if (child.exitCode === null && performance.now() - began < readyTimeoutMs) {
      await pause(10);
      continue;
    }
    await stop();
    throw new Error(
      `${options.file} did not start:\n${fs.readFileSync(options.logFile, 'utf8').slice(-3000)}`,
    );
  }
  return { pid: child.pid as number, port, readyMs: performance.now() - began, stop };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (answer) => answer.body?.cancel().then(() => answer.ok) ?? answer.ok,
    () => false,
  );

interface ProcessFigures {
  readonly pid: number;
  readonly parent: number;
  readonly cpuTicks: number;
  /** Of children that have ended. */
  readonly endedTicks: number;
}

function figuresOf(pid: number): ProcessFigures | null {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold spaces and brackets; what follows the last bracket does not.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (n: number) => Number(fields[n - 3]);
    return { pid, parent: at(4), cpuTicks: at(14) + at(15), endedTicks: at(16) + at(17) };
  } catch {
    return null;
  }
}

function withChildren(pid: number): ProcessFigures[] {
  const all = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => figuresOf(Number(name)) ?? []);
  const found = all.filter((p) => p.pid === pid);
  for (const one of found) found.push(...all.filter((p) => p.parent === one.pid));
  return found;
}

/** The processes that answer for one that was started: its workers, or itself when it has none. */
export function answeringPids(pid: number): number[] {
  const workers = withChildren(pid).filter((one) => one.parent === pid);
  return workers.length > 0 ? workers.map((worker) => worker.pid) : [pid];
}

/** CPU seconds that a process, its children and those of them that have ended have used; null where there is no /proc. */
export function cpuSecondsOf(pid: number): number | null {
  if (!fs.existsSync('/proc/self/stat')) return null;
  const ticks = withChildren(pid).reduce((all, p) => all + p.cpuTicks + p.endedTicks, 0);
  return ticks / ticksPerSecond;
}

/** Resident memory of a process with its children, in bytes; null where there is no /proc. */
export function memoryOf(pid: number): number | null {
  if (!fs.existsSync('/proc/self/status')) return null;
  return withChildren(pid).reduce((all, p) => {
    const status = fs.existsSync(`/proc/${p.pid}/status`)
      ? fs.readFileSync(`/proc/${p.pid}/status`, 'utf8')
      : '';
    return all + Number(status.match(/^VmRSS:\s+(\d+)/m)?.[1] ?? 0) * 1024;
  }, 0);
}
