// Every statement on shops, their follows and their figures.
import type { Db, Tx } from '../../platform/db.ts';
import type { StoredPicture } from '../../platform/files.ts';
import type { Stars } from './shop.rules.ts';

export type ShopState = 'open' | 'holiday' | 'suspended';
/** Text by language file code; `en` is always there. */
export type Texts = { readonly en: string } & Readonly<Record<string, string>>;

export interface ShopCardRow {
  id: bigint;
  name: string;
  monogram: string;
  tagline: string;
  country: string;
  pictures: StoredPicture[];
  fans: number;
  products: number;
  sales: bigint;
  sales30d: number;
  stars: Stars;
  score: string | null;
}
export interface ShopRow extends ShopCardRow {
  description: string;
  state: ShopState;
  openedAt: Date;
  followed: boolean;
  freightBaseCents: bigint;
  freightPerExtraItemCents: bigint;
  freightFreeAboveCents: bigint | null;
}

// $1 is always the reader's language.
const cardColumns = `s.id, s.name, s.monogram, s.country, s.pictures, coalesce(s.taglines ->> $1, s.taglines ->> 'en') as tagline,
  f.fans, f.products, f.sales, f.sales_30d as "sales30d", f.stars, f.score`;

/** Shops that are not suspended, the liveliest first, from a cursor on; one more than the page. */
export function listShopRows(
  db: Db,
  locale: string,
  after: { sales30d: number; id: bigint } | null,
  limit: number,
): Promise<ShopCardRow[]> {
  return db.many(
    after ? 'shops.listAfter' : 'shops.list',
    `select ${cardColumns} from shop_stats f join shops s on s.id = f.shop_id
     where s.state <> 'suspended' ${after ? 'and (f.sales_30d, f.shop_id) < ($3::int, $4::bigint)' : ''}
     order by f.sales_30d desc, f.shop_id desc limit $2`,
    [locale, limit + 1, ...(after ? [after.sales30d, after.id] : [])],
  );
}
export const countShops = (db: Db) =>
  db.one<{ count: number }>(
    'shops.count',
    `select count(*)::int as count from shops where state <> 'suspended'`,
  );

/** The shop with this id, or that of a product. */
export type ShopOf = { readonly id: bigint } | { readonly productId: bigint };
/** A shop as `userId` (null = a guest) sees it. */
export const findShop = (db: Db, of: ShopOf, locale: string, userId: bigint | null) => {
  const [name, is, id] =
    'id' in of
      ? ['shops.find', '$2', of.id]
      : ['shops.findOfProduct', '(select shop_id from products where id = $2)', of.productId];
  return db.maybe<ShopRow>(
    name,
    `select ${cardColumns}, coalesce(s.descriptions ->> $1, s.descriptions ->> 'en') as description, s.state, s.opened_at as "openedAt",
       s.freight_base_cents as "freightBaseCents", s.freight_per_extra_item_cents as "freightPerExtraItemCents", s.freight_free_above_cents as "freightFreeAboveCents",
       exists (select from shop_follows w where w.shop_id = s.id and w.user_id = $3::bigint) as followed
     from shops s join shop_stats f on f.shop_id = s.id where s.id = ${is}`,
    [locale, id, userId],
  );
};

/** A destination's own terms as they stand in the row; amounts are whole cents. */
export type DestinationJson =
  | { served: false }
  | {
      served: true;
      baseCents: number;
      perExtraItemCents: number;
      freeAboveCents: number | null;
      minDays: number;
      maxDays: number;
    };
export interface ShopTermsRow {
  id: bigint;
  name: string;
  monogram: string;
  state: ShopState;
  baseCents: bigint;
  perExtraItemCents: bigint;
  freeAboveCents: bigint | null;
  minDays: number;
  maxDays: number;
  destinations: Record<string, DestinationJson>;
  shipsElsewhere: boolean;
}
/** The columns of `ShopTermsRow` but the id, of the shop that a query calls `s`. */
export const termsColumns = `s.name, s.monogram, s.state, s.freight_base_cents as "baseCents", s.freight_per_extra_item_cents as "perExtraItemCents",
  s.freight_free_above_cents as "freeAboveCents", s.delivery_min_days as "minDays", s.delivery_max_days as "maxDays", s.destinations, s.ships_elsewhere as "shipsElsewhere"`;
export const listShopTerms = (db: Db, ids: readonly bigint[]) =>
  db.many<ShopTermsRow>(
    'shops.listTerms',
    `select s.id, ${termsColumns} from shops s where s.id = any($1::bigint[]) order by s.id`,
    [ids],
  );

