// `npm run demo:chain`: installs and builds like `npm start`, then runs the demo beside a chain of its own; with --send it only sends.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, install, root } from './lib/steps.mjs';

const args = process.argv.slice(2);
if (!args.includes('--send')) {
  await install();
  await build();
}
const command = path.join(root, 'apps/api/src/commands/demo-chain.ts');
const child = spawn(process.execPath, ['--import', 'tsx', command, ...args], { cwd: root, stdio: 'inherit' });
// The terminal's Ctrl-C reaches the command by itself; this process only waits for it to end well.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
