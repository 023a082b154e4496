// Transaction hashes: the one way they are written down on each kind of chain, so that no proof counts twice by its spelling.
import type { ChainKind } from './chain-address.rules.ts';

/** Lower case, with `0x` on EVM chains and without it on TRON; null when it is none. */
export function chainHash(kind: ChainKind, text: string): string | null {
  const [, digits] = /^(?:0x)?([0-9a-f]{64})$/.exec(text.trim().toLowerCase()) ?? [];
  if (!digits) return null;
  return kind === 'evm' ? `0x${digits}` : digits;
}