export interface NewShop {
  readonly slug: string;
  readonly name: string;
  readonly monogram: string;
  readonly country: string;
  readonly taglines: Texts;
  readonly descriptions: Texts;
  readonly pictures: readonly StoredPicture[];
  readonly freightBaseCents: bigint;
  readonly freightPerExtraItemCents: bigint;
  readonly freightFreeAboveCents: bigint | null;
  readonly deliveryMinDays: number;
  readonly deliveryMaxDays: number;
  readonly destinations: Readonly<Record<string, DestinationJson>>;
  readonly shipsElsewhere: boolean;
  readonly openedAt: Date;
}
/** Opens a shop with empty figures; answers its id. */
export async function insertShop(tx: Tx, shop: NewShop): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(
    'shops.insert',
    `with added as (
       insert into shops (slug, name, monogram, country, taglines, descriptions, pictures, freight_base_cents, freight_per_extra_item_cents, freight_free_above_cents,
         delivery_min_days, delivery_max_days, destinations, ships_elsewhere, opened_at)
       values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7::jsonb, $8, $9, $10, $11, $12, $13::jsonb, $14, $15) returning id)
     insert into shop_stats (shop_id) select id from added returning shop_id as id`,
    [
      shop.slug,
      shop.name,
      shop.monogram,
      shop.country,
      JSON.stringify(shop.taglines),
      JSON.stringify(shop.descriptions),
      JSON.stringify(shop.pictures),
      shop.freightBaseCents,
      shop.freightPerExtraItemCents,
      shop.freightFreeAboveCents,
      shop.deliveryMinDays,
      shop.deliveryMaxDays,
      JSON.stringify(shop.destinations),
      shop.shipsElsewhere,
      shop.openedAt,
    ],
  );
  return id;
}
export const findShopBySlug = (db: Db, slug: string) =>
  db.maybe<{ id: bigint; name: string }>('shops.findBySlug', 'select id, name from shops where slug = $1', [
    slug,
  ]);

/** Adds or takes away a follow; true when that changed anything. */
export async function changeFollow(
  tx: Tx,
  userId: bigint,
  shopId: bigint,
  follow: boolean,
): Promise<boolean> {
  const changed = follow
    ? await tx.run(
        'shops.follow',
        'insert into shop_follows (user_id, shop_id, created_at) values ($1, $2, $3) on conflict do nothing',
        [userId, shopId, tx.now],
      )
    : await tx.run('shops.unfollow', 'delete from shop_follows where user_id = $1 and shop_id = $2', [
        userId,
        shopId,
      ]);
  return changed === 1;
}
/** Moves the number of fans; answers the new one, or null for an unknown shop. */
export const updateFans = (tx: Tx, shopId: bigint, by: number) =>
  tx.maybe<{ fans: number }>(
    'shops.updateFans',
    'update shop_stats set fans = fans + $2 where shop_id = $1 returning fans',
    [shopId, by],
  );

export interface FigureChange {
  readonly shopId: bigint;
  readonly products?: number;
  readonly sales?: number;
  readonly sales30d?: number;
}
/** Moves counts of products and sales by differences, shops in ascending order. */
export async function addShopFigures(tx: Tx, changes: readonly FigureChange[]): Promise<void> {
  if (changes.length === 0) return;
  const sorted = [...changes].sort((a, b) => (a.shopId < b.shopId ? -1 : 1));
  await tx.run(
    'shops.addFigures',
    `update shop_stats f set products = f.products + d.products, sales = f.sales + d.sales, sales_30d = greatest(0, f.sales_30d + d.sales_30d)
     from unnest($1::bigint[], $2::int[], $3::int[], $4::int[]) d (shop_id, products, sales, sales_30d) where f.shop_id = d.shop_id`,
    [
      sorted.map((c) => c.shopId),
      sorted.map((c) => c.products ?? 0),
      sorted.map((c) => c.sales ?? 0),
      sorted.map((c) => c.sales30d ?? 0),
    ],
  );
}
export interface ShopFigures {
  readonly shopId: bigint;
  readonly products: number;
  readonly sales: bigint;
  readonly sales30d: number;
}
/** Puts counted figures in place of the kept ones; answers how many were different. */
export const updateShopFigures = (tx: Tx, figures: readonly ShopFigures[]) =>
  tx.run(
    'shops.updateFigures',
    `update shop_stats f set products = d.products, sales = d.sales, sales_30d = d.sales_30d
     from unnest($1::bigint[], $2::int[], $3::bigint[], $4::int[]) d (shop_id, products, sales, sales_30d)
     where f.shop_id = d.shop_id and (f.products, f.sales, f.sales_30d) is distinct from (d.products, d.sales, d.sales_30d)`,
    [
      figures.map((f) => f.shopId),
      figures.map((f) => f.products),
      figures.map((f) => f.sales),
      figures.map((f) => f.sales30d),
    ],
  );
/** Writes the stars of all reviews and the score made of the recent ones. */
export const updateShopStars = (tx: Tx, shopId: bigint, stars: Stars, score: number | null) =>
  tx.run(
    'shops.updateStars',
    'update shop_stats set stars = $2::int[], score = $3::numeric where shop_id = $1',
    [shopId, stars, score],
  );
/** Locks a shop's figures and answers its stars. */
export const lockShopStars = (tx: Tx, shopId: bigint) =>
  tx.one<{ stars: Stars }>('shops.lockStars', 'select stars from shop_stats where shop_id = $1 for update', [
    shopId,
  ]);
/** Counts the fans anew; answers how many shops were wrong. */
export const recountFans = (tx: Tx) =>
  tx.run(
    'shops.recountFans',
    `update shop_stats f set fans = c.fans from (select s.id, (select count(*)::int from shop_follows w where w.shop_id = s.id) as fans from shops s) c
     where c.id = f.shop_id and f.fans <> c.fans`,
  );
