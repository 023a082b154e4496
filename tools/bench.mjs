// `npm run bench`: every figure of speed, of the server as `npm start` runs it. `npm run bench:turns`: ways to start it, side by side.
import path from 'node:path';
import { buildApi, root, run } from './lib/steps.mjs';

await buildApi();
const [first, ...others] = process.argv.slice(2);
const isTurns = first === 'turns';
const main = path.join(root, isTurns ? 'bench/turns.ts' : 'bench/main.ts');
const words = isTurns ? others : process.argv.slice(2);
await run(process.execPath, ['--import', 'tsx', main, ...words]).catch(() => process.exit(1));
