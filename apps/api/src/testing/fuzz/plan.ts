// What the fuzzer asks next: decks of everything that has to be tried, shuffled by the seed and dealt one by one.
import { createRandom, type Random } from '../../../db/demo/prng.ts';
import { bodyMutators } from './body-mutators.ts';
import type { JsonSchema, Operation } from './document.ts';
import { generate, type Path, type Pool, replaceAt } from './generate.ts';
import { inputMutators } from './input-mutators.ts';
import { hostileTexts, hostileValues } from './literals.ts';
import type { Mutator } from './mutator.ts';
import { type FuzzRequest, wireOf } from './request.ts';
import { wireMutators } from './wire-mutators.ts';

export const mutators: readonly Mutator[] = [...inputMutators, ...bodyMutators, ...wireMutators];

/** One intention: a mutator on an operation by a caller, or a literal in a field by whoever may. */
export interface Intention {
  readonly operation: Operation;
  readonly caller: string;
  readonly mutator: Mutator;
  readonly field?: Path;
  readonly literal?: unknown;
  /** The newest sample and nothing else, so that a good answer is likely. */
  readonly asIs?: true;
}

/** Every field of an input, members of arrays as the first one. */
export function fieldsOf(schema: JsonSchema, path: Path = []): Path[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, s]) => fieldsOf(s, [...path, name])),
    ...(schema.items ? fieldsOf(schema.items, [...path, 0]) : []),
    ...(schema.anyOf ?? []).flatMap((branch) => fieldsOf(branch, path)),
  ];
  const all = path.length === 0 ? inner : [path, ...inner];
  return [...new Map(all.map((field) => [field.join('.'), field])).values()];
}

/** Literals that an operation can carry: a query takes texts only. */
export const literalsFor = ({ method }: Operation): readonly unknown[] =>
  method === 'GET' ? hostileTexts : hostileValues;

const literal: Mutator = { name: 'literal in a field', over: 'inject' };

/** All pairs of field and literal, each by a caller that may enter. */
export const fieldIntentions = (
  operations: readonly Operation[],
  ownerOf: (operation: Operation) => string,
): Intention[] =>
  operations.flatMap((operation) =>
    fieldsOf(operation.input).flatMap((field) =>
      literalsFor(operation).map((value) => ({
        operation,
        caller: ownerOf(operation),
        mutator: literal,
        field,
        literal: value,
      })),
    ),
  );

/** All triples of operation, caller and mutator. */
export const mutatorIntentions = (
  operations: readonly Operation[],
  callers: readonly string[],
): Intention[] =>
  operations.flatMap((operation) =>
    mutators
      .filter(({ fits }) => fits?.(operation) ?? true)
      .flatMap((mutator) => callers.map((caller) => ({ operation, caller, mutator }))),
  );

/** Every operation once, as its owner would ask for it. */
export const plainIntentions = (
  operations: readonly Operation[],
  ownerOf: (operation: Operation) => string,
): Intention[] => {
  const [mutator] = mutators;
  if (!mutator) throw new RangeError('no mutators');
  return operations.map((operation) => ({ operation, caller: ownerOf(operation), mutator, asIs: true }));
};

/** One intention of every mutator, so that a short run leaves none out. */
export const oneOfEach = (intentions: readonly Intention[]): Intention[] => [
  ...new Map(intentions.map((one) => [one.mutator, one])).values(),
];

/** Deals a deck in a random order again and again, after `first`. */
export function* deal<T>(deck: readonly T[], random: Random, first: readonly T[] = []): Generator<T, never> {
  if (deck.length === 0) throw new RangeError('nothing to deal');
  yield* first;
  for (;;) {
    const left = [...deck];
    while (left.length > 0) {
      const at = random.int(0, left.length - 1);
      const [drawn, last] = [left[at] as T, left.pop() as T];
      if (at < left.length) left[at] = last;
      yield drawn;
    }
  }
}

/** What a request is made from besides the intention. */
export interface Material {
  readonly pool: Pool;
  /** Requests that their owner may make now. */
  readonly samples: Readonly<Record<string, readonly unknown[]>>;
  readonly headersFor: (caller: string) => Readonly<Record<string, string>>;
}

const languages = ['en', 'zh-cn', 'ar', 'de', 'pk'];

/** The request of an intention. The same number and seed make the same request of the same material. */
export function requestOf(
  intention: Intention,
  number: number,
  seed: number,
  material: Material,
): FuzzRequest {
  const { operation, caller, mutator, field, asIs } = intention;
  const random = createRandom((seed ^ Math.imul(number + 1, 0x9e3779b1)) >>> 0);
  const samples = material.samples[operation.verb] ?? [];
  const newest = asIs ? samples.at(-1) : undefined;
  let input =
    newest ??
    (samples.length > 0 && random.next() < 0.6
      ? random.pick(samples)
      : generate(operation.input, random, material.pool, operation.verb));
  if (field) input = replaceAt(input, field, intention.literal);
  if (mutator.input) input = mutator.input(input, random, operation);
  const wire = wireOf(operation, input, {
    lang: random.pick(languages),
    ...(operation.method === 'POST' && random.next() < 0.5
      ? { 'idempotency-key': keyOf(number, random) }
      : {}),
    ...material.headersFor(caller),
  });
  mutator.wire?.(wire, random);
  return { number, operation, caller, mutator: mutator.name, over: mutator.over, ...wire };
}

/** Mostly a new key, sometimes one that was used for something else. */
const keyOf = (number: number, random: Random): string =>
  `fuzz-key-${random.next() < 0.9 ? number : random.int(0, Math.max(0, number - 1))}`;
