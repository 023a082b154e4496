// The one-second courtesy against double taps: the same thing sent again at once is stopped here.

const windowMs = 1000;

/** Remembers what was sent; `allow` is false for the same url and body within a second of the previous one. */
export function createDuplicateGuard(now: () => number = () => Date.now()) {
  const sent = new Map<string, number>();
  return {
    allow(url: string, body: string): boolean {
      const time = now();
      for (const [key, at] of sent) if (time - at >= windowMs) sent.delete(key);
      const key = `${url}\n${body}`;
      if (sent.has(key)) return false;
      sent.set(key, time);
      return true;
    },
    forget(): void {
      sent.clear();
    },
  };
}
