// Ends of the audit log as they were noted elsewhere, read back out of whatever they were kept in.

export interface NotedEnd {
  readonly entry: bigint;
  /** 64 hex digits. */
  readonly hash: string;
}

const written = /^(\d{1,18}):([0-9a-f]{64})$/;
const logged = /"auditEntry":"(\d{1,18})","auditHash":"([0-9a-f]{64})"/g;

/** `<entry>:<hash>`, as the command says it; null when it is something else. */
export function notedEnd(text: string): NotedEnd | null {
  const [, entry, hash] = written.exec(text.trim()) ?? [];
  return entry === undefined || hash === undefined ? null : { entry: BigInt(entry), hash };
}

/** All ends in a text: lines of a server's log, or lines of `<entry>:<hash>`, among anything else. */
export function notedEnds(text: string): NotedEnd[] {
  const found = [...text.matchAll(logged)].map(([, entry, hash]) => ({
    entry: BigInt(entry ?? 0),
    hash: hash ?? '',
  }));
  return [...found, ...text.split('\n').flatMap((line) => notedEnd(line) ?? [])];
}
