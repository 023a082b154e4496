// Limits that hold over all processes: fixed windows, and the doubling delay after failed logins.
import ipaddr from 'ipaddr.js';
import type { Db } from './db.ts';
import { hashToken } from './ids.ts';
import type { Sweep } from './jobs.ts';

const dayMs = 24 * 3600_000;

export interface Hit {
  readonly allowed: boolean;
  /** Until the window ends; what `Retry-After` says. */
  readonly retryAfterSeconds: number;
}

/**
 * Counts one hit and says whether it is within `limit` per window. Call it on the database itself, not inside a
 * transaction that a refusal rolls back: a hit that was refused must stay counted.
 */
export async function takeHit(
  db: Db,
  bucket: string,
  limit: number,
  windowSeconds: number,
  now: Date,
): Promise<Hit> {
  const { hits } = await db.one<{ hits: number }>(
    'rate.takeHit',
    `insert into rate_windows (bucket, window_start, hits) values ($1, $2, 1) ${countOneMore}`,
    [bucket, windowStart(windowSeconds, now)],
  );
  return hitOf(hits, limit, windowSeconds, now);
}

/** When the window began that `now` is in. */
export const windowStart = (windowSeconds: number, now: Date): Date => {
  const windowMs = windowSeconds * 1000;
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs);
};
/** What follows `insert into rate_windows` where a hit is counted. */
export const countOneMore =
  'on conflict (bucket, window_start) do update set hits = rate_windows.hits + 1 returning hits';
/** What the `hits`th hit of a window is told. */
export const hitOf = (hits: number, limit: number, windowSeconds: number, now: Date): Hit => ({
  allowed: hits <= limit,
  retryAfterSeconds: Math.max(
    1,
    Math.ceil((windowStart(windowSeconds, now).getTime() + windowSeconds * 1000 - now.getTime()) / 1000),
  ),
});

/** Whom an address belongs to: of IPv6 the /64, for anybody has as many addresses as they like in theirs. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? `${address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : address.toString();
}

/** How a delay grows: `free` failures cost nothing, then 1 s, doubling up to `capSeconds`. It never locks for good. */
interface Slowing {
  readonly free: number;
  readonly capSeconds: number;
}
/** An account: a short cap, so that a stranger's guessing cannot keep its owner out. */
const byAccount: Slowing = { free: 5, capSeconds: 60 };
/** An address: many people may share one, so more is free; but it may be kept waiting longer. */
const byAddress: Slowing = { free: 20, capSeconds: 900 };

export interface LoginAttempt {
  /** Of which realm: an operator's failures do not slow a shopper. */
  readonly realm: string;
  /** The account as typed and normalised, whether it exists or not. */
  readonly account: string;
  readonly ip: string;
}
const keysOf = (attempt: LoginAttempt) => ({
  // Hashed, so that this table is no list of who tried to sign in.
  account: hashToken('login-account', `${attempt.realm}:${attempt.account}`).toString('base64url'),
  address: hashToken('login-address', `${attempt.realm}:${networkOf(attempt.ip)}`).toString('base64url'),
});

const failuresThen = 'case when a.last_at < $3 then 1 else a.failures + 1 end';

/** Counts a failure ahead of the answer, with its delay, in one statement; false when this key has to wait still. */
async function reserve(db: Db, key: string, slowing: Slowing, now: Date): Promise<boolean> {
  const counted = await db.run(
    'rate.reserveLogin',
    `insert into login_attempts as a (key, failures, last_at, blocked_until) values ($1, 1, $2, $2)
     on conflict (key) do update set failures = ${failuresThen}, last_at = $2,
       blocked_until = $2::timestamptz + make_interval(secs =>
         case when ${failuresThen} <= $4::int then 0 else least($5::int, power(2, least(30, ${failuresThen} - $4 - 1))) end)
     where a.blocked_until <= $2`,
    [key, now, new Date(now.getTime() - dayMs), slowing.free, slowing.capSeconds],
  );
  return counted === 1;
}

async function waitOf(db: Db, key: string, now: Date): Promise<number> {
  const row = await db.maybe<{ blocked_until: Date }>(
    'rate.findLogin',
    'select blocked_until from login_attempts where key = $1',
    [key],
  );
  return row ? Math.max(1, Math.ceil((row.blocked_until.getTime() - now.getTime()) / 1000)) : 1;
}

/**
 * Takes one login attempt before any hashing, counted as a failure until `loginSucceeded` says otherwise, so that a
 * hundred guesses at once are a hundred attempts. Returns 0, or the seconds to wait first. Call it outside a transaction.
 */
export async function reserveLogin(db: Db, attempt: LoginAttempt, now: Date): Promise<number> {
  const keys = keysOf(attempt);
  for (const [key, slowing] of [
    [keys.address, byAddress],
    [keys.account, byAccount],
  ] as const) {
    if (!(await reserve(db, key, slowing, now))) return waitOf(db, key, now);
  }
  return 0;
}

/** The attempt was right: the account starts afresh; the address only gets this one attempt back. */
export async function loginSucceeded(db: Db, attempt: LoginAttempt): Promise<void> {
  const keys = keysOf(attempt);
  await db.run('rate.clearLogin', 'delete from login_attempts where key = $1', [keys.account]);
  await db.run(
    'rate.returnLogin',
    'update login_attempts set failures = greatest(failures - 1, 0) where key = $1',
    [keys.address],
  );
}

/** Forgets windows and attempts of yesterday and before. */
export const sweepRateLimits: Sweep = {
  name: 'rate.forget',
  run: async ({ clock, database }) => {
    const before = new Date(clock.now().getTime() - dayMs);
    const windows = await database.run(
      'rate.forgetWindows',
      'delete from rate_windows where window_start < $1',
      [before],
    );
    return (
      windows +
      (await database.run(
        'rate.forgetLogins',
        'delete from login_attempts where last_at < $1 and blocked_until < $1',
        [before],
      ))
    );
  },
};
