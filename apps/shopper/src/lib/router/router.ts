// The way from one page to the next: the guard is asked, the screen fetched, and only then is the page changed.
import type { ComponentType } from 'react';
import { parseSearch } from '../search-codec.ts';
import { type BackSearch, backSearch } from '../search-params.ts';
import { browserHistory, type Entry, type RouterHistory } from './history.ts';
import { hrefOf, type Params, type Path, paramsOf, type Row, type TableRow, type Target } from './table.ts';

/** Somewhere in the app, read by the table. */
export interface Place extends Entry {
  /** The row's path; null outside the table. */
  readonly path: Path | null;
  readonly row: TableRow;
  readonly pathname: string;
  readonly hash: string;
  readonly params: Params;
  /** Only what the row understands. */
  readonly search: BackSearch;
  /** Once loaded; what failed to load throws when it is drawn. */
  readonly screen?: ComponentType;
}

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  /** Lets the browser show the change of pages as one movement. */
  readonly viewTransition?: boolean | undefined;
}

export interface Arrival {
  readonly place: Place;
  /** A page that sends on at once replaces what was pushed a moment before; together that is one push. */
  readonly how: 'push' | 'replace' | 'pop';
}

export interface RouterOptions {
  readonly table: Readonly<Record<string, Row>>;
  /** What is shown outside the table. */
  readonly lost: Row;
  /** Where to go instead, or null. `ahead`: the page is only fetched, nobody goes there yet. */
  guard(place: Place, ahead: boolean): Promise<string | null> | string | null;
  readonly history?: RouterHistory | undefined;
}

export type Router = ReturnType<typeof createRouter>;
type Listener<T> = (news: T) => void;

/** A set of listeners; adding gives how to stop. */
function listeners<T>() {
  const all = new Set<Listener<T>>();
  const add = (listener: Listener<T>) => {
    all.add(listener);
    return () => void all.delete(listener);
  };
  const tell = (news: T) => {
    for (const listener of [...all]) listener(news);
  };
  return { all, add, tell };
}

const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A new version of the app has other files: the page is loaded again, once for a missing file. */
function loadedAnew(error: unknown): boolean {
  const text = String(error);
  const gone = /dynamically imported module|module script failed/i.test(text);
  if (!gone || typeof window === 'undefined' || !navigator.onLine) return false;
  try {
    if (sessionStorage.getItem('missing') === text) return false;
    sessionStorage.setItem('missing', text);
  } catch {
    // Without a memory it could go round in circles.
    return false;
  }
  window.location.reload();
  return true;
}

