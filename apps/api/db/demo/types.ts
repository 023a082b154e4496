// The shapes of the demo world's catalogue, people and texts.
export const LANGUAGES = ['en', 'zh-cn', 'jp', 'th', 'ar', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Localised = Readonly<Record<Language, string>>;
/** One text per language, in the order of LANGUAGES. */
export type SixTexts = readonly [en: string, zhCn: string, jp: string, th: string, ar: string, de: string];
export type FiveTexts = readonly [zhCn: string, jp: string, th: string, ar: string, de: string];

export type CategoryId =
  | 'computer'
  | 'electrical'
  | 'outdoors'
  | 'family'
  | 'health'
  | 'mens'
  | 'womens'
  | 'food'
  | 'phone'
  | 'toys';

export type ShopKey = 'ta' | 'om' | 'kw' | 'hk' | 'hl' | 'bl' | 'fj' | 'bm' | 'ch' | 'iv' | 'el' | 'cp';

/** [shop, model, price in cents, weight in grams, fact codes, options instead of the type's own] */
export type Variant = readonly [
  shop: ShopKey,
  model: string,
  priceCents: number,
  weightGrams: number,
  facts: string,
  options?: string,
];

export interface ObjectType {
  readonly id: string;
  readonly sub: string;
  readonly noun: SixTexts;
  /** Comma-separated further words a shopper would search for. */
  readonly words: SixTexts;
  /** English sentences: two openings, then two details. Each is true of every variant. */
  readonly about: readonly [string, string, string, string];
  readonly intro: FiveTexts;
  /** The colour belongs to the product and is not offered as a choice. */
  readonly fixed?: boolean;
  readonly options?: string;
  readonly variants: readonly Variant[];
}

/** [spec label, then one text per language; "title text|specification text" where they differ; {} is the number] */
export type Phrase = readonly [label: string, ...texts: SixTexts];

export interface DemoObject {
  readonly id: string;
  readonly category: CategoryId;
  readonly noun: string;
  readonly colours: readonly { readonly id: string; readonly name: string; readonly hex: string }[];
}

export interface OptionValue {
  readonly id: string;
  readonly label: Localised;
}

export interface ProductOption {
  readonly key: string;
  readonly label: Localised;
  readonly values: readonly OptionValue[];
}

export interface Sku {
  readonly code: string;
  /** option key → value id; empty for a product without choices */
  readonly options: Readonly<Record<string, string>>;
  /** colour id of the picture that shows this SKU */
  readonly colour: string;
  readonly priceCents: number;
  readonly wasCents?: number;
  readonly stock: number;
  readonly weightGrams: number;
}

export interface SpecificationRow {
  /** a key of SPEC_LABELS */
  readonly label: string;
  readonly value: Localised;
}

export interface DemoProduct {
  readonly slug: string;
  readonly objectId: string;
  readonly shopSlug: string;
  readonly categoryId: CategoryId;
  readonly subCategoryId: string;
  readonly brand: string;
  readonly model: string;
  readonly title: Localised;
  readonly description: Localised;
  readonly searchKeywords: Readonly<Record<Language, readonly string[]>>;
  readonly priceCents: number;
  readonly wasCents?: number;
  readonly weightGrams: number;
  /** colour ids, the first one is shown in lists */
  readonly colours: readonly string[];
  readonly options: readonly ProductOption[];
  readonly skus: readonly Sku[];
  readonly specifications: readonly SpecificationRow[];
  readonly createdDaysAgo: number;
  /** 0..1, long-tailed; sales are generated from it */
  readonly popularity: number;
}

export type Region =
  | 'east-asia'
  | 'south-east-asia'
  | 'south-asia'
  | 'middle-east'
  | 'europe'
  | 'north-america'
  | 'other';

export interface FreightRule {
  readonly baseCents: number;
  readonly perExtraItemCents: number;
  readonly freeAboveCents: number;
}

export interface DemoShop {
  readonly key: ShopKey;
  readonly slug: string;
  readonly name: string;
  readonly monogram: string;
  /** ISO 3166-1 alpha-2 country of dispatch */
  readonly country: string;
  readonly city: string;
  /** ISO date */
  readonly opened: string;
  readonly categories: readonly CategoryId[];
  readonly tagline: Localised;
  readonly description: Localised;
  /** `to` is keyed by ISO country code of the destination */
  readonly freight: FreightRule & { readonly to: Readonly<Record<string, Partial<FreightRule>>> };
  readonly deliveryDays: Readonly<Record<Region, { readonly min: number; readonly max: number }>>;
}

export interface SubCategory {
  readonly id: string;
  readonly name: Localised;
}

export interface DemoCategory {
  readonly id: CategoryId;
  readonly name: Localised;
  /** the object whose picture stands for the category */
  readonly objectId: string;
  readonly colour: string;
  readonly children: readonly SubCategory[];
}

export interface Catalogue {
  readonly shops: readonly DemoShop[];
  readonly categories: readonly DemoCategory[];
  /** The base set as an array, or a generator when more products are asked for than the base set holds. */
  readonly products: Iterable<DemoProduct>;
}
