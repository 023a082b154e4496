// What the process lends to handlers and jobs besides the database: configuration, clock, log, files, sessions.
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db.ts';
import type { Files } from './files.ts';
import type { Log } from './log.ts';

export interface Services {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly log: Log;
  readonly files: Files;
}
