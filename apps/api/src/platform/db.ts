// The database: connections, named statements and transactions; the only door to the driver.
import type { Pool, PoolClient, QueryResult } from 'pg';
import type { Clock } from './clock.ts';
import {
  type Db,
  openPool,
  type PoolOptions,
  queries,
  type Send,
  SILENCE_MS,
  sendOn,
} from './db-connection.ts';
import {
  CommitUnknown,
  DatabaseUnavailable,
  isConnectionFault,
  isRetryable,
  TransactionAborted,
} from './db-errors.ts';

export { type Db, openPool, openSession, type Session } from './db-connection.ts';
export {
  CommitUnknown,
  DatabaseUnavailable,
  isCheckViolation,
  isConnectionFault,
  isRetryable,
  isUniqueViolation,
  RowMissing,
  type SqlFault,
  sqlFault,
  TooManyRows,
  TransactionAborted,
} from './db-errors.ts';

/** An open transaction. */
export interface Tx extends Db {
  /** The clock's time when this attempt began; every row written here bears it. */
  readonly now: Date;
  /** A part that may fail alone: on an error it is undone and the error goes on. */
  savepoint<T>(fn: () => Promise<T>): Promise<T>;
}

export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read';
  readOnly?: boolean;
  /** How often it is run anew after a deadlock, a lost race or a lock timeout; 5 by default. */
  retries?: number;
  /** Longest time for one statement; 8 s by default. */
  statementTimeoutMs?: number;
}

export interface DatabaseStats {
  total: number;
  idle: number;
  waiting: number;
  transactions: number;
  retries: number;
  unavailable: number;
}

export interface Database extends Db {
  /** The pool behind it, only for libraries that bring their own statements (the job queue). */
  readonly pool: Pool;
  /** Runs `fn` in one transaction; throws what `fn` throws, DatabaseUnavailable, CommitUnknown or TransactionAborted. */
  transaction<T>(fn: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Many reads that see one and the same moment; nothing can be written. */
  snapshot<T>(fn: (tx: Tx) => Promise<T>, options?: { statementTimeoutMs?: number }): Promise<T>;
  close(): Promise<void>;
  stats(): DatabaseStats;
}

export interface DatabaseOptions extends PoolOptions {
  clock: Clock;
}

const RETRIES = 5;
/** Nobody waits longer for an answer; after this long a failed attempt is the last. */
const RETRY_WINDOW_MS = 8_000;

/** Opens a pool. Nothing is connected until the first statement. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(options);
  const counts = { transactions: 0, retries: 0, unavailable: 0 };

  const checkout = async (): Promise<PoolClient> => {
    try {
      return await pool.connect();
    } catch (error) {
      counts.unavailable += 1;
      throw new DatabaseUnavailable(error);
    }
  };

  const send: Send = async (name, text, values) => {
    const client = await checkout();
    try {
      const result = await sendOn(client)(name, text, values);
      client.release();
      return result;
    } catch (error) {
      client.release(error instanceof DatabaseUnavailable);
      throw error;
    }
  };

  const attempt = async <T>(fn: (tx: Tx) => Promise<T>, how: TransactionOptions): Promise<T> => {
    const client = await checkout();
    let broken = true;
    try {
      const tx = openTx(client, options.clock.now(), how.statementTimeoutMs);
      let result: T;
      try {
        await tx.begin(how);
        result = await fn(tx);
      } catch (error) {
        tx.end();
        // The connection serves again only when it is known to be out of the transaction.
        await client.query('ROLLBACK').then(
          () => {
            broken = false;
          },
          () => {},
        );
        throw error;
      }
      tx.end();
      await commit(client).catch((error) => {
        broken = isConnectionFault(error) || error instanceof CommitUnknown;
        throw error;
      });
      broken = false;
      counts.transactions += 1;
      return result;
    } finally {
      client.release(broken);
    }
  };

  const transaction: Database['transaction'] = async (fn, how = {}) => {
    const started = performance.now();
    for (let tries = 0; ; tries += 1) {
      try {
        return await attempt(fn, how);
      } catch (error) {
        const enough = tries >= (how.retries ?? RETRIES) || performance.now() - started > RETRY_WINDOW_MS;
        if (enough || !isRetryable(error)) throw error;
        counts.retries += 1;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** tries));
      }
    }
  };

  return {
    pool,
    ...queries(send),
    transaction,
    snapshot: (fn, how) => transaction(fn, { ...how, isolation: 'repeatable read', readOnly: true }),
    close: () => pool.end(),
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, ...counts }),
  };
}

function openTx(client: PoolClient, now: Date, statementTimeoutMs?: number) {
  let open = true;
  let savepoints = 0;
  const bare = sendOn(client, statementTimeoutMs && statementTimeoutMs + SILENCE_MS);
  const send: Send = (name, text, values) => {
    if (!open) return Promise.reject(new Error(`${name}: the transaction has ended`));
    return bare(name, text, values);
  };
  return {
    ...queries(send),
    now,
    savepoint: async <T>(fn: () => Promise<T>): Promise<T> => {
      savepoints += 1;
      const name = `s${savepoints}`;
      await send(`savepoint.${name}`, `SAVEPOINT ${name}`);
      try {
        const result = await fn();
        await send(`release.${name}`, `RELEASE SAVEPOINT ${name}`);
        return result;
      } catch (error) {
        await send(`undo.${name}`, `ROLLBACK TO SAVEPOINT ${name}`);
        throw error;
      }
    },
    begin: async (how: TransactionOptions) => {
      await bare(
        'begin',
        `BEGIN ISOLATION LEVEL ${how.isolation ?? 'read committed'}${how.readOnly ? ' READ ONLY' : ''}`,
      );
      const limit = how.statementTimeoutMs;
      if (limit) await bare('limit', `SELECT set_config('statement_timeout', $1, true)`, [String(limit)]);
    },
    end: () => {
      open = false;
    },
  };
}

async function commit(client: PoolClient): Promise<void> {
  let result: QueryResult;
  try {
    result = await client.query({ name: 'commit', text: 'COMMIT' });
  } catch (error) {
    throw isConnectionFault(error) ? new CommitUnknown(error) : error;
  }
  if (result.command === 'ROLLBACK') throw new TransactionAborted();
}
