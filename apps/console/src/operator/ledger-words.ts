// The kinds of accounts and journals, in the order in which filters offer them.
import type { LedgerAccount, LedgerJournal } from '@meridian/contract';

export const accountTypes = [
  'shopper_available',
  'shopper_held',
  'order_escrow',
  'shop_available',
  'shop_held',
  'bank_clearing',
  'chain_clearing',
  'commission_income',
  'withdrawal_fee_income',
  'promo_expense',
  'adjustment',
  'suspense',
] as const satisfies readonly LedgerAccount['type'][];

export const journalKinds = [
  'topup.pass',
  'order.pay',
  'order.cancel',
  'order.settle',
  'refund.approve',
  'withdraw.request',
  'withdraw.pass',
  'withdraw.refuse',
  'ledger.adjust',
] as const satisfies readonly LedgerJournal['kind'][];
