// Holds the demo catalogue to its promises: enough, unique, translated, consistent and repeatable.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { banners } from './banners.ts';
import { BASE_SIZE, buildCatalogue, objects, objectTypes, products } from './catalogue.ts';
import { COLOURS } from './colours.ts';
import { hotSearches } from './hot-searches.ts';
import { owners, shoppers } from './people.ts';
import { promoCodes } from './promo-codes.ts';
import { categoryReviews, generalReviews, SCORE_WEIGHTS } from './reviews.ts';
import { OPTION_LABELS, SPEC_LABELS } from './spec-labels.ts';
import { type DemoProduct, LANGUAGES, type Language } from './types.ts';

const catalogue = buildCatalogue();
const all: readonly DemoProduct[] = [...catalogue.products];

const SCRIPT: Readonly<Record<Language, RegExp>> = {
  en: /[A-Za-z]/,
  'zh-cn': /\p{Script=Han}/u,
  jp: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  th: /\p{Script=Thai}/u,
  ar: /\p{Script=Arabic}/u,
  de: /[A-Za-zÄÖÜäöüß]/,
};

const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /[\p{Script=Han}\p{Script=Thai}\p{Script=Arabic}\p{Script=Katakana}]/u,
  'zh-cn': /[\p{Script=Thai}\p{Script=Arabic}\p{Script=Hiragana}\p{Script=Cyrillic}]/u,
  jp: /[\p{Script=Thai}\p{Script=Arabic}\p{Script=Cyrillic}]/u,
  th: /[\p{Script=Han}\p{Script=Arabic}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ar: /[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  de: /[\p{Script=Han}\p{Script=Thai}\p{Script=Arabic}\p{Script=Katakana}]/u,
};

const REAL_BRANDS =
  /\b(apple|iphone|ipad|airpods|samsung|galaxy|sony|xiaomi|huawei|oppo|vivo|lenovo|asus|acer|dell|logitech|anker|bose|jbl|sennheiser|marshall|philips|braun|bosch|dyson|nespresso|nescafe|delonghi|lego|duplo|rubik|brio|steiff|nike|adidas|puma|levi'?s|zara|uniqlo|ikea|thermos|hydro flask|fjallraven|patagonia|casio|seiko|rolex|gucci|prada|chanel|dior|nivea|oral-b|lindt|lavazza|oatly|playmobil|hario|canon|nikon|epson|lumix|kindle)\b/i;

function hashOf(items: Iterable<DemoProduct>): string {
  const hash = createHash('sha256');
  for (const item of items) hash.update(JSON.stringify(item));
  return hash.digest('hex');
}

/** SKUs are expected once for each combination of the option values. */
function combinations(product: DemoProduct): string[] {
  let rows: string[] = [''];
  for (const option of product.options) {
    rows = rows.flatMap((row) => option.values.map((value) => `${row}${option.key}=${value.id};`));
  }
  return rows.sort();
}

describe('the demo catalogue', () => {
  it('has enough products in every category and uses every object', () => {
    expect(all.length).toBeGreaterThanOrEqual(640);
    for (const category of catalogue.categories) {
      expect(
        all.filter((product) => product.categoryId === category.id).length,
        category.id,
      ).toBeGreaterThanOrEqual(45);
      const shelves = new Set(category.children.map((child) => child.id));
      expect(shelves.size, category.id).toBeGreaterThanOrEqual(3);
      expect(shelves.size, category.id).toBeLessThanOrEqual(5);
      for (const product of all) {
        if (product.categoryId === category.id) expect(shelves).toContain(product.subCategoryId);
      }
      for (const shelf of shelves)
        expect(
          all.some((product) => product.subCategoryId === shelf),
          shelf,
        ).toBe(true);
    }
    expect(objectTypes.length).toBe(objects.length);
    for (const object of objects) {
      expect(
        all.filter((product) => product.objectId === object.id).length,
        object.id,
      ).toBeGreaterThanOrEqual(4);
    }
  });

  it('gives every product its own slug, English title and SKU codes', () => {
    expect(new Set(all.map((product) => product.slug)).size).toBe(all.length);
    for (const language of LANGUAGES) {
      expect(new Set(all.map((product) => product.title[language])).size, language).toBe(all.length);
    }
    const codes = all.flatMap((product) => product.skus.map((sku) => sku.code));
    expect(new Set(codes).size).toBe(codes.length);
    for (const product of all) expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(LANGUAGES)('speaks %s in titles, descriptions, specifications and keywords', (language) => {
    for (const product of all) {
      const noun =
        objectTypes.find((type) => type.id === product.objectId)?.noun[LANGUAGES.indexOf(language)] ?? '?';
      expect(product.title[language], product.slug).toContain(noun);
      expect(noun, product.slug).toMatch(SCRIPT[language]);
      expect(product.description[language], product.slug).toMatch(SCRIPT[language]);
      const texts = [
        product.title[language],
        product.description[language],
        ...product.searchKeywords[language],
        ...product.specifications.map((row) => row.value[language]),
        ...product.options.flatMap((option) => option.values.map((value) => value.label[language])),
      ];
      for (const text of texts) {
        expect(text.trim().length, product.slug).toBeGreaterThan(0);
        expect(text, product.slug).not.toMatch(/undefined|NaN|[{}[\]|]| {2}/);
        expect(text, product.slug).not.toMatch(FOREIGN[language]);
      }
    }
  });

  it('has English descriptions of two to four sentences', () => {
    for (const product of all) {
      const sentences = product.description.en.match(/[.?!](?= [A-Z]|$)/g) ?? [];
      expect(sentences.length, product.description.en).toBeGreaterThanOrEqual(2);
      expect(sentences.length, product.description.en).toBeLessThanOrEqual(4);
    }
  });

  it('prices everything believably and honestly', () => {
    for (const product of all) {
      expect(product.priceCents).toBe(Math.min(...product.skus.map((sku) => sku.priceCents)));
      expect(product.weightGrams).toBeGreaterThan(0);
      for (const sku of product.skus) {
        expect(sku.priceCents).toBeGreaterThan(0);
        expect([0, 50, 90]).toContain(sku.priceCents % 100);
        expect(sku.stock).toBeGreaterThanOrEqual(0);
        if (sku.wasCents === undefined) continue;
        expect(sku.wasCents / sku.priceCents, sku.code).toBeGreaterThanOrEqual(1.05);
        expect(sku.wasCents / sku.priceCents, sku.code).toBeLessThanOrEqual(1.25);
      }
      expect(
        product.skus.some((sku) => sku.stock > 0),
        product.slug,
      ).toBe(true);
    }
    const reduced = all.filter((product) => product.wasCents !== undefined).length / all.length;
    expect(reduced).toBeGreaterThan(0.1);
    expect(reduced).toBeLessThan(0.2);
  });

  it('has a full matrix of options, colours that exist and specifications with known labels', () => {
    for (const product of all) {
      const chosen = product.skus.map((sku) =>
        product.options.map((option) => `${option.key}=${sku.options[option.key]};`).join(''),
      );
      expect(chosen.sort(), product.slug).toEqual(combinations(product));
      const known =
        objects.find((object) => object.id === product.objectId)?.colours.map((colour) => colour.id) ?? [];
      for (const colour of product.colours) expect(known).toContain(colour);
      for (const sku of product.skus) expect(product.colours).toContain(sku.colour);
      for (const option of product.options) expect(OPTION_LABELS[option.key]).toBeDefined();
      expect(product.specifications.length, product.slug).toBeGreaterThanOrEqual(4);
      expect(product.specifications.length, product.slug).toBeLessThanOrEqual(8);
      for (const row of product.specifications) expect(SPEC_LABELS[row.label], row.label).toBeDefined();
    }
    for (const object of objects)
      for (const colour of object.colours) expect(COLOURS[colour.id]).toBeDefined();
  });

  it('sells each product in a shop that carries its category, and every shop sells something', () => {
    for (const shop of catalogue.shops) {
      const own = all.filter((product) => product.shopSlug === shop.slug);
      expect(own.length, shop.slug).toBeGreaterThan(10);
      for (const product of own)
        expect(shop.categories, `${shop.slug} ${product.slug}`).toContain(product.categoryId);
      for (const category of shop.categories)
        expect(
          own.some((product) => product.categoryId === category),
          `${shop.slug} ${category}`,
        ).toBe(true);
    }
  });

  it('names no real brand', () => {
    for (const product of all) {
      expect(`${product.title.en} ${product.title.de} ${product.description.en}`).not.toMatch(REAL_BRANDS);
      for (const language of LANGUAGES)
        expect(product.searchKeywords[language].join(' ')).not.toMatch(REAL_BRANDS);
    }
  });

  it('is the same every time, and grows by distinct products without holding them', () => {
    expect(hashOf(buildCatalogue().products)).toBe(hashOf(all));
    expect(hashOf(buildCatalogue({ seed: 2 }).products)).not.toBe(hashOf(all));
    const wanted = BASE_SIZE * 3 + 7;
    const slugs = new Set<string>();
    const titles = new Set<string>();
    for (const product of buildCatalogue({ products: wanted }).products) {
      slugs.add(product.slug);
      titles.add(product.title.en);
    }
    expect(slugs.size).toBe(wanted);
    expect(titles.size).toBe(wanted);
    expect([...products(10)]).toEqual(all.slice(0, 10));
  });
});

describe('the words around the catalogue', () => {
  it('has people with distinct e-mails and an owner for every shop', () => {
    expect(shoppers.length).toBeGreaterThanOrEqual(40);
    expect(new Set(shoppers.map((shopper) => shopper.email)).size).toBe(shoppers.length);
    for (const shopper of shoppers) expect(shopper.mobile).toMatch(/^\+[1-9]\d{6,14}$/);
    expect(owners.map((owner) => owner.shopSlug)).toEqual(catalogue.shops.map((shop) => shop.slug));
  });

  it('has enough reviews for every score, category and tone', () => {
    for (const score of [1, 2, 3, 4, 5] as const)
      expect(generalReviews[score].length).toBeGreaterThanOrEqual(12);
    for (const category of catalogue.categories) {
      for (const tone of ['positive', 'mixed', 'critical'] as const) {
        expect(categoryReviews(category.id, tone).length).toBeGreaterThanOrEqual(4);
      }
    }
    const weights = Object.entries(SCORE_WEIGHTS);
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
    const mean = weights.reduce((sum, [score, weight]) => sum + Number(score) * weight, 0) / total;
    expect(mean).toBeGreaterThan(4.2);
    expect(mean).toBeLessThan(4.8);
  });

  it('has banners that point at real places and hot words that find something', () => {
    expect(banners.length).toBe(4);
    for (const banner of banners) {
      const object = objects.find((candidate) => candidate.id === banner.objectId);
      expect(object?.colours.map((colour) => colour.id)).toContain(banner.colour);
    }
    for (const language of LANGUAGES) {
      expect(hotSearches[language].length).toBe(10);
      for (const word of hotSearches[language]) {
        const found = all.some((product) =>
          [product.title[language], ...product.searchKeywords[language]].some((text) =>
            text.toLowerCase().includes(word.toLowerCase()),
          ),
        );
        expect(found, `${language} ${word}`).toBe(true);
      }
    }
    expect(promoCodes.map((promo) => promo.code)).toHaveLength(4);
  });
});
