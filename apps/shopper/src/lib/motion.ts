// Whether the reader wants things to move.

/** True when the system asks for less motion. */
export const prefersLessMotion = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
