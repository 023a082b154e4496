// Loads what stands still: shops, categories, products, banners, promo codes, hot words.
import {
  insertProducts,
  type NewProduct,
  type NewSku,
  seedHotSearches,
  upsertCategory,
} from '../../../src/slices/catalogue/index.ts';
import { upsertBanner } from '../../../src/slices/content/index.ts';
import { createPromoCode } from '../../../src/slices/promotions/index.ts';
import { type DestinationJson, insertShop } from '../../../src/slices/shops/index.ts';
import { banners } from '../banners.ts';
import { buildCatalogue, objects, products } from '../catalogue.ts';
import { hotSearches } from '../hot-searches.ts';
import { promoCodes } from '../promo-codes.ts';
import { countriesOf } from '../regions.ts';
import { SPEC_LABELS } from '../spec-labels.ts';
import type { Catalogue, DemoProduct, DemoShop, Localised, Region } from '../types.ts';
import type { PictureShelf } from './pictures.ts';
import { day, type World } from './world.ts';

const batch = 1000;
const handMade = [...products()];
/** Washes behind the banners, one per banner in turn. */
const tones = ['forest', 'clay', 'dusk', 'sand'];

function destinationsOf(shop: DemoShop): Record<string, DestinationJson> {
  const entries = Object.entries(countriesOf).flatMap(([region, countries]) =>
    countries.map((country): [string, DestinationJson] => {
      const freight = { ...shop.freight, ...shop.freight.to[country] };
      const { min, max } = shop.deliveryDays[region as Region];
      return [
        country,
        {
          served: true,
          baseCents: freight.baseCents,
          perExtraItemCents: freight.perExtraItemCents,
          freeAboveCents: freight.freeAboveCents,
          minDays: min,
          maxDays: max,
        },
      ];
    }),
  );
  return Object.fromEntries(entries);
}

async function loadShops(
  { tx }: World,
  catalogue: Catalogue,
  shelf: PictureShelf,
): Promise<Map<string, bigint>> {
  const ids = new Map<string, bigint>();
  const firsts = handMade;
  for (const shop of catalogue.shops) {
    const shown = firsts.filter((p) => p.shopSlug === shop.slug).slice(0, 12);
    const pictures = [...new Set(shown.map((p) => p.objectId))].slice(0, 3).flatMap((object) => {
      const colour = shown.find((p) => p.objectId === object)?.colours[0] ?? '';
      return shelf.hero(object, colour) ?? [];
    });
    const id = await insertShop(tx, {
      slug: shop.slug,
      name: shop.name,
      monogram: shop.monogram,
      country: shop.country,
      taglines: shop.tagline,
      descriptions: shop.description,
      pictures,
      freightBaseCents: BigInt(shop.freight.baseCents),
      freightPerExtraItemCents: BigInt(shop.freight.perExtraItemCents),
      freightFreeAboveCents: BigInt(shop.freight.freeAboveCents),
      deliveryMinDays: shop.deliveryDays.other.min,
      deliveryMaxDays: shop.deliveryDays.other.max,
      destinations: destinationsOf(shop),
      shipsElsewhere: true,
      openedAt: new Date(`${shop.opened}T08:00:00Z`),
    });
    ids.set(shop.slug, id);
  }
  return ids;
}

async function loadCategories({ tx }: World, catalogue: Catalogue, shelf: PictureShelf): Promise<void> {
  const first = new Map(handMade.map((p) => [p.subCategoryId, p] as const));
  for (const [position, category] of catalogue.categories.entries()) {
    await upsertCategory(tx, {
      id: category.id,
      position,
      names: category.name,
      picture: shelf.hero(category.objectId, category.colour),
    });
    for (const [at, child] of category.children.entries()) {
      const product = first.get(child.id);
      const picture = product ? shelf.hero(product.objectId, product.colours[0] ?? '') : null;
      await upsertCategory(tx, { id: child.id, position: at, names: child.name, picture });
    }
  }
}

const hexOf = new Map(objects.flatMap((o) => o.colours.map((c) => [`${o.id}/${c.id}`, c.hex] as const)));
const labelOf = (labels: Readonly<Record<string, Localised>>, key: string): Localised => {
  const label = labels[key];
  if (!label) throw new Error(`no label ${key}`);
  return label;
};

