// Choosing a SKU: which values can still be had, and what a tap on one leads to.
import type { ProductDetail, Sku } from '@meridian/contract';

type Matrix = Pick<ProductDetail, 'options' | 'skus'>;

const has = (sku: Sku, values: readonly string[]) => values.every((value, at) => sku.values[at] === value);
const better = (list: readonly Sku[]) => list.find((sku) => sku.stock > 0) ?? list[0];

/** Where the page begins: the SKU of the address, else the first that can be bought. */
export const firstSku = ({ skus }: Matrix, wanted: string | undefined): Sku | undefined =>
  skus.find((sku) => sku.id === wanted) ?? better(skus);

export type ValueState = 'open' | 'sold_out' | 'impossible';

/**
 * How a value stands beside what is chosen before it. Later options follow a choice, so they never bar the way: the
 * first option is always free, the second depends on the first, and so on.
 */
export function valueState(
  { skus }: Matrix,
  chosen: Sku | undefined,
  option: number,
  value: string,
): ValueState {
  const found = skus.filter((sku) => has(sku, [...(chosen?.values.slice(0, option) ?? []), value]));
  if (found.length === 0) return 'impossible';
  return found.some((sku) => sku.stock > 0) ? 'open' : 'sold_out';
}

/** The SKU after a tap on a value: it keeps the later choices where such a SKU exists, else as many as it can. */
export function chooseValue(
  { skus }: Matrix,
  chosen: Sku | undefined,
  option: number,
  value: string,
): Sku | undefined {
  const before = chosen?.values.slice(0, option) ?? [];
  const after = chosen?.values.slice(option + 1) ?? [];
  for (let kept = after.length; kept >= 0; kept -= 1) {
    const found = skus.filter((sku) => has(sku, [...before, value, ...after.slice(0, kept)]));
    if (found.length > 0) return better(found);
  }
  return chosen;
}
