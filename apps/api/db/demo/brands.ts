// The invented makers whose names stand before the model.
import type { ShopKey } from './types.ts';

export const BRANDS: Readonly<Record<ShopKey, readonly [string, string]>> = {
  ta: ['Lanyang', 'Otonari'],
  om: ['Oat & Mint', 'Salgueira'],
  kw: ['Kieferwerk', 'Halden & Voss'],
  hk: ['Hoshi Kobo', 'Minamo'],
  hl: ['Hanbit', 'Dorae'],
  bl: ['Bottega Lume', 'Valdora'],
  fj: ['Fjallro', 'Tallsund'],
  bm: ['Baan Lamun', 'Rimnaam'],
  ch: ['Cedar Harbor', 'Millbrook Lane'],
  iv: ['Indigo Veranda', 'Sarovar'],
  el: ['Ege Loom', 'Zeytinli'],
  cp: ['Cloudpeak', 'Nuvani'],
};
