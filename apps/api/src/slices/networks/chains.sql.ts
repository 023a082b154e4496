// Every statement on chains and on what went wrong with reading them.
import type { Db, Tx } from '../../platform/db.ts';
import type { ChainKind } from './chain-address.rules.ts';

export interface ChainRow {
  readonly id: string;
  readonly name: string;
  readonly kind: ChainKind;
  /** Null for TRON. */
  readonly evmChainId: bigint | null;
  readonly creditConfirmations: number;
  readonly payoutConfirmations: number;
}
export const listChains = (db: Db) =>
  db.many<ChainRow>(
    'networks.listChains',
    `select id, name, kind, evm_chain_id as "evmChainId", credit_confirmations as "creditConfirmations", payout_confirmations as "payoutConfirmations"
     from chains order by position, id`,
  );

/** Adds a chain of the kind `evm` with one coin of six decimals on it; does nothing when they are there. Fee and minimum in cents. */
export async function insertEvmChain(
  db: Db,
  c: {
    readonly id: string;
    readonly name: string;
    readonly evmChainId: number;
    readonly creditConfirmations: number;
    readonly payoutConfirmations: number;
    readonly networkId: string;
    readonly coin: string;
    readonly contract: string;
    readonly minimumCents: bigint;
    readonly feeCents: bigint;
  },
): Promise<void> {
  await db.run(
    'networks.insertChain',
    `insert into chains (id, name, kind, evm_chain_id, credit_confirmations, payout_confirmations, position)
     values ($1, $2, 'evm', $3, $4, $5, 0) on conflict (id) do nothing`,
    [c.id, c.name, c.evmChainId, c.creditConfirmations, c.payoutConfirmations],
  );
  await db.run(
    'networks.insertCoin',
    `insert into networks (id, chain_id, coin, contract, decimals, minimum_cents, fee_cents, position)
     values ($1, $2, $3, $4, 6, $5, $6, 0) on conflict (id) do nothing`,
    [c.networkId, c.id, c.coin, c.contract, c.minimumCents, c.feeCents],
  );
}
/** Closes every network but those of one chain. */
export const closeOtherNetworks = (db: Db, chainId: string) =>
  db.run('networks.closeOthers', 'update networks set enabled = false where chain_id <> $1', [chainId]);

/** `unreadable`: no or no useful answer; `silent`: no new final block; `payout`: a recorded payout is not what the chain shows. */
export type AlarmKind =
  | 'unreadable'
  | 'wrong_chain'
  | 'contradiction'
  | 'reorganised'
  | 'failed'
  | 'silent'
  | 'payout';
export interface ChainAlarm {
  readonly id: bigint;
  readonly chainId: string;
  readonly chainName: string;
  readonly kind: AlarmKind;
  /** What it is about besides the chain: the number of a withdrawal; empty when nothing. */
  readonly subject: string;
  readonly detail: string;
  readonly times: number;
  readonly raisedAt: Date;
  readonly lastAt: Date;
}
/** Those that stand, the oldest first. */
export const listChainAlarms = (db: Db) =>
  db.many<ChainAlarm>(
    'networks.listAlarms',
    `select a.id, a.chain_id as "chainId", c.name as "chainName", a.kind, a.subject, a.detail, a.times, a.raised_at as "raisedAt", a.last_at as "lastAt"
     from chain_alarms a join chains c on c.id = a.chain_id where a.cleared_at is null order by a.raised_at, a.id`,
  );
export async function hasChainAlarm(db: Db, kind: AlarmKind, subject: string): Promise<boolean> {
  const found = await db.maybe(
    'networks.hasAlarm',
    'select id from chain_alarms where kind = $1 and subject = $2 and cleared_at is null',
    [kind, subject],
  );
  return found !== null;
}
/** Raises one, or notes that it still stands; true when it is new. */
export async function upsertChainAlarm(
  tx: Tx,
  a: { chainId: string; kind: AlarmKind; subject?: string; detail: string },
): Promise<boolean> {
  const { times } = await tx.one<{ times: number }>(
    'networks.raiseAlarm',
    `insert into chain_alarms (chain_id, kind, subject, detail, raised_at, last_at) values ($1, $2, $3, $4, $5, $5)
     on conflict (chain_id, kind, subject) where cleared_at is null
     do update set times = chain_alarms.times + 1, detail = excluded.detail, last_at = excluded.last_at returning times`,
    [a.chainId, a.kind, a.subject ?? '', a.detail, tx.now],
  );
  return times === 1;
}
/** Ends a chain's alarms of some kinds, but those about what is listed; answers how many. */
export const clearChainAlarms = (
  tx: Tx,
  chainId: string,
  kinds: readonly AlarmKind[],
  but: readonly string[] = [],
) =>
  tx.run(
    'networks.clearAlarms',
    `update chain_alarms set cleared_at = $4 where chain_id = $1 and kind = any($2::text[]) and cleared_at is null and not subject = any($3::text[])`,
    [chainId, kinds, but, tx.now],
  );
