// Idempotency: one key, one effect. The answer is kept in the transaction of the effect, so a retry is told the same.
import { createHash } from 'node:crypto';
import type { Tx } from './db.ts';
import { refuse } from './refusal.ts';

/** RFC 8785-like: object members in a fixed order, so that the same body hashes the same. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value && typeof value === 'object') {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${members.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** SHA-256 over route and body. */
export const bodyHash = (route: string, body: unknown): Buffer =>
  createHash('sha256')
    .update(`${route}\n${canonical(body)}`)
    .digest();

/**
 * Takes the key in this transaction. A caller with the same key waits for the first to commit and gets its answer.
 * @returns the kept answer, or null when this caller is the first.
 * @throws IDEMPOTENCY_KEY_REUSED when the key came with another route or body.
 */
export async function takeKey(
  tx: Tx,
  principal: string,
  key: string,
  route: string,
  hash: Buffer,
): Promise<string | null> {
  const first = await tx.run(
    'idempotency.take',
    'insert into idempotency (principal, key, route, body_hash, created_at) values ($1, $2, $3, $4, $5) on conflict do nothing',
    [principal, key, route, hash, tx.now],
  );
  if (first === 1) return null;
  const kept = await tx.one<{ route: string; body_hash: Buffer; answer: string | null }>(
    'idempotency.get',
    'select route, body_hash, answer from idempotency where principal = $1 and key = $2',
    [principal, key],
  );
  if (kept.route !== route || !kept.body_hash.equals(hash)) refuse('IDEMPOTENCY_KEY_REUSED');
  if (kept.answer === null) refuse('REQUEST_IN_PROGRESS');
  return kept.answer;
}

/** Keeps the answer beside the key. */
export async function keepAnswer(tx: Tx, principal: string, key: string, answer: string): Promise<void> {
  await tx.run('idempotency.keep', 'update idempotency set answer = $3 where principal = $1 and key = $2', [
    principal,
    key,
    answer,
  ]);
}
