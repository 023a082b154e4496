// For what is fetched only when the reader comes near it.
import { type RefObject, useEffect, useState } from 'react';
import { useScroller } from './screen.tsx';

/** Turns true, and stays so, when the element is within a window's height of what is seen of the screen. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const scroller = useScroller();
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { root: scroller.current, rootMargin: '100%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element, scroller]);
  return near;
}
