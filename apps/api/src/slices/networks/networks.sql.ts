// Every statement on chains, networks and payee accounts.
import type { Db } from '../../platform/db.ts';
import type { ChainKind } from './chain-address.rules.ts';

/** A coin on a chain, with what its chain says. Amounts in cents. */
export interface Network {
  readonly id: string;
  readonly chainId: string;
  readonly chainName: string;
  readonly kind: ChainKind;
  readonly evmChainId: bigint | null;
  readonly creditConfirmations: number;
  readonly payoutConfirmations: number;
  readonly coin: string;
  readonly contract: string;
  readonly decimals: number;
  readonly minimumCents: bigint;
  readonly feeCents: bigint;
  readonly enabled: boolean;
}
const columns = `n.id, n.chain_id as "chainId", c.name as "chainName", c.kind, c.evm_chain_id as "evmChainId", c.credit_confirmations as "creditConfirmations",
  c.payout_confirmations as "payoutConfirmations", n.coin, n.contract, n.decimals, n.minimum_cents as "minimumCents", n.fee_cents as "feeCents", n.enabled`;

/** All of them, switched off ones too, in the order they are shown. */
export const listNetworks = (db: Db) =>
  db.many<Network>(
    'networks.list',
    `select ${columns} from networks n join chains c on c.id = n.chain_id order by n.position, n.id`,
  );
export const findNetwork = (db: Db, id: string) =>
  db.maybe<Network>(
    'networks.find',
    `select ${columns} from networks n join chains c on c.id = n.chain_id where n.id = $1`,
    [id],
  );

/** A bank account of the house; `bank` names its clearing account in the ledger. */
export interface PayeeAccount {
  readonly id: bigint;
  readonly bank: string;
  readonly payee: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly swift: string;
  readonly country: string;
  readonly note: string;
}
const payeeColumns =
  'id, bank, payee, bank_name as "bankName", account_number as "accountNumber", swift, country, note';

/** Those that transfers may be sent to now. */
export const listPayeeAccounts = (db: Db) =>
  db.many<PayeeAccount>(
    'networks.listPayees',
    `select ${payeeColumns} from payee_accounts where enabled order by position, id`,
  );
/** One in use; with `any`, also one that is not used any more. */
export const findPayeeAccount = (db: Db, id: bigint, any = false) =>
  db.maybe<PayeeAccount>(
    'networks.findPayee',
    `select ${payeeColumns} from payee_accounts where id = $1 and (enabled or $2::boolean)`,
    [id, any],
  );
/** Adds one; answers its id. */
export async function insertPayeeAccount(
  db: Db,
  account: Omit<PayeeAccount, 'id'> & { readonly position: number },
): Promise<bigint> {
  const { id } = await db.one<{ id: bigint }>(
    'networks.insertPayee',
    `insert into payee_accounts (bank, payee, bank_name, account_number, swift, country, note, position)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      account.bank,
      account.payee,
      account.bankName,
      account.accountNumber,
      account.swift,
      account.country,
      account.note,
      account.position,
    ],
  );
  return id;
}
