// Which accounts a correction may touch: those whose balance is nobody else's promise.
import type { AccountType } from '../../ledger/index.ts';

/** Escrow and what is held must agree with their order or withdrawal; the account of corrections is the other side of each. */
const fit: ReadonlySet<AccountType> = new Set<AccountType>([
  'shopper_available',
  'shop_available',
  'commission_income',
  'withdrawal_fee_income',
  'promo_expense',
  'bank_clearing',
  'chain_clearing',
  'suspense',
]);

export const isCorrectable = (type: AccountType): boolean => fit.has(type);
