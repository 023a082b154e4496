// Wallet: the shopper's balance and every line that moved it.
import { z } from 'zod';
import { defineRoute, id, instant, listInput, listOf, money, nothing } from './core.ts';
import { paths } from './paths.ts';

export const billKinds = [
  'topup.pass',
  'order.pay',
  'order.cancel',
  'refund.approve',
  'withdraw.request',
  'withdraw.refuse',
  'ledger.adjust',
] as const;

export const billLine = z.object({
  id,
  kind: z.enum(billKinds),
  amount: money.meta({ description: 'Signed: negative leaves the balance' }),
  balanceAfter: money,
  reference: z
    .string()
    .nullable()
    .meta({ description: 'Number of the order, top-up, withdrawal or correction behind the line' }),
  createdAt: instant,
});
export type BillLine = z.output<typeof billLine>;
export type BillKind = BillLine['kind'];

const moment = instant.transform((text) => new Date(text));

export const wallet = {
  getWallet: defineRoute(paths.getWallet, {
    tag: 'wallet',
    summary: 'Balance, and what is held elsewhere',
    input: nothing,
    output: z.object({ available: money, held: money, inEscrow: money }),
    errors: [],
  }),
  listBill: defineRoute(paths.listBill, {
    tag: 'wallet',
    summary:
      'The fund record, newest first: of one kind or all, from an instant on and before another; `total` counts all lines, with a filter at most 1,000',
    input: z.strictObject({
      kind: z.enum(billKinds).optional(),
      from: moment.optional(),
      to: moment.optional(),
      ...listInput(20),
    }),
    output: listOf(billLine),
    errors: [],
  }),
};
