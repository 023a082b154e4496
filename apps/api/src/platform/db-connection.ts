// The driver's back room: connection settings, column types, statement names; db.ts is its only front.
import { createHash } from 'node:crypto';
import pg from 'pg';
import { BatchingSocket } from './batching-socket.ts';
import { DatabaseUnavailable, isConnectionFault, RowMissing, TooManyRows } from './db-errors.ts';
import { type Ran, sendInTurn, sendNow } from './db-exchange.ts';

/** A connection or the pool. Each statement has a name and a constant text: it is prepared once per connection. */
export interface Db {
  many<R>(name: string, text: string, values?: readonly unknown[]): Promise<R[]>;
  /** None or one row; throws TooManyRows. */
  maybe<R>(name: string, text: string, values?: readonly unknown[]): Promise<R | null>;
  /** Exactly one row; throws RowMissing or TooManyRows. */
  one<R>(name: string, text: string, values?: readonly unknown[]): Promise<R>;
  /** The number of rows that the statement wrote (or, for a SELECT, read). */
  run(name: string, text: string, values?: readonly unknown[]): Promise<number>;
}

/** One connection of its own, without time limits unless asked for: for migrations, tests and listening. */
export interface Session extends Db {
  /** Several statements in one text, without parameters; `patienceMs` in place of the session's own. */
  script(text: string, patienceMs?: number): Promise<void>;
  /** Hears NOTIFY on a channel until the session is closed. `onLost` is told when the connection dies. */
  listen(channel: string, hear: (payload: string) => void, onLost?: (error: Error) => void): Promise<void>;
  close(): Promise<void>;
}

/** A connection as the driver has it. */
export type Connection = pg.ClientBase;

export interface PoolOptions {
  url: string;
  /** The role that every connection takes at its start. */
  role?: string;
  /** Most connections; 10 by default. */
  max?: number;
  log?: (line: string) => void;
  /** With the driver's own column types (int8 as text), for libraries that expect them. */
  driverTypes?: boolean;
}

/** Whether the server of a database's address runs on this machine, and so on the same cores. */
export function isOnThisMachine(url: string): boolean {
  const { host } = new pg.Client({ connectionString: url });
  return host.startsWith('/') || ['localhost', '127.0.0.1', '::1'].includes(host);
}

const STATEMENT_TIMEOUT_MS = 6_000;
export const LOCK_TIMEOUT_MS = 3_000;
const IDLE_IN_TRANSACTION_MS = 8_000;
/** How long to wait for a connection. */
export const CHECKOUT_TIMEOUT_MS = 2_000;
/** How much longer than the server we wait before we take a connection for dead. */
export const SILENCE_MS = 4_000;

/** The bare pool with our connection settings, for libraries that bring their own statements (the job queue). */
export function openPool(options: PoolOptions): pg.Pool {
  const log = options.log ?? (() => {});
  const settings = [
    `-c statement_timeout=${STATEMENT_TIMEOUT_MS}`,
    `-c lock_timeout=${LOCK_TIMEOUT_MS}`,
    `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`,
  ];
  if (options.role) settings.push(`-c role=${options.role}`);
  const pool = new pg.Pool({
    connectionString: options.url,
    options: settings.join(' '),
    max: options.max ?? 10,
    connectionTimeoutMillis: CHECKOUT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    query_timeout: STATEMENT_TIMEOUT_MS + SILENCE_MS,
    keepAlive: true,
    pipeline: true,
    stream: () => new BatchingSocket(),
    ...(options.driverTypes ? {} : { types: { getTypeParser: typeParser } }),
    application_name: 'meridian',
  });
  pool.on('error', (error) => log(`an idle database connection was lost: ${error.message}`));
  // A connection in use raises its own error event when the server dies; unheard, it would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log(`a database connection was lost: ${error.message}`)),
  );
  return pool;
}

/** What a session holds (a lock) is let go a minute after its owner fell silent: the server looks after it. */
const SESSION_SETTINGS = ['-c tcp_keepalives_idle=15', '-c tcp_keepalives_interval=5'];

