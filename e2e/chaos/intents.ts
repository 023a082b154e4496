// What the whole crowd shares: the market it meets in, keys for its intents, and the double click.
import type { Random } from '../../apps/api/db/demo/prng.ts';
import type { Database } from '../../apps/api/src/platform/db.ts';
import type { Caller, Keyed, Outcome, Who } from './caller.ts';
import type { Chain } from './chain.ts';
import type { Act, History } from './history.ts';
import type { Market } from './market.ts';

export interface Load {
  readonly caller: Caller;
  readonly history: History;
  readonly market: Market;
  readonly chains: readonly Chain[];
  readonly owner: Database;
  readonly random: Random;
  /** False when it is time to go home. */
  readonly open: () => boolean;
  /** Tells people of several runs on one database apart. */
  readonly run: string;
}
export interface Shopper extends Who {
  readonly userId: bigint;
  readonly addressId: bigint;
  readonly account: string;
  /** With the token of the session that they have at present. */
  readonly headers: Record<string, string>;
}

export const payCode = '731904';
let keys = 0;

/** An intent with a key of its own. */
export function act(load: Load, name: Act, input: Record<string, unknown>): Keyed {
  keys += 1;
  return { key: `${load.run}-${name}-${keys}`, record: { act: name, input } };
}

/** A click, or now and then a double click: the same key on its way twice at the same time. */
export async function twice<T>(
  load: Load,
  key: () => Keyed,
  send: (how: Keyed) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const how = key();
  if (load.random.next() > 0.08) return send(how);
  const [first, second] = await Promise.all([send(how), send(how)]);
  return first.kind === 'done' ? first : second;
}
