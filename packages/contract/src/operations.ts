// Operations: the people who run the house, its settings, its mail and its books.
import { z } from 'zod';
import {
  defineRoute,
  done,
  flagInput,
  id,
  idInput,
  instant,
  line,
  listInput,
  listOf,
  money,
  nothing,
  operatorRoles,
} from './core.ts';
import { limits } from './limits.ts';
import { paths } from './paths.ts';

const tag = 'operations';
export const operatorInfo = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(operatorRoles)),
});
export type OperatorInfo = z.output<typeof operatorInfo>;
export const setting = z.object({
  key: z.string(),
  value: z.union([z.number(), z.string(), z.boolean()]),
  defaultValue: z.union([z.number(), z.string(), z.boolean()]),
  unit: z.string(),
  version: z.int(),
  changedBy: z.string().nullable(),
  changedAt: instant.nullable(),
  fourEyes: z
    .boolean()
    .meta({ description: 'Changed by proposal only: one operator proposes, another approves' }),
});
export type Setting = z.output<typeof setting>;

/** One thing that an operator did. Each entry's hash is over its own words and the hash before it. */
export const auditEntry = z.object({
  id,
  at: instant,
  operator: z.string(),
  verb: z.string(),
  target: z.string().nullable(),
  outcome: z.string().meta({ description: '`done`, or the code of a refusal that left a trace' }),
  detail: z.string().meta({ description: 'What was asked, as JSON; secrets left out' }),
  ip: z.string(),
  hash: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** Why a chain cannot be read or believed at present. */
export const chainAlarmKinds = [
  'unreadable',
  'wrong_chain',
  'contradiction',
  'reorganised',
  'failed',
  'silent',
  'payout',
] as const;
const queue = z.object({ count: z.int(), amount: money, oldestAt: instant.nullable() });
const bookFault = z.object({ rule: z.string(), ref: z.string(), detail: z.string() });
const volume = z.object({ count: z.int(), amount: money });

export const operations = {
  operatorLogin: defineRoute(paths.operatorLogin, {
    tag,
    summary:
      'First step: e-mail and password. Whoever has no authenticator yet is told the secret of a new one',
    input: z.strictObject({ email: line(190), password: z.string().min(1).max(limits.passwordMax) }),
    output: z.object({
      ticket: z.string().meta({ description: 'For the second step, within five minutes' }),
      enrol: z.object({ secret: z.string(), uri: z.string() }).nullable(),
    }),
    errors: ['LOGIN_FAILED', 'LOGIN_SLOWED'],
  }),
  verifyOperatorCode: defineRoute(paths.verifyOperatorCode, {
    tag,
    summary:
      'Second step: the code of the authenticator, or a recovery code; the session is an HttpOnly cookie',
    input: z.strictObject({ ticket: z.string().max(64), code: z.string().min(6).max(32) }),
    output: z.object({
      operator: operatorInfo,
      recoveryCodes: z.array(z.string()).nullable().meta({ description: 'Told once, at enrolment' }),
    }),
    errors: ['SIGN_IN_EXPIRED', 'SECOND_FACTOR_WRONG', 'LOGIN_SLOWED'],
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
  listOperatorSessions: defineRoute(paths.listOperatorSessions, {
    tag,
    summary: 'The own open sessions, newest first; an administrator may ask for everybody’s',
    input: z.strictObject({ everybody: flagInput.default(false) }),
    output: z.object({
      list: z.array(
        z.object({
          id,
          operator: z.string(),
          email: z.string(),
          userAgent: z.string(),
          ip: z.string(),
          createdAt: instant,
          lastSeenAt: instant,
          isThis: z.boolean(),
        }),
      ),
    }),
    errors: ['FORBIDDEN'],
  }),
  endOtherSessions: defineRoute(paths.endOtherSessions, {
    tag,
    summary: 'End the own sessions, all but this one',
    input: nothing,
    output: z.object({ ended: z.int() }),
    errors: [],
  }),
  revokeOperatorSession: defineRoute(paths.revokeOperatorSession, {
    tag,
    summary: 'End anybody’s session',
    roles: ['admin'],
    input: z.strictObject({ id: idInput }),
    output: done,
    errors: ['FORBIDDEN', 'SESSION_NOT_FOUND'],
  }),
  listOperators: defineRoute(paths.listOperators, {
    tag,
    summary: 'The operators, and whether they have an authenticator',
    roles: ['admin'],
    input: nothing,
    output: z.object({
      list: z.array(
        operatorInfo.extend({ enrolledAt: instant.nullable(), recoveryLeft: z.int(), disabled: z.boolean() }),
      ),
    }),
    errors: ['FORBIDDEN'],
  }),
  resetOperatorCode: defineRoute(paths.resetOperatorCode, {
    tag,
    summary:
      'A colleague lost their authenticator: they enrol anew at the next sign-in, and their sessions end',
    roles: ['admin'],
    input: z.strictObject({ id: idInput, reason: line(200, 3) }),
    output: done,
    errors: ['FORBIDDEN', 'OPERATOR_NOT_FOUND', 'FOUR_EYES'],
  }),
  getDashboard: defineRoute(paths.getDashboard, {
    tag,
    summary: 'What waits, money on its way, and the volumes of this UTC day',
    input: nothing,
    output: z.object({
      topUps: queue,
      withdrawals: queue,
      overduePayouts: z.int(),
      toPayOut: z.int(),
      corrections: z.int(),
      proposals: z.int(),
      held: money,
      inEscrow: money,
      shoppersHold: money,
      today: z.object({ topUps: volume, withdrawals: volume, orders: volume }),
      frozenUsers: z.int(),
      paidAlone: z
        .array(
          z.object({
            operator: z.string(),
            amount: money,
            limit: money,
            reached: z.boolean().meta({ description: 'Nothing is left of it' }),
          }),
        )
        .meta({
          description: 'Who has paid out four fifths or more of what one person may alone on this UTC day',
        }),
      books: z
        .object({
          faults: z
            .int()
            .nullable()
            .meta({ description: 'Found by the last run that came to an end; null = none did yet' }),
          checkedAt: instant.nullable(),
          overdue: z.boolean().meta({ description: 'No run came to an end for longer than it should take' }),
        })
        .meta({ description: 'What the reconciliation in the background last said' }),
      chainAlarms: z.array(
        z.object({
          id,
          chain: z.string(),
          kind: z.enum(chainAlarmKinds),
          subject: z.string().meta({ description: 'What it is about besides the chain, or empty' }),
          detail: z.string(),
          times: z.int(),
          raisedAt: instant,
        }),
      ),
    }),
    errors: [],
  }),
  listAuditLog: defineRoute(paths.listAuditLog, {
    tag,
    summary: 'What operators did, newest first; append-only and hash-chained',
    roles: ['finance', 'admin'],
    input: z.strictObject({
      operator: line(80).optional(),
      verb: line(40).optional(),
      target: line(80).optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      ...listInput(20),
    }),
    output: listOf(auditEntry),
    errors: ['FORBIDDEN'],
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
    errors: [
      'SETTING_UNKNOWN',
      'SETTING_VALUE_INVALID',
      'SETTING_VERSION_STALE',
      'SETTING_NEEDS_SECOND',
      'FORBIDDEN',
    ],
  }),
  listSettingChanges: defineRoute(paths.listSettingChanges, {
    tag,
    summary: 'The history of the settings, or of one, newest first',
    input: z.strictObject({ key: line(80).optional(), ...listInput(20) }),
    output: listOf(
      z.object({
        id,
        key: z.string(),
        version: z.int(),
        value: z.union([z.number(), z.string(), z.boolean()]),
        reason: z.string(),
        changedBy: z.string(),
        changedAt: instant,
      }),
    ),
    errors: [],
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
  listReconcileRuns: defineRoute(paths.listReconcileRuns, {
    tag,
    summary: 'Reconciliations in the background, newest first, each with the first of what it found',
    roles: ['finance', 'admin'],
    input: z.strictObject(listInput(20)),
    output: listOf(
      z.object({
        id,
        startedAt: instant,
        finishedAt: instant.nullable(),
        faults: z.int().nullable(),
        list: z.array(bookFault),
        error: z.string().nullable(),
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
      faults: z.array(bookFault),
      checkedAt: instant,
    }),
    errors: ['FORBIDDEN'],
  }),
};
