// The relay: hands what waits in the outbox to its listeners, soon after the commit; what fails goes to the queue, which tries again.
import { type Db, isOverload, type Tx } from './db.ts';
import type { Listener, Topic } from './outbox.ts';
import type { Services } from './services.ts';

const batch = 100;
const atOnce = 4;
const restMs = 100;

interface OutboxRow {
  readonly id: bigint;
  readonly topic: Topic;
  readonly payload: never;
}

const listWaiting = (db: Db) =>
  db.many<OutboxRow>(
    'outbox.waiting',
    'select id, topic, payload from outbox where heard_at is null order by id limit $1',
    [batch],
  );
const updateUnheeded = (db: Db, ids: readonly bigint[], now: Date) =>
  db.run(
    'outbox.unheeded',
    'update outbox set heard_at = $2 where id = any($1::bigint[]) and heard_at is null',
    [ids, now],
  );
/** False when another process has it or had it. */
const take = async (tx: Tx, id: bigint): Promise<boolean> =>
  (await tx.run(
    'outbox.take',
    `update outbox set heard_at = $2
     where id = (select id from outbox where id = $1 and heard_at is null for update skip locked)`,
    [id, tx.now],
  )) === 1;
/** A crash that loses this transaction loses all of it, and the event is heard anew: nobody needs to wait for the disk. */
const withoutWaiting = (tx: Tx) =>
  tx.run('outbox.async', `select set_config('synchronous_commit', 'off', true)`);

/** One listener, once: together with the note that it ran. */
async function tell(tx: Tx, listener: Listener, event: OutboxRow): Promise<void> {
  const first = await tx.run(
    'outbox.mark',
    'insert into outbox_deliveries (outbox_id, listener, delivered_at) values ($1, $2, $3) on conflict do nothing',
    [event.id, listener.name, tx.now],
  );
  if (first === 1) await listener.act(tx, event.payload);
}

async function relayOne(
  { database, log }: Services,
  listeners: readonly Listener[],
  event: OutboxRow,
): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      const [, taken] = await Promise.all([withoutWaiting(tx), take(tx, event.id)]);
      if (taken) for (const listener of listeners) await tell(tx, listener, event);
    });
  } catch (error) {
    if (isOverload(error)) throw error;
    log.error({ err: error, outboxId: String(event.id) }, 'a listener failed; the queue tries again');
    await database.transaction(async (tx) => {
      if (await take(tx, event.id))
        await tx.run(
          'outbox.queue',
          `select graphile_worker.add_job('outbox', json_build_object('id', $1::text))`,
          [event.id],
        );
    });
  }
}

/** Hands a batch of waiting events to their listeners, each in a transaction of its own; answers how many there were. @throws DatabaseUnavailable */
export async function relayOutbox(services: Services, listeners: readonly Listener[]): Promise<number> {
  const { database, clock } = services;
  const waiting = await listWaiting(database);
  const heeded = waiting.filter((event) => listeners.some((l) => l.topic === event.topic));
  const unheeded = waiting.filter((event) => !heeded.includes(event)).map((event) => event.id);
  if (unheeded.length > 0) await updateUnheeded(database, unheeded, clock.now());
  const one = async () => {
    for (let event = heeded.shift(); event; event = heeded.shift()) {
      const { topic } = event;
      await relayOne(
        services,
        listeners.filter((l) => l.topic === topic),
        event,
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return waiting.length;
}

/** The queue's second try at one event: each listener that has not run, in its own transaction. */
export async function deliver(services: Services, listeners: readonly Listener[], id: string): Promise<void> {
  const event = await services.database.maybe<OutboxRow>(
    'outbox.find',
    'select id, topic, payload from outbox where id = $1',
    [id],
  );
  for (const listener of listeners.filter((l) => l.topic === event?.topic))
    if (event) await services.database.transaction((tx) => tell(tx, listener, event));
}

/** Relays until it is stopped; `stop` waits for what is being told. */
export function startRelay(
  services: Services,
  listeners: readonly Listener[],
): { readonly stop: () => Promise<void> } {
  let stopped = false;
  let wake = () => {};
  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, restMs).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const work = async () => {
    while (!stopped) {
      const heard = await relayOutbox(services, listeners).catch((error) => {
        services.log.warn({ err: error }, 'the outbox waits');
        return 0;
      });
      if (!stopped && heard < batch) await rest();
    }
  };
  const ended = work();
  return {
    stop: async () => {
      stopped = true;
      wake();
      await ended;
    },
  };
}
