// Storage that never throws: private windows, full disks and blocked cookies leave the app working without memory.

type Kind = 'localStorage' | 'sessionStorage';

/** What is stored under a key, or null. */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null forgets it. */
export function writeStored(kind: Kind, key: string, value: string | null): void {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
  } catch {
    // Nothing is kept then.
  }
}

/** What is stored as JSON, or null when there is nothing or it cannot be read. */
export function readStoredJson(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(readStored(kind, key) ?? 'null');
  } catch {
    return null;
  }
}
