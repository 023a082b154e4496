// What the parts of the loader share: one transaction for the whole world, in which the clock can be turned back.
import { contract, type InputOf, type RequestOf, type ResponseOf, type Verb } from '@meridian/contract';
import type { Config } from '../../../src/config.ts';
import type { ActorOf } from '../../../src/platform/actors.ts';
import { audited } from '../../../src/platform/audited.ts';
import { TestClock } from '../../../src/platform/clock.ts';
import type { Database, Tx } from '../../../src/platform/db.ts';
import type { Files } from '../../../src/platform/files.ts';
import type { Log } from '../../../src/platform/log.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import type { Handler, Handlers } from '../../../src/platform/route.ts';
import type { Services } from '../../../src/platform/services.ts';
import { accountsRoutes } from '../../../src/slices/accounts/index.ts';
import { addressesRoutes } from '../../../src/slices/addresses/index.ts';
import { cartRoutes } from '../../../src/slices/cart/index.ts';
import { auditWrite, operatorNames } from '../../../src/slices/operations/index.ts';
import { ordersRoutes } from '../../../src/slices/orders/index.ts';
import { shopsRoutes } from '../../../src/slices/shops/index.ts';
import { topupsRoutes } from '../../../src/slices/topups/index.ts';
import { withdrawalsRoutes } from '../../../src/slices/withdrawals/index.ts';

const handlers: Handlers = {
  ...accountsRoutes,
  ...addressesRoutes,
  ...shopsRoutes,
  ...topupsRoutes(operatorNames),
  ...withdrawalsRoutes(operatorNames, auditWrite),
  ...cartRoutes,
  ...ordersRoutes,
};

export interface DemoHost {
  readonly database: Database;
  readonly files: Files;
  readonly config: Config;
  readonly log: Log;
}

/** The world while it is made. */
export interface World {
  readonly tx: Tx;
  readonly clock: TestClock;
  readonly services: Services;
  readonly say: (line: string) => void;
  /** How many transfers came in on chains. */
  transfers: number;
  /** Does what a person would do through the API, with the same checks and entries, at the clock's now. `body` is an upload's. @throws Refusal */
  act<V extends Verb>(
    verb: V,
    actor: ActorOf<(typeof contract)[V]['audience']>,
    input: RequestOf<V>,
    body?: Buffer,
  ): Promise<ResponseOf<V>>;
}

/** The open transaction at another time of day: every act in it reads `now` from the world's clock. */
function onClock(tx: Tx, clock: TestClock): Tx {
  return {
    many: tx.many,
    maybe: tx.maybe,
    one: tx.one,
    run: tx.run,
    savepoint: tx.savepoint,
    lock: tx.lock,
    unawaited: tx.unawaited,
    get now() {
      return clock.now();
    },
  };
}

/** Joins a host and one open transaction into a world; what acts take for a transaction of their own is a savepoint of it. */
export function openWorld(host: DemoHost, outer: Tx, say: (line: string) => void): World {
  const clock = new TestClock(outer.now);
  const tx = onClock(outer, clock);
  const inside = <T>(fn: (tx: Tx) => Promise<T>): Promise<T> => tx.savepoint(() => fn(tx));
  const database: Database = {
    many: tx.many,
    maybe: tx.maybe,
    one: tx.one,
    run: tx.run,
    quick: tx,
    reads: tx,
    transaction: inside,
    snapshot: inside,
    until: () => database,
    timeLeft: () => Number.POSITIVE_INFINITY,
    close: async () => {},
    pool: host.database.pool,
    stats: () => host.database.stats(),
  };
  const services: Services = { config: host.config, clock, database, log: host.log, files: host.files };
  return {
    tx,
    clock,
    services,
    say,
    transfers: 0,
    async act(verb, actor, input, body) {
      const handler = handlers[verb];
      if (!handler) throw new Error(`the demo world does not use ${verb}`);
      const parsed = contract[verb].input.parse(input) as InputOf<typeof verb>;
      const written = audited(verb, handler as Handler<Verb>, auditWrite);
      const answer = await runHandler(written as never, actor, parsed, tx, services, body);
      if (answer instanceof Refusal) throw answer;
      return answer as ResponseOf<typeof verb>;
    },
  };
}

type AnyHandler = {
  kind: 'read' | 'write' | 'steps';
  run: (db: Tx | Database, actor: unknown, input: unknown, last: unknown) => Promise<unknown>;
};

function runHandler(
  handler: AnyHandler,
  actor: unknown,
  input: unknown,
  tx: Tx,
  services: Services,
  body?: Buffer,
): Promise<unknown> {
  const scope = { now: services.clock.now(), services, request: { body } };
  if (handler.kind === 'write') return handler.run(tx, actor, input, services);
  return handler.run(handler.kind === 'steps' ? services.database : tx, actor, input, scope);
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
