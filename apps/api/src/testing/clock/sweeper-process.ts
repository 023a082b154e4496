// A server process without a door: runs every timer and the whole queue once at a given moment, when it is told to.
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { TestClock } from '../../platform/clock.ts';
import { openDatabase, openPool } from '../../platform/db.ts';
import { createFiles } from '../../platform/files.ts';
import { createLog } from '../../platform/log.ts';
import { runtimeRole } from '../../platform/migrate.ts';

const [url = '', at = ''] = process.argv.slice(2);
const clock = new TestClock(new Date(at));
const database = openDatabase({ url, role: runtimeRole, clock, max: 4 });
const pool = openPool({ url, role: runtimeRole, max: 4, driverTypes: true });
const services = {
  config: readConfig({ NODE_ENV: 'test' }),
  clock,
  database,
  log: createLog('silent'),
  files: createFiles({ write: async () => {}, read: async () => null }),
};
const { app, jobs } = await createApp(services, pool);
await database.one('sweeper.ready', 'select 1 as ready');
process.send?.('ready');

process.once('message', async () => {
  await jobs.tick();
  const { transactions } = database.stats();
  await app.close();
  await pool.end();
  await database.close();
  process.send?.({ transactions }, () => process.disconnect());
});
