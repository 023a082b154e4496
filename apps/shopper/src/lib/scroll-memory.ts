// Where a screen was scrolled to: kept while it is away, put back when it returns.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { readStoredJson, writeStored } from './browser-storage.ts';
import { useRouter } from './router/react.tsx';
import { type TabId, useTab } from './tabs.ts';

const storageKey = 'scroll';
const rememberedMax = 100;
/** Content that arrives later than this no longer moves the page under the reader. */
const patienceMs = 3000;
const readerActs = ['pointerdown', 'wheel', 'keydown'] as const;

let positions: Map<string, number> | null = null;
const tabContainers = new Map<HTMLElement, TabId>();

function remembered(): Map<string, number> {
  if (positions) return positions;
  const stored = readStoredJson('sessionStorage', storageKey);
  positions = new Map(Array.isArray(stored) ? (stored as [string, number][]) : []);
  window.addEventListener('pagehide', () =>
    writeStored('sessionStorage', storageKey, JSON.stringify([...remembered()])),
  );
  return positions;
}

function remember(place: string, top: number): void {
  const all = remembered();
  all.delete(place);
  all.set(place, top);
  for (const oldest of all.keys()) {
    if (all.size <= rememberedMax) break;
    all.delete(oldest);
  }
}

/** Scrolls there, again while the content is still growing, until the reader takes over. Returns how to stop. */
function restore(element: HTMLElement, top: number): () => void {
  element.scrollTop = top;
  if (element.scrollTop >= top - 1) return () => undefined;
  const watcher = new MutationObserver(() => {
    element.scrollTop = top;
    if (element.scrollTop >= top - 1) stop();
  });
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const act of readerActs) element.removeEventListener(act, stop);
  };
  const timer = setTimeout(stop, patienceMs);
  watcher.observe(element, { childList: true, subtree: true });
  for (const act of readerActs) element.addEventListener(act, stop, { passive: true });
  return stop;
}

/** Restores and then follows one scroll container. Returns how to stop. */
function follow(element: HTMLElement, place: () => string, settled: () => boolean): () => void {
  const top = remembered().get(place());
  // Nothing remembered: a page that the server has drawn may have been scrolled before it came to life.
  const stop = top === undefined ? () => undefined : restore(element, top);
  const save = () => {
    if (settled()) remember(place(), element.scrollTop);
  };
  element.addEventListener('scroll', save, { passive: true });
  return () => {
    stop();
    element.removeEventListener('scroll', save);
  };
}

/**
 * `<Screen scrollerRef={useScrollMemory()}>`: remembers where the screen was scrolled to and puts it back, a tab's always, another
 * page's when one comes back to the same entry of the browser's history. `name` tells apart several containers of one screen.
 */
export function useScrollMemory(name = 'main'): RefObject<HTMLElement | null> {
  const router = useRouter();
  const tabId = useTab()?.id;
  const ref = useRef<HTMLElement>(null);
  const followed = useRef<{ element: HTMLElement; stop: () => void }>(null);

  // A skeleton and the page after it may be two containers: each is taken up when it appears.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || followed.current?.element === element) return;
    followed.current?.stop();
    const place = () => `${tabId ?? router.latest.key} ${name}`;
    // While the next page is on its way, the address is already its own.
    const settled = () => tabId !== undefined || !router.busy;
    const stopFollowing = follow(element, place, settled);
    if (tabId) tabContainers.set(element, tabId);
    const stop = () => {
      stopFollowing();
      tabContainers.delete(element);
    };
    followed.current = { element, stop };
  });
  useLayoutEffect(
    () => () => {
      followed.current?.stop();
      followed.current = null;
    },
    [],
  );
  return ref;
}

/** Brings a tab back to its top; smoothly when the reader asked for it by tapping the tab again. */
export function scrollTabToTop(tabId: TabId, behavior: ScrollBehavior): void {
  for (const place of [...remembered().keys()]) if (place.startsWith(`${tabId} `)) remembered().delete(place);
  for (const [element, id] of tabContainers) if (id === tabId) element.scrollTo({ top: 0, behavior });
}

/** Forgets all positions: the next person on this device starts at the top. */
export function forgetScroll(): void {
  remembered().clear();
}
