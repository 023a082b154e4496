// Tests of chain addresses: the vectors of EIP-55 and TRON's own token contract, and everything that is none.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainAddress, tronAddress } from './chain-address.rules.ts';

const evm = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
const usdtOnTron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

describe('chainAddress', () => {
  it.each(evm)('takes %s and writes its capitals', (address) => {
    expect(chainAddress('evm', address)).toBe(address);
    expect(chainAddress('evm', ` ${address.toLowerCase()} `)).toBe(address);
    expect(chainAddress('tron', address)).toBeNull();
  });

  it('refuses an EVM address with one capital wrong', () => {
    for (const address of evm) {
      const place = [...address].findIndex((c, i) => i > 1 && /[a-f]/i.test(c));
      const c = address[place] ?? '';
      const flipped = c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase();
      expect(chainAddress('evm', address.slice(0, place) + flipped + address.slice(place + 1))).toBeNull();
    }
  });

  it('takes a TRON address as it is and refuses any other letter in it', () => {
    expect(chainAddress('tron', usdtOnTron)).toBe(usdtOnTron);
    expect(chainAddress('tron', usdtOnTron.toLowerCase())).toBeNull();
    const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 33 }), fc.constantFrom(...alphabet), (place, letter) => {
        fc.pre(usdtOnTron[place] !== letter);
        const wrong = usdtOnTron.slice(0, place) + letter + usdtOnTron.slice(place + 1);
        expect(chainAddress('tron', wrong)).toBeNull();
      }),
    );
  });

  it('writes a TRON address from its bytes', () => {
    const bytes = Uint8Array.from(Buffer.from('a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'hex'));
    expect(tronAddress(bytes)).toBe(usdtOnTron);
  });

  it.each([
    '',
    '0x',
    'T',
    '0x123',
    "'; drop table users; --",
    '0X5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    '１'.repeat(34),
  ])('refuses %j on both', (text) => {
    expect(chainAddress('evm', text)).toBeNull();
    expect(chainAddress('tron', text)).toBeNull();
  });
});
