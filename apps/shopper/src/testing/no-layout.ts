// What jsdom has no layout for and screens with carousels, tabs and scrolling call anyway; import it for its effect.
import { vi } from 'vitest';

class Unmoved {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}
const nothing = () => undefined;

globalThis.IntersectionObserver ??= Unmoved as unknown as typeof IntersectionObserver;
globalThis.ResizeObserver ??= Unmoved;
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
window.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  addEventListener: nothing,
  removeEventListener: nothing,
})) as unknown as typeof window.matchMedia;
Element.prototype.scrollTo = nothing;

// The first test of a file also fetches the screen.
vi.setConfig({ testTimeout: 20_000 });
