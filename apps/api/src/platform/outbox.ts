// The outbox: what happened is written in the transaction that made it happen; listeners hear it after the commit, each exactly once.
import type { Tx } from './db.ts';

/** Everything slices tell each other upward. Topic → payload (JSON; ids as strings). */
export interface OutboxEvents {
  'order.paid': { orderId: string };
  'order.cancelled': { orderId: string; reason: string };
  'order.shipped': { orderId: string; parcelId: string };
  'order.parcel-delivered': { orderId: string; parcelId: string };
  'order.ship-reminder': { orderId: string };
  'order.receive-reminder': { orderId: string };
  'order.received': { orderId: string; by: string };
  'order.completed': { orderId: string };
  'order.settled': { orderId: string };
  'account.registered': { userId: string };
  'account.password-changed': { userId: string };
  'account.pay-code-changed': { userId: string };
  'account.pay-code-locked': { userId: string; until: string };
  'topup.announced': { topUpId: string };
  'topup.arrived': { topUpId: string };
  'topup.passed': { topUpId: string };
  'topup.refused': { topUpId: string };
  'destination.saved': { userId: string; destinationId: string };
  'withdrawal.requested': { withdrawalId: string };
  'withdrawal.sent': { withdrawalId: string };
  'withdrawal.refused': { withdrawalId: string };
  'withdrawal.cancelled': { withdrawalId: string };
  'mail.queued': { mailId: string };
}
export type Topic = keyof OutboxEvents;

/** Tells the outbox. `key` makes it once: the same key again is the same event. */
export async function emit<T extends Topic>(
  tx: Tx,
  topic: T,
  key: string,
  payload: OutboxEvents[T],
): Promise<void> {
  await tx.run(
    'outbox.emit',
    `insert into outbox (topic, key, payload, created_at) values ($1, $2, $3::jsonb, $4)
     on conflict (topic, key) do nothing`,
    [topic, key, JSON.stringify(payload), tx.now],
  );
}

export type Listener<T extends Topic = Topic> = {
  readonly topic: T;
  /** Unique and stable: it stands in the table that keeps "never twice". */
  readonly name: string;
  /** Runs in the transaction that notes that it ran. No network in here. */
  readonly act: (tx: Tx, payload: OutboxEvents[T]) => Promise<void>;
  /** The same for several events at once, where that is cheaper; they then share one transaction. */
  readonly actAll?: (tx: Tx, payloads: readonly OutboxEvents[T][]) => Promise<void>;
  /** How long an event may wait for others, in ms: what makes them cheaper together must not be in a hurry. */
  readonly gatherMs?: number;
};
/** Declares a listener with its payload typed. */
export const listen = <T extends Topic>(topic: T, name: string, act: Listener<T>['act']): Listener =>
  ({ topic, name, act }) as unknown as Listener;
/** Declares a listener that hears many events as one, those of `gatherMs` together. */
export const listenToMany = <T extends Topic>(
  topic: T,
  name: string,
  gatherMs: number,
  actAll: NonNullable<Listener<T>['actAll']>,
): Listener =>
  ({
    topic,
    name,
    gatherMs,
    act: (tx: Tx, payload: OutboxEvents[T]) => actAll(tx, [payload]),
    actAll,
  }) as unknown as Listener;
