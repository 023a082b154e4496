// The relay: hands what waits in the outbox to its listeners, soon after the commit; what fails goes to the queue, which tries again.
import { type Db, isOverload, type Tx } from './db.ts';
import type { Listener, Topic } from './outbox.ts';
import type { Services } from './services.ts';

const batch = 500;
const atOnce = 4;
const restMs = 100;

interface OutboxRow {
  readonly id: bigint;
  readonly topic: Topic;
  readonly payload: never;
}

const listWaiting = (db: Db, notYet: readonly Topic[]) =>
  db.many<OutboxRow>(
    'outbox.waiting',
    'select id, topic, payload from outbox where heard_at is null and topic <> all($2::text[]) order by id limit $1',
    [batch, notYet],
  );
const updateUnheeded = (db: Db, ids: readonly bigint[], now: Date) =>
  db.run(
    'outbox.unheeded',
    'update outbox set heard_at = $2 where id = any($1::bigint[]) and heard_at is null',
    [ids, now],
  );
/** Takes events for this transaction; answers those that no other process has or had. */
async function take(tx: Tx, events: readonly OutboxRow[]): Promise<OutboxRow[]> {
  const rows = await tx.many<{ id: bigint }>(
    'outbox.take',
    `update outbox set heard_at = $2
     where id in (select id from outbox where id = any($1::bigint[]) and heard_at is null order by id for update skip locked)
     returning id`,
    [events.map((event) => event.id), tx.now],
  );
  const taken = new Set(rows.map((row) => row.id));
  return events.filter((event) => taken.has(event.id));
}
/** A crash that loses this transaction loses all of it, and the events are heard anew: nobody needs to wait for the disk. */
const withoutWaiting = (tx: Tx) =>
  tx.run('outbox.async', `select set_config('synchronous_commit', 'off', true)`);

/** One listener, once for each event: together with the note that it ran. */
async function tell(tx: Tx, listener: Listener, events: readonly OutboxRow[]): Promise<void> {
  const rows = await tx.many<{ id: bigint }>(
    'outbox.mark',
    `insert into outbox_deliveries (outbox_id, listener, delivered_at) select unnest($1::bigint[]), $2, $3
     on conflict do nothing returning outbox_id as id`,
    [events.map((event) => event.id), listener.name, tx.now],
  );
  const first = new Set(rows.map((row) => row.id));
  const payloads = events.filter((event) => first.has(event.id)).map((event) => event.payload);
  if (payloads.length === 0) return;
  if (listener.actAll) await listener.actAll(tx, payloads);
  else for (const payload of payloads) await listener.act(tx, payload);
}

/** Events of one topic in one transaction. Where that fails each is tried by itself, and one that still fails becomes a job. */
async function relay(
  services: Services,
  listeners: readonly Listener[],
  events: readonly OutboxRow[],
): Promise<void> {
  const { database, log } = services;
  const [only] = events;
  try {
    await database.transaction(async (tx) => {
      const [, taken] = await Promise.all([withoutWaiting(tx), take(tx, events)]);
      if (taken.length > 0) for (const listener of listeners) await tell(tx, listener, taken);
    });
  } catch (error) {
    if (isOverload(error) || !only) throw error;
    if (events.length > 1) {
      for (const event of events) await relay(services, listeners, [event]);
      return;
    }
    log.error({ err: error, outboxId: String(only.id) }, 'a listener failed; the queue tries again');
    await database.transaction(async (tx) => {
      for (const { id } of await take(tx, events))
        await tx.run(
          'outbox.queue',
          `select graphile_worker.add_job('outbox', json_build_object('id', $1::text))`,
          [id],
        );
    });
  }
}

/** Events that share a transaction: those of a topic whose listeners all hear many as one; every other is alone. */
function groupsOf(events: readonly OutboxRow[], listenersOf: (topic: Topic) => readonly Listener[]) {
  const groups: OutboxRow[][] = [];
  const shared = new Map<Topic, OutboxRow[]>();
  for (const event of events) {
    const group = shared.get(event.topic);
    if (group) group.push(event);
    else groups.push([event]);
    if (!group && listenersOf(event.topic).every((l) => l.actAll))
      shared.set(event.topic, groups.at(-1) as OutboxRow[]);
  }
  return groups;
}

/** Hands a batch of waiting events, but those of some topics, to their listeners; answers how many there were. @throws DatabaseUnavailable */
export async function relayOutbox(
  services: Services,
  listeners: readonly Listener[],
  notYet: readonly Topic[] = [],
): Promise<number> {
  const { database, clock } = services;
  const listenersOf = (topic: Topic) => listeners.filter((l) => l.topic === topic);
  const waiting = await listWaiting(database, notYet);
  const heeded = waiting.filter((event) => listenersOf(event.topic).length > 0);
  const unheeded = waiting.filter((event) => !heeded.includes(event)).map((event) => event.id);
  if (unheeded.length > 0) await updateUnheeded(database, unheeded, clock.now());
  const groups = groupsOf(heeded, listenersOf);
  const one = async () => {
    for (let group = groups.shift(); group; group = groups.shift())
      await relay(services, listenersOf((group[0] as OutboxRow).topic), group);
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
    if (event) await services.database.transaction((tx) => tell(tx, listener, [event]));
}

/** Topics whose events may wait for others, and for how long: as long as each of their listeners lets them. */
function gatheredTopics(listeners: readonly Listener[]): Map<Topic, number> {
  const gathered = new Map<Topic, number>();
  for (const { topic, gatherMs = 0 } of listeners)
    gathered.set(topic, Math.min(gatherMs, gathered.get(topic) ?? Number.POSITIVE_INFINITY));
  return new Map([...gathered].filter(([, ms]) => ms > 0));
}

/** Relays until it is stopped; `stop` waits for what is being told. */
export function startRelay(
  services: Services,
  listeners: readonly Listener[],
): { readonly stop: () => Promise<void> } {
  const gathered = gatheredTopics(listeners);
  /** When each of them is to be looked for next, in ms of performance.now(). */
  const due = new Map<Topic, number>();
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
      const now = performance.now();
      const notYet = [...gathered.keys()].filter((topic) => (due.get(topic) ?? 0) > now);
      const heard = await relayOutbox(services, listeners, notYet).catch((error) => {
        services.log.warn({ err: error }, 'the outbox waits');
        return 0;
      });
      if (heard === batch) continue;
      for (const [topic, ms] of gathered) if (!notYet.includes(topic)) due.set(topic, now + ms);
      if (!stopped) await rest();
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
