// Slow hashes for passwords and payment codes, a few at a time: a flood of logins must not starve everything else.
import { createHmac, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Database } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. Argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const slots = 2;
const queueMax = 50;
/** What must be left of a request's time to hash and to write down what came of it. */
const workMs = 2_500;

/** Whose time it is; without one there is no hurry. */
type Within = Pick<Database, 'timeLeft'>;
const noHurry: Within = { timeLeft: () => Number.POSITIVE_INFINITY };

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs `work` when one of the slots is free. Not to be nested: two that wait for each other would wait forever.
 * @throws SERVICE_UNAVAILABLE when too many wait already, or none became free in time; nothing was done then.
 */
export async function inHashSlot<T>(work: () => Promise<T>, within = noHurry): Promise<T> {
  if (running >= slots) {
    if (waiting.length >= queueMax) refuse('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 });
    // The one who leaves hands its slot over, so `running` stays as it is.
    if (!(await myTurn(within.timeLeft() - workMs))) refuse('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 });
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** True when a slot was handed over; false when the time to wait is over: where the database is slow, those in the slots are slow. */
function myTurn(waitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    let late: NodeJS.Timeout | undefined;
    const go = () => {
      clearTimeout(late);
      resolve(true);
    };
    waiting.push(go);
    if (waitMs === Number.POSITIVE_INFINITY) return;
    late = setTimeout(
      () => {
        waiting.splice(waiting.indexOf(go), 1);
        resolve(false);
      },
      Math.max(0, waitMs),
    );
  });
}

/** The same password typed on another keyboard is the same password. */
const normal = (password: string) => password.normalize('NFKC');
/** With the pepper outside the database, a stolen table of six-digit codes cannot be tried out. */
const peppered = (pepper: string, payCode: string) =>
  createHmac('sha256', pepper).update(payCode).digest('base64');

let dummy: Promise<string> | undefined;
/** A hash of nothing anybody knows: checking against it takes as long as checking against a real one. */
const dummyHash = () => (dummy ??= hash(randomBytes(16).toString('hex'), cost));

/** To be called inside a slot. With `null` (no such account) it takes the same time and answers false. */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash()), normal(password));
  return passwordHash !== null && matches;
}
/** To be called inside a slot. */
export const makePasswordHash = (password: string): Promise<string> => hash(normal(password), cost);
/** To be called inside a slot. */
export const matchesPayCode = (pepper: string, codeHash: string, payCode: string): Promise<boolean> =>
  verify(codeHash, peppered(pepper, payCode));
/** To be called inside a slot. */
export const makePayCodeHash = (pepper: string, payCode: string): Promise<string> =>
  hash(peppered(pepper, payCode), cost);

/** Argon2id of a login password. @throws SERVICE_UNAVAILABLE */
export const hashPassword = (password: string, within?: Within): Promise<string> =>
  inHashSlot(() => makePasswordHash(password), within);
/** Whether the password is the one hashed; `null` stands for an account that does not exist. @throws SERVICE_UNAVAILABLE */
export const verifyPassword = (passwordHash: string | null, password: string): Promise<boolean> =>
  inHashSlot(() => matchesPassword(passwordHash, password));
/** Argon2id over the peppered HMAC of a payment code. @throws SERVICE_UNAVAILABLE */
export const hashPayCode = (pepper: string, payCode: string): Promise<string> =>
  inHashSlot(() => makePayCodeHash(pepper, payCode));
