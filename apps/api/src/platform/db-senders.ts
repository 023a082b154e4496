// The driver's mail room: connections handed out and taken back, one for each statement or one for all that a request asks at once.
import type { Pool, PoolClient } from 'pg';
import { CHECKOUT_TIMEOUT_MS, openPool, type PoolOptions, type Send, sendOn } from './db-connection.ts';
import { DatabaseUnavailable, isConnectionFault, isSilence, sqlFault } from './db-errors.ts';
import { type Entry, Turnstile } from './turnstile.ts';

/** How long to wait, in ms, asked anew for each statement; it throws when the time is over. */
export type Patience = () => number | undefined;
/** What the database says to a statement that counted on a failed one to prepare the text that both share. */
export const NOT_PREPARED = '26000';

export interface Connections {
  readonly pool: Pool;
  take(): Promise<PoolClient>;
  /** How many wait for one. */
  waiting(): number;
  giveBack(client: PoolClient, error: unknown, broken: boolean): void;
}

/** Who holds a connection for so long, in ms, waits for a lock or a long statement and takes no turn from others. */
const HELD_MS = 100;

export interface ConnectionsOptions extends PoolOptions {
  /** How many of the connections are at work at the same time; all of them by default. */
  atOnce?: number;
}

/** The pool behind a database: what fell silent is not handed out again. */
export function openConnections(options: ConnectionsOptions): Connections {
  const pool = openPool(options);
  const turnstile = new Turnstile({
    atOnce: options.atOnce ?? Number.POSITIVE_INFINITY,
    countedMs: HELD_MS,
    patienceMs: CHECKOUT_TIMEOUT_MS,
  });
  const entries = new WeakMap<PoolClient, Entry>();
  const usedAt = new WeakMap<PoolClient, number>();
  let silentAt = Number.NEGATIVE_INFINITY;
  const connect = async (): Promise<PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      // Where one connection fell silent, those that have rested since before are most likely dead as well.
      if ((usedAt.get(client) ?? Number.POSITIVE_INFINITY) >= silentAt) return client;
      client.release(true);
    }
  };
  return {
    pool,
    waiting: () => turnstile.waiting + pool.waitingCount,
    async take() {
      const entry = await turnstile.enter();
      try {
        const client = await connect();
        entries.set(client, entry);
        return client;
      } catch (error) {
        turnstile.leave(entry);
        throw error;
      }
    },
    giveBack(client, error, broken) {
      const now = performance.now();
      if (isSilence(error)) silentAt = now;
      usedAt.set(client, now);
      client.release(broken);
      const entry = entries.get(client);
      if (entry) turnstile.leave(entry);
    },
  };
}

type Checkout = () => Promise<PoolClient>;

/** Each statement over a connection of its own. */
export const sendAlone =
  (checkout: Checkout, giveBack: Connections['giveBack'], patience: Patience): Send =>
  async (name, text, values) => {
    const client = await checkout();
    try {
      const result = await sendOn(client, patience)(name, text, values);
      giveBack(client, null, false);
      return result;
    } catch (error) {
      giveBack(client, error, error instanceof DatabaseUnavailable);
      throw error;
    }
  };

/**
 * What is asked while something else is under way goes over the same connection, and in one system call when it is asked at
 * once: that costs more than most statements. Each asker has a patience of their own. `asOne` as in `sendOn`.
 */
export function sendTogether(
  checkout: Checkout,
  giveBack: Connections['giveBack'],
  how?: { readonly asOne: boolean },
): (patience: Patience) => Send {
  interface Shared {
    readonly client: Promise<PoolClient>;
    using: number;
    firstFailure: unknown;
    ended: boolean;
  }
  let shared: Shared | null = null;
  /** Nobody joins it any more, and it is given back: once, at the first of both that happens. */
  const end = (mine: Shared, lost: DatabaseUnavailable | null): void => {
    if (mine.ended) return;
    mine.ended = true;
    if (shared === mine) shared = null;
    mine.client.then(
      (client) => giveBack(client, lost, lost !== null),
      () => {}, // There was none to be had, and everybody who waited was told.
    );
  };
  return (patience) => async (name, text, values) => {
    shared ??= { client: checkout(), using: 0, firstFailure: null, ended: false };
    const mine = shared;
    mine.using += 1;
    try {
      return await sendOn(await mine.client, patience, how)(name, text, values);
    } catch (error) {
      const followed = sqlFault(error)?.code === NOT_PREPARED;
      mine.firstFailure ??= error;
      // It is closed at once: who else waits on it hears so now, and not when their own time is over. Time that is over says nothing of it.
      if (error instanceof DatabaseUnavailable && isConnectionFault(error.cause)) end(mine, error);
      throw followed ? mine.firstFailure : error;
    } finally {
      mine.using -= 1;
      if (mine.using === 0) end(mine, null);
    }
  };
}
