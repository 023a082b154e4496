// The gesture of a button that goes on for as long as a finger holds it.
import { type PointerEvent, useEffect, useRef } from 'react';

const firstMs = 400;
const nextMs = 60;

/**
 * What a button needs so that holding it calls `onTick` again and again, and `onEnd` once when it is let go. A tap is a click as
 * ever; the click that ends a hold is not given on to `onClick`.
 */
export function useHold(acts: { onTick(): void; onEnd(): void; onClick(): void }) {
  const latest = useRef(acts);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const end = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (wasHeld.current) latest.current.onEnd();
  };
  /** The finger slips off, or scrolls: no click follows. */
  const slip = () => {
    if (timer.current === undefined) return;
    end();
    wasHeld.current = false;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      wasHeld.current = false;
      if (event.button !== 0) return;
      const tick = () => {
        wasHeld.current = true;
        latest.current.onTick();
        timer.current = setTimeout(tick, nextMs);
      };
      timer.current = setTimeout(tick, firstMs);
    },
    onPointerUp: end,
    onPointerLeave: slip,
    onPointerCancel: slip,
    onClick: () => {
      if (!wasHeld.current) latest.current.onClick();
      wasHeld.current = false;
    },
  };
}
