// Accounts: people, their sessions, passwords, payment codes and language.
import { z } from 'zod';
import { country, defineRoute, done, instant, line, money, moneyInput, nothing } from './core.ts';
import { limits, payCodePattern } from './limits.ts';
import { paths } from './paths.ts';

const tag = 'accounts';
const password = z.string().min(limits.passwordMin).max(limits.passwordMax);
const payCode = z.string().regex(payCodePattern);
const account = line(190);
const language = z.string().max(12);

export const userInfo = z.object({
  id: z.string(),
  account: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  mobile: z.string().nullable(),
  givenName: z.string(),
  familyName: z.string(),
  language,
  country: country.nullable(),
  balance: money,
  hasPayCode: z.boolean(),
  payLockedUntil: instant.nullable(),
  createdAt: instant,
});
export type UserInfo = z.output<typeof userInfo>;

const signedIn = z.object({ userinfo: userInfo.extend({ token: z.string() }) });

export const codePurposes = ['reset_password', 'reset_pay_code', 'verify_email'] as const;
export const ticketPurposes = ['order.pay', 'withdraw.request'] as const;

export const accounts = {
  login: defineRoute(paths.login, {
    tag,
    summary: 'Sign a shopper in by account (e-mail or mobile) and password',
    input: z.strictObject({
      account,
      password: z.string().min(1).max(limits.passwordMax),
      country: country.optional(),
    }),
    output: signedIn,
    errors: ['LOGIN_FAILED', 'LOGIN_SLOWED', 'ACCOUNT_FROZEN'],
  }),
  getUserInfo: defineRoute(paths.getUserInfo, {
    tag,
    summary: 'The signed-in shopper',
    input: nothing,
    output: userInfo,
    errors: [],
  }),
  logout: defineRoute(paths.logout, {
    tag,
    summary: 'End this session',
    input: nothing,
    output: done,
    errors: [],
  }),
  register: defineRoute(paths.register, {
    tag,
    summary:
      'Open an account with an e-mail address or a mobile number; signs in and mails a verification code',
    input: z.strictObject({
      account,
      password,
      country: country.optional(),
      givenName: line(limits.nameMax),
      familyName: line(limits.nameMax),
      language: language.optional(),
    }),
    output: signedIn,
    errors: [
      'ACCOUNT_INVALID',
      'EMAIL_INVALID',
      'MOBILE_INVALID',
      'ACCOUNT_TAKEN',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_TOO_COMMON',
    ],
  }),
  updateProfile: defineRoute(paths.updateProfile, {
    tag,
    summary: 'Change names, mobile or country',
    input: z.strictObject({
      givenName: line(limits.nameMax).optional(),
      familyName: line(limits.nameMax).optional(),
      mobile: line(24).optional(),
      country: country.optional(),
    }),
    output: userInfo,
    errors: ['MOBILE_INVALID', 'ACCOUNT_TAKEN'],
  }),
  changeEmail: defineRoute(paths.changeEmail, {
    tag,
    summary:
      'Name another e-mail address, with the login password; it takes effect when the code that is mailed there is entered',
    input: z.strictObject({ email: line(190), password: z.string().max(limits.passwordMax) }),
    output: userInfo,
    errors: ['EMAIL_INVALID', 'PASSWORD_WRONG', 'LOGIN_SLOWED'],
  }),
  sendCode: defineRoute(paths.sendCode, {
    tag,
    summary: 'Mail a six-digit code; the answer never tells whether the account exists',
    input: z.strictObject({ purpose: z.enum(codePurposes), account: account.optional() }),
    output: z.object({ resendAfterSeconds: z.int() }),
    errors: [
      'CODE_TOO_SOON',
      'EMAIL_REQUIRED',
      'AUTH_REQUIRED',
      'EMAIL_ALREADY_VERIFIED',
      'VALIDATION_FAILED',
    ],
  }),
  verifyEmail: defineRoute(paths.verifyEmail, {
    tag,
    summary: 'Prove the e-mail address with the mailed code',
    input: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
    output: userInfo,
    errors: ['CODE_INVALID', 'ACCOUNT_TAKEN'],
  }),
  resetPassword: defineRoute(paths.resetPassword, {
    tag,
    summary: 'New password: by the old one (signed in) or by a mailed code (forgotten). Ends all sessions',
    input: z.union([
      z.strictObject({
        oldPassword: z.string().max(limits.passwordMax),
        newPassword: z.string().max(limits.passwordMax),
      }),
      z.strictObject({
        account,
        code: z.string().regex(/^\d{6}$/),
        newPassword: z.string().max(limits.passwordMax),
      }),
    ]),
    output: done,
    errors: [
      'AUTH_REQUIRED',
      'PASSWORD_WRONG',
      'LOGIN_SLOWED',
      'PASSWORD_OLD_REQUIRED',
      'PASSWORD_SAME_AS_OLD',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_TOO_COMMON',
      'CODE_INVALID',
      'PAY_CODE_EQUALS_PASSWORD',
    ],
  }),
  resetPayCode: defineRoute(paths.resetPayCode, {
    tag,
    summary:
      'Set the payment code (old empty, login password given), change it (old given) or reset it (login password and mailed code)',
    input: z.strictObject({
      oldPayCode: z.string().max(limits.payCodeMax).default(''),
      newPayCode: z.string().max(64),
      password: z.string().max(limits.passwordMax).optional(),
      code: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
    }),
    output: done,
    errors: [
      'PAY_CODE_INVALID',
      'PAY_CODE_WRONG',
      'PAY_CODE_LOCKED',
      'PAY_CODE_OLD_REQUIRED',
      'PAY_CODE_SAME_AS_OLD',
      'PAY_CODE_EQUALS_PASSWORD',
      'PASSWORD_WRONG',
      'LOGIN_SLOWED',
      'CODE_INVALID',
    ],
  }),
  verifyPayCode: defineRoute(paths.verifyPayCode, {
    tag,
    summary:
      'Check the payment code; answers a single-use ticket bound to purpose, target and amount, valid two minutes',
    input: z.strictObject({ purpose: z.enum(ticketPurposes), target: line(64), amount: moneyInput, payCode }),
    output: z.object({ ticket: z.string(), expiresAt: instant }),
    errors: ['PAY_CODE_NOT_SET', 'PAY_CODE_WRONG', 'PAY_CODE_LOCKED'],
  }),
  listLanguages: defineRoute(paths.listLanguages, {
    tag,
    summary: 'The languages of the interface',
    shared: true,
    input: nothing,
    output: z.object({
      list: z.array(
        z.object({
          file_name: z.string(),
          language_name: z.string(),
          english_name: z.string(),
          chinese_name: z.string(),
          tag: z.string(),
          direction: z.enum(['ltr', 'rtl']),
          complete: z.boolean(),
        }),
      ),
    }),
    errors: [],
  }),
  setLanguage: defineRoute(paths.setLanguage, {
    tag,
    summary: 'Remember the language for mails and notifications',
    input: z.strictObject({ language }),
    output: done,
    errors: ['VALIDATION_FAILED'],
  }),
};
