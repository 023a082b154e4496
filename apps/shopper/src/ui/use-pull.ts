// The gesture behind pull-to-refresh: how far, which state, and what happens when the finger lets go.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type PullState = 'normal' | 'pulling' | 'loosing' | 'loading' | 'success';

export const headHeight = 50;
export const successMs = 500;
export const animationMs = 300;

/** The further, the harder: one to one up to the head's height, then half, then a quarter. */
export function resist(distance: number): number {
  if (distance <= headHeight) return distance;
  if (distance <= headHeight * 2) return headHeight + (distance - headHeight) / 2;
  return headHeight * 1.5 + (distance - headHeight * 2) / 4;
}

interface PullOptions {
  root: RefObject<HTMLElement | null>;
  /** What moves. */
  track: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  onRefresh: (() => Promise<unknown>) | undefined;
}

/** Listens on the list; moves the track itself, so that a drag renders only when the state changes. */
export function usePull({ root, track, scroller, onRefresh }: PullOptions) {
  const [state, setState] = useState<PullState>('normal');
  const [turn, setTurn] = useState(0);
  const now = useRef<PullState>('normal');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const alive = useRef(true);
  const act = useRef(onRefresh);

  useEffect(() => {
    act.current = onRefresh;
  });

  const become = useCallback((next: PullState) => {
    if (now.current === next) return;
    now.current = next;
    setState(next);
  }, []);

  const move = useCallback(
    (distance: number, animated: boolean) => {
      const element = track.current;
      if (!element) return;
      element.style.transition = animated
        ? `transform ${animationMs}ms cubic-bezier(0.2, 0.8, 0.2, 1)`
        : 'none';
      element.style.transform = distance ? `translateY(${distance}px)` : '';
    },
    [track],
  );

  const rest = useCallback(() => {
    move(0, true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => become('normal'), animationMs);
  }, [become, move]);

  const refresh = useCallback(async () => {
    const run = act.current;
    if (!run || now.current === 'loading') return;
    clearTimeout(timer.current);
    become('loading');
    move(headHeight, true);
    try {
      await run();
      if (!alive.current) return;
      become('success');
      timer.current = setTimeout(rest, successMs);
    } catch {
      if (alive.current) rest();
    }
  }, [become, move, rest]);

  useEffect(() => {
    alive.current = true;
    // A hidden screen came back: whatever was under way is over.
    if (now.current !== 'normal') rest();
    return () => {
      alive.current = false;
      clearTimeout(timer.current);
    };
  }, [rest]);

  const enabled = onRefresh !== undefined;
  useEffect(() => {
    const element = root.current;
    if (!element || !enabled) return;
    let start: { x: number; y: number } | undefined;
    let pulling = false;

    const atTop = () => (scroller.current ? scroller.current.scrollTop <= 0 : window.scrollY <= 0);
    const onStart = (event: TouchEvent) => {
      const touch = event.touches[0];
      const free = now.current === 'normal' && event.touches.length === 1 && atTop();
      start = free && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
      pulling = false;
    };
    const onMove = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const down = touch.clientY - start.y;
      const across = Math.abs(touch.clientX - start.x);
      if (!pulling) {
        if (down < 0 || across > Math.abs(down) || !atTop()) {
          if (Math.max(Math.abs(down), across) > 8) start = undefined;
          return;
        }
        if (down < 4) return;
        pulling = true;
      }
      if (event.cancelable) event.preventDefault();
      const distance = resist(Math.max(0, down));
      move(distance, false);
      setTurn(Math.round((distance / headHeight) * 24) / 24);
      become(distance >= headHeight ? 'loosing' : distance > 0 ? 'pulling' : 'normal');
    };
    const onEnd = () => {
      if (pulling) {
        if (now.current === 'loosing') void refresh();
        else rest();
      }
      start = undefined;
      pulling = false;
    };
    const onCancel = () => {
      if (pulling) rest();
      start = undefined;
      pulling = false;
    };

    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd);
    element.addEventListener('touchcancel', onCancel);
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onCancel);
    };
  }, [root, scroller, enabled, become, move, refresh, rest]);

  return { state, turn, refresh };
}
