// Product rows → contract shapes.
import type { CategoryNode, Picture, ProductCard, ProductDetail, Sku } from '@meridian/contract';
import { countryName } from '@meridian/locales/country-name';
import { languageOf } from '@meridian/locales/languages';
import { formatMoney } from '../../ledger/index.ts';
import { pictureView } from '../../platform/files.ts';
import { countStars, deliveryTo, type FreightRule, freightFor } from '../shops/index.ts';
import { returnDays } from './catalogue.settings.ts';
import type { CategoryRow, ProductOption, ProductPicture, ProductRow, SkuRow } from './catalogue.sql.ts';
import type { CardRow } from './product-list.sql.ts';

type CardColumns = Omit<CardRow, 'key'>;

export const cardView = (row: CardColumns): ProductCard => ({
  id: String(row.id),
  shopId: String(row.shopId),
  shopName: row.shopName,
  title: row.title,
  picture: row.picture && pictureView(row.picture, row.title),
  price: formatMoney(row.minPriceCents),
  wasPrice: row.wasCents === null ? null : formatMoney(row.wasCents),
  priceVaries: row.maxPriceCents > row.minPriceCents,
  sales: row.sales,
  score: row.rating === null ? null : Number(row.rating),
  reviews: row.reviews,
  freeFreight: row.freeFreight,
  inStock: row.inStock,
});

/** A text in the reader's language, else in English. */
export const inLanguage = (texts: Readonly<Record<string, string>>, locale: string): string =>
  texts[locale] ?? texts.en ?? Object.values(texts)[0] ?? '';

const picturesOf = (pictures: readonly ProductPicture[], locale: string, title: string): Picture[] =>
  pictures.map((p) => pictureView(p, p.alts ? inLanguage(p.alts, locale) : title));

const optionView = (option: ProductOption, locale: string) => ({
  name: inLanguage(option.names, locale),
  values: option.values.map((v) => ({ value: v.value, label: inLanguage(v.labels, locale), hex: v.hex })),
});

const skuView = (row: SkuRow): Sku => ({
  id: String(row.id),
  values: row.values,
  price: formatMoney(row.priceCents),
  wasPrice: row.wasCents === null ? null : formatMoney(row.wasCents),
  stock: row.available,
  pictureIndex: row.pictureIndex,
});

/** The chosen values in words: "Graphite · 512 GB". */
export const optionText = (
  options: readonly ProductOption[],
  values: readonly string[],
  locale: string,
): string =>
  values
    .map((value, i) => {
      const found = options[i]?.values.find((v) => v.value === value);
      return found ? inLanguage(found.labels, locale) : value;
    })
    .join(' · ');

/** What delivery of one piece would cost and how long it takes; null where the shop does not deliver. */
function deliveryView(
  { rule, country }: NonNullable<DetailParts['delivery']>,
  priceCents: bigint,
  locale: string,
): ProductDetail['delivery'] {
  const terms = deliveryTo(rule, country);
  const freight = freightFor(rule, country, 1, priceCents);
  if (!terms || freight === null) return null;
  const { minDays, maxDays } = terms;
  return {
    country,
    countryName: countryName(country, languageOf(locale).tag),
    freight: formatMoney(freight),
    minDays,
    maxDays,
  };
}

export interface DetailParts {
  readonly row: ProductRow;
  /** Where the reader wants to know about, and the shop's rule. */
  readonly delivery: { readonly country: string; readonly rule: FreightRule } | null;
  readonly locale: string;
}

/** A product's page, but for its shop. */
export function detailView({ row, delivery, locale }: DetailParts): Omit<ProductDetail, 'shop'> {
  return {
    ...cardView(row),
    // A suspended shop's products can still be looked at from an order, and not be bought.
    state: row.shopState === 'suspended' ? 'off' : row.state,
    description: row.description,
    brand: row.brand,
    categoryId: row.categoryId,
    categoryPath: row.categoryPath.map((c) => ({ id: c.id, name: inLanguage(c.names, locale) })),
    pictures: picturesOf(row.pictures, locale, row.title),
    options: row.options.map((o) => optionView(o, locale)),
    skus: row.skus.map(skuView),
    specifications: row.specifications.map((s) => ({
      label: inLanguage(s.labels, locale),
      value: inLanguage(s.values, locale),
    })),
    reviewSummary: {
      count: countStars(row.stars),
      score: row.rating === null ? null : Number(row.rating),
      byScore: [...row.stars],
      withPictures: row.withPictures,
    },
    delivery: delivery && deliveryView(delivery, row.minPriceCents, locale),
    returnDays: row.returnDays ?? returnDays.defaultValue,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The tree of categories; a branch counts its own products and those below. */
export function categoryTree(rows: readonly CategoryRow[]): CategoryNode[] {
  const node = (row: CategoryRow): CategoryNode => {
    const children = rows.filter((r) => r.parentId === row.id).map(node);
    return {
      id: row.id,
      name: row.name,
      picture: row.picture && pictureView(row.picture, row.name),
      products: row.products + children.reduce((all, c) => all + c.products, 0),
      children,
    };
  };
  return rows.filter((r) => r.parentId === null).map(node);
}
