// What a row of the route table is, and which paths, parts and queries the app's own table therefore allows: types, and the two ways between a path and its parts.
import type { ComponentType } from 'react';
import { stringifySearch } from '../search-codec.ts';
import type { BackSearch } from '../search-params.ts';

/** A row without what only the app knows of it (title, tab): how it is loaded and what its query may hold. */
export interface Row<S extends object = object> {
  /** Fetches the screen and all it needs before it can be drawn. */
  load?(): Promise<{ default: ComponentType }>;
  readonly search?: ((raw: Record<string, unknown>) => S) | undefined;
  /** Nothing is here; the path leads on. */
  readonly leadsTo?: string;
}

/** The app's table says here what it is: `interface Register { table: typeof table }`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the table
export interface Register {}

type Table = Register extends { table: infer T } ? T : Record<string, Row>;

/** A path of the table, as written there: `/detail/:product?/:mer?`. */
export type Path = keyof Table & string;
/** A row of the table. */
export type TableRow = Table[Path];

type Part<P extends string> = P extends `${string}/:${infer Name}?${infer Rest}` ? Name | Part<Rest> : never;
/** The optional parts of a path by name. */
export type Params<P extends string = string> = string extends P
  ? Readonly<Record<string, string | undefined>>
  : [Part<P>] extends [never]
    ? Readonly<Record<string, undefined>>
    : { readonly [Name in Part<P>]?: string | undefined };
/** What the query of a path may hold. */
export type Search<P extends Path> = BackSearch &
  (Table[P] extends { readonly search?: ((raw: never) => infer S) | undefined } ? S : unknown);

type Loose<T> = { [K in keyof T]?: T[K] | undefined };

/** Where to go: a path of the table with its parts and query, or an address that came as text. */
export type Target<P extends Path = Path> =
  | {
      readonly to: P;
      readonly params?: Params<NoInfer<P>>;
      readonly search?: Loose<Search<NoInfer<P>>>;
      readonly hash?: string | undefined;
      readonly href?: undefined;
    }
  | { readonly href: string; readonly to?: undefined };

/** The address of a target. */
export function hrefOf<P extends Path>(target: Target<P>): string {
  if (target.href !== undefined) return target.href;
  const { to, params = {}, search = {}, hash } = target;
  const path = to.replace(/\/:(\w+)\?/g, (_, name: string) => {
    const value = (params as Params)[name];
    return value ? `/${encodeURIComponent(value)}` : '';
  });
  return path + stringifySearch(search as Record<string, unknown>) + (hash ? `#${hash}` : '');
}

const patterns = new Map<string, RegExp>();

/** wouter's own reading of a pattern would take `/category` for `/Category`. */
function patternOf(path: string): RegExp {
  const known = patterns.get(path) ?? new RegExp(`^${path.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')}$`);
  patterns.set(path, known);
  return known;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The parts of a pathname that fits the path; null when it does not. */
export function paramsOf(path: string, pathname: string): Params | null {
  const found = patternOf(path).exec(pathname);
  if (!found) return null;
  const parts = Object.entries(found.groups ?? {}).filter(([, part]) => part !== undefined);
  return Object.fromEntries(parts.map(([name, part]) => [name, decoded(part)]));
}
