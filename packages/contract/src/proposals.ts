// Proposals: changes of networks, bank accounts and settings of money, which one operator proposes and another approves.
import { z } from 'zod';
import { decisionStates } from './books.ts';
import {
  country,
  defineRoute,
  id,
  idInput,
  instant,
  intInput,
  line,
  listInput,
  listOf,
  money,
  moneyInput,
  nothing,
} from './core.ts';
import { networkId } from './networks.ts';
import { paths } from './paths.ts';

const tag = 'proposals';
const roles = ['finance', 'admin'] as const;

export const proposalSubjects = ['network', 'chain', 'payee', 'setting', 'wallet'] as const;
const scalar = z.union([z.number(), z.string(), z.boolean()]);

export const registry = z.object({
  chains: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      creditConfirmations: z.int(),
      payoutConfirmations: z.int(),
      version: z.int(),
    }),
  ),
  networks: z.array(
    z.object({
      id: z.string(),
      chain: z.string(),
      coin: z.string(),
      contract: z.string(),
      minimum: money,
      fee: money,
      enabled: z.boolean(),
      version: z.int(),
    }),
  ),
  wallets: z
    .array(
      z.object({
        family: z.enum(['evm', 'tron']),
        configured: z.boolean(),
        firstAddress: z.string().nullable(),
        confirmed: z.boolean(),
        version: z.int(),
      }),
    )
    .meta({
      description:
        'Where deposit addresses come from; none is given out before two people confirmed the first address',
    }),
  payees: z.array(
    z.object({
      id,
      bank: z.string(),
      payee: z.string(),
      bankName: z.string(),
      accountNumber: z.string(),
      swift: z.string(),
      country: z.string(),
      note: z.string(),
      enabled: z.boolean(),
      version: z.int(),
    }),
  ),
});
export type Registry = z.output<typeof registry>;

export const changeProposal = z.object({
  id,
  subject: z.enum(proposalSubjects),
  key: z.string().meta({ description: 'Which one: id of the network, chain or account, key of the setting' }),
  change: z.array(z.object({ field: z.string(), from: scalar.nullable(), to: scalar })),
  reason: z.string(),
  state: z.enum(decisionStates),
  madeBy: z.string(),
  madeAt: instant,
  isMine: z.boolean().meta({ description: 'Made by the reader, so somebody else decides' }),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  note: z.string().nullable(),
});
export type ChangeProposal = z.output<typeof changeProposal>;

const reason = line(200, 3);
const version = z.int().min(0);
const some = (change: object) => Object.keys(change).length > 0;

export const proposals = {
  getRegistry: defineRoute(paths.getRegistry, {
    tag,
    summary: 'Chains, networks, deposit wallets and bank accounts as they stand, switched off ones too',
    roles: ['support', 'finance', 'admin'],
    input: nothing,
    output: registry,
    errors: ['FORBIDDEN'],
  }),
  listProposals: defineRoute(paths.listProposals, {
    tag,
    summary: 'Proposed changes, newest first: what is open, and the history of what was changed',
    roles,
    input: z.strictObject({
      state: z.enum(['all', ...decisionStates]).default('all'),
      subject: z.enum(proposalSubjects).optional(),
      ...listInput(20),
    }),
    output: listOf(changeProposal),
    errors: ['FORBIDDEN'],
  }),
  proposeChange: defineRoute(paths.proposeChange, {
    tag,
    summary:
      'Propose a change from a known version, with a reason; another person decides. Version 0 of a bank account adds one',
    roles,
    input: z.discriminatedUnion('subject', [
      z.strictObject({
        subject: z.literal('network'),
        key: networkId,
        version,
        reason,
        change: z
          .strictObject({
            contract: z.string().max(80),
            minimum: moneyInput,
            fee: moneyInput,
            enabled: z.boolean(),
          })
          .partial()
          .refine(some),
      }),
      z.strictObject({
        subject: z.literal('chain'),
        key: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
        version,
        reason,
        change: z
          .strictObject({
            creditConfirmations: intInput(1, 10_000),
            payoutConfirmations: intInput(1, 10_000),
          })
          .partial()
          .refine(some),
      }),
      z.strictObject({
        subject: z.literal('payee'),
        key: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
        version,
        reason,
        change: z
          .strictObject({
            payee: line(80, 2),
            bankName: line(80, 2),
            accountNumber: line(40, 4),
            swift: line(20, 4),
            country,
            note: line(200, 0),
            enabled: z.boolean(),
          })
          .partial()
          .refine(some),
      }),
      z.strictObject({
        subject: z.literal('setting'),
        key: z.string().max(80),
        version,
        reason,
        change: z.strictObject({ value: z.union([z.number(), z.string().max(200), z.boolean()]) }),
      }),
      z.strictObject({
        subject: z.literal('wallet'),
        key: z.enum(['evm', 'tron']),
        version,
        reason,
        change: z.strictObject({
          firstAddress: z.string().max(80).meta({ description: 'As the wallet itself shows it' }),
        }),
      }),
    ]),
    output: changeProposal,
    errors: [
      'FORBIDDEN',
      'PROPOSAL_INVALID',
      'PROPOSAL_STALE',
      'PROPOSAL_OPEN',
      'SETTING_VALUE_INVALID',
      'WALLET_DIFFERS',
    ],
  }),
  approveProposal: defineRoute(paths.approveProposal, {
    tag,
    summary: 'Put a proposed change in force; not by the one who proposed it',
    roles,
    input: z.strictObject({ id: idInput }),
    output: changeProposal,
    errors: [
      'FORBIDDEN',
      'PROPOSAL_NOT_FOUND',
      'PROPOSAL_DECIDED',
      'PROPOSAL_STALE',
      'FOUR_EYES',
      'WALLET_DIFFERS',
    ],
  }),
  refuseProposal: defineRoute(paths.refuseProposal, {
    tag,
    summary: 'Turn a proposed change down, or take the own one back',
    roles,
    input: z.strictObject({ id: idInput, note: line(200, 3) }),
    output: changeProposal,
    errors: ['FORBIDDEN', 'PROPOSAL_NOT_FOUND', 'PROPOSAL_DECIDED'],
  }),
};
