// `npm run dev`: the API restarting on change, the languages recompiling, the shopper app with hot reload on port 5173.
import { spawn } from 'node:child_process';
import { build, install, root } from './lib/steps.mjs';

await install();
await build();
const parts = [
  ['npx', ['tsx', 'watch', 'apps/api/src/main.ts'], root],
  ['npm', ['run', 'build', '-w', '@meridian/locales', '--', '--watch'], root],
  ['npx', ['vite'], `${root}/apps/shopper`],
].map(([command, args, cwd]) =>
  spawn(command, args, {
    cwd,
    stdio: 'inherit',
    env: { NODE_ENV: 'development', DEMO: 'true', ...process.env },
  }),
);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const part of parts) part.kill(signal);
  });
for (const part of parts)
  part.on('exit', () => {
    for (const other of parts) other.kill('SIGTERM');
  });
