// Servers of tests: the whole program as it runs in production, in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '../../../..');

export interface TestServer {
  readonly child: ChildProcess;
  readonly port: number;
}

/**
 * Starts a server and waits until it is ready. It chooses its port and says so: one looked for beforehand may be somebody else's by the time
 * it listens. @throws when it ends before it is ready
 */
export async function startServer(env: Readonly<Record<string, string>>): Promise<TestServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'apps/api/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'info', HOST: '127.0.0.1', PORT: '0', ...env },
  });
  // Whatever ends this process ends what it started.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code, signal) =>
      reject(new Error(`a server ended before it served: ${signal ?? code}`)),
    );
    createInterface(child.stdout).on('line', (line) => {
      const said = line.match(/"url":"http:\/\/[^"]*:(\d+)","msg":"serving"/)?.[1];
      if (said !== undefined) resolve(Number(said));
    });
  });
  while (!(await isReady(port))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('a server ended before it was ready');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { child, port };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).then(
    (answer) => answer.ok,
    () => false,
  );
