// The registry as operators change it: chains, networks and bank accounts with their versions.
import type { Db, Tx } from '../../platform/db.ts';
import type { ChainKind } from './chain-address.rules.ts';

export interface ChainEntry {
  readonly id: string;
  readonly name: string;
  readonly creditConfirmations: number;
  readonly payoutConfirmations: number;
  readonly version: number;
}
export interface NetworkEntry {
  readonly id: string;
  readonly chain: string;
  readonly kind: ChainKind;
  readonly coin: string;
  readonly contract: string;
  readonly minimumCents: bigint;
  readonly feeCents: bigint;
  readonly enabled: boolean;
  readonly version: number;
}
export interface PayeeEntry {
  readonly id: bigint;
  readonly bank: string;
  readonly payee: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly swift: string;
  readonly country: string;
  readonly note: string;
  readonly enabled: boolean;
  readonly version: number;
}

/** All chains, or the one. */
export const listChainEntries = (db: Db, id: string | null = null) =>
  db.many<ChainEntry>(
    'networks.listChainEntries',
    `select id, name, credit_confirmations as "creditConfirmations", payout_confirmations as "payoutConfirmations", version
     from chains where $1::text is null or id = $1 order by position`,
    [id],
  );
/** All networks, or the one. */
export const listNetworkEntries = (db: Db, id: string | null = null) =>
  db.many<NetworkEntry>(
    'networks.listEntries',
    `select n.id, c.name as chain, c.kind, n.coin, n.contract, n.minimum_cents as "minimumCents", n.fee_cents as "feeCents", n.enabled, n.version
     from networks n join chains c on c.id = n.chain_id where $1::text is null or n.id = $1 order by n.position, n.id`,
    [id],
  );
/** All bank accounts, or the one that bears this name in the ledger. */
export const listPayeeEntries = (db: Db, bank: string | null = null) =>
  db.many<PayeeEntry>(
    'networks.listPayeeEntries',
    `select id, bank, payee, bank_name as "bankName", account_number as "accountNumber", swift, country, note, enabled, version
     from payee_accounts where $1::text is null or bank = $1 order by position, id`,
    [bank],
  );

/** Each of these writes the next version; false when somebody else was faster. */
export const updateChain = async (tx: Tx, c: Omit<ChainEntry, 'name'>): Promise<boolean> =>
  (await tx.run(
    'networks.updateChain',
    'update chains set credit_confirmations = $3, payout_confirmations = $4, version = version + 1 where id = $1 and version = $2',
    [c.id, c.version, c.creditConfirmations, c.payoutConfirmations],
  )) === 1;
export const updateNetwork = async (
  tx: Tx,
  n: Omit<NetworkEntry, 'chain' | 'kind' | 'coin'>,
): Promise<boolean> =>
  (await tx.run(
    'networks.update',
    'update networks set contract = $3, minimum_cents = $4, fee_cents = $5, enabled = $6, version = version + 1 where id = $1 and version = $2',
    [n.id, n.version, n.contract, n.minimumCents, n.feeCents, n.enabled],
  )) === 1;
export const updatePayee = async (tx: Tx, p: Omit<PayeeEntry, 'id'>): Promise<boolean> =>
  (await tx.run(
    'networks.updatePayee',
    `update payee_accounts set payee = $3, bank_name = $4, account_number = $5, swift = $6, country = $7, note = $8, enabled = $9, version = version + 1
     where bank = $1 and version = $2`,
    [p.bank, p.version, p.payee, p.bankName, p.accountNumber, p.swift, p.country, p.note, p.enabled],
  )) === 1;
/** Adds an account at the end; false when the name is taken. */
export const addPayee = async (tx: Tx, p: Omit<PayeeEntry, 'id' | 'version'>): Promise<boolean> =>
  (await tx.run(
    'networks.addPayee',
    `insert into payee_accounts (bank, payee, bank_name, account_number, swift, country, note, enabled, position)
     values ($1, $2, $3, $4, $5, $6, $7, $8, (select coalesce(max(position), 0) + 1 from payee_accounts)) on conflict (bank) do nothing`,
    [p.bank, p.payee, p.bankName, p.accountNumber, p.swift, p.country, p.note, p.enabled],
  )) === 1;
