// Valid inputs out of JSON schemas, with real ids of a living world wherever one is known for the field.
import fc from 'fast-check';
import type { Random } from '../../../db/demo/prng.ts';
import type { JsonSchema } from './document.ts';

/** Values that exist in the world, by field name and by `verb.field`. */
export class Pool {
  readonly #values = new Map<string, unknown[]>();

  add(key: string, value: unknown): void {
    const kept = this.#values.get(key);
    if (!kept) this.#values.set(key, [value]);
    else if (!kept.includes(value)) kept.push(value);
    // The oldest are used up sooner than the newest.
    if (kept && kept.length > 60) kept.splice(0, 20);
  }

  /** Takes over every leaf of an input or an answer under its name. */
  harvest(verb: string, value: unknown): void {
    for (const [path, leaf] of leavesOf(value)) {
      const name = path.findLast((part) => typeof part === 'string');
      if (name === undefined || leaf === null || typeof leaf === 'boolean') continue;
      this.add(name, leaf);
      this.add(`${verb}.${name}`, leaf);
    }
  }

  pick(random: Random, verb: string, field: string): unknown {
    const own = this.#values.get(`${verb}.${field}`);
    const any = this.#values.get(field);
    const from = own && random.next() < 0.8 ? own : any;
    return from && random.next() < 0.9 ? random.pick(from) : undefined;
  }
}

export type Path = readonly (string | number)[];

/** Every leaf with the way to it; an empty array or object is a leaf. */
export function* leavesOf(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : value && typeof value === 'object'
      ? Object.entries(value)
      : [];
  if (entries.length === 0) yield [path, value];
  for (const [name, item] of entries) yield* leavesOf(item, [...path, name]);
}

/** The same value with something else at a place; what is missing on the way there is made. */
export function replaceAt(value: unknown, path: Path, next: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return next;
  if (typeof name === 'number') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    const item = replaceAt(items[name], rest, next);
    return name < items.length ? items.with(name, item) : [...items, item];
  }
  const holder = value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  return { ...holder, [name]: replaceAt(holder[name], rest, next) };
}

const samples = new Map<string, readonly unknown[]>();
/** Some texts of a pattern, the same for the same seed. */
function matching(pattern: string): readonly unknown[] {
  const kept = samples.get(pattern);
  if (kept) return kept;
  // `fast-check` wants no lazy quantifiers or look-arounds and unrolls bounded ones; a few texts will do.
  const made = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 12, seed: 7 });
  samples.set(pattern, made);
  return made;
}

/** A value that fits the schema, from the pool when the field is known there. Optional members come and go. */
export function generate(schema: JsonSchema, random: Random, pool: Pool, verb: string, field = ''): unknown {
  const known = field === '' ? undefined : pool.pick(random, verb, field);
  if (known !== undefined && typeof known === typeOf(schema)) return known;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return generate(random.pick(schema.anyOf), random, pool, verb, field);
  switch (typeOf(schema)) {
    case 'object': {
      const required = new Set(schema.required);
      const members = Object.entries(schema.properties ?? {}).filter(
        ([name]) => required.has(name) || random.next() < 0.5,
      );
      return Object.fromEntries(members.map(([name, s]) => [name, generate(s, random, pool, verb, name)]));
    }
    case 'array': {
      const length = random.int(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3));
      const { items = {} } = schema;
      return Array.from({ length }, () => generate(items, random, pool, verb, field));
    }
    case 'boolean':
      return random.next() < 0.5;
    case 'number':
      return random.int(
        Math.max(schema.minimum ?? 0, -1_000_000),
        Math.min(schema.maximum ?? 100, 1_000_000),
      );
    default:
      return text(schema, random);
  }
}

const typeOf = (schema: JsonSchema) => (schema.type === 'integer' ? 'number' : (schema.type ?? 'string'));

function text(schema: JsonSchema, random: Random): unknown {
  if (schema.format === 'date-time')
    return new Date(Date.UTC(2026, random.int(0, 11), random.int(1, 28), random.int(0, 23))).toISOString();
  if (schema.pattern) return random.pick(matching(schema.pattern));
  const least = schema.minLength ?? random.int(0, 6);
  return 'mug lamp 杯 été مصباح '
    .repeat(5)
    .slice(0, Math.min(random.int(least, least + 12), schema.maxLength ?? 60));
}
