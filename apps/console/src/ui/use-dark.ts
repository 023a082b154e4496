// Whether the reader's device is set to dark; followed while the page is open.
import { useLayoutEffect, useSyncExternalStore } from 'react';

const device = () => window.matchMedia('(prefers-color-scheme: dark)');
const listen = (changed: () => void) => {
  const dark = device();
  dark.addEventListener('change', changed);
  return () => dark.removeEventListener('change', changed);
};

/** Sets the document to it as well, for what is drawn with the tokens. */
export function useDark(): boolean {
  const isDark = useSyncExternalStore(listen, () => device().matches);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, [isDark]);
  return isDark;
}
