// `npm start`: from a fresh clone to a running marketplace.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { serverCommand } from './lib/server-command.mjs';
import { build, install, root } from './lib/steps.mjs';

await install();
await build();
const server = spawn(process.execPath, serverCommand, {
  cwd: root,
  stdio: 'inherit',
  env: {
    NODE_ENV: 'production',
    DEMO: 'true',
    LOG_LEVEL: 'warn',
    WEB_ROOT: path.join(root, 'apps/shopper/dist'),
    CONSOLE_ROOT: path.join(root, 'apps/console/dist'),
    ...process.env,
  },
});
// The terminal's Ctrl-C reaches the server by itself; this process only waits for it to end well.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
