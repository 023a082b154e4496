// Deposit addresses: derived from an account-level public key, so that no key that could spend is ever on the server.
import { secp256k1 } from '@noble/curves/secp256k1';
import { HDKey } from '@scure/bip32';
import * as Address from 'ox/Address';
import * as Bytes from 'ox/Bytes';
import * as PublicKey from 'ox/PublicKey';
import { type ChainKind, tronAddress } from '../networks/index.ts';

/** `m/44'/60'/0'` for EVM chains, `m/44'/195'/0'` for TRON, as extended public keys (BIP 32, BIP 44). */
export type DepositKeys = Readonly<Partial<Record<ChainKind, string>>>;

/** @throws when the text is no extended public key, above all when it is a private one. */
export function checkDepositKey(name: string, xpub: string): void {
  if (!xpub.startsWith('xpub'))
    throw new Error(
      `${name} must be an account-level extended PUBLIC key (xpub…); never give the server a private one`,
    );
  const key = HDKey.fromExtendedKey(xpub);
  if (key.privateKey !== null) throw new Error(`${name} holds a private key`);
  if (key.depth !== 3) throw new Error(`${name} is not an account-level key (m/44'/coin'/account')`);
}

/** The external address `0/<index>` below an account-level xpub. */
export function deriveDepositAddress(family: ChainKind, xpub: string, index: number): string {
  const { publicKey } = HDKey.fromExtendedKey(xpub).derive(`m/0/${index}`);
  if (!publicKey) throw new Error('derivation gave no public key');
  const point = secp256k1.ProjectivePoint.fromHex(publicKey).toRawBytes(false);
  const evm = Address.fromPublicKey(PublicKey.fromBytes(point), { checksum: true });
  return family === 'evm' ? evm : tronAddress(Bytes.fromHex(evm));
}
