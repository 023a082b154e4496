// Which of the configured public keys may give out deposit addresses: those whose first address two operators found in the house's own wallet.
import type { Db, Tx } from '../../platform/db.ts';
import type { ChainKind } from '../networks/index.ts';
import { type DepositKeys, deriveDepositAddress } from './deposit-address.rules.ts';
import { listWallets, upsertWallet } from './deposit-wallets.sql.ts';

const families: readonly ChainKind[] = ['evm', 'tron'];
/** Derived once for each key: it takes milliseconds. */
const derived = new Map<string, string>();

/** Nobody's deposit address: what the wallet shows as its first. Null where no key is configured. */
export function firstAddressOf(keys: DepositKeys, family: ChainKind): string | null {
  const xpub = keys[family];
  if (xpub === undefined) return null;
  const name = `${family} ${xpub}`;
  const address = derived.get(name) ?? deriveDepositAddress(family, xpub, 0);
  derived.set(name, address);
  return address;
}

/** The keys that addresses may be made from. */
export async function confirmedKeys(db: Db, keys: DepositKeys): Promise<DepositKeys> {
  const configured = families.filter((family) => keys[family] !== undefined);
  if (configured.length === 0) return {};
  const known = new Map((await listWallets(db)).map((w) => [w.family, w.firstAddress]));
  const confirmed = configured.filter((family) => known.get(family) === firstAddressOf(keys, family));
  return Object.fromEntries(confirmed.map((family) => [family, keys[family]]));
}

export interface WalletState {
  readonly family: ChainKind;
  readonly configured: boolean;
  /** As two operators said; null while nobody did. */
  readonly firstAddress: string | null;
  readonly confirmed: boolean;
  readonly version: number;
}
/** Each family as it stands. The address of a key that nobody confirmed is not told: it has to come from the wallet. */
export async function depositWallets(db: Db, keys: DepositKeys): Promise<WalletState[]> {
  const known = new Map((await listWallets(db)).map((w) => [w.family, w]));
  return families.map((family) => {
    const { firstAddress = null, version = 0 } = known.get(family) ?? {};
    const own = firstAddressOf(keys, family);
    return {
      family,
      configured: own !== null,
      firstAddress,
      confirmed: own !== null && own === firstAddress,
      version,
    };
  });
}

/** Takes a configured key as confirmed, unasked: for worlds in which the wallet is part of the demo. */
export async function confirmWallet(tx: Tx, keys: DepositKeys, family: ChainKind): Promise<void> {
  const firstAddress = firstAddressOf(keys, family);
  if (firstAddress === null) return;
  const { version = 0 } = (await listWallets(tx)).find((w) => w.family === family) ?? {};
  await upsertWallet(tx, { family, firstAddress, version });
}
