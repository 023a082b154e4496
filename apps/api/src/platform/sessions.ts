// Sessions: opaque tokens for the three audiences; the database keeps only their hashes.
import type { Audience } from '@meridian/contract';
import type { Database, Db, Tx } from './db.ts';
import { joinKept, type KeptAnswer, type KeptRow, keptColumns, keptOf } from './idempotency.ts';
import { hashToken, randomToken } from './ids.ts';
import type { Sweep } from './jobs.ts';
import { countOneMore, windowStart } from './rate-limit.ts';

export type SessionAudience = Exclude<Audience, 'guest'>;

/** A session lives three days from its opening, whatever happens in between: the client's cookie says the same. */
export const sessionLifeSeconds = 3 * 24 * 3600;
/** The console audiences' HttpOnly cookies; shoppers send their token in the header `token`. */
export const consoleCookies = { merchant: 'Meridian-Merchant', operator: 'Meridian-Operator' } as const;

const seenEveryMs = 10 * 60_000;
const keepEndedMs = 30 * 24 * 3600_000;
const tokenPattern = /^[\w-]{43}$/;

/** The audience is part of the hash: a token of another realm finds nothing, even by accident. */
const hashOf = (audience: SessionAudience, token: string): Buffer => hashToken(`session:${audience}`, token);

export interface SessionOpening {
  readonly audience: SessionAudience;
  readonly subjectId: bigint;
  readonly ip: string;
  readonly userAgent: string;
}

/** Opens a session. The token is told once and never stored. */
export async function openSession(
  tx: Tx,
  opening: SessionOpening,
): Promise<{ token: string; sessionId: bigint; expiresAt: Date }> {
  const token = randomToken();
  const expiresAt = new Date(tx.now.getTime() + sessionLifeSeconds * 1000);
  const { id } = await tx.one<{ id: bigint }>(
    'sessions.open',
    `insert into sessions (audience, subject_id, token_hash, user_agent, ip, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7) returning id`,
    [
      opening.audience,
      opening.subjectId,
      hashOf(opening.audience, token),
      opening.userAgent.slice(0, 300),
      opening.ip,
      tx.now,
      expiresAt,
    ],
  );
  return { token, sessionId: id, expiresAt };
}

export interface FoundSession {
  readonly sessionId: bigint;
  readonly subjectId: bigint;
  /** What the asked expression comes to; null without one, or when there is no such person. */
  readonly frozen: boolean | null;
}
/** Asked quickly; what is written of a session may wait for whoever is ending it, and goes the usual way. */
type Asked = Pick<Database, 'quick' | 'run'>;
interface SessionRow {
  id: bigint;
  subject_id: bigint;
  last_seen_at: Date;
  frozen: boolean | null;
}
const findText = (frozen: string | null) =>
  `select id, subject_id, last_seen_at, ${frozen ?? 'null::boolean'} as frozen from sessions
  where token_hash = $1 and audience = $2 and revoked_at is null and expires_at > $3`;

/**
 * Whose token it is; null when unknown, of another audience, expired or revoked. `frozen` is an SQL expression over the
 * session's row that tells whether its person is frozen: the people belong to slices, and a question of its own costs
 * every request a round trip.
 */
export async function findSession(
  db: Asked,
  audience: SessionAudience,
  token: string,
  now: Date,
  frozen: string | null = null,
): Promise<FoundSession | null> {
  if (!tokenPattern.test(token)) return null;
  const values = [hashOf(audience, token), audience, now];
  const row = await db.quick.maybe<SessionRow>('sessions.find', findText(frozen), values);
  return row && seen(db, row, now);
}

/** SQL: `shopper:12`, as in `actorName`. */
const who = "$2::text || ':' || subject_id";

/** What a write is about to be told of itself. */
export interface SessionOfWrite extends FoundSession {
  /** Which write of theirs in the window it is. */
  readonly hits: number;
  /** What was answered under its key before; null when nothing was, or it has none. */
  readonly kept: KeptAnswer | null;
}

