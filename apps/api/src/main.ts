// The process: database (embedded unless DATABASE_URL), migrations, demo; then it serves, alone or through several workers, and ends gracefully.
import path from 'node:path';
import v8 from 'node:v8';
import { readConfig } from './config.ts';
import { systemClock } from './platform/clock.ts';
import { isOverload, openDatabase } from './platform/db.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { localFiles } from './platform/files.ts';
import { keepTick } from './platform/kept-tick.ts';
import { createLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { isWorker, startWorkers } from './platform/workers.ts';
import { serve } from './serve.ts';
import { checkDepositKey, depositWallets } from './slices/topups/index.ts';
import { sealCardNumbers } from './slices/withdrawals/index.ts';

// Between two full collections the heap may grow by a fifth, not to its double: 250 MB after a long load instead of 350, at no speed that could be measured.
v8.setFlagsFromString('--heap-growing-percent=20');
keepTick();

const config = readConfig();
const log = createLog(config.logLevel);
// Before anything else: with a key that could spend, the house does not open.
const { evm, tron } = config.depositKeys;
if (evm !== undefined) checkDepositKey('DEPOSIT_XPUB_EVM', evm);
if (tron !== undefined) checkDepositKey('DEPOSIT_XPUB_TRON', tron);

const embedded =
  config.databaseUrl === null
    ? await startEmbeddedPostgres({
        dataRoot: path.join(config.dataDir, 'postgres'),
        log: (line) => log.info(line),
      })
    : null;
const url = config.databaseUrl ?? embedded?.localUrl;
if (!url) throw new Error('no database');
// The first process has made the database ready before it starts workers.
if (!isWorker()) {
  await whenThereIsRoom(() => prepare(config.databaseOwnerUrl ?? url));
  if (config.demo) await loadDemo(config.databaseOwnerUrl ?? url);
}
const serving =
  config.workers === 1 || isWorker()
    ? await serve(config, log, url)
    : startWorkers(config.workers, { DATABASE_URL: url }, log);
// Before all workers listen: those that do have requests to end.
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
const port = 'listening' in serving ? await serving.listening : serving.port;
const address = `${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`;
log.info({ url: `http://${address}` }, 'serving');
if (config.demo && !isWorker()) process.stdout.write(greeting(`http://${address}`));

/** Waits for a database that is away, starting or full, however long that takes: it may come up after us. */
async function whenThereIsRoom<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOverload(error)) throw error;
      log.warn({ err: error }, 'waiting for the database');
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Brings the database to the newest shape; what only somebody with the secrets can bring there too. */
async function prepare(ownerUrl: string): Promise<void> {
  await migrate({ url: ownerUrl });
  const owner = openDatabase({ url: ownerUrl, clock: systemClock });
  try {
    const sealed = await sealCardNumbers(owner, config.signingSecret);
    for (const { family, configured, confirmed } of await depositWallets(owner, config.depositKeys))
      if (configured && !confirmed)
        log.warn({ family }, 'no deposit addresses before two operators confirmed the wallet in the console');
    if (sealed > 0) log.info({ sealed }, 'card numbers of earlier times were sealed');
  } finally {
    await owner.close();
  }
}

/** Fills an empty database with the demo world; the demo's code and data are read only then. */
async function loadDemo(ownerUrl: string): Promise<void> {
  const { loadDemoWorld } = await import('../db/demo/load.ts');
  const owner = openDatabase({ url: ownerUrl, clock: systemClock });
  const files = localFiles(path.join(config.dataDir, 'files'));
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

  console    ${at}/console  (operators; the first sign-in shows a key for an authenticator app,
             or for npm run operator:code -- <key>)

  API        ${at}/api/docs
`;
}

/** Ends what serves, then the database; at most 10 s, and some more for the one who waits for workers. */
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  // What is cut off now fails, in libraries as well, and nobody is there to hear of it.
  process.on('unhandledRejection', (error) => log.warn({ err: error }, 'left undone by the stop'));
  setTimeout(() => process.exit(1), isWorker() ? 10_000 : 12_000).unref();
  await serving.stop();
  await embedded?.stop();
  process.exit(0);
}
