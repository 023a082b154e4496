// A chain of a run: watched by all servers, read and paid on by the crowd.
import type { Database } from '../../apps/api/src/platform/db.ts';

export interface Chain {
  /** As the registry calls it. */
  readonly id: string;
  /** The network of the registry that the crowd uses. */
  readonly network: string;
  /** What the servers have to be told. */
  readonly nodeUrl: string;
  readonly depositKey: { readonly name: string; readonly key: string };
  /** Where the crowd has its withdrawals sent to. */
  readonly payee: string;
  /** Puts it into the registry and opens its wallet. */
  enrol(owner: Database): Promise<void>;
  /** Sends so much to each address in one transaction; answers its hash once it is in a block. */
  pay(moves: readonly Move[]): Promise<string>;
  /** The number of its newest block. */
  height(): Promise<bigint>;
  close(): Promise<void>;
}
export interface Move {
  readonly to: string;
  readonly cents: bigint;
}

/** How often a new block comes. */
export const blockMs = 500;
export const unitsPerCent = 10_000n;
