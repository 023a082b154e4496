// Account references: the chart of accounts as a type, and the path by which the database knows an account.

type Owned = 'shopper_available' | 'shopper_held' | 'order_escrow' | 'shop_available' | 'shop_held';
type House = 'commission_income' | 'withdrawal_fee_income' | 'promo_expense' | 'adjustment';

export type AccountRef =
  /** `ownerId` is the user, the withdrawal (both `_held`), the order or the shop. */
  | { type: Owned; ownerId: bigint }
  | { type: House }
  | { type: 'bank_clearing'; bank: string }
  | { type: 'chain_clearing' | 'suspense'; network: string };

export type AccountType = AccountRef['type'];

/** `shopper_available:12`, `commission_income`, `chain_clearing:TRON`. */
export function pathOf(ref: AccountRef): string {
  if ('ownerId' in ref) return `${ref.type}:${ref.ownerId}`;
  if ('bank' in ref) return `${ref.type}:${ref.bank}`;
  if ('network' in ref) return `${ref.type}:${ref.network}`;
  return ref.type;
}

/** The way back from a path that `pathOf` made. */
export function refOf(path: string): AccountRef {
  const [type, name] = path.split(':') as [AccountType, string | undefined];
  if (name === undefined) return { type: type as House };
  if (type === 'bank_clearing') return { type, bank: name };
  if (type === 'chain_clearing' || type === 'suspense') return { type, network: name };
  return { type: type as Owned, ownerId: BigInt(name) };
}