/**
 * The same for a write, which counts as one more hit of whoever it is (`shopper:12`) in the window of so many seconds, and
 * may have been answered before: one statement for what every write asks first. It must not stand in a transaction that a
 * refusal rolls back.
 */
export async function findSessionOfWrite(
  db: Asked,
  audience: SessionAudience,
  token: string,
  now: Date,
  { windowSeconds, key }: { readonly windowSeconds: number; readonly key: string | null },
  frozen: string | null = null,
): Promise<SessionOfWrite | null> {
  if (!tokenPattern.test(token)) return null;
  const row = await db.quick.maybe<SessionRow & KeptRow & { hits: number }>(
    'sessions.findOfWrite',
    `with found as (${findText(frozen)}),
     hit as (insert into rate_windows (bucket, window_start, hits) select ${who}, $4, 1 from found ${countOneMore})
     select found.*, hit.hits, ${keptColumns} from found cross join hit ${joinKept(who, '$5')}`,
    [hashOf(audience, token), audience, now, windowStart(windowSeconds, now), key],
  );
  if (!row) return null;
  const { sessionId, subjectId, frozen: isFrozen } = await seen(db, row, now);
  return { sessionId, subjectId, frozen: isFrozen, hits: row.hits, kept: keptOf(row) };
}

async function seen(db: Asked, row: SessionRow, now: Date): Promise<FoundSession> {
  if (now.getTime() - row.last_seen_at.getTime() >= seenEveryMs) {
    await db.run(
      'sessions.seen',
      'update sessions set last_seen_at = $2 where id = $1 and last_seen_at < $2',
      [row.id, now],
    );
  }
  return { sessionId: row.id, subjectId: row.subject_id, frozen: row.frozen };
}

/** Ends one session; ending it twice is one end. */
export async function revokeSession(tx: Tx, sessionId: bigint): Promise<void> {
  await tx.run(
    'sessions.revoke',
    'update sessions set revoked_at = $2 where id = $1 and revoked_at is null',
    [sessionId, tx.now],
  );
}

/** Ends every session of somebody, but `exceptId`. Returns how many. */
export async function revokeAllSessions(
  tx: Tx,
  audience: SessionAudience,
  subjectId: bigint,
  exceptId: bigint | null = null,
): Promise<number> {
  return tx.run(
    'sessions.revokeAll',
    `update sessions set revoked_at = $4
     where audience = $1 and subject_id = $2 and revoked_at is null and id is distinct from $3::bigint`,
    [audience, subjectId, exceptId, tx.now],
  );
}

export interface OpenSession {
  readonly id: bigint;
  readonly subjectId: bigint;
  readonly userAgent: string;
  readonly ip: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}
/** The sessions of an audience, or of one of its people, that are open now, newest first; at most 500. */
export const listSessions = (db: Db, audience: SessionAudience, subjectId: bigint | null, now: Date) =>
  db.many<OpenSession>(
    'sessions.list',
    `select id, subject_id as "subjectId", user_agent as "userAgent", ip, created_at as "createdAt", last_seen_at as "lastSeenAt" from sessions
     where audience = $1 and ($2::bigint is null or subject_id = $2) and revoked_at is null and expires_at > $3 order by id desc limit 500`,
    [audience, subjectId, now],
  );

/** Ends an open session of an audience; false when there is none under that id. */
export async function revokeSessionOf(tx: Tx, audience: SessionAudience, id: bigint): Promise<boolean> {
  const rows = await tx.run(
    'sessions.revokeOf',
    'update sessions set revoked_at = $3 where id = $1 and audience = $2 and revoked_at is null',
    [id, audience, tx.now],
  );
  return rows === 1;
}

/** Forgets sessions that ended a month ago. */
export const sweepSessions: Sweep = {
  name: 'sessions.forget',
  run: (services) => {
    const before = new Date(services.clock.now().getTime() - keepEndedMs);
    return services.database.run(
      'sessions.forget',
      'delete from sessions where id in (select id from sessions where expires_at < $1 order by id limit 5000)',
      [before],
    );
  },
};
