// A local EVM chain: anvil as a child process, which ends with its caller.
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);
const startsWithinMs = 30_000;
/** The rules of this hard fork make empty blocks ten times faster than later ones; the coin needs nothing of those. */
const quick = ['--slots-in-an-epoch', '1', '--hardfork', 'paris', '--accounts', '1'];
/** Older states are let go: it would write them to disk, gigabytes for a long chain, and leave them there. */
const lean = ['--prune-history', '256'];

/** The binary of this platform, out of the package that npm installed beside the wrapper. @throws when there is none */
function binary(): string {
  const wrapper = path.dirname(require.resolve('@foundry-rs/anvil/package.json'));
  const arch = process.arch === 'x64' ? 'amd64' : process.arch;
  const windows = process.platform === 'win32';
  const name = `@foundry-rs/anvil-${windows ? 'win32' : process.platform}-${arch}`;
  const manifest = createRequire(`${wrapper}/`).resolve(`${name}/package.json`);
  return path.join(path.dirname(manifest), 'bin', windows ? 'anvil.exe' : 'anvil');
}

export interface Anvil {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts one on a free port unless `--port` is among `options`; two blocks above another make it final. @throws when it does not come up */
export async function startAnvil(options: readonly string[] = []): Promise<Anvil> {
  const port = options.includes('--port') ? [] : ['--port', '0'];
  // Its own choice would be the home folder.
  const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-anvil-'));
  const child = spawn(binary(), [...quick, ...lean, '--cache-path', cache, ...port, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      fs.rmSync(cache, { recursive: true, force: true });
      resolve();
    }),
  );
  const stop = async () => {
    process.off('exit', kill);
    child.kill('SIGTERM');
    await ended;
  };
  const kill = () => {
    child.kill('SIGKILL');
    fs.rmSync(cache, { recursive: true, force: true });
  };
  process.on('exit', kill);
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    const fail = (why: string) => reject(new Error(`anvil ${why}: ${said.slice(-500)}`));
    const timer = setTimeout(() => fail('did not start'), startsWithinMs);
    child.once('error', (error) => fail(error.message));
    child.once('exit', () => fail('ended'));
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /Listening on (\S+)/.exec(said);
      if (!found?.[1]) return;
      clearTimeout(timer);
      said = '';
      // It goes on talking about every block; nobody listens.
      child.stdout.removeAllListeners('data').resume();
      resolve(found[1]);
    });
  });
  return { url: `http://${address}`, process: child, stop };
}
