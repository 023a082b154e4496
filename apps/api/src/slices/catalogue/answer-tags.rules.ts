// Which changes make an answer of the catalogue stale, in the words of the triggers that note them (migration 0030).
import type { InputOf, ProductCard } from '@meridian/contract';

type Filters = InputOf<'getProductFacets'>;
type Sort = InputOf<'listProducts'>['sort'];
type Cards = readonly Pick<ProductCard, 'id'>[];

const productTag = (id: bigint | string) => `product:${id}`;

/** Of a list: who is in it, and everything that its cards show. Prices and stock of others count only where the list asks for them. */
export const listTags = (filters: Filters & { readonly sort?: Sort }, cards: Cards): string[] => {
  const { sort, minPrice, maxPrice, freeFreight, inStock } = filters;
  const byPrice = sort === 'price_asc' || sort === 'price_desc' || freeFreight || minPrice || maxPrice;
  return [
    'lists',
    ...(byPrice ? ['prices'] : []),
    ...(inStock ? ['stock'] : []),
    ...cards.map((card) => productTag(card.id)),
  ];
};

/** Of counts over products; they count those in stock and span the prices, whatever is asked. */
export const facetTags = (): string[] => ['lists', 'prices', 'stock', 'categories'];

/** Of what its pages show of a shop. Its figures are not among them: they may be as old as the answer. */
export const shopTags = ({ shopId }: Pick<ProductCard, 'shopId'>): string[] => [`shop:${shopId}`];

/** Of one product's page: its shop's name and terms are in it, the rest of the shop is kept beside it. */
export const detailTags = (product: Pick<ProductCard, 'id' | 'shopId'>): string[] => [
  productTag(product.id),
  ...shopTags(product),
  'categories',
  'settings',
];

/** Of what goes with a product: it has a category of its own. */
export const recommendationTags = (id: bigint, cards: Cards): string[] => [
  productTag(id),
  ...listTags({}, cards),
];
