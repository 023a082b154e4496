// Networks: the coins that can be deposited and paid out, each on one chain, and the banks beside them.
import { z } from 'zod';
import { defineRoute, money, nothing } from './core.ts';
import { paths } from './paths.ts';

/** The id of a coin on a chain, as it comes in. */
export const networkId = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/);

/** A coin on a chain. */
export const network = z.object({
  id: z.string(),
  chain: z.string(),
  name: z.string().meta({ description: 'The chain as people call it, "Ethereum"' }),
  coin: z.string(),
  contract: z.string(),
  address: z
    .string()
    .nullable()
    .meta({ description: "The reader's own deposit address; null where none can be given at present" }),
  addressPattern: z.string().meta({ description: 'Regular expression of an address on this chain' }),
  minimum: money,
  confirmations: z.int().meta({ description: 'Blocks until a deposit counts' }),
  withdrawConfirmations: z.int().meta({ description: 'Blocks until a payout counts as arrived' }),
  fee: money.meta({ description: 'What a withdrawal on it costs' }),
  tips: z.array(z.string()),
  enabled: z.boolean(),
});
export type Network = z.output<typeof network>;

/** Where a bank transfer goes. */
export const payeeAccount = z.object({
  id: z.string(),
  payee: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  swift: z.string(),
  country: z.string(),
  note: z.string(),
});
export type PayeeAccount = z.output<typeof payeeAccount>;

const tag = 'networks';
export const networks = {
  getBlockchain: defineRoute(paths.getBlockchain, {
    tag,
    summary: 'The networks open for deposits and withdrawals, with the own deposit address on each',
    input: nothing,
    output: z.object({ list: z.array(network) }),
    errors: [],
  }),
  listPayeeAccounts: defineRoute(paths.listPayeeAccounts, {
    tag,
    summary: 'The bank accounts a transfer can be sent to, and the code that marks it as the own one',
    input: nothing,
    output: z.object({ list: z.array(payeeAccount), reference: z.string(), minimum: money }),
    errors: [],
  }),
};
