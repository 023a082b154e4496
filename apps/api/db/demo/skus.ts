// Builds the matrix of colours and choices of one product, with prices, stock and weights.
import type { Choice } from './choices.ts';
import { COLOURS } from './colours.ts';
import type { Random } from './prng.ts';
import { OPTION_LABELS } from './spec-labels.ts';
import type { DemoObject, Localised, ObjectType, ProductOption, Sku } from './types.ts';

export function pickColours(object: DemoObject, type: ObjectType, turn: number): readonly string[] {
  const ids = object.colours.map((colour) => colour.id);
  const rotated = [...ids.slice(turn % ids.length), ...ids.slice(0, turn % ids.length)];
  if (type.fixed) return rotated.slice(0, 1);
  return rotated.length > 2 && turn % 3 === 1 ? rotated.slice(0, -1) : rotated;
}

function colourLabel(id: string): Localised {
  const label = COLOURS[id];
  if (label === undefined) throw new Error(`no name for colour ${id}`);
  return label;
}

function colourOption(colours: readonly string[]): ProductOption {
  return {
    key: 'colour',
    label: OPTION_LABELS.colour as Localised,
    values: colours.map((id) => ({ id, label: colourLabel(id) })),
  };
}

/** A former price 5 to 25 % above, with the same ending as the price. */
export function formerPrice(cents: number, ratio: number): number {
  const raised = Math.floor((cents * ratio) / 100) * 100 + (cents % 100);
  return raised >= cents * 1.05 && raised <= cents * 1.25 ? raised : Math.ceil(cents * Math.min(ratio, 1.24));
}

function stock(random: Random): number {
  if (random.next() < 0.07) return 0;
  return 5 + Math.floor(random.next() ** 2 * 396);
}

interface SkuInput {
  readonly prefix: string;
  readonly colours: readonly string[];
  readonly choice: Choice | undefined;
  readonly priceCents: number;
  readonly weightGrams: number;
  readonly formerRatio: number | undefined;
  readonly random: Random;
}

export function buildSkus(input: SkuInput): { options: readonly ProductOption[]; skus: readonly Sku[] } {
  const { colours, choice, random } = input;
  const offersColour = colours.length > 1;
  const options: ProductOption[] = offersColour ? [colourOption(colours)] : [];
  if (choice !== undefined) options.push(choice.option);
  const skus: Sku[] = [];
  for (const colour of colours) {
    for (const value of choice?.values ?? [undefined]) {
      const priceCents = value?.price(input.priceCents) ?? input.priceCents;
      const chosen: Record<string, string> = offersColour ? { colour } : {};
      if (choice !== undefined && value !== undefined) chosen[choice.option.key] = value.id;
      skus.push({
        code: `${input.prefix}-${String(skus.length + 1).padStart(2, '0')}`,
        options: chosen,
        colour,
        priceCents,
        ...(input.formerRatio === undefined ? {} : { wasCents: formerPrice(priceCents, input.formerRatio) }),
        stock: stock(random),
        weightGrams: Math.round(input.weightGrams * (value?.weightFactor ?? 1)),
      });
    }
  }
  if (skus.every((sku) => sku.stock === 0)) skus[0] = { ...(skus[0] as Sku), stock: 5 + random.int(0, 60) };
  return { options, skus };
}
