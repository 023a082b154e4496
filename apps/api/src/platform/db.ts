// The database: connections, named statements and transactions; the only door to the driver.
import type { Pool, PoolClient } from 'pg';
import type { Clock } from './clock.ts';
import { type Db, LOCK_TIMEOUT_MS, queries, type Send, SILENCE_MS, sendOn } from './db-connection.ts';
import {
  CommitUnknown,
  DatabaseUnavailable,
  isConnectionFault,
  isRetryable,
  sqlFault,
  TransactionAborted,
} from './db-errors.ts';
import { type Ran, sendInTurn, sendNow } from './db-exchange.ts';
import {
  type Connections,
  type ConnectionsOptions,
  NOT_PREPARED,
  openConnections,
  type Patience,
  sendAlone,
  sendTogether,
} from './db-senders.ts';

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

/** An open transaction. */
export interface Tx extends Db {
  /** The clock's time when this attempt began; every row written here bears it. */
  readonly now: Date;
  /** A part that may fail alone: on an error it is undone and the error goes on. */
  savepoint<T>(fn: () => Promise<T>): Promise<T>;
  /**
   * Does not wait for a last write whose answer nobody needs: it goes out together with COMMIT, which is not run where the
   * database refuses it. Not for a write that fails by its answer (a row count): that is read after COMMIT.
   */
  unawaited(sent: Promise<unknown>): void;
}

export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read';
  readOnly?: boolean;
  /** How often it is run anew after a deadlock, a lost race or a lock timeout; 5 by default. */
  retries?: number;
  /** Longest time for one statement; 6 s by default. */
  statementTimeoutMs?: number;
  /** One last statement that answers nothing: it goes out together with COMMIT. Null when there is none. */
  withCommit?: (tx: Tx, result: unknown) => Promise<unknown> | null;
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
/** Nobody waits longer for an answer; after this long a failed attempt is the last. */
const RETRY_WINDOW_MS = 8_000;

/** Everybody asks over the same connection: one that says nothing for so long is given up, and a new one opened. */
const QUICK_MS = 3_000;

/** A connection that is gone answers no ROLLBACK; one that answers at all answers at once. */
const ROLLBACK_PATIENCE_MS = 500;

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
    return ms;
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

  return {
    pool,
    ...queries(send),
    quick: queries(quick ? quick.send(left) : send),
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

/**
 * What the database says to statements that were sent in a later turn than a failed one, but before its answer had come: that
 * they cannot run (25P02), or, where they counted on the failed one to prepare the text that both share, that there is no
 * such prepared statement (26000). Those of the same turn fail with its very error.
 */
const FOLLOWED_A_FAILURE = new Set(['25P02', NOT_PREPARED]);

/** Waits for what is being got, but no longer than `ms`; what comes later goes to `returnLate`. */
async function inTime<T>(
  get: () => Promise<T>,
  ms: number | undefined,
  returnLate: (late: T) => void,
): Promise<T> {
  if (ms === undefined) return get();
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

function openTx(client: PoolClient, now: Date, patience: Patience) {
  let open = true;
  let savepoints = 0;
  const pending: Promise<unknown>[] = [];
  let begun: Promise<unknown> = Promise.resolve();
  let notBegun: { readonly error: unknown } | null = null;
  let reason: { readonly error: unknown } | null = null;
  const bare = sendOn(client, patience, { inTransaction: true });
  const send: Send = (name, text, values) => {
    if (!open) return Promise.reject(new Error(`${name}: the transaction has ended`));
    if (notBegun) return Promise.reject(notBegun.error);
    return bare(name, text, values).catch(async (error) => {
      const isFollower =
        reason !== null && (error === reason.error || FOLLOWED_A_FAILURE.has(sqlFault(error)?.code ?? ''));
      if (!isFollower) {
        reason ??= { error };
        throw error;
      }
      // Of several statements sent at once an earlier one failed and this one only shared its fate: who sent that one
      // speaks first, in words of their own, and whoever is heard before them still tells the true reason.
      await new Promise(setImmediate);
      throw reason?.error ?? error;
    });
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
        reason = null;
        throw error;
      }
    },
    unawaited: (sent: Promise<unknown>) => {
      // It is heard at the end; until then the act may fail for another reason.
      sent.catch(() => {});
      pending.push(sent);
    },
    /** What nobody has waited for. */
    pending: () => pending,
    /** Is not waited for: the first statements go out together with it. Where it fails, nothing after them is sent. */
    begin: (how: TransactionOptions) => {
      const text = `BEGIN ISOLATION LEVEL ${how.isolation ?? 'read committed'}${how.readOnly ? ' READ ONLY' : ''}`;
      const limit = how.statementTimeoutMs;
      begun = Promise.all([
        bare('begin', text),
        ...(limit
          ? [bare('limit', `SELECT set_config('statement_timeout', $1, true)`, [String(limit)])]
          : []),
      ]).catch((error) => {
        notBegun = { error };
      });
    },
    /** @throws what BEGIN threw */
    begun: async () => {
      await begun;
      if (notBegun) throw notBegun.error;
    },
    end: () => {
      open = false;
    },
  };
}

/** Waits for the last statements and COMMIT, sent in one go: where a statement fails, COMMIT is not run. */
async function finish(last: readonly (Promise<unknown> | null)[], committing: Promise<void>): Promise<void> {
  const [committed, ...written] = await Promise.allSettled([committing, ...last]);
  // Whether it was committed is the harder question: who asks again must know that it is open.
  if (committed.status === 'rejected' && committed.reason instanceof CommitUnknown) throw committed.reason;
  const failed = [...written, committed].find((ended) => ended.status === 'rejected');
  if (failed) throw failed.reason;
}

async function commit(client: PoolClient, patience: Patience): Promise<void> {
  // Throws when the time is over: nothing was committed then.
  const timeoutMs = patience();
  let result: Ran;
  try {
    result = await sendInTurn(client, { name: 'commit', text: 'COMMIT', timeoutMs });
  } catch (error) {
    throw isConnectionFault(error) ? new CommitUnknown(error) : error;
  }
  if (result.command === 'ROLLBACK') throw new TransactionAborted();
}

/** True when the connection is out of its transaction. */
async function rollback(client: PoolClient): Promise<boolean> {
  try {
    await sendNow(client, { name: 'rollback', text: 'ROLLBACK', timeoutMs: ROLLBACK_PATIENCE_MS });
    return true;
  } catch {
    return false;
  }
}
