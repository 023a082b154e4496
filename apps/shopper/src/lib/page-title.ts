// What a page is called beyond its kind: a product's own name in the window's title.
import { useEffect, useSyncExternalStore } from 'react';

let title: string | undefined;
const listeners = new Set<() => void>();

function put(next: string | undefined): void {
  title = next;
  for (const listener of listeners) listener();
}

/** For a page that has a name of its own, while it is shown. */
export function useNamedPage(name: string): void {
  useEffect(() => {
    put(name);
    return () => put(undefined);
  }, [name]);
}

/** The name of the page in front, if it has one. */
export const usePageName = (): string | undefined =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => title,
    () => undefined,
  );
