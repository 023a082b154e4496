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

const embedded = config.databaseUrl
  ? null
  : await startEmbeddedPostgres({ dataRoot: path.join(config.dataDir, 'postgres') });
const url = config.databaseUrl ?? embedded?.url;
if (!url) throw new Error('no database');
await migrate({ url: config.databaseOwnerUrl ?? url });

const files = localFiles(path.join(config.dataDir, 'files'));
const database = openDatabase({ url, role: runtimeRole, max: config.databasePool, clock: systemClock });
if (config.demo) await loadDemo(config.databaseOwnerUrl ?? url);
const jobPool = openPool({ url, role: runtimeRole, max: 6, driverTypes: true });
const services = { config, clock: systemClock, database, log, files };

const { app, jobs } = await createApp(services, jobPool, { webRoot: config.webRoot });
await app.listen({ host: config.host, port: config.port });
if (config.jobs) await jobs.start();
const address = app.server.address();
log.info(
  { url: `http://${config.host}:${typeof address === 'object' ? address?.port : config.port}` },
  'serving',
);
if (config.demo)
  process.stdout.write(
    greeting(
      `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${typeof address === 'object' ? address?.port : config.port}`,
    ),
  );

/** Fills an empty database with the demo world; the demo's code and data are read only then. */
async function loadDemo(ownerUrl: string): Promise<void> {
  const { loadDemoWorld } = await import('../db/demo/load.ts');
  const owner = openDatabase({ url: ownerUrl, clock: systemClock });
  const say = (line: string) => void process.stdout.write(`  ${line}\n`);
  try {
    await loadDemoWorld({ database: owner, clock: systemClock, files, config, log }, { say });
  } finally {
    await owner.close();
  }
}

/** Where to look and how to sign in. */
function greeting(at: string): string {
  return `
Meridian is open: ${at}

  shoppers   ana@example.com (English) · lin@example.com (简体中文) · omar@example.com (العربية)
  merchants  owner@taipei-audio.example and one owner per shop
  operators  admin@meridian.example · finance@meridian.example · support@meridian.example
  password   meridian-demo        payment code  246810

  API        ${at}/api/docs
`;
}

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
