// Light, dark, or as the system says: kept in local storage, shown as `data-theme` on the document.
import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';

const storageKey = 'meridian.theme';
const listeners = new Set<() => void>();
let theme: Theme | undefined;

function read(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** The choice as it stands. */
export function currentTheme(): Theme {
  theme ??= read();
  return theme;
}

/** Puts the choice on the document; called once at the start and at each change. */
export function applyTheme(): void {
  const choice = currentTheme();
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** Chooses and remembers. */
export function setTheme(next: Theme): void {
  theme = next;
  try {
    if (next === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
  } catch {
    // private mode: the choice lives as long as the page
  }
  applyTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `[theme, setTheme]`, for the settings screen. */
export function useTheme(): [Theme, (next: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme, () => 'system'), setTheme];
}
