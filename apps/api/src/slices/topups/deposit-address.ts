// A person's deposit address on a family of chains: derived at the first asking, theirs for ever.
import type { Database } from '../../platform/db.ts';
import type { ChainKind } from '../networks/index.ts';
import { findDepositAddress, insertDepositAddress, nextAddressIndex } from './chain-transfers.sql.ts';
import { type DepositKeys, deriveDepositAddress } from './deposit-address.rules.ts';

/** Null where the house has no key for the family: deposits are then matched by an operator. */
export async function depositAddressOf(
  database: Database,
  keys: DepositKeys,
  family: ChainKind,
  userId: bigint,
): Promise<string | null> {
  const known = await findDepositAddress(database, family, userId);
  const xpub = keys[family];
  if (known || xpub === undefined) return known?.address ?? null;
  return database.transaction(async (tx) => {
    const index = await nextAddressIndex(tx);
    const address = deriveDepositAddress(family, xpub, index);
    return insertDepositAddress(tx, { family, index, userId, address });
  });
}
