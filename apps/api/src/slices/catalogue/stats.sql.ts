// Every statement on what is counted of products: sales by day, stars, and the score made of them.
import type { Db, Tx } from '../../platform/db.ts';
import type { ShopFigures, Stars } from '../shops/index.ts';

export interface SaleLine {
  readonly productId: bigint;
  readonly quantity: number;
}
/** Pieces of a product sold on a UTC day, yyyy-MM-dd. */
export interface DaySale extends SaleLine {
  readonly day: string;
}

/** What the score of a product goes by; `sales30d` are as counted now. */
export interface Scorable {
  readonly id: bigint;
  readonly shopId: bigint;
  readonly sales30d: number;
  readonly rating: string | null;
  readonly reviews: number;
  readonly createdAt: Date;
}
export interface SoldRow extends Scorable {
  readonly quantity: number;
}
/** Notes sold pieces, for `countSales` to take. Call it once per sale, from a listener of the paid order. */
export const noteSales = (tx: Tx, lines: readonly SaleLine[]) =>
  tx.run(
    'stats.noteSales',
    'insert into product_sales_uncounted (product_id, quantity, sold_at) select id, quantity, $3 from unnest($1::bigint[], $2::int[]) u (id, quantity)',
    [lines.map((l) => l.productId), lines.map((l) => l.quantity), tx.now],
  );
/**
 * Takes the notes of up to `limit` products of which one is from `before` or older, added up by their UTC days. Not one neighbour
 * after the other: of a full page of the search's rows only a few at a time can be written anew in their place, and one that
 * must go elsewhere takes all its words to the index again.
 */
export const takeUncounted = (tx: Tx, before: Date, limit: number) =>
  tx.many<DaySale>(
    'stats.takeUncounted',
    `with due as (select product_id from product_sales_uncounted group by product_id having min(sold_at) <= $1 order by product_id % 8, product_id limit $2),
     taken as (delete from product_sales_uncounted u using due where u.product_id = due.product_id returning u.product_id, u.quantity, u.sold_at)
     select product_id as "productId", (sold_at at time zone 'UTC')::date as day, sum(quantity)::int as quantity from taken group by 1, 2`,
    [before, limit],
  );
/** One at a time counts what was noted. */
export const lockUncounted = (tx: Tx) => tx.lock('catalogue.uncounted');
/** Adds all that was noted to its days, without touching the products' figures: for `rebuildStats` to count. */
export const addUncountedDays = (tx: Tx) =>
  tx.run(
    'stats.addUncountedDays',
    `with taken as (delete from product_sales_uncounted returning product_id, quantity, sold_at)
     insert into product_sales_days (product_id, day, quantity) select product_id, (sold_at at time zone 'UTC')::date, sum(quantity) from taken group by 1, 2 order by 1, 2
     on conflict (product_id, day) do update set quantity = product_sales_days.quantity + excluded.quantity`,
  );
/** Adds sold pieces to their days; answers the products, locked in ascending order, with how many of each were sold. */
export const addSalesDays = (tx: Tx, sales: readonly DaySale[]) =>
  tx.many<SoldRow>(
    'stats.addSalesDays',
    `with sold as (select id, day, sum(quantity)::int as quantity from unnest($1::bigint[], $2::date[], $3::int[]) u (id, day, quantity) group by id, day),
     sums as (select id, sum(quantity)::int as quantity from sold group by id),
     held as materialized (
       select p.id, p.shop_id, p.sales_30d, p.rating, p.reviews, p.created_at, s.quantity from products p join sums s on s.id = p.id order by p.id for no key update of p),
     days as (
       insert into product_sales_days (product_id, day, quantity) select h.id, s.day, s.quantity from held h join sold s on s.id = h.id order by h.id, s.day
       on conflict (product_id, day) do update set quantity = product_sales_days.quantity + excluded.quantity)
     select id, shop_id as "shopId", sales_30d + quantity as "sales30d", rating, reviews, created_at as "createdAt", quantity from held`,
    [sales.map((s) => s.productId), sales.map((s) => s.day), sales.map((s) => s.quantity)],
  );
/** Adds sold pieces to the products' figures, with the score that comes of them. The products are locked. */
export const addSales = (tx: Tx, sold: ReadonlyArray<SoldRow & { readonly score: number }>) =>
  tx.run(
    'stats.addSales',
    `update products p set sales = p.sales + u.quantity, sales_30d = u.sales_30d, comprehensive_score = u.score
     from unnest($1::bigint[], $2::int[], $3::int[], $4::int[]) u (id, quantity, sales_30d, score) where p.id = u.id`,
    [
      sold.map((s) => s.id),
      sold.map((s) => s.quantity),
      sold.map((s) => s.sales30d),
      sold.map((s) => s.score),
    ],
  );
