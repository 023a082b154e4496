// How a slice says what answers a verb: read, write (one transaction, idempotent) or steps (it opens its own transactions).
import type { Contract, InputOf, ResponseOf, Verb } from '@meridian/contract';
import type { FastifyRequest } from 'fastify';
import type { ActorOf } from './actors.ts';
import type { Database, Db, Tx } from './db.ts';
import type { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

type ActorFor<V extends Verb> = ActorOf<Contract[V]['audience']>;

/** An answer that opens a session: the console audiences get it as an HttpOnly cookie. */
export class SessionStart<T> {
  readonly data: T;
  readonly audience: 'merchant' | 'operator';
  readonly token: string;
  constructor(audience: 'merchant' | 'operator', token: string, data: T) {
    this.audience = audience;
    this.token = token;
    this.data = data;
  }
}
/** An answer that ends the console session of this request. */
export class SessionEnd {
  readonly data = {};
}

export type Answer<V extends Verb> = ResponseOf<V> | Refusal | SessionStart<ResponseOf<V>> | SessionEnd;

export interface ReadScope {
  readonly now: Date;
  readonly services: Services;
}
export interface StepScope extends ReadScope {
  readonly request: FastifyRequest;
}

type Field<V extends Verb> = keyof ResponseOf<V> & string;
/** What is an answer's own, when it has the field `F` in common with others. */
type Own<V extends Verb, F extends Field<V>> = [F] extends [never] ? ResponseOf<V> : Omit<ResponseOf<V>, F>;

/** What many answers have in common and what moves more often than they do: read and kept once for all of them, and put at their end when they are sent. */
export interface KeptPart<V extends Verb, F extends Field<V>> {
  readonly field: F;
  /** An answer without it: nothing is read for the part where it is kept already. */
  readonly own: (db: Db, actor: ActorFor<V>, input: InputOf<V>) => Promise<Own<V, F>>;
  /** Whose part it has; the same for all answers that have it in common. */
  readonly name: (own: Own<V, F>) => string;
  readonly read: (db: Db, actor: ActorFor<V>, name: string) => Promise<ResponseOf<V>[F]>;
  readonly tags: (name: string) => readonly string[];
}

/** How the answers of a shared route are kept, so that the next reader gets them as they are. */
export interface Kept<V extends Verb, F extends Field<V> = never> {
  /** What an answer was made of, in the words of the triggers that note changes: when one of these changes it is dropped. */
  readonly tags: (own: Own<V, F>, input: InputOf<V>) => readonly string[];
  /** How long it may be kept when no tag tells of a change, in ms; a minute unless said. */
  readonly lifeMs?: number;
  /** Kept for a minute, whatever the answer's own time is. */
  readonly part?: KeptPart<V, F>;
  readonly notes?: {
    /** What is to be noted with each sending of an answer; null = nothing. */
    readonly of: (own: Own<V, F>, input: InputOf<V>, locale: string) => string | null;
    /** Notes it, the first sending included; it must be cheap. */
    readonly onSend: (note: string) => void;
  };
}

export interface ReadHandler<V extends Verb = Verb> {
  readonly kind: 'read';
  readonly run: (db: Db, actor: ActorFor<V>, input: InputOf<V>, scope: ReadScope) => Promise<Answer<V>>;
  readonly kept?: Kept<V> | undefined;
}

export type Handler<V extends Verb> =
  | ReadHandler<V>
  | {
      readonly kind: 'write';
      readonly run: (tx: Tx, actor: ActorFor<V>, input: InputOf<V>, services: Services) => Promise<Answer<V>>;
    }
  | {
      readonly kind: 'steps';
      readonly run: (
        database: Database,
        actor: ActorFor<V>,
        input: InputOf<V>,
        scope: StepScope,
      ) => Promise<Answer<V>>;
    };

export type Handlers = { readonly [V in Verb]?: Handler<V> };

/** A query: no transaction, no writes. Of a route that the contract calls shared, `kept` says how its answers are kept. */
export const read = <V extends Verb, F extends Field<V> = never>(
  run: ReadHandler<V>['run'],
  kept?: Kept<V, F>,
): ReadHandler<V> => ({
  kind: 'read',
  run,
  // Which field is in common matters where it is said, not to the door.
  kept: kept as Kept<V> | undefined,
});
/** For answers that are part of the program. */
export const neverStale = { tags: () => [] } as const;
/** An act: the door opens the transaction, keeps the idempotency key, retries deadlocks and commits. */
export const write = <V extends Verb>(run: Extract<Handler<V>, { kind: 'write' }>['run']): Handler<V> => ({
  kind: 'write',
  run,
});
/** Work that must not hold a transaction throughout (hashing, parsing files); it opens its own. */
export const steps = <V extends Verb>(run: Extract<Handler<V>, { kind: 'steps' }>['run']): Handler<V> => ({
  kind: 'steps',
  run,
});
