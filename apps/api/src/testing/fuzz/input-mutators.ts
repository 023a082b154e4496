// Mutators of the input: members with wrong values, left out, added, nested, far too many.
import type { Random } from '../../../db/demo/prng.ts';
import type { Operation } from './document.ts';
import { leavesOf, type Path, replaceAt } from './generate.ts';
import { hostileTexts, hostileValues } from './literals.ts';
import { hasBody, type Mutator } from './mutator.ts';

const hasFields = ({ input }: Operation) => Object.keys(input.properties ?? input.anyOf ?? {}).length > 0;

const anyLeaf = (input: unknown, random: Random): Path => random.pick([...leavesOf(input)])[0];
const without = (input: unknown, name: string): unknown =>
  Object.fromEntries(Object.entries(input as object).filter(([key]) => key !== name));
const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner, _, i) => (i % 2 ? [inner] : { a: inner }), 'x');

/** The file of an input with one cell, of the head or below it, that is a hostile text. */
function cellReplaced(input: unknown, random: Random): unknown {
  const { csv } = input as { csv?: string };
  const lines = String(csv)
    .split('\n')
    .map((line) => line.split(','));
  const line = random.pick(lines);
  line[random.int(0, line.length - 1)] = `"${random.pick(hostileTexts).replaceAll('"', '""')}"`;
  return { ...(input as object), csv: lines.map((cells) => cells.join(',')).join('\n') };
}

const ofInput = (name: string, input: Mutator['input'], fits: Mutator['fits'] = hasFields): Mutator => ({
  name,
  over: 'inject',
  fits,
  ...(input ? { input } : {}),
});
export const inputMutators: readonly Mutator[] = [
  { name: 'valid', over: 'inject' },
  { name: 'valid over http', over: 'http' },
  ofInput('literal', (input, random, { method }) =>
    replaceAt(input, anyLeaf(input, random), random.pick(method === 'GET' ? hostileTexts : hostileValues)),
  ),
  ofInput('several literals', (input, random, { method }) =>
    [1, 2, 3].reduce<unknown>(
      (made) =>
        replaceAt(made, anyLeaf(made, random), random.pick(method === 'GET' ? hostileTexts : hostileValues)),
      input,
    ),
  ),
  ofInput('a cell of a CSV file', cellReplaced, ({ input }) => input.properties?.csv !== undefined),
  ofInput('missing', (input, random) => {
    const names = Object.keys((input as object | null) ?? {});
    return names.length === 0 ? {} : without(input, random.pick(names));
  }),
  ofInput('nothing given', () => ({})),
  ofInput(
    'extra',
    (input, random) => ({
      ...(input as object),
      [random.pick(['isAdmin', 'id', 'userId', 'shopId', 'role', '', 'a.b', '0', '\u0000'])]:
        random.pick(hostileValues),
    }),
    () => true,
  ),
  ofInput(
    'many members',
    (input) => ({
      ...(input as object),
      ...Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`k${i}`, i])),
    }),
    hasBody,
  ),
  ofInput(
    'many items',
    (input, random) =>
      replaceAt(
        input,
        anyLeaf(input, random),
        Array.from({ length: 5_000 }, () => '1'),
      ),
    hasBody,
  ),
  ofInput(
    'nested',
    (input, random) => replaceAt(input, anyLeaf(input, random), nested(random.pick([3, 50, 500]))),
    hasBody,
  ),
  ofInput(
    '100 kB text',
    (input, random) =>
      replaceAt(input, anyLeaf(input, random), random.pick(['a', '=', '\\', 'é', '😀']).repeat(100_000)),
    hasBody,
  ),
];
