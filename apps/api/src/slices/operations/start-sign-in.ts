// The first step of signing in: e-mail and password give a ticket for the second; who has no authenticator is given one.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { GuestActor } from '../../platform/actors.ts';
import type { Database } from '../../platform/db.ts';
import { hashToken, randomToken } from '../../platform/ids.ts';
import type { StepScope } from '../../platform/route.ts';
import { seal } from '../../platform/sealed.ts';
import { signInStaff } from '../accounts/index.ts';
import { findOperatorByEmail } from './operations.sql.ts';
import { enrolmentUri, newSecret, signInMs } from './second-factor.rules.ts';
import { findSealed, insertSignIn } from './sign-in.sql.ts';

export const ticketHashOf = (ticket: string): Buffer => hashToken('operator-sign-in', ticket);
export const factorScope = 'operator authenticator';

/** @throws LOGIN_FAILED, LOGIN_SLOWED, SERVICE_UNAVAILABLE */
export async function startSignIn(
  database: Database,
  actor: GuestActor,
  input: InputOf<'operatorLogin'>,
  { services }: StepScope,
): Promise<ResponseOf<'operatorLogin'>> {
  const operator = await signInStaff(services, actor, 'operator', input, () =>
    findOperatorByEmail(database, input.email),
  );
  return database.transaction(async (tx) => {
    const enrolled = (await findSealed(tx, operator.id))?.codeSealed != null;
    const secret = enrolled ? null : newSecret();
    const ticket = randomToken();
    await insertSignIn(tx, {
      ticketHash: ticketHashOf(ticket),
      operatorId: operator.id,
      secretSealed: secret === null ? null : seal(services.config.signingSecret, factorScope, secret),
      expiresAt: new Date(tx.now.getTime() + signInMs),
    });
    return { ticket, enrol: secret === null ? null : { secret, uri: enrolmentUri(secret, operator.email) } };
  });
}
