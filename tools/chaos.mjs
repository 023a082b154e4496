// `npm run chaos -- --minutes 30 --seed 7`: kills, stops, cuts and fills, and holds the books against what people were told.
import path from 'node:path';
import { buildApi, root, run } from './lib/steps.mjs';

await buildApi();
const main = path.join(root, 'e2e/chaos/main.ts');
await run(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)]).catch(() => process.exit(1));
