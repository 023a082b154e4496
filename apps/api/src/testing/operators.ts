// Operators in tests: somebody new on the staff, and the two steps of signing in with an authenticator of the test's own.
import { randomBytes } from 'node:crypto';
import type { OperatorRole } from '@meridian/contract';
import { TOTP } from 'otpauth';
import { hashPassword } from '../slices/accounts/index.ts';
import { insertOperator } from '../slices/operations/index.ts';
import type { Credentials, TestApp } from './app.ts';

export const operatorPassword = 'correct horse 7';

export interface Colleague {
  readonly operatorId: bigint;
  readonly email: string;
}
/** Somebody new on the staff, without an authenticator yet. */
export async function createOperator(
  app: TestApp,
  roles: readonly OperatorRole[] = ['support'],
): Promise<Colleague> {
  const email = `operator-${randomBytes(6).toString('hex')}@example.com`;
  const passwordHash = await hashPassword(operatorPassword);
  const { id } = await app.db.transaction((tx) =>
    insertOperator(tx, { email, name: email.slice(9, 15), passwordHash, roles }),
  );
  return { operatorId: id, email };
}

/** What an authenticator with this secret shows, so many steps of 30 s from now. */
export const codeOf = (app: TestApp, secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() + steps * 30_000 });

/** The password's step of somebody who enrols: what the second step needs. */
export async function startOperatorSignIn(app: TestApp, colleague?: Colleague) {
  const who = colleague ?? (await createOperator(app));
  const { ticket, enrol } = await app.data('operatorLogin', { email: who.email, password: operatorPassword });
  if (!enrol) throw new Error(`${who.email} is enrolled already`);
  return { ...who, ticket, secret: enrol.secret, uri: enrol.uri, code: codeOf(app, enrol.secret) };
}

/** The cookie that an answer set. */
export const cookieOf = (headers: Record<string, unknown>): Credentials => ({
  cookie: String(headers['set-cookie']).split(';')[0] ?? '',
});

/** Enrols and signs in: credentials, the authenticator's secret and the recovery codes. */
export async function enrolOperator(app: TestApp, colleague?: Colleague) {
  const { ticket, code, ...who } = await startOperatorSignIn(app, colleague);
  const { body, headers } = await app.call('verifyOperatorCode', { ticket, code });
  if (body.code !== 1) throw new Error(`verifyOperatorCode: ${body.error}`);
  return { ...who, credentials: cookieOf(headers), recoveryCodes: body.data.recoveryCodes ?? [] };
}