/** Opens one connection of its own; throws DatabaseUnavailable. The caller closes it. `patienceMs`: how long to wait for a statement. */
export async function openSession(options: {
  url: string;
  role?: string;
  patienceMs?: number;
}): Promise<Session> {
  const settings = options.role ? [...SESSION_SETTINGS, `-c role=${options.role}`] : SESSION_SETTINGS;
  const client = new pg.Client({
    connectionString: options.url,
    options: settings.join(' '),
    ...(options.patienceMs ? { query_timeout: options.patienceMs } : {}),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // What is asked at once is sent at once; the driver itself will refuse to queue it.
    pipeline: true,
    types: { getTypeParser: typeParser },
    application_name: 'meridian-session',
  });
  let onLost: (error: Error) => void = () => {};
  client.on('error', (error) => onLost(error));
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnavailable(error);
  }
  return {
    ...queries(sendOn(client)),
    script: async (text, patienceMs) => {
      const query: pg.QueryConfig & { query_timeout?: number } = { text };
      if (patienceMs !== undefined) query.query_timeout = patienceMs;
      await client.query(query);
    },
    listen: async (channel, hear, lost) => {
      if (lost) onLost = lost;
      client.on('notification', (note) => {
        if (note.channel === channel) hear(note.payload ?? '');
      });
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    },
    close: () => client.end(),
  };
}

export type Send = (name: string, text: string, values?: readonly unknown[]) => Promise<Ran>;

/**
 * Sends on one connection. `patience` answers for each statement how long we wait for it, in ms; it throws when the time is
 * over. `asOne`: what is sent in one turn goes under one end and shares its fate, as in a transaction it does anyhow.
 */
export function sendOn(
  client: pg.ClientBase,
  patience?: () => number | undefined,
  { asOne = false } = {},
): Send {
  const give = asOne ? sendInTurn : sendNow;
  return (name, text, values) => {
    let answer: Promise<Ran>;
    try {
      answer = give(client, { name: statementName(name, text), text, values, timeoutMs: patience?.() });
    } catch (error) {
      answer = Promise.reject(error);
    }
    return answer.catch(fail);
  };
}
function fail(error: unknown): never {
  // The way to who asked, in place of the one to the socket.
  if (error instanceof Error) Error.captureStackTrace(error);
  throw isConnectionFault(error) ? new DatabaseUnavailable(error) : error;
}

/** Rows and counts over one way of sending. */
export function queries(send: Send): Db {
  return {
    many: async <R>(name: string, text: string, values?: readonly unknown[]) =>
      (await send(name, text, values)).rows as R[],
    maybe: async <R>(name: string, text: string, values?: readonly unknown[]) => {
      const { rows } = await send(name, text, values);
      if (rows.length > 1) throw new TooManyRows(name, rows.length);
      return (rows[0] as R | undefined) ?? null;
    },
    one: async <R>(name: string, text: string, values?: readonly unknown[]) => {
      const { rows } = await send(name, text, values);
      if (rows.length > 1) throw new TooManyRows(name, rows.length);
      if (rows.length === 0) throw new RowMissing(name);
      return rows[0] as R;
    },
    run: async (name, text, values) => (await send(name, text, values)).rowCount ?? 0,
  };
}

const names = new Map<string, string>();
/** What a name was last asked with: most texts are put together anew for each call, and comparing two costs less than hashing one. */
const lastTexts = new Map<string, { readonly text: string; readonly made: string }>();

/** Two texts never share a prepared name, whatever their authors called them; the same text is prepared under its first one. */
function statementName(name: string, text: string): string {
  const last = lastTexts.get(name);
  if (last?.text === text) return last.made;
  let made = names.get(text);
  if (made === undefined) {
    if (names.size > 5_000) names.clear();
    made = `${name.slice(0, 48)}_${createHash('sha256').update(text).digest('hex').slice(0, 10)}`;
    names.set(text, made);
  }
  lastTexts.set(name, { text, made });
  return made;
}

const { builtins } = pg.types;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;
const TEXT_ARRAY = 1009;
const asItIs = (text: string) => text;
const textArray = pg.types.getTypeParser(TEXT_ARRAY as number) as (text: string) => Array<string | null>;

/** int8 becomes bigint, date stays the text that it is (a day has no time zone); the rest as the driver has it. */
const typeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (oid === builtins.INT8) return BigInt;
  if (oid === builtins.DATE) return asItIs;
  if (oid === INT8_ARRAY)
    return (text: string) => textArray(text).map((item) => (item === null ? null : BigInt(item)));
  if (oid === DATE_ARRAY) return textArray;
  return pg.types.getTypeParser(oid, format as 'text');
}) as typeof pg.types.getTypeParser;
