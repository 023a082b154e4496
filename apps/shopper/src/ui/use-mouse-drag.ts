// Dragging sideways with a mouse what a finger would swipe.
import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';

/** Further than this (px) it is a drag and no click. */
const clickSlack = 5;

/** Handlers for a scroll container with snap points; the snapping takes over when the button is let go. */
export function useMouseDrag(container: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; left: number } | null>(null);
  const moved = useRef(false);
  const end = () => {
    from.current = null;
    container.current?.style.removeProperty('scroll-snap-type');
  };
  return {
    onPointerDown: ({ pointerType, button, clientX }: PointerEvent) => {
      moved.current = false;
      if (pointerType === 'mouse' && button === 0 && container.current)
        from.current = { x: clientX, left: container.current.scrollLeft };
    },
    onPointerMove: ({ clientX, pointerId }: PointerEvent) => {
      const view = container.current;
      if (!from.current || !view) return;
      const distance = clientX - from.current.x;
      if (!moved.current && Math.abs(distance) > clickSlack) {
        moved.current = true;
        view.setPointerCapture(pointerId);
        view.style.scrollSnapType = 'none';
      }
      if (moved.current) view.scrollLeft = from.current.left - distance;
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (!moved.current) return;
      moved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
