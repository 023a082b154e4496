// A transaction on one connection: its statements, its parts, and how it ends.
import { type Connection, type Db, queries, sendOn } from './db-connection.ts';
import { CommitUnknown, isConnectionFault, sqlFault, TransactionAborted } from './db-errors.ts';
import { type Ran, sendInTurn, sendNow } from './db-exchange.ts';
import { withLocks } from './db-locks.ts';
import { NOT_PREPARED, type Patience } from './db-senders.ts';

/** An open transaction. */
export interface Tx extends Db {
  /** The clock's time when this attempt began; every row written here bears it. */
  readonly now: Date;
  /** A part that may fail alone: on an error it is undone and the error goes on. */
  savepoint<T>(fn: () => Promise<T>): Promise<T>;
  /**
   * Waits for whoever else holds this name, and holds it until the transaction ends; for what has no row to lock. Names that
   * are asked for one behind the other are taken by one statement, in that order.
   */
  lock(name: string): Promise<void>;
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

/** A connection that is gone answers no ROLLBACK; one that answers at all answers at once. */
const ROLLBACK_PATIENCE_MS = 500;

/**
 * What the database says to statements that were sent in a later turn than a failed one, but before its answer had come: that
 * they cannot run (25P02), or, where they counted on the failed one to prepare the text that both share, that there is no
 * such prepared statement (26000). Those of the same turn fail with its very error.
 */
const FOLLOWED_A_FAILURE = new Set(['25P02', NOT_PREPARED]);

/** Nothing is sent before `begin`. */
export function openTx(client: Connection, now: Date, patience: Patience) {
  let open = true;
  let savepoints = 0;
  const pending: Promise<unknown>[] = [];
  let begun: Promise<unknown> = Promise.resolve();
  let notBegun: { readonly error: unknown } | null = null;
  let reason: { readonly error: unknown } | null = null;
  const bare = sendOn(client, patience, { asOne: true });
  const { lock, send } = withLocks((name, text, values) => {
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
  });
  // One by one: what stands behind a spread is added to the object property by property, for each transaction anew.
  const { many, maybe, one, run } = queries(send);
  return {
    many,
    maybe,
    one,
    run,
    now,
    lock,
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

/** Waits for the last statements and COMMIT, sent in one go: where a statement fails, COMMIT is not run. @throws what the first of them threw */
export async function finish(
  last: readonly (Promise<unknown> | null)[],
  committing: Promise<void>,
): Promise<void> {
  const [committed, ...written] = await Promise.allSettled([committing, ...last]);
  // Whether it was committed is the harder question: who asks again must know that it is open.
  if (committed.status === 'rejected' && committed.reason instanceof CommitUnknown) throw committed.reason;
  const failed = [...written, committed].find((ended) => ended.status === 'rejected');
  if (failed) throw failed.reason;
}

/** @throws CommitUnknown, TransactionAborted, DatabaseUnavailable when the time is over (nothing was committed then) */
export async function commit(client: Connection, patience: Patience): Promise<void> {
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
export async function rollback(client: Connection): Promise<boolean> {
  try {
    await sendNow(client, { name: 'rollback', text: 'ROLLBACK', timeoutMs: ROLLBACK_PATIENCE_MS });
    return true;
  } catch {
    return false;
  }
}
