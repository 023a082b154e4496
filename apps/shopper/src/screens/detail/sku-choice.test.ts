// Choosing among SKUs: nothing bars the way, what does not exist cannot be chosen, what is sold out is shown as such.
import type { Sku } from '@meridian/contract';
import { describe, expect, it } from 'vitest';
import { chooseValue, firstSku, valueState } from './sku-choice.ts';

const sku = (id: string, values: string[], stock = 5): Sku => ({
  id,
  values,
  price: '10.00',
  wasPrice: null,
  stock,
  pictureIndex: null,
});
const option = (name: string, ...values: string[]) => ({
  name,
  values: values.map((value) => ({ value, label: value, hex: null })),
});
const matrix = {
  options: [option('Colour', 'red', 'blue', 'green'), option('Size', 's', 'm', 'l')],
  skus: [
    sku('1', ['red', 's'], 0),
    sku('2', ['red', 'm']),
    sku('3', ['blue', 'l']),
    sku('4', ['green', 's'], 0),
    sku('5', ['green', 'm'], 0),
  ],
};
const red = matrix.skus[1];

describe('choosing a SKU', () => {
  it('begins with the wanted one, else the first in stock, else the first', () => {
    expect(firstSku(matrix, '3')?.id).toBe('3');
    expect(firstSku(matrix, '99')?.id).toBe('2');
    expect(firstSku({ options: [], skus: [sku('7', [], 0)] }, undefined)?.id).toBe('7');
    expect(firstSku({ options: [], skus: [] }, undefined)).toBeUndefined();
  });

  it('knows what is open, sold out and impossible', () => {
    expect(valueState(matrix, red, 0, 'blue')).toBe('open');
    expect(valueState(matrix, red, 0, 'green')).toBe('sold_out');
    expect(valueState(matrix, red, 1, 's')).toBe('sold_out');
    expect(valueState(matrix, red, 1, 'l')).toBe('impossible');
  });

  it('keeps the later choice where it can, and moves on where it cannot', () => {
    expect(chooseValue(matrix, red, 0, 'green')?.id).toBe('5');
    expect(chooseValue(matrix, red, 0, 'blue')?.id).toBe('3');
    expect(chooseValue(matrix, red, 1, 's')?.id).toBe('1');
    expect(chooseValue(matrix, red, 1, 'l')).toBe(red);
  });
});
