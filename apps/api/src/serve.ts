// One serving process over a database that is ready: the app, its share of the jobs, and a graceful end.
import os from 'node:os';
import path from 'node:path';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { AnswerCache } from './platform/answer-cache.ts';
import { watchChanges } from './platform/answer-changes.ts';
import { answerPacking } from './platform/answer-packing.ts';
import { atMost } from './platform/at-most.ts';
import { systemClock } from './platform/clock.ts';
import { isOnThisMachine, openDatabase, openPool } from './platform/db.ts';
import { localFiles } from './platform/files.ts';
import type { Log } from './platform/log.ts';
import { runtimeRole } from './platform/migrate.ts';
import type { ReadyAnswer } from './platform/ready-answers.ts';

const jobConnections = 6;
/**
 * On the same cores as the database three connections a core are enough: one runs, others wait for us or for the disk. With sixteen each backend finds
 * less of what it needs in the cores' caches, which costs a seventh of a purchase and more (ADR 11).
 */
const atOncePerCore = 3;
const atOnceOnOurCores = (workers: number): number =>
  Math.max(2, Math.ceil((atOncePerCore * os.availableParallelism()) / workers));

/** A request has its answer in 7 s, whatever the database does (door.ts); somebody who never finishes asking is not waited for. */
const answersMs = 7_500;
/** A connection whose other end fell silent never answers a goodbye: nobody waits longer for those that do. */
const goodbyeMs = 1_000;

export interface Serving {
  readonly port: number;
  /** Stops taking requests, lets the running ones and jobs finish, closes the database as far as it answers; in 9 s at most. */
  stop(): Promise<void>;
}

/** Listens as the configuration says. `url` is the migrated database. */
export async function serve(config: Config, log: Log, url: string): Promise<Serving> {
  const connecting = { url, role: runtimeRole, clock: systemClock };
  const database = openDatabase({
    ...connecting,
    max: config.databasePool,
    atOnce:
      config.databaseAtOnce ??
      (isOnThisMachine(url) ? atOnceOnOurCores(config.workers) : config.databasePool),
    quick: true,
  });
  const jobPool = openPool({ url, role: runtimeRole, max: jobConnections, driverTypes: true });
  const files = localFiles(path.join(config.dataDir, 'files'));
  const services = { config, clock: systemClock, database, log, files };

  const answers = new AnswerCache<ReadyAnswer>({ maxBytes: config.answersBytes, packing: answerPacking() });
  const changesDatabase = openDatabase({ ...connecting, max: 1 });
  const changes = watchChanges(changesDatabase, answers, log);
  await changes.start();

  const { app, jobs } = await createApp(services, jobPool, {
    webRoot: config.webRoot,
    consoleRoot: config.consoleRoot,
    answers,
  });
  await app.listen({ host: config.host, port: config.port });
  if (config.jobs) jobs.start();
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    async stop() {
      // At the same time: one after the other they would need longer than anybody waits who stops us.
      await Promise.all([atMost(answersMs, app.close()), jobs.stop()]);
      await atMost(
        goodbyeMs,
        Promise.all([changes.stop(), changesDatabase.close(), jobPool.end(), database.close()]),
      );
    },
  };
}
