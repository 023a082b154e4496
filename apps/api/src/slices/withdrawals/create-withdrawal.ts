// The act of asking for money: everything is checked again, the payee is frozen, the whole amount is set aside.
import type { InputOf } from '@meridian/contract';
import { formatMoney, InsufficientFunds, parseMoney, post, withdrawRequest } from '../../ledger/index.ts';
import { actorName, type ShopperActor } from '../../platform/actors.ts';
import { isCheckViolation, type Tx } from '../../platform/db.ts';
import { documentNumber, numbered } from '../../platform/ids.ts';
import { emit } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { findCredentialChange, lockUser, usePayTicket } from '../accounts/index.ts';
import { type PricedWithdrawal, priceWithdrawal } from './quote-withdrawal.ts';
import { addHours, pausedUntil, startOfDay } from './withdrawal.rules.ts';
import { withdrawalView } from './withdrawal.view.ts';
import {
  countWithdrawalsSince,
  getWithdrawal,
  insertWithdrawal,
  type NewWithdrawal,
  type Payee,
} from './withdrawals.sql.ts';

/**
 * Needs a ticket for exactly this destination and amount. @throws the refusals of the quote, WITHDRAWAL_FEE_CHANGED,
 * WITHDRAWAL_PAUSED, DESTINATION_TOO_NEW, WITHDRAWAL_DAILY_LIMIT, PAY_TICKET_INVALID, LIMIT_CHANGED, ACCOUNT_FROZEN
 */
export async function createWithdrawal(tx: Tx, actor: ShopperActor, input: InputOf<'createWithdrawal'>) {
  const { frozenAt } = await lockUser(tx, actor.userId);
  // The door has asked already; this is for who was frozen since.
  if (frozenAt !== null) refuse('ACCOUNT_FROZEN');
  const priced = await priceWithdrawal(tx, actor.userId, input);
  const { amountCents, feeCents, destination, numbers } = priced;
  if (parseMoney(input.fee) !== feeCents)
    refuse('WITHDRAWAL_FEE_CHANGED', {
      args: { fee: `$${formatMoney(feeCents)}` },
      data: { fee: formatMoney(feeCents) },
    });
  await refuseWhatIsTooEarly(tx, actor.userId, priced);
  await usePayTicket(tx, actor, {
    ticket: input.ticket,
    purpose: 'withdraw.request',
    target: String(destination.id),
    amountCents,
  });
  const draft = {
    userId: actor.userId,
    destinationId: destination.id,
    payee: payeeOf(priced),
    payeeSealed: destination.sealed,
    amountCents,
    feeCents,
    needsSecond: amountCents >= numbers.secondFromCents,
    expectedBy: addHours(tx.now, priced.hours),
  };
  const id = await insertDraft(tx, draft);
  await setAside(tx, actor, id, amountCents);
  await emit(tx, 'withdrawal.requested', String(id), { withdrawalId: String(id) });
  return withdrawalView(await getWithdrawal(tx, id));
}

async function insertDraft(tx: Tx, draft: Omit<NewWithdrawal, 'withdrawalNo'>): Promise<bigint> {
  try {
    const [, id] = await numbered(
      () => documentNumber(tx.now, 'W'),
      (withdrawalNo) => insertWithdrawal(tx, { ...draft, withdrawalNo }),
    );
    return id;
  } catch (error) {
    // Lowered between our look at it and the database's.
    if (isCheckViolation(error, 'withdrawals_two_people')) refuse('LIMIT_CHANGED');
    throw error;
  }
}

async function refuseWhatIsTooEarly(tx: Tx, userId: bigint, priced: PricedWithdrawal): Promise<void> {
  const { numbers, destination } = priced;
  const until = pausedUntil(numbers, await findCredentialChange(tx, userId), tx.now);
  const at = (time: Date) => ({ args: { time: clockTime(time) }, data: { until: time.toISOString() } });
  if (until) refuse('WITHDRAWAL_PAUSED', at(until));
  if (destination.usableFrom > tx.now) refuse('DESTINATION_TOO_NEW', at(destination.usableFrom));
  if ((await countWithdrawalsSince(tx, userId, startOfDay(tx.now))) >= numbers.perDay)
    refuse('WITHDRAWAL_DAILY_LIMIT', { args: { count: numbers.perDay } });
}
/** Minutes are enough, and a day without a zone would be no time at all. */
const clockTime = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function payeeOf({ destination: d }: PricedWithdrawal): Payee {
  const { type, label, holder, bankName, country, networkId, networkName, coin, number } = d;
  return { type, label, holder, bankName, country, networkId, networkName, coin, number };
}

async function setAside(tx: Tx, actor: ShopperActor, withdrawalId: bigint, grossCents: bigint) {
  const owner = { type: 'shopper', userId: actor.userId } as const;
  try {
    await post(tx, withdrawRequest({ withdrawalId, owner, grossCents, actor: actorName(actor) }));
  } catch (error) {
    // A payment took the money between our look and our posting.
    if (error instanceof InsufficientFunds)
      refuse('WITHDRAWAL_ABOVE_BALANCE', { fields: { amount: 'WITHDRAWAL_ABOVE_BALANCE' } });
    throw error;
  }
}
