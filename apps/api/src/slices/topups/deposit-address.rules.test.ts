// Tests of deposit addresses: the same as the wallet that holds the keys would show, and never from a private key.
import { pbkdf2Sync } from 'node:crypto';
import { HDKey, mnemonicToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { checkDepositKey, deriveDepositAddress } from './deposit-address.rules.ts';

const mnemonic = 'test test test test test test test test test test test junk';
// BIP 39 seed of that phrase without a passphrase.
const seed = Buffer.from(
  '9dfc3c64c2f8bede1533b6a79f8570e5943e0b8fd1cf77107adf7b72cef42185d564a3aee24cab43f80e3c4538087d70fc824eabbad596a23c97b6ee8322ccc0',
  'hex',
);
const account = (coin: number) => HDKey.fromMasterSeed(seed).derive(`m/44'/${coin}'/0'`);

describe('deposit addresses', () => {
  it('are those of the wallet', () => {
    const xpub = account(60).publicExtendedKey;
    for (const index of [0, 1, 2, 77, 100_000])
      expect(deriveDepositAddress('evm', xpub, index)).toBe(
        mnemonicToAccount(mnemonic, { addressIndex: index }).address,
      );
  });

  it('on TRON are those that other wallets show for the phrase that everybody tests with', () => {
    const known = pbkdf2Sync(`${'abandon '.repeat(11)}about`, 'mnemonic', 2_048, 64, 'sha512');
    const xpub = HDKey.fromMasterSeed(known).derive("m/44'/195'/0'").publicExtendedKey;
    expect(deriveDepositAddress('tron', xpub, 0)).toBe('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH');
    expect(deriveDepositAddress('tron', xpub, 1)).toBe('TSeJkUh4Qv67VNFwY8LaAxERygNdy6NQZK');
  });

  it('come from an account-level public key only', () => {
    const key = account(60);
    expect(() => checkDepositKey('KEY', key.publicExtendedKey)).not.toThrow();
    expect(() => checkDepositKey('KEY', key.privateExtendedKey)).toThrow(/PUBLIC/);
    expect(() => checkDepositKey('KEY', `${key.publicExtendedKey.slice(0, -1)}x`)).toThrow();
    expect(() => checkDepositKey('KEY', HDKey.fromMasterSeed(seed).publicExtendedKey)).toThrow(
      /account-level/,
    );
    expect(() => checkDepositKey('KEY', '')).toThrow();
  });
});
