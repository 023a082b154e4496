// Who stands behind a request: the session of its audience turned into an actor.
import type { Audience } from '@meridian/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor, MerchantActor, OperatorActor, ShopperActor } from './actors.ts';
import type { Db } from './db.ts';
import { Refusal, refuse } from './refusal.ts';
import type { Services } from './services.ts';
import { consoleCookies, findSession } from './sessions.ts';

/** What every actor knows of the request it came with. */
export interface Incoming {
  locale: string;
  ip: string;
  requestId: string;
}

/** How the door learns who stands behind a session; handed in by app.ts, because the people belong to slices. */
export interface People {
  shopper(db: Db, id: bigint): Promise<{ frozen: boolean } | null>;
  merchant(db: Db, id: bigint): Promise<Pick<MerchantActor, 'shopId' | 'role'> | null>;
  operator(db: Db, id: bigint): Promise<Pick<OperatorActor, 'roles'> | null>;
}

/** The actor of a request. @throws AUTH_REQUIRED, ACCOUNT_FROZEN, FORBIDDEN (a foreign origin) */
export async function whoIs(
  audience: Audience,
  request: FastifyRequest,
  services: Services,
  people: People,
  incoming: Incoming,
): Promise<Actor> {
  if (audience === 'guest')
    return {
      audience,
      ...incoming,
      shopper: await shopperOf(request, services, people, incoming).catch(asGuest),
    };
  if (audience === 'shopper')
    return shopperOf(request, services, people, incoming).then((found) => found ?? refuse('AUTH_REQUIRED'));
  sameOriginOnly(request);
  const token = request.cookies[consoleCookies[audience]];
  const session = token ? await findSession(services.database, audience, token, services.clock.now()) : null;
  if (!session) return refuse('AUTH_REQUIRED');
  if (audience === 'merchant') {
    const merchant = (await people.merchant(services.database, session.subjectId)) ?? refuse('AUTH_REQUIRED');
    return {
      audience,
      ...incoming,
      merchantId: session.subjectId,
      sessionId: session.sessionId,
      ...merchant,
    };
  }
  const operator = (await people.operator(services.database, session.subjectId)) ?? refuse('AUTH_REQUIRED');
  return { audience, ...incoming, operatorId: session.subjectId, sessionId: session.sessionId, ...operator };
}

const asGuest = (error: unknown): null => {
  if (error instanceof Refusal) return null;
  throw error;
};

/** The shopper's token travels in the header `token` only; a cookie alone proves nothing here. */
async function shopperOf(
  request: FastifyRequest,
  services: Services,
  people: People,
  incoming: Incoming,
): Promise<ShopperActor | null> {
  const token = request.headers.token;
  if (typeof token !== 'string' || token === '') return null;
  const session = await findSession(services.database, 'shopper', token, services.clock.now());
  if (!session) return null;
  const person = await people.shopper(services.database, session.subjectId);
  if (!person) return null;
  if (person.frozen) refuse('ACCOUNT_FROZEN');
  return { audience: 'shopper', ...incoming, userId: session.subjectId, sessionId: session.sessionId };
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** The consoles' cookies are SameSite=Strict; a foreign Origin is refused as well. */
function sameOriginOnly(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (request.method === 'POST' && origin !== undefined && hostOf(origin) !== request.host)
    refuse('FORBIDDEN');
}
