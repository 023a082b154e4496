// Chain addresses: what a valid one looks like on each kind of chain, and the one way it is written down.
import { createHash } from 'node:crypto';
import { createBase58check } from '@scure/base';
import * as Address from 'ox/Address';

export type ChainKind = 'evm' | 'tron';

/** Form only, for input fields; the checksum is checked by `chainAddress`. */
export const addressPatterns: Readonly<Record<ChainKind, string>> = {
  evm: '^0x[0-9a-fA-F]{40}$',
  tron: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
};

const base58check = createBase58check((bytes: Uint8Array) => createHash('sha256').update(bytes).digest());
const tronPrefix = 0x41;

/**
 * The address as it is stored: EVM in EIP-55 capitals, TRON (Base58Check) as it is; null when it is none.
 * An EVM address in one case carries no checksum and is taken; one in mixed case must be right (EIP-55).
 */
export function chainAddress(kind: ChainKind, text: string): string | null {
  const typed = text.trim();
  if (kind === 'evm')
    return Address.validate(typed, { strict: hasMixedCase(typed) }) ? Address.checksum(typed) : null;
  if (!new RegExp(addressPatterns.tron).test(typed)) return null;
  try {
    const bytes = base58check.decode(typed);
    return bytes.length === 21 && bytes[0] === tronPrefix ? typed : null;
  } catch {
    return null;
  }
}
const hasMixedCase = (text: string) => /[a-f]/.test(text.slice(2)) && /[A-F]/.test(text.slice(2));

/** A TRON address from its 20 bytes. */
export const tronAddress = (bytes: Uint8Array): string =>
  base58check.encode(Uint8Array.from([tronPrefix, ...bytes]));
