// What the audit log says of a write: its target, and what was asked without the secrets in it.
import { createHash } from 'node:crypto';

const secret = /password|code|ticket|token|secret/i;
const targets = ['id', 'key', 'account'] as const;

/** What a request was about: the id, key or account it named. */
export function targetOf(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  for (const name of targets) {
    const value = (input as Record<string, unknown>)[name];
    if (value !== undefined) return String(value);
  }
  return null;
}

/** A whole file is named by its hash. */
const fileLength = 2_000;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function worded(name: string, value: unknown): unknown {
  if (secret.test(name)) return '···';
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'string' || value.length <= fileLength) return value;
  return `${value.length} characters, sha256 ${hashOf(value)}`;
}
/** What was asked, as JSON; what might be a secret is left out, and what is a file is told by its hash. */
export const detailOf = (input: unknown): string => JSON.stringify(input ?? {}, worded);
