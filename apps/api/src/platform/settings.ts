// Operator settings: each slice declares its numbers with unit and bounds; a changed value counts from the next statement on, in every process.
import type { Db } from './db.ts';

export interface Setting<T extends number | string | boolean = number> {
  readonly key: string;
  readonly defaultValue: T;
  readonly unit: string;
  readonly min?: number;
  readonly max?: number;
}
const registry = new Map<string, Setting<number | string | boolean>>();

/** Declares a setting; its key is `<slice>.<name>`. */
export function defineSetting<T extends number | string | boolean>(setting: {
  key: string;
  defaultValue: T;
  unit: string;
  min?: number;
  max?: number;
}): Setting<T extends number ? number : T extends boolean ? boolean : string> {
  if (registry.has(setting.key)) throw new Error(`setting ${setting.key} is declared twice`);
  registry.set(setting.key, setting);
  return setting as never;
}
/** Every declared setting, by key. */
export const declaredSettings = (): readonly Setting<number | string | boolean>[] =>
  [...registry.values()].sort((a, b) => a.key.localeCompare(b.key));

type ValueOf<S> = S extends Setting<infer T> ? T : never;
type Wanted = readonly Setting<never>[] | readonly Setting<number | string | boolean>[];
type ValuesOf<S extends Wanted> = { [K in keyof S]: ValueOf<S[K]> };
/** What has been changed of some settings, by key. */
export type ChangedSettings = Readonly<Record<string, number | string | boolean>>;
const valuesIn = <S extends Wanted>(changed: ChangedSettings, wanted: S): ValuesOf<S> =>
  wanted.map((s) => changed[s.key] ?? s.defaultValue) as never;

/** The values in force now, in the order asked for. One statement, whatever the number. */
export async function settings<const S extends Wanted>(db: Db, ...wanted: S): Promise<ValuesOf<S>> {
  // Places for so many keys and not one array, for which the database would make its plan anew each time.
  const places = wanted.map((_, n) => `$${n + 1}`);
  const rows = await db.many<{ key: string; value: number | string | boolean }>(
    'settings.list',
    `select key, value from settings where key in (${places.join(', ')})`,
    wanted.map((s) => s.key),
  );
  return valuesIn(Object.fromEntries(rows.map((r) => [r.key, r.value])), wanted);
}

/** The value in force now as a column of another statement; null where nobody has changed it. */
export const settingColumn = ({ key }: Pick<Setting<never>, 'key'>): string =>
  `(select value from settings where key = '${key}')`;

/** Several as one column of another statement, which `read` takes the values from, in the order asked for. */
export function settingsColumn<const S extends Wanted>(...wanted: S) {
  const keys = wanted.map(({ key }) => `'${key}'`);
  return {
    sql: `(select jsonb_object_agg(key, value) from settings where key in (${keys.join(', ')}))`,
    read: (column: ChangedSettings | null): ValuesOf<S> => valuesIn(column ?? {}, wanted),
  };
}
