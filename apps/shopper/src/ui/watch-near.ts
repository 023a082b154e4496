// One observer for all pictures of a screen: tells each, once, when it is near the window.

/** A picture loads while it is within 1.3 windows, as measured from the window's own start. */
const preloadRatio = 1.3;
const throttleMs = 200;

interface Watch {
  observer: IntersectionObserver;
  callbacks: Map<Element, () => void>;
}

const watches = new WeakMap<object, Watch>();
const noRoot = {};

function watchOf(root: HTMLElement | null): Watch {
  const known = watches.get(root ?? noRoot);
  if (known) return known;
  const callbacks = new Map<Element, () => void>();
  const waiting = new Set<Element>();
  let flushing = false;
  let lastAt = -throttleMs;
  const flush = () => {
    flushing = false;
    lastAt = performance.now();
    for (const element of waiting) callbacks.get(element)?.();
    waiting.clear();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) waiting.add(entry.target);
        else waiting.delete(entry.target);
      }
      // The first ones at once, what a quick scroll brings in batches: what has gone by meanwhile is not loaded.
      if (waiting.size > 0 && !flushing) {
        flushing = true;
        setTimeout(flush, Math.max(0, throttleMs - (performance.now() - lastAt)));
      }
    },
    { root, rootMargin: `${Math.round((preloadRatio - 1) * 100)}%` },
  );
  const watch = { observer, callbacks };
  watches.set(root ?? noRoot, watch);
  return watch;
}

/** Calls back once when the element is near; returns the way to stop. */
export function watchNear(element: Element, root: HTMLElement | null, onNear: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onNear();
    return () => {};
  }
  const { observer, callbacks } = watchOf(root);
  const stop = () => {
    observer.unobserve(element);
    callbacks.delete(element);
  };
  callbacks.set(element, () => {
    stop();
    onNear();
  });
  observer.observe(element);
  return stop;
}
