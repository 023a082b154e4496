// The database: connections, named statements and transactions; the only door to the driver.
import type { Pool, PoolClient } from 'pg';
import type { Clock } from './clock.ts';
import {
  CHECKOUT_TIMEOUT_MS,
  type Db,
  LOCK_TIMEOUT_MS,
  queries,
  type Send,
  SILENCE_MS,
} from './db-connection.ts';
import { CommitUnknown, DatabaseUnavailable, isRetryable, sqlFault } from './db-errors.ts';
import {
  type Connections,
  type ConnectionsOptions,
  openConnections,
  type Patience,
  sendAlone,
  sendTogether,
} from './db-senders.ts';
import { commit, finish, openTx, rollback, type TransactionOptions, type Tx } from './db-transaction.ts';

export { type Db, isOnThisMachine, openPool, openSession, type Session } from './db-connection.ts';
export {
  CommitUnknown,
  DatabaseUnavailable,
  isCheckViolation,
  isConnectionFault,
  isOverload,
  isRetryable,
  isUniqueViolation,
  NumberTaken,
  RowMissing,
  type SqlFault,
  sqlFault,
  TooManyRows,
  TransactionAborted,
} from './db-errors.ts';

export type { TransactionOptions, Tx } from './db-transaction.ts';

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
  /**
   * The same database for one request: nothing of it begins or is waited for after `deadline` (ms of
   * performance.now()), but what says its own `statementTimeoutMs`. Late work throws DatabaseUnavailable.
   */
  until(deadline: number): Database;
  /**
   * For what every request asks, is short and waits for nobody (whose session it is): over one connection that all of them
   * share, one statement behind the other, where the database was opened with one; like any other statement where it was not.
   */
  readonly quick: Db;
  /**
   * For reads that belong together: those of one turn go out under one end, which costs as much as a statement, and share
   * their fate: where one fails, those behind it are not run and fail with it.
   */
  readonly reads: Db;
  /** How much of that is left, in ms; endless without a deadline. */
  timeLeft(): number;
  /** Many reads that see one and the same moment; nothing can be written. */
  snapshot<T>(fn: (tx: Tx) => Promise<T>, options?: { statementTimeoutMs?: number }): Promise<T>;
  close(): Promise<void>;
  stats(): DatabaseStats;
}

export interface DatabaseOptions extends ConnectionsOptions {
  clock: Clock;
  /** With a connection of its own, beside the pool, for what is `quick`. */
  quick?: boolean;
}

const RETRIES = 5;
/** Getting a connection gives up by itself: waiting for the turn and for the pool have an end each. */
const LONGEST_TAKE_MS = 2 * CHECKOUT_TIMEOUT_MS;
/** Who has more time than this left is waited for in steps of it. */
const TIMER_STEP_MS = 250;
/** Nobody waits longer for an answer; after this long a failed attempt is the last. */
const RETRY_WINDOW_MS = 8_000;

/** Everybody asks over the same connection: one that says nothing for so long is given up, and a new one opened. */
const QUICK_MS = 3_000;

/** Opens a pool. Nothing is connected until the first statement. */
export function openDatabase(options: DatabaseOptions): Database {
  const connections = openConnections(options);
  const parts: Parts = {
    clock: options.clock,
    connections,
    quick: options.quick ? openQuick(options) : null,
    counts: { transactions: 0, retries: 0, unavailable: 0 },
  };
  return overConnections(parts, Number.POSITIVE_INFINITY);
}

interface Parts {
  readonly clock: Clock;
  readonly connections: Connections;
  readonly quick: { send(patience: Patience): Send; close(): Promise<void> } | null;
  readonly counts: { transactions: number; retries: number; unavailable: number };
}

function openQuick({ url, role, log }: DatabaseOptions): NonNullable<Parts['quick']> {
  const { pool, take, giveBack } = openConnections({ url, role, log, max: 1 });
  const checkout = () =>
    take().catch((error) => {
      throw new DatabaseUnavailable(error);
    });
  const send = sendTogether(checkout, giveBack);
  return {
    send: (patience) => send(() => Math.min(patience() ?? Number.POSITIVE_INFINITY, QUICK_MS)),
    close: () => pool.end(),
  };
}

