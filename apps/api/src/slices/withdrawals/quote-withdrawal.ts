// What a withdrawal would cost and bring, before it is submitted; and the same sum when it is.
import type { InputOf } from '@meridian/contract';
import { balanceOf, formatMoney, parseMoney } from '../../ledger/index.ts';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Db } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { findNetwork } from '../networks/index.ts';
import { type DestinationRow, findDestination } from './destinations.sql.ts';
import { checkAmount, feeOf, type WithdrawalNumbers } from './withdrawal.rules.ts';
import { withdrawalNumbers } from './withdrawals.settings.ts';

export interface PricedWithdrawal {
  readonly destination: DestinationRow;
  readonly numbers: WithdrawalNumbers;
  readonly amountCents: bigint;
  readonly feeCents: bigint;
  readonly hours: number;
}

/** @throws DESTINATION_NOT_FOUND, NETWORK_UNSUPPORTED, WITHDRAWAL_BELOW_MINIMUM, WITHDRAWAL_ABOVE_MAXIMUM, WITHDRAWAL_ABOVE_BALANCE */
export async function priceWithdrawal(
  db: Db,
  userId: bigint,
  input: { readonly destination: bigint; readonly amount: string },
): Promise<PricedWithdrawal> {
  const destination =
    (await findDestination(db, userId, input.destination)) ?? refuse('DESTINATION_NOT_FOUND');
  const network = destination.networkId === null ? null : await findNetwork(db, destination.networkId);
  if (destination.type === 'chain' && !network?.enabled) refuse('NETWORK_UNSUPPORTED');
  const numbers = await withdrawalNumbers(db);
  const amountCents = parseMoney(input.amount);
  const feeCents = feeOf(numbers, amountCents, network?.feeCents ?? null);
  const available = await balanceOf(db, { type: 'shopper_available', ownerId: userId });
  checkAmount(numbers, amountCents, feeCents, available);
  const hours = destination.type === 'bank' ? numbers.bankHours : numbers.chainHours;
  return { destination, numbers, amountCents, feeCents, hours };
}

/** Charge, arrival and time. Throws as `priceWithdrawal`. */
export async function quoteWithdrawal(db: Db, actor: ShopperActor, input: InputOf<'quoteWithdrawal'>) {
  const { amountCents, feeCents, hours } = await priceWithdrawal(db, actor.userId, input);
  return {
    amount: formatMoney(amountCents),
    fee: formatMoney(feeCents),
    arrival: formatMoney(amountCents - feeCents),
    expectedHours: hours,
  };
}
