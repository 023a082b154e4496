// The job queue's view of the database: it waits while the database is away, and its unfinished business never ends the process.
import type { Pool, PoolClient } from 'pg';
import { isOverload } from './db.ts';

type Release = (error?: Error | boolean) => void;
type OnClient = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

const firstWaitMs = 50;
const longestWaitMs = 500;
/** "Cannot connect now": what the queue's library tries again instead of giving up. */
const comeBackLater = '57P03';

/**
 * The same pool with more patience. The library that works the queue drops its bookkeeping ("this job is done") when a
 * connection dies under it, and lets the rejection end the process; through this it waits for the database and tries
 * again, until `isOver`.
 */
export function patientPool(pool: Pool, isOver: () => boolean): Pool {
  const take = async (): Promise<PoolClient> => {
    for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      try {
        return tellRetryable(await pool.connect());
      } catch (error) {
        if (isOver() || pool.ending || !isOverload(error)) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  };
  const connect = (onClient?: OnClient) => {
    if (!onClient) return take();
    take().then(
      (client) => process.nextTick(onClient, undefined, client, (error?: Error) => client.release(error)),
      (error) => process.nextTick(onClient, error, undefined, () => {}),
    );
    return undefined;
  };
  return Object.assign(Object.create(pool) as Pool, { connect });
}

const told = new WeakSet<PoolClient>();

/** Failures that only mean "not now" get the code that says so. */
function tellRetryable(client: PoolClient): PoolClient {
  if (told.has(client)) return client;
  told.add(client);
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const patient = (...given: unknown[]) => {
    const answer = query(...given);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: Error) => {
      if (!isOverload(error)) throw error;
      throw Object.assign(new Error(error.message, { cause: error }), { code: comeBackLater });
    });
  };
  return Object.assign(client, { query: patient as PoolClient['query'] });
}
