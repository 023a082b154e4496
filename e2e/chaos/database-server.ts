// The database of a run: a real PostgreSQL with fsync on, on a small disk of its own where the machine permits one, killed and started at will.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
  stopOrphan,
} from '../../apps/api/src/platform/embedded-postgres.ts';

export interface DatabaseServer {
  readonly port: number;
  /** The owner's address, straight to the server. */
  readonly url: string;
  /** Whether the disk can be filled; otherwise why not. */
  readonly disk: Disk;
  /** Ends it at once, like `pg_ctl stop -m immediate` or like a kernel that ran out of memory. */
  kill(how: 'immediate' | 'kill'): Promise<void>;
  /** Brings it back on the same port; one that is up already is left alone. */
  start(): Promise<void>;
  /** Stops it and takes the disk away. */
  close(): Promise<void>;
}
export type Disk =
  | { readonly kind: 'small'; fill(): void; free(): void }
  | { readonly kind: 'none'; readonly reason: string };

const diskMegabytes = 700;
const settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '64MB',
  max_wal_size: '128MB',
  min_wal_size: '48MB',
  max_connections: 100,
  log_min_messages: 'warning',
};

const diskOf = (folder: string) => path.join(folder, 'postgres');
/** A new file system belongs to root and begins with a folder of its own. */
const dataRootOf = (folder: string) => path.join(diskOf(folder), 'data');

/** Makes a new cluster below `folder` and starts it. */
export async function openDatabaseServer(folder: string): Promise<DatabaseServer> {
  const root = diskOf(folder);
  fs.mkdirSync(root, { recursive: true, mode: 0o755 });
  const { disk, unmount } = mountSmallDisk(folder, root);
  const dataRoot = dataRootOf(folder);
  let server: EmbeddedPostgres | null = null;
  const close = async () => {
    if (disk.kind === 'small') disk.free();
    await stopOrphan(dataRoot).catch(() => false);
    unmount();
  };
  const start = async (port?: number) => {
    server = await startEmbeddedPostgres({
      dataRoot,
      settings,
      restart: false,
      ...(port === undefined ? {} : { port }),
    });
    return server;
  };
  try {
    const { url } = await start();
    const port = Number(new URL(url).port);
    return {
      port,
      url,
      disk,
      async kill(how) {
        if (!server) return;
        const { pid } = server;
        server = null;
        signal(pid, how === 'immediate' ? 'SIGQUIT' : 'SIGKILL');
        await gone(pid);
      },
      async start() {
        await start(port);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Ends and removes what runs left behind that were killed themselves; `prefix` is followed by their process id. */
export async function removeDeadRuns(prefix: string): Promise<void> {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (Number.isNaN(pid) || isRunning(pid)) continue;
    const folder = path.join(os.tmpdir(), name);
    await stopOrphan(dataRootOf(folder)).catch(() => false);
    run('umount', [diskOf(folder)]);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** A file with a file system in it, mounted where the data will lie. */
function mountSmallDisk(folder: string, at: string): { disk: Disk; unmount: () => void } {
  const none = (reason: string) => ({ disk: { kind: 'none', reason } as const, unmount: () => {} });
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return none('only root on Linux can mount a disk of its own');
  const image = path.join(folder, 'disk.img');
  fs.closeSync(fs.openSync(image, 'wx'));
  fs.truncateSync(image, diskMegabytes * 1024 * 1024);
  const made = run('mkfs.ext4', ['-q', '-F', '-m', '0', image]) ?? run('mount', ['-o', 'loop', image, at]);
  if (made !== null) {
    fs.rmSync(image, { force: true });
    return none(made);
  }
  fs.chmodSync(at, 0o755);
  const ballast = path.join(at, 'ballast');
  return {
    disk: {
      kind: 'small',
      fill() {
        const block = new Uint8Array(takeRoom(at, ballast));
        const file = fs.openSync(ballast, 'a');
        try {
          for (;;) fs.writeSync(file, block);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        } finally {
          fs.closeSync(file);
        }
      },
      free: () => fs.rmSync(ballast, { force: true }),
    },
    unmount: () => {
      const failed = run('umount', [at]) && run('umount', ['-l', at]);
      if (failed) process.stderr.write(`the disk of the run stays mounted: ${failed}\n`);
      fs.rmSync(image, { force: true });
    },
  };
}

/**
 * Nearly all that is free, taken and not written: the wires of the run must not stand still meanwhile. The database goes
 * on writing: what it takes between the look and the taking is looked for anew. Answers the size of a block, in bytes.
 */
function takeRoom(at: string, ballast: string): number {
  for (let left = 10; ; left -= 1) {
    const { bavail, bsize } = fs.statfsSync(at);
    const refused = run('fallocate', ['-l', String(Math.max(bsize, (bavail - 16) * bsize)), ballast]);
    if (refused === null) return bsize;
    if (left === 0 || !refused.includes('No space left')) throw new Error(refused);
    fs.rmSync(ballast, { force: true });
  }
}

/** Null when the command did what it should. */
function run(command: string, args: string[]): string | null {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? null : `${command}: ${error?.message ?? stderr.trim()}`;
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function gone(pid: number): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (isRunning(pid)) {
    if (Date.now() > deadline) signal(pid, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
