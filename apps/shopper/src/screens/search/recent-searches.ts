// What was searched for on this device, the latest first.
import { readStoredJson, writeStored } from '../../lib/browser-storage.ts';

const storageKey = 'recent-searches';
const most = 10;

/** The words of the last searches. */
export function readRecentSearches(): string[] {
  const stored = readStoredJson('localStorage', storageKey);
  return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, most) : [];
}

/** Puts words in front; the same words stand there once. */
export function rememberSearch(words: string): void {
  const same = words.toLocaleLowerCase();
  const others = readRecentSearches().filter((word) => word.toLocaleLowerCase() !== same);
  writeStored('localStorage', storageKey, JSON.stringify([words, ...others].slice(0, most)));
}

/** Forgets them all. */
export function clearRecentSearches(): void {
  writeStored('localStorage', storageKey, null);
}
