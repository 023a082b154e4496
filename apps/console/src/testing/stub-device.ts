// What the kit asks of a browser and the tests' document has not: media queries, always "no", and sizes, never any.
import { vi } from 'vitest';

export function stubDevice(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
