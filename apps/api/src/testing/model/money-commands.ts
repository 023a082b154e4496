// What may be tried with money as a whole: accounts frozen in the middle of something, the desk's requests sent twice; and how often all of it is tried.
import type { Act } from './acts.ts';
import type { Dice, Plan } from './dice.ts';
import type { Model } from './model.ts';
import { next, one, places, sent } from './money-dice.ts';
import { deskSize } from './money-model.ts';
import { announce, auditTopUp, grantTopUp } from './topup-commands.ts';
import {
  auditWithdrawal,
  cancelWithdrawal,
  grantWithdrawal,
  keepPlaces,
  stepsTo,
  withdraw,
} from './withdrawal-commands.ts';

/** Everything that somebody may want while they are frozen. */
function wishes(m: Model, by: number, d: Dice): Act[] {
  const [sku, order, payment, destination, withdrawal] = [0, 0, 0, by, 0];
  const address = { of: by, index: 0 };
  const money = { by, destination, cents: 2_500 };
  const all: Act[] = [
    { do: 'addCartItem', by, sku, quantity: 1 },
    { do: 'updateCartItem', by, of: by, sku, quantity: 1 },
    { do: 'selectCartItem', by, sku, selected: true },
    { do: 'removeCartItem', by, of: by, sku },
    { do: 'saveAddress', by, country: 'US' },
    { do: 'deleteAddress', by, of: by, index: 0 },
    { do: 'quoteOrder', by, source: [{ sku, quantity: 1 }], address, promo: null },
    ...(m.quotes.length > 0 ? [{ do: 'createOrder', by, quote: 0, forged: false } as const] : []),
    ...(m.payments.length > 0
      ? ([
          { do: 'verifyPayCode', by, payment, amount: 100n, right: d.b % 2 > 0 },
          { do: 'payOrder', by, payment, ticket: m.tickets.length },
          { do: 'cancelOrder', by, order },
          { do: 'receiveOrder', by, order },
          { do: 'extendOrder', by, order },
          { do: 'deleteOrder', by, order },
          { do: 'buyAgain', by, order },
        ] as const)
      : []),
    { do: 'createTopUp', by, cents: 2_500, evidenceOf: by, payee: true },
    { do: 'saveDestination', by, kind: 'bank', n: 8, right: true },
    { do: 'deleteDestination', by, destination },
    { do: 'quoteWithdrawal', ...money },
    { do: 'verifyWithdrawal', ...money, right: true },
    { do: 'createWithdrawal', ...money, fee: 100, ticket: m.tickets.length },
    { do: 'cancelWithdrawal', by, withdrawal },
  ];
  return Array.from({ length: 3 }, (_, n) => all[(d.c + n) % all.length] as Act);
}

/** An account is frozen in the middle of something, what it may not do is tried, and mostly it is let go on. */
const freeze: Plan = (m, d, salt) => {
  const op = d.b % deskSize;
  const open = places(m.withdrawals, (w) => w.status === '0');
  const withdrawal = one(open, d.a);
  const user = withdrawal === null ? d.a % 2 : (m.withdrawals[withdrawal]?.owner ?? 0);
  const ice: Act = { do: 'freezeUser', op, user };
  const thaw = sent(m, d, { do: 'unfreezeUser', op: next(op), user });
  const frozen = m.shoppers[user]?.frozen ?? false;
  if (frozen) return d.c % 3 ? thaw : [ice, ...thaw];
  if (d.twist === 1) return thaw;
  const steps = withdrawal === null ? [] : stepsTo(m, withdrawal, op, salt, d.b);
  const before = steps.slice(0, d.c % Math.max(1, steps.length));
  const stopped = steps.slice(before.length, before.length + 1);
  const tried = [...wishes(m, user, d), ...stopped];
  // A second freeze finds it done.
  const again: Act[] = d.twist === 2 ? [{ ...ice, op: next(op) }] : [];
  const icy = [...before, ...sent(m, d, ice), ...again, ...tried];
  return d.c % 4 ? [...icy, ...thaw, ...stopped] : icy;
};

/** Every request of the desk under a key once more, at once. */
const deskTwice: Plan = (m, d, salt) => {
  const twice = { ...d, twist: d.c % 2 ? 7 : 8 };
  const onWithdrawals = d.b % 3 > 0 && m.withdrawals.some((w) => w.status === '0');
  return onWithdrawals ? grantWithdrawal(m, twice, salt) : grantTopUp(m, twice, salt);
};

/** The plans, by name. */
export const moneyPlans = {
  deskTwice,
  announce,
  auditTopUp,
  withdraw,
  auditWithdrawal,
  cancelWithdrawal,
  keepPlaces,
  freeze,
} satisfies Record<string, Plan>;

/** How often each is tried beside the others. */
export const moneyWeights: Readonly<Record<keyof typeof moneyPlans, number>> = {
  deskTwice: 4,
  announce: 1,
  auditTopUp: 5,
  withdraw: 2,
  auditWithdrawal: 8,
  cancelWithdrawal: 3,
  keepPlaces: 3,
  freeze: 2,
};