function newProduct(product: DemoProduct, shopId: bigint, shelf: PictureShelf, now: Date): NewProduct {
  const { pictures, indexOf } = shelf.gallery(product.objectId, product.colours);
  const skus = product.skus.map(
    (sku): NewSku => ({
      code: sku.code,
      values: product.options.map((option) => sku.options[option.key] ?? ''),
      priceCents: BigInt(sku.priceCents),
      wasCents: sku.wasCents === undefined ? null : BigInt(sku.wasCents),
      stock: sku.stock,
      pictureIndex: indexOf(sku.colour),
      weightGrams: sku.weightGrams,
    }),
  );
  return {
    shopId,
    slug: product.slug,
    categoryId: product.subCategoryId,
    brand: product.brand,
    state: 'on',
    titles: product.title,
    descriptions: product.description,
    keywords: product.searchKeywords,
    specifications: product.specifications.map((row) => ({
      labels: labelOf(SPEC_LABELS, row.label),
      values: row.value,
    })),
    options: product.options.map((option) => ({
      names: option.label,
      values: option.values.map(({ id, label }) => ({
        value: id,
        labels: label,
        hex: hexOf.get(`${product.objectId}/${id}`) ?? null,
      })),
    })),
    pictures: pictures.map((picture) => ({ ...picture, alts: product.title })),
    skus,
    createdAt: new Date(now.getTime() - product.createdDaysAgo * day),
  };
}

export interface StockedProduct {
  readonly id: bigint;
  readonly product: DemoProduct;
}

async function loadProducts(
  world: World,
  catalogue: Catalogue,
  shopIds: Map<string, bigint>,
  shelf: PictureShelf,
  total: number,
): Promise<StockedProduct[]> {
  const stocked: StockedProduct[] = [];
  let part: DemoProduct[] = [];
  let done = 0;
  const flush = async () => {
    const ids = await insertProducts(
      world.tx,
      part.map((p) => newProduct(p, shopIds.get(p.shopSlug) as bigint, shelf, world.tx.now)),
    );
    // History is written for the hand-made part of the catalogue; further editions are only there to be found.
    for (const [i, id] of ids.entries())
      if (done + i < 1000) stocked.push({ id, product: part[i] as DemoProduct });
    done += part.length;
    part = [];
    if (total > batch) world.say(`${done} of ${total} products`);
  };
  for (const product of catalogue.products) {
    part.push(product);
    if (part.length === batch) await flush();
  }
  if (part.length > 0) await flush();
  return stocked;
}

async function loadOffers(
  { tx, clock }: World,
  shopIds: Map<string, bigint>,
  shelf: PictureShelf,
): Promise<void> {
  for (const [position, b] of banners.entries()) {
    const link =
      b.link.kind === 'shop' ? `/shop/${shopIds.get(b.link.slug)}` : `/explore?category=${b.link.id}`;
    await upsertBanner(tx, {
      id: b.id,
      position,
      titles: b.title,
      lines: b.line,
      picture: shelf.hero(b.objectId, b.colour),
      tone: tones[position % tones.length] ?? 'forest',
      link,
    });
  }
  for (const p of promoCodes) {
    const at = (days: number) => new Date(clock.now().getTime() + days * day);
    await createPromoCode(tx, {
      code: p.code,
      kind: p.kind,
      percentBps: p.percent === undefined ? null : p.percent * 100,
      amountCents: p.amountCents === undefined ? null : BigInt(p.amountCents),
      capCents: p.capCents === undefined ? null : BigInt(p.capCents),
      minSpendCents: BigInt(p.minimumCents),
      shopId: p.shopSlug === undefined ? null : (shopIds.get(p.shopSlug) ?? null),
      startsAt: at(p.startsInDays),
      endsAt: at(p.endsInDays),
      totalLimit: p.totalLimit,
      perUserLimit: p.perShopperLimit,
    });
  }
  for (const [language, words] of Object.entries(hotSearches)) await seedHotSearches(tx, language, words);
}

/** Everything that stands still; `count` products when given. */
export async function loadShelves(world: World, shelf: PictureShelf, count?: number, seed?: number) {
  const catalogue = buildCatalogue({ products: count, seed });
  const shopIds = await loadShops(world, catalogue, shelf);
  await loadCategories(world, catalogue, shelf);
  const stocked = await loadProducts(world, catalogue, shopIds, shelf, count ?? 0);
  await loadOffers(world, shopIds, shelf);
  return { shopIds, stocked };
}
