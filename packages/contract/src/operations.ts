// Operations: the people who run the house, its settings, its mail and its books.
import { z } from 'zod';
import { defineRoute, done, id, instant, line, listInput, listOf, nothing, operatorRoles } from './core.ts';
import { limits } from './limits.ts';
import { paths } from './paths.ts';

const tag = 'operations';
export const operatorInfo = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(operatorRoles)),
});
export const setting = z.object({
  key: z.string(),
  value: z.union([z.number(), z.string(), z.boolean()]),
  defaultValue: z.union([z.number(), z.string(), z.boolean()]),
  unit: z.string(),
  version: z.int(),
  changedBy: z.string().nullable(),
  changedAt: instant.nullable(),
});

export const operations = {
  operatorLogin: defineRoute(paths.operatorLogin, {
    tag,
    summary: 'Sign an operator in; the session is an HttpOnly cookie',
    input: z.strictObject({ email: line(190), password: z.string().min(1).max(limits.passwordMax) }),
    output: operatorInfo,
    errors: ['LOGIN_FAILED', 'LOGIN_SLOWED'],
  }),
  operatorLogout: defineRoute(paths.operatorLogout, {
    tag,
    summary: 'End the operator session',
    input: nothing,
    output: done,
    errors: [],
  }),
  getOperatorInfo: defineRoute(paths.getOperatorInfo, {
    tag,
    summary: 'The signed-in operator',
    input: nothing,
    output: operatorInfo,
    errors: [],
  }),
  listSettings: defineRoute(paths.listSettings, {
    tag,
    summary: 'Every number of the marketplace',
    input: nothing,
    output: z.object({ list: z.array(setting) }),
    errors: [],
  }),
  changeSetting: defineRoute(paths.changeSetting, {
    tag,
    summary: 'Change one, from a known version, with a reason',
    roles: ['admin'],
    input: z.strictObject({
      key: z.string().max(80),
      value: z.union([z.number(), z.string().max(200), z.boolean()]),
      version: z.int().min(0),
      reason: line(200, 3),
    }),
    output: setting,
    errors: ['SETTING_UNKNOWN', 'SETTING_VALUE_INVALID', 'SETTING_VERSION_STALE', 'FORBIDDEN'],
  }),
  listOutboxMails: defineRoute(paths.listOutboxMails, {
    tag,
    summary: 'Mails, sent or waiting in the local outbox',
    roles: ['support', 'admin'],
    input: z.strictObject({ to: line(190).optional(), ...listInput(20) }),
    output: listOf(
      z.object({
        id,
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        state: z.enum(['waiting', 'sent', 'local', 'failed']),
        createdAt: instant,
      }),
    ),
    errors: ['FORBIDDEN'],
  }),
  reconcileLedger: defineRoute(paths.reconcileLedger, {
    tag,
    summary: 'Run the reconciliation rules; an empty list is a clean ledger',
    roles: ['finance', 'admin'],
    input: nothing,
    output: z.object({
      faults: z.array(z.object({ rule: z.string(), ref: z.string(), detail: z.string() })),
      checkedAt: instant,
    }),
    errors: ['FORBIDDEN'],
  }),
};
