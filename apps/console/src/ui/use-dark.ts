// Whether the reader's device is set to dark; followed while the page is open.
import { useLayoutEffect, useSyncExternalStore } from 'react';

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const listen = (changed: () => void) => {
  dark.addEventListener('change', changed);
  return () => dark.removeEventListener('change', changed);
};

/** Sets the document to it as well, for what is drawn with the tokens. */
export function useDark(): boolean {
  const isDark = useSyncExternalStore(listen, () => dark.matches);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, [isDark]);
  return isDark;
}
