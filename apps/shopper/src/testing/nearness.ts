// Nearness to the window where nothing has a place: elements come near when a test says so. Stubs `IntersectionObserver`.
import { vi } from 'vitest';

type Tell = (entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void;

/** Until `vi.unstubAllGlobals()`. `margins`: how far round the window each observer looks, in the order of their making. */
export function stubNearness() {
  const watched: { element: Element; tell: Tell }[] = [];
  const margins: (string | undefined)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: Tell;
      constructor(tell: Tell, options: IntersectionObserverInit) {
        this.tell = tell;
        margins.push(options.rootMargin);
      }
      observe(element: Element): void {
        watched.push({ element, tell: this.tell });
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  return {
    margins,
    come(element: Element): void {
      for (const { tell } of watched.filter((w) => w.element === element))
        tell([{ isIntersecting: true, target: element }]);
    },
  };
}
