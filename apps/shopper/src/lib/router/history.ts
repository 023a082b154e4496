// The entries behind the address: the browser's own, or a list in memory for tests and for the server.
import { navigate } from 'wouter/use-browser-location';

/** One place of the history. `key` is its own for good; `index` grows with every step forward. */
export interface Entry {
  readonly href: string;
  readonly key: string;
  readonly index: number;
}

export interface RouterHistory {
  entry(): Entry;
  go(href: string, replace: boolean): void;
  step(delta: number): void;
  /** One step back to an entry that then has this address. */
  back(href: string): void;
  /** Tells of steps, not of `go`. Returns how to stop. */
  listen(stepped: () => void): () => void;
}

const newKey = () => Math.random().toString(36).slice(2);

/** The window's history. */
export function browserHistory(): RouterHistory {
  let returning: string | undefined;
  const entry = (): Entry => {
    const { pathname, search, hash } = window.location;
    const { key = '', index = 0 } = (window.history.state ?? {}) as Partial<Entry>;
    return { href: pathname + search + hash, key, index };
  };
  if (!entry().key) navigate(entry().href, { replace: true, state: { key: newKey(), index: 0 } });
  return {
    entry,
    go: (href, replace) =>
      navigate(href, { replace, state: { key: newKey(), index: entry().index + (replace ? 0 : 1) } }),
    step: (delta) => window.history.go(delta),
    back(href) {
      returning = href;
      window.history.back();
    },
    listen(stepped) {
      const popped = () => {
        // Before anybody reads the address: an entry of its own would lose what lies ahead.
        if (returning) navigate(returning, { replace: true, state: window.history.state });
        returning = undefined;
        stepped();
      };
      window.addEventListener('popstate', popped);
      return () => window.removeEventListener('popstate', popped);
    },
  };
}

/** A history without a window, at its first address. */
export function memoryHistory(first: string): RouterHistory {
  let entries: Entry[] = [{ href: first, key: newKey(), index: 0 }];
  let at = 0;
  const listeners = new Set<() => void>();
  const entry = () => entries[at] as Entry;
  const step = (delta: number) => {
    at = Math.max(0, Math.min(entries.length - 1, at + delta));
    for (const listener of listeners) listener();
  };
  return {
    entry,
    go(href, replace) {
      if (!replace) at += 1;
      entries = [...entries.slice(0, at), { href, key: newKey(), index: at }];
    },
    step,
    back(href) {
      const before = entries[at - 1];
      if (before) entries[at - 1] = { ...before, href };
      step(-1);
    },
    listen(stepped) {
      listeners.add(stepped);
      return () => listeners.delete(stepped);
    },
  };
}