function overConnections(parts: Parts, deadline: number): Database {
  const { clock, connections, quick, counts } = parts;
  const { pool } = connections;
  const left = (): number | undefined => {
    if (deadline === Number.POSITIVE_INFINITY) return undefined;
    const ms = deadline - performance.now();
    if (ms <= 0) throw new DatabaseUnavailable(new Error('there is no time left for this request'));
    // Timers of the same length share a list; a length of its own for each costs more than the timer.
    return ms < TIMER_STEP_MS ? ms : Math.ceil(ms / TIMER_STEP_MS) * TIMER_STEP_MS;
  };

  const checkout = async (): Promise<PoolClient> => {
    try {
      return await inTime(connections.take, left(), (late) => connections.giveBack(late, null, false));
    } catch (error) {
      counts.unavailable += 1;
      throw error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error);
    }
  };

  const forRequest = deadline !== Number.POSITIVE_INFINITY;
  const send = forRequest
    ? sendTogether(checkout, connections.giveBack)(left)
    : sendAlone(checkout, connections.giveBack, left);
  let together: Send | undefined;
  const sendReads: Send = (...asked) => {
    together ??= sendTogether(checkout, connections.giveBack, { asOne: true })(left);
    return together(...asked);
  };

  const attempt = async <T>(fn: (tx: Tx) => Promise<T>, how: TransactionOptions): Promise<T> => {
    const client = await checkout();
    let broken = true;
    let failure: unknown = null;
    try {
      // Who says how long a statement may take has said that the request may take longer, too.
      const limit = how.statementTimeoutMs;
      const patience = limit ? () => limit + SILENCE_MS : left;
      const tx = openTx(client, clock.now(), patience);
      let result: T;
      try {
        tx.begin(how);
        result = await fn(tx);
        await tx.begun();
        const last = how.withCommit?.(tx, result) ?? null;
        tx.end();
        await finish([...tx.pending(), last], commit(client, patience));
      } catch (error) {
        tx.end();
        failure = error;
        // The connection serves again only when it is known to be out of the transaction.
        broken = error instanceof CommitUnknown || !(await rollback(client));
        throw error;
      }
      broken = false;
      counts.transactions += 1;
      return result;
    } finally {
      connections.giveBack(client, failure, broken);
    }
  };

  const transaction: Database['transaction'] = async (fn, how = {}) => {
    const started = performance.now();
    for (let tries = 0; ; tries += 1) {
      try {
        return await attempt(fn, how);
      } catch (error) {
        const now = performance.now();
        // What waited for a lock in vain may wait as long again.
        const needed = sqlFault(error)?.code === '55P03' && !how.statementTimeoutMs ? LOCK_TIMEOUT_MS : 0;
        const late = now - started > RETRY_WINDOW_MS || now + needed > deadline;
        if (tries >= (how.retries ?? RETRIES) || late || !isRetryable(error)) throw error;
        counts.retries += 1;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** tries));
      }
    }
  };

  // Not spread, as in a transaction: this is made for each request.
  const { many, maybe, one, run } = queries(send);
  return {
    pool,
    many,
    maybe,
    one,
    run,
    quick: queries(quick ? quick.send(left) : send),
    reads: queries(sendReads),
    transaction,
    timeLeft: () => deadline - performance.now(),
    until: (end) => overConnections(parts, Math.min(end, deadline)),
    snapshot: (fn, how) => transaction(fn, { ...how, isolation: 'repeatable read', readOnly: true }),
    close: async () => {
      await Promise.all([pool.end(), quick?.close()]);
    },
    stats: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: connections.waiting(),
      ...counts,
    }),
  };
}

/** Waits for what is being got, but no longer than `ms`; what comes later goes to `returnLate`. */
async function inTime<T>(
  get: () => Promise<T>,
  ms: number | undefined,
  returnLate: (late: T) => void,
): Promise<T> {
  if (ms === undefined || ms > LONGEST_TAKE_MS) return get();
  const getting = get();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      getting.then(returnLate, () => {});
      reject(new Error('no connection became free in time'));
    }, ms);
  });
  return Promise.race([getting, over]).finally(() => clearTimeout(timer));
}