/** Adds pieces sold on past days, without touching the products' figures: for `rebuildStats` to count. */
export const insertSalesDays = (tx: Tx, sales: readonly DaySale[]) =>
  tx.run(
    'stats.insertDays',
    `insert into product_sales_days (product_id, day, quantity) select product_id, day, sum(quantity) from unnest($1::bigint[], $2::date[], $3::int[]) u (product_id, day, quantity)
     group by 1, 2 order by 1, 2 on conflict (product_id, day) do update set quantity = product_sales_days.quantity + excluded.quantity`,
    [sales.map((s) => s.productId), sales.map((s) => s.day), sales.map((s) => s.quantity)],
  );
/** Forgets all counted sales, to count them anew. */
export const deleteSalesDays = (tx: Tx) => tx.run('stats.deleteDays', 'delete from product_sales_days');

/** Locks a product's stars and answers them. */
export const lockStars = (tx: Tx, productId: bigint) =>
  tx.one<{ stars: Stars; withPictures: number }>(
    'stats.lockStars',
    'select stars, with_pictures as "withPictures" from product_stats where product_id = $1 for update',
    [productId],
  );
/** Writes a product's stars; its mean, its count and the time of its score follow. */
export const updateStars = (
  tx: Tx,
  productId: bigint,
  stars: Stars,
  withPictures: number,
  mean: number | null,
) =>
  tx.run(
    'stats.updateStars',
    `with counted as (update product_stats set stars = $2::int[], with_pictures = $3 where product_id = $1)
     update products set reviews = (select sum(n)::int from unnest($2::int[]) n), rating = $4::numeric, scored_at = '-infinity' where id = $1`,
    [productId, stars, withPictures, mean],
  );

export interface DueRow extends Scorable {
  readonly sales30dBefore: number;
}
/** Products whose score is older than `before`, locked, and then, by what was committed until they were, with their sales of the last 30 days counted anew. */
export async function lockDue(tx: Tx, before: Date, limit: number): Promise<DueRow[]> {
  const due = await tx.many<{ id: bigint }>(
    'stats.lockDue',
    'select id from products where id in (select id from products where scored_at < $1 order by scored_at limit $2) order by id for no key update',
    [before, limit],
  );
  return tx.many<DueRow>(
    'stats.due',
    `select p.id, p.shop_id as "shopId", p.sales_30d as "sales30dBefore", coalesce((select sum(d.quantity)::int from product_sales_days d where d.product_id = p.id and d.day > ($2::timestamptz at time zone 'UTC')::date - 30), 0) as "sales30d",
       p.rating, p.reviews, p.created_at as "createdAt"
     from products p where p.id = any($1::bigint[])`,
    [due.map(({ id }) => id), tx.now],
  );
}
export const updateScores = (
  tx: Tx,
  scores: readonly { readonly id: bigint; readonly sales30d: number; readonly score: number }[],
) =>
  tx.run(
    'stats.updateScores',
    `update products p set sales_30d = u.sales_30d, comprehensive_score = u.score, scored_at = $4 from unnest($1::bigint[], $2::int[], $3::int[]) u (id, sales_30d, score) where p.id = u.id`,
    [scores.map((s) => s.id), scores.map((s) => s.sales30d), scores.map((s) => s.score), tx.now],
  );

/** Waits for every sale that is being counted and lets no other be: products are read, but not written, until the transaction ends. */
export const lockProducts = (tx: Tx) => tx.run('stats.lockProducts', 'lock table products in exclusive mode');
/** Counts every product's sales anew from the days; answers how many were wrong. The products are locked. */
export const recountSales = (tx: Tx) =>
  tx.run(
    'stats.recountSales',
    `update products p set sales = c.sales, sales_30d = c.sales_30d, scored_at = '-infinity'
     from (select q.id, coalesce(sum(d.quantity), 0)::int as sales, coalesce(sum(d.quantity) filter (where d.day > ($1::timestamptz at time zone 'UTC')::date - 30), 0)::int as sales_30d
           from products q left join product_sales_days d on d.product_id = q.id group by q.id) c
     where c.id = p.id and (p.sales, p.sales_30d) is distinct from (c.sales, c.sales_30d)`,
    [tx.now],
  );
/** What the products of each shop add up to. */
export const listShopSums = (db: Db) =>
  db.many<ShopFigures>(
    'stats.shopSums',
    `select s.id as "shopId", count(p.id) filter (where p.state = 'on')::int as products, coalesce(sum(p.sales), 0)::bigint as sales, coalesce(sum(p.sales_30d), 0)::int as "sales30d"
     from shops s left join products p on p.shop_id = s.id group by s.id order by s.id`,
  );
