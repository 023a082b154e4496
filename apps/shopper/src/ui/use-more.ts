// The next page: asked for when the end of the list is within 300 px of the window.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export const preloadOffset = 300;

export type MoreState = 'normal' | 'loading' | 'failed';

interface MoreOptions {
  root: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  onMore: (() => Promise<unknown>) | undefined;
  hasMore: boolean;
  failed: boolean;
}

/** One page at a time; after a failure only by hand. */
export function useMore({ root, scroller, onMore, hasMore, failed }: MoreOptions) {
  const [state, setState] = useState<MoreState>('normal');
  const busy = useRef(false);
  const shown: MoreState = state === 'normal' && failed ? 'failed' : state;

  const load = useCallback(async () => {
    if (busy.current || !onMore) return;
    busy.current = true;
    setState('loading');
    try {
      await onMore();
      setState('normal');
    } catch {
      setState('failed');
    } finally {
      busy.current = false;
    }
  }, [onMore]);

  // After every render too: a page may be shorter than the window.
  useEffect(() => {
    const element = root.current;
    const view = scroller.current;
    if (!element || !hasMore || shown !== 'normal') return;
    const look = () => {
      const end = element.getBoundingClientRect().bottom;
      const edge = view ? view.getBoundingClientRect().bottom : window.innerHeight;
      const visible = (view ? view.clientHeight : window.innerHeight) > 0;
      if (visible && end - edge <= preloadOffset) void load();
    };
    look();
    const target = view ?? window;
    target.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      target.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  });

  return { state: shown, load };
}
