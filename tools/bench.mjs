// `npm run bench`: every figure of speed, of the server as `npm start` runs it.
import path from 'node:path';
import { buildApi, root, run } from './lib/steps.mjs';

await buildApi();
const main = path.join(root, 'bench/main.ts');
await run(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)]).catch(() => process.exit(1));
