// What the commands share: the configured database, or the embedded one for as long as the command runs.
import path from 'node:path';
import { readConfig } from '../config.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';

/** Where a command says what it found, complains, and has its database from: the process's own, or a test's. */
export interface Surroundings {
  say(line: string): void;
  complain(line: string): void;
  withDatabase<T>(fn: (url: string) => Promise<T>): Promise<T>;
}

/**
 * Hands `fn` the owner's connection string. The embedded server is started when nothing is configured, and stopped
 * afterwards unless it was running already.
 */
export async function withCommandDatabase<T>(fn: (url: string) => Promise<T>): Promise<T> {
  const config = readConfig();
  const configured = config.databaseOwnerUrl ?? config.databaseUrl;
  if (configured) return fn(configured);
  const embedded = await startEmbeddedPostgres({
    dataRoot: path.join(config.dataDir, 'postgres'),
    log: complain,
  });
  try {
    return await fn(embedded.url);
  } finally {
    if (!embedded.adopted) await embedded.stop();
  }
}

/** A line of the command's answer. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A line about the command's own trouble. */
export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
