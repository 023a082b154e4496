// The process: database (embedded unless DATABASE_URL), migrations, server, jobs, and a graceful end.
import path from 'node:path';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase, openPool } from './platform/db.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { localFiles } from './platform/files.ts';
import { createLog } from './platform/log.ts';
import { migrate, runtimeRole } from './platform/migrate.ts';

const config = readConfig();
const log = createLog(config.logLevel);

const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dataRoot: path.join(config.dataDir, 'postgres') });
const url = config.databaseUrl ?? embedded?.url;
if (!url) throw new Error('no database');
await migrate({ url: config.databaseOwnerUrl ?? url });

const database = openDatabase({ url, role: runtimeRole, max: config.databasePool, clock: systemClock });
const jobPool = openPool({ url, role: runtimeRole, max: 6 });
const services = { config, clock: systemClock, database, log, files: localFiles(path.join(config.dataDir, 'files')) };
const { app, jobs } = await createApp(services, jobPool, { webRoot: config.webRoot });
await app.listen({ host: config.host, port: config.port });
if (config.jobs) await jobs.start();
const address = app.server.address();
log.info({ url: `http://${config.host}:${typeof address === 'object' ? address?.port : config.port}` }, 'serving');
process.send?.({ ready: true });

let stopping = false;
/** Stops taking requests, lets the running ones and jobs finish, closes the database; at most 10 s. */
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), 10_000).unref();
  await app.close();
  await jobs.stop();
  await jobPool.end();
  await database.close();
  await embedded?.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
