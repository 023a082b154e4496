// Command `npm run demo [-- --products N --orders N --seed N]`: loads the demo world into an empty database.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadDemoWorld } from '../../db/demo/load.ts';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db.ts';
import { localFiles } from '../platform/files.ts';
import { createLog } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { complain, say, withCommandDatabase } from './command-database.ts';

function readNumber(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,8}$/.test(text)) throw new Error(`--${name} takes a whole number`);
  return Number(text);
}

try {
  const { values } = parseArgs({
    options: { products: { type: 'string' }, orders: { type: 'string' }, seed: { type: 'string' } },
  });
  const options = {
    products: readNumber(values.products, 'products'),
    orders: readNumber(values.orders, 'orders'),
    seed: readNumber(values.seed, 'seed'),
    say,
  };

  const loaded = await withCommandDatabase(async (url) => {
    await migrate({ url });
    const config = readConfig();
    const database = openDatabase({ url, clock: systemClock, log: complain });
    try {
      const host = {
        database,
        clock: systemClock,
        files: localFiles(path.join(config.dataDir, 'files')),
        config,
        log: createLog(config.logLevel),
      };
      return await loadDemoWorld(host, options);
    } finally {
      await database.close();
    }
  });
  say(loaded ? 'The demo world is loaded.' : 'The database is not empty: nothing was changed.');
  process.exitCode = loaded ? 0 : 1;
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
