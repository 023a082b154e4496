// What the audit log says of a write: its target, and what was asked without the secrets in it.

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

/** What was asked, as JSON; what might be a secret is left out. */
export const detailOf = (input: unknown): string =>
  JSON.stringify(input ?? {}, (name, value) =>
    secret.test(name) ? '···' : typeof value === 'bigint' ? String(value) : value,
  );
