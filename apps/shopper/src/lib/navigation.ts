// The way back: the list of visited paths, kept in local storage, and what each navigation does to it.
import { readStoredJson, writeStored } from './browser-storage.ts';
import { safePath } from './safe-path.ts';

/** A place on the way. `index` is its position in the browser's own history, null when only remembered. */
export interface Visit {
  readonly path: string;
  readonly index: number | null;
}

export interface Arrival {
  readonly path: string;
  readonly index: number;
  readonly action: 'boot' | 'push' | 'replace' | 'pop';
  /** Tabs start a new way. */
  readonly resets: boolean;
}

const storageKey = 'Meridian-History';
const longestWay = 50;
const backFlag = 'back';

const pathnameOf = (path: string) => path.split(/[?#]/, 1)[0] ?? '';
const samePlace = (a: string, b: string) => pathnameOf(a) === pathnameOf(b);

function changeQuery(path: string, change: (query: URLSearchParams) => void): string {
  const [beforeHash = '', hash] = path.split('#', 2);
  const [pathname = '', search = ''] = beforeHash.split('?', 2);
  const query = new URLSearchParams(search);
  change(query);
  const text = query.toString();
  return `${pathname}${text ? `?${text}` : ''}${hash === undefined ? '' : `#${hash}`}`;
}

/** The path with the flag that tells a page it was come back to. */
export const withBackFlag = (path: string): string => changeQuery(path, (query) => query.set(backFlag, '1'));

/** The path as it is remembered: without the flag. */
export const withoutBackFlag = (path: string): string =>
  path.includes(backFlag) ? changeQuery(path, (query) => query.delete(backFlag)) : path;

/** The way after an arrival: pushes lengthen it, replacing keeps its length, going back shortens it, tabs begin it anew. */
export function recordVisit(way: readonly Visit[], arrival: Arrival): Visit[] {
  const here: Visit = { path: withoutBackFlag(arrival.path), index: arrival.index };
  if (arrival.resets) return [here];
  if (arrival.action === 'boot') {
    const reloaded = way.length > 0 && samePlace(way[way.length - 1]?.path ?? '', here.path);
    return reloaded ? [...way.slice(0, -1), here] : [here];
  }
  if (arrival.action === 'pop') {
    const at = way.findLastIndex((visit) => visit.index === here.index && samePlace(visit.path, here.path));
    if (at >= 0) return [...way.slice(0, at), here];
  }
  const kept = arrival.action === 'replace' ? way.slice(0, -1) : [...way];
  // Coming to the place one already stands on (another sort, the page behind a login) is no new step.
  if (samePlace(kept.at(-1)?.path ?? '', here.path)) kept.pop();
  return [...kept, here].slice(-longestWay);
}

/** The way as stored; what is not a path of ours is dropped. */
export function readWay(): Visit[] {
  const stored = readStoredJson('localStorage', storageKey);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item) => safePath(item) ?? []).map((path) => ({ path, index: null }));
}

/** Stores the way as a plain list of paths. */
export function writeWay(way: readonly Visit[]): void {
  writeStored('localStorage', storageKey, JSON.stringify(way.map((visit) => visit.path)));
}

export type BackStep =
  | { readonly kind: 'explicit'; readonly path: string }
  | { readonly kind: 'browser'; readonly path: string }
  | { readonly kind: 'replace'; readonly path: string };

/**
 * What "back" does here: an explicit path replaces this page; else the previous path of the way, by the browser's own step
 * when it lies right behind (so that its back button agrees), else by replacing; home when there is no way.
 */
export function backStep(way: readonly Visit[], here: number, explicit: unknown): BackStep {
  const asked = safePath(explicit);
  if (asked) return { kind: 'explicit', path: asked };
  const previous = way.at(-2);
  if (!previous) return { kind: 'replace', path: withBackFlag('/home') };
  const path = withBackFlag(previous.path);
  return { kind: previous.index === here - 1 ? 'browser' : 'replace', path };
}
