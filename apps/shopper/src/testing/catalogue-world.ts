// A small catalogue for tests: cards, one product with four SKUs, one shop, a list answer.
import type { ProductCard, ProductDetail, ProductFacets, ResponseOf, ShopInfo } from '@meridian/contract';

/** A product as lists show it. */
export const testCard = (id: string, title: string): ProductCard => ({
  id,
  shopId: '3',
  shopName: 'Kieferwerk',
  title,
  picture: null,
  price: '19.00',
  wasPrice: null,
  priceVaries: false,
  sales: 12,
  score: 4.5,
  reviews: 8,
  freeFreight: true,
  inStock: true,
});

export const testShop: ShopInfo = {
  id: '3',
  name: 'Kieferwerk',
  monogram: 'KW',
  tagline: 'Made to be repaired',
  country: 'DE',
  fans: 27,
  sales: 37,
  products: 74,
  score: 4.5,
  reviews: 10,
  favourableBps: 9000,
  pictures: [],
  description: 'Wood and steel.',
  followed: false,
  openedAt: '2016-09-01T00:00:00Z',
  state: 'open',
  freight: { base: '5.90', perExtraItem: '1.90', freeAbove: '90.00' },
};

const sku = (id: string, values: string[], stock: number, price = '19.00') => ({
  id,
  values,
  price,
  wasPrice: null,
  stock,
  pictureIndex: null,
});
const value = (name: string) => ({ value: name.toLowerCase(), label: name, hex: null });

export const testProduct: ProductDetail = {
  ...testCard('5', 'Walnut tray'),
  state: 'on',
  description: 'A tray.',
  brand: 'Kieferwerk',
  categoryId: 'family.kitchen',
  categoryPath: [{ id: 'family', name: 'Family life' }],
  pictures: [],
  options: [
    { name: 'Colour', values: [value('Dark'), value('Light')] },
    { name: 'Size', values: [value('Small'), value('Large')] },
  ],
  skus: [
    sku('51', ['dark', 'small'], 4),
    sku('52', ['dark', 'large'], 0, '29.00'),
    sku('53', ['light', 'small'], 7, '21.00'),
  ],
  specifications: [{ label: 'Wood', value: 'Walnut' }],
  reviewSummary: { count: 0, score: null, byScore: [0, 0, 0, 0, 0], withPictures: 0 },
  shop: testShop,
  delivery: { country: 'DE', countryName: 'Germany', freight: '0.00', minDays: 2, maxDays: 6 },
  returnDays: 15,
  createdAt: '2026-01-01T00:00:00Z',
};

/** One page with everything in it. */
export const testList = (...list: ProductCard[]): ResponseOf<'listProducts'> => ({
  list,
  total: list.length,
  hasMore: false,
  nextCursor: null,
  totalIsBound: false,
  correctedQuery: null,
});

export const testFacets: ProductFacets = {
  total: 2,
  categories: [
    { value: 'family', label: 'Family life', count: 2 },
    { value: 'toys', label: 'Toys', count: 5 },
  ],
  shops: [{ value: '3', label: 'Kieferwerk', count: 2 }],
  scores: [{ value: '4', label: '4', count: 1 }],
  price: { min: '4.00', max: '90.00' },
  freeFreight: 1,
  inStock: 2,
};
