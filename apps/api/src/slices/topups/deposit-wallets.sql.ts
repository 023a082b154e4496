// Every statement on the wallets that deposit addresses come from.
import type { Db, Tx } from '../../platform/db.ts';
import type { ChainKind } from '../networks/index.ts';

export interface WalletRow {
  readonly family: ChainKind;
  readonly firstAddress: string;
  readonly version: number;
}
export const listWallets = (db: Db) =>
  db.many<WalletRow>(
    'topups.listWallets',
    'select family, first_address as "firstAddress", version from deposit_wallets order by family',
  );
/** False when it is not of this version any more; version 0 = there is none yet. */
export async function upsertWallet(tx: Tx, wallet: WalletRow): Promise<boolean> {
  const rows = await tx.run(
    'topups.upsertWallet',
    `insert into deposit_wallets as w (family, first_address, version) values ($1, $2, $3 + 1)
     on conflict (family) do update set first_address = excluded.first_address, version = excluded.version where w.version = $3`,
    [wallet.family, wallet.firstAddress, wallet.version],
  );
  return rows === 1;
}