/** A router over the browser's history, or over a given one. */
export function createRouter({ table, lost, guard, history = browserHistory() }: RouterOptions) {
  const screens = new Map<Row, ComponentType>();
  const coming = new Map<Row, Promise<ComponentType>>();
  const arrivals = listeners<Arrival>();
  const busyness = listeners<void>();
  const drawers = listeners<Place>();
  const blockers = new Set<() => Promise<boolean>>();
  const searches = new Map<Path, BackSearch>();
  let given: Place | undefined;
  let latest = placeAt(history.entry());
  let shown = latest;
  let how: Arrival['how'] = 'replace';
  let busy = false;
  let turn = 0;
  let carried = false;
  let steppingBack = false;
  const whenSettled: (() => void)[] = [];

  function placeAt(entry: Entry): Place {
    // Only the first of each counts: a query may hold a path with a query of its own.
    const [, full = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?#?(.*)/.exec(entry.href) ?? [];
    const pathname = full.replace(/(.)\/+$/, '$1');
    const raw = parseSearch(query);
    for (const [path, row] of Object.entries(table)) {
      const params = paramsOf(path, pathname);
      if (!params) continue;
      const search = { ...backSearch(raw), ...row.search?.(raw) };
      // An equal query stays the same object, so that nothing is computed anew for it.
      const kept = given && sameJson(given.search, search) ? given.search : search;
      return { ...entry, path: path as Path, row: row as TableRow, pathname, hash, params, search: kept };
    }
    return {
      ...entry,
      path: null,
      row: lost as TableRow,
      pathname,
      hash,
      params: {},
      search: backSearch(raw),
    };
  }

  const setBusy = (next: boolean) => {
    if (busy === next) return;
    busy = next;
    busyness.tell();
  };

  function screenOf(row: Row): Promise<ComponentType> {
    const known = coming.get(row) ?? row.load?.().then((module) => module.default);
    if (!known) throw new Error('nothing to show here');
    coming.set(row, known);
    known.then(
      (screen) => screens.set(row, screen),
      () => coming.delete(row),
    );
    return known;
  }

  /** Hands the place to who draws, and waits until it is seen. */
  function show(place: Place): Promise<void> {
    given = place;
    latest = place;
    if (place.path) searches.set(place.path, place.search);
    if (drawers.all.size === 0) {
      settle(place);
      return Promise.resolve();
    }
    const seen = new Promise<void>((resolve) => {
      whenSettled.push(resolve);
    });
    drawers.tell(place);
    return seen;
  }

  /** Whoever draws says so when a place is on the screen. */
  function settle(place: Place): void {
    if (place === shown || place !== given) return;
    shown = place;
    for (const resolve of whenSettled.splice(0)) resolve();
    if (place === latest) setBusy(false);
    const arrival = { place, how };
    how = 'replace';
    arrivals.tell(arrival);
  }

  function reveal(place: Place): void {
    const mine = turn;
    const together = carried && typeof document.startViewTransition === 'function';
    carried = false;
    if (!together) return void show(place);
    // Skipped when the window is hidden; the page changes all the same.
    document
      .startViewTransition(() => (mine === turn ? show(place) : undefined))
      .ready.catch(() => undefined);
  }

  function arrive(): Promise<void> {
    turn += 1;
    const place = placeAt(history.entry());
    latest = place;
    setBusy(true);
    const lead = (place.row as Row).leadsTo ?? guard(place, false);
    const screen = screens.get(place.row);
    if (lead !== null || !screen) return arriveLater(place, lead, turn);
    // Nothing to wait for: what is tapped next already meets the new page.
    reveal({ ...place, screen });
    return Promise.resolve();
  }

  async function arriveLater(place: Place, leading: ReturnType<RouterOptions['guard']>, mine: number) {
    const lead = await leading;
    if (mine !== turn) return;
    if (lead !== null) {
      await go(lead, { replace: true });
      return;
    }
    let screen: ComponentType;
    try {
      screen = await screenOf(place.row);
    } catch (error) {
      if (mine === turn && loadedAnew(error)) return;
      screen = () => {
        throw error;
      };
    }
    if (mine === turn) reveal({ ...place, screen });
  }

  async function blocked(): Promise<boolean> {
    for (const blocker of blockers) if (await blocker()) return true;
    return false;
  }

  async function go(
    href: string,
    { replace = false, viewTransition = false }: NavigateOptions,
  ): Promise<void> {
    if (blockers.size > 0 && (await blocked())) return;
    carried = viewTransition;
    if (!replace) how = 'push';
    history.go(href, replace);
    await arrive();
  }

  async function stepped(): Promise<void> {
    if (steppingBack) {
      steppingBack = false;
      return;
    }
    const away = latest.index - history.entry().index;
    if (blockers.size > 0 && away !== 0 && (await blocked())) {
      steppingBack = true;
      history.step(away);
      return;
    }
    how = 'pop';
    await arrive();
  }

  return {
    /** The page on the screen. */
    get shown() {
      return shown;
    },
    /** The page to draw. */
    get given() {
      return given ?? latest;
    },
    /** Where the address leads: the page on the screen or the one on its way. */
    get latest() {
      return latest;
    },
    /** What was last asked of a page, though it may have been left before it was drawn. */
    lastSearch: (path: Path): BackSearch | undefined => searches.get(path),
    /** Whether a page is on its way. */
    get busy() {
      return busy;
    },
    /** Loads the page of the address and follows the history from there. Returns how to stop. */
    async start(): Promise<() => void> {
      const stop = history.listen(() => void stepped());
      await arrive();
      return stop;
    },
    /** Loads the page of the address again. */
    again: () => arrive(),
    /** Goes there; done when the page is on its way to the screen. */
    navigate: <P extends Path>(target: Target<P> & NavigateOptions): Promise<void> =>
      go(hrefOf(target), target),
    /** One step back in the history, to an entry that then has this address. */
    back(href: string, viewTransition: boolean): void {
      carried = viewTransition;
      history.back(href);
    },
    /** Fetches what a page needs; nobody is told when that fails. */
    async fetchAhead(href: string): Promise<void> {
      const place = placeAt({ ...latest, href });
      const lead = (place.row as Row).leadsTo ?? (await guard(place, true));
      const { row } = lead ? placeAt({ ...latest, href: lead }) : place;
      await screenOf(row).catch(() => undefined);
    },
    /** Which row a pathname belongs to; null outside the table. */
    rowOf: (pathname: string) => {
      const { path, row } = placeAt({ ...latest, href: pathname });
      return path === null ? null : row;
    },
    onArrival: arrivals.add,
    onBusy: busyness.add,
    /** For who draws: gets each place, and says by `settle` when it is seen. */
    draw: drawers.add,
    settle,
    /** Asked before a page is left; true keeps it. Returns how to stop asking. */
    block(asked: () => Promise<boolean>): () => void {
      blockers.add(asked);
      return () => void blockers.delete(asked);
    },
  };
}
