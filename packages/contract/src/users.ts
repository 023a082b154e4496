// Users: shoppers as operators see them, and the freezing of an account.
import { z } from 'zod';
import { defineRoute, flagInput, id, idInput, instant, line, listInput, listOf, money } from './core.ts';
import { paths } from './paths.ts';

const tag = 'users';

export const userCard = z.object({
  id,
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  name: z.string(),
  country: z.string().nullable(),
  language: z.string(),
  frozenAt: instant.nullable(),
  createdAt: instant,
});
export type UserCard = z.output<typeof userCard>;

export const userDetail = userCard.extend({
  emailVerifiedAt: instant.nullable(),
  credentialsChangedAt: instant.nullable(),
  payCode: z.object({ isSet: z.boolean(), lockedUntil: instant.nullable() }),
  available: money,
  held: money,
  inEscrow: money,
  account: z.string().meta({ description: 'The account of the available money in the ledger' }),
  sessions: z.int().meta({ description: 'Sessions that are open now' }),
  freezes: z.array(
    z.object({ action: z.enum(['freeze', 'unfreeze']), reason: z.string(), by: z.string(), at: instant }),
  ),
});
export type UserDetail = z.output<typeof userDetail>;

const decided = {
  roles: ['support', 'finance', 'admin'] as const,
  input: z.strictObject({ id: idInput, reason: line(200, 3) }),
  output: userDetail,
};

export const users = {
  listUsers: defineRoute(paths.listUsers, {
    tag,
    summary: 'Shoppers, newest first; `q` is the start of an e-mail address or number, a name, or an id',
    roles: ['support', 'finance', 'admin'],
    input: z.strictObject({ q: line(80).optional(), frozen: flagInput.optional(), ...listInput(20) }),
    output: listOf(userCard),
    errors: ['FORBIDDEN'],
  }),
  getUser: defineRoute(paths.getUser, {
    tag,
    summary: 'One shopper with their money and what operators did to the account',
    roles: ['support', 'finance', 'admin'],
    input: z.strictObject({ id: idInput }),
    output: userDetail,
    errors: ['FORBIDDEN', 'USER_NOT_FOUND'],
  }),
  freezeUser: defineRoute(paths.freezeUser, {
    tag,
    summary: 'Freeze an account with a reason; every session of it ends',
    ...decided,
    errors: ['FORBIDDEN', 'USER_NOT_FOUND', 'USER_STATE_ILLEGAL'],
  }),
  unfreezeUser: defineRoute(paths.unfreezeUser, {
    tag,
    summary: 'Let a frozen account in again, with a reason',
    ...decided,
    errors: ['FORBIDDEN', 'USER_NOT_FOUND', 'USER_STATE_ILLEGAL'],
  }),
};
