// Who stands behind a request: the session of its audience turned into an actor.
import type { Audience } from '@meridian/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor, MerchantActor, OperatorActor, ShopperActor } from './actors.ts';
import type { Db } from './db.ts';
import type { KeptAnswer } from './idempotency.ts';
import { Refusal, refuse } from './refusal.ts';
import type { Services } from './services.ts';
import {
  consoleCookies,
  type FoundSession,
  findSession,
  findSessionOfWrite,
  type SessionAudience,
} from './sessions.ts';

/** What every actor knows of the request it came with. */
export interface Incoming {
  locale: string;
  ip: string;
  requestId: string;
}

/** What whoever comes is about to do: writes are counted with their session, and may have been answered before. */
export interface Asking {
  isWrite: boolean;
  /** Under which idempotency key; null without one. */
  key: string | null;
}

/** How the door learns who stands behind a session; handed in by app.ts, because the people belong to slices. */
export interface People {
  /** SQL over a shopper's row of `sessions`: whether they are frozen; null when there is nobody. */
  readonly shopperFrozen: string;
  merchant(db: Db, id: bigint): Promise<Pick<MerchantActor, 'shopId' | 'role'> | null>;
  operator(db: Db, id: bigint): Promise<Pick<OperatorActor, 'roles'> | null>;
}

export interface Entered {
  readonly actor: Actor;
  /** Which write of theirs in this minute it is; null when it is none, or a guest's. */
  readonly hits: number | null;
  /** What was answered under its key before; null when nothing was. */
  readonly kept: KeptAnswer | null;
}

/** In which the writes of somebody are counted. */
export const writeWindowSeconds = 60;

/** The actor of a request, their write counted. @throws AUTH_REQUIRED, ACCOUNT_FROZEN, FORBIDDEN (a foreign origin) */
export async function whoIs(
  audience: Audience,
  request: FastifyRequest,
  services: Services,
  people: People,
  incoming: Incoming,
  { isWrite, key }: Asking,
): Promise<Entered> {
  const { locale, ip, requestId } = incoming;
  if (audience === 'guest') {
    const found = await shopperOf(request, services, people, incoming, null).catch(asGuest);
    return { actor: { audience, locale, ip, requestId, shopper: found?.actor ?? null }, ...nothingWritten };
  }
  const write = isWrite ? { windowSeconds: writeWindowSeconds, key } : null;
  if (audience === 'shopper')
    return (await shopperOf(request, services, people, incoming, write)) ?? refuse('AUTH_REQUIRED');
  if (isWrite) sameOriginOnly(request);
  const token = request.cookies[consoleCookies[audience]];
  const session = await sessionOf(audience, token, services, write, null);
  if (!session) return refuse('AUTH_REQUIRED');
  const { sessionId, subjectId, hits, kept } = session;
  if (audience === 'merchant') {
    const merchant = (await people.merchant(services.database, subjectId)) ?? refuse('AUTH_REQUIRED');
    const actor = { audience, locale, ip, requestId, merchantId: subjectId, sessionId, ...merchant };
    return { actor, hits, kept };
  }
  const operator = (await people.operator(services.database, subjectId)) ?? refuse('AUTH_REQUIRED');
  const actor = { audience, locale, ip, requestId, operatorId: subjectId, sessionId, ...operator };
  return { actor, hits, kept };
}
const nothingWritten = { hits: null, kept: null };
const asGuest = (error: unknown): null => {
  if (error instanceof Refusal) return null;
  throw error;
};

type Write = Parameters<typeof findSessionOfWrite>[4];
type Written = Pick<Entered, 'hits' | 'kept'>;

async function sessionOf(
  audience: SessionAudience,
  token: string | undefined,
  { database, clock }: Services,
  write: Write | null,
  frozen: string | null,
): Promise<(FoundSession & Written) | null> {
  if (!token) return null;
  const now = clock.now();
  if (write) return findSessionOfWrite(database, audience, token, now, write, frozen);
  const session = await findSession(database, audience, token, now, frozen);
  return session && { ...session, ...nothingWritten };
}

/** The shopper's token travels in the header `token` only; a cookie alone proves nothing here. */
async function shopperOf(
  request: FastifyRequest,
  services: Services,
  people: People,
  { locale, ip, requestId }: Incoming,
  write: Write | null,
): Promise<({ actor: ShopperActor } & Written) | null> {
  const { token } = request.headers;
  const known = typeof token === 'string' ? token : '';
  const session = await sessionOf('shopper', known, services, write, people.shopperFrozen);
  if (!session || session.frozen === null) return null;
  if (session.frozen) refuse('ACCOUNT_FROZEN');
  const { subjectId: userId, sessionId, hits, kept } = session;
  return { actor: { audience: 'shopper', locale, ip, requestId, userId, sessionId }, hits, kept };
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** The consoles' cookies are SameSite=Strict; a foreign Origin is refused as well. */
function sameOriginOnly(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin !== undefined && hostOf(origin) !== request.host) refuse('FORBIDDEN');
}
