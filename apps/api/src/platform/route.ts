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

/** JSON text made by the database, sent as it is. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Answer<V extends Verb> =
  | ResponseOf<V>
  | RawJson
  | Refusal
  | SessionStart<ResponseOf<V>>
  | SessionEnd;

export interface ReadScope {
  readonly now: Date;
  readonly services: Services;
}
export interface StepScope extends ReadScope {
  readonly request: FastifyRequest;
}

export type Handler<V extends Verb> =
  | {
      readonly kind: 'read';
      readonly run: (db: Db, actor: ActorFor<V>, input: InputOf<V>, scope: ReadScope) => Promise<Answer<V>>;
    }
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

/** A query: no transaction, no writes. */
export const read = <V extends Verb>(run: Extract<Handler<V>, { kind: 'read' }>['run']): Handler<V> => ({
  kind: 'read',
  run,
});
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
