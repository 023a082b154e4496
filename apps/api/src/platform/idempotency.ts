// Idempotency: one key, one effect. The answer is kept in the transaction of the effect, so a retry is told the same.
import { createHash } from 'node:crypto';
import type { Db, Tx } from './db.ts';
import { refuse } from './refusal.ts';

/** RFC 8785-like: object members in a fixed order, so that the same body hashes the same. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value && typeof value === 'object') {
    const members = value as Record<string, unknown>;
    const names = Object.keys(members).sort();
    return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(members[name])}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** SHA-256 over route and body. */
const bodyHash = (route: string, body: unknown): Buffer =>
  createHash('sha256')
    .update(`${route}\n${canonical(body)}`)
    .digest();

/** A write that came with a key: whose, and what was asked under it. */
export interface Keyed {
  readonly principal: string;
  readonly key: string;
  readonly route: string;
  readonly body: unknown;
}

/** What stands beside a key that was used. */
export interface KeptAnswer {
  readonly route: string;
  readonly bodyHash: Buffer;
  readonly answer: string;
}

/** SQL: the columns of what was kept, null where nothing was, and the join that finds it; both arguments are SQL. */
export const keptColumns =
  'kept.route as "keptRoute", kept.body_hash as "keptHash", kept.answer as "keptAnswer"';
export const joinKept = (principal: string, key: string): string =>
  `left join idempotency kept on kept.principal = ${principal} and kept.key = ${key}`;

/** A row of `keptColumns`. */
export interface KeptRow {
  readonly keptRoute: string | null;
  readonly keptHash: Buffer;
  readonly keptAnswer: string;
}
export const keptOf = ({ keptRoute, keptHash, keptAnswer }: KeptRow): KeptAnswer | null =>
  keptRoute === null ? null : { route: keptRoute, bodyHash: keptHash, answer: keptAnswer };

/** What is kept under a key by now; null when nothing is. */
export async function findKept(db: Db, { principal, key }: Keyed): Promise<KeptAnswer | null> {
  const row = await db.maybe<KeptRow>(
    'idempotency.find',
    `select ${keptColumns} from idempotency kept where kept.principal = $1 and kept.key = $2`,
    [principal, key],
  );
  return row && keptOf(row);
}

/** The answer kept for this very write. @throws IDEMPOTENCY_KEY_REUSED when its key came with another route or body */
export function repeated(kept: KeptAnswer, { route, body }: Keyed): string {
  if (kept.route !== route || !kept.bodyHash.equals(bodyHash(route, body))) refuse('IDEMPOTENCY_KEY_REUSED');
  return kept.answer;
}

/**
 * The first thing of the effect's transaction: whoever does the same at the same time waits here until it has ended, and sees
 * what it did. Nobody needs to wait for the answer.
 */
export const lockKey = (tx: Tx, { principal, key }: Keyed): Promise<void> =>
  tx.lock(`idempotency:${principal}:${key}`);

/**
 * Keeps the answer under its key, as the last thing of the effect's transaction: where there is one already, the effect is
 * undone. @throws a unique violation
 */
export async function keepAnswer(
  tx: Tx,
  { principal, key, route, body }: Keyed,
  answer: string,
): Promise<void> {
  await tx.run(
    'idempotency.keep',
    'insert into idempotency (principal, key, route, body_hash, answer, created_at) values ($1, $2::text, $3, $4, $5, $6)',
    [principal, key, route, bodyHash(route, body), answer, tx.now],
  );
}
