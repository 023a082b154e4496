// Every statement on reviews.
import type { Db, Tx } from '../../platform/db.ts';
import type { StoredPicture } from '../../platform/files.ts';
import type { Stars } from '../shops/index.ts';

export interface ReviewRow {
  id: bigint;
  author: string;
  score: number;
  serviceScore: number;
  shippingScore: number;
  content: string;
  language: string;
  pictures: StoredPicture[];
  optionText: string;
  createdAt: Date;
  reply: string | null;
  repliedAt: Date | null;
}
export interface ReviewFilter {
  readonly productId: bigint;
  readonly score: number | null;
  readonly withPictures: boolean;
}

const where = (filter: ReviewFilter) =>
  `product_id = $1 ${filter.score === null ? 'and $2::int is null' : 'and score = $2'} ${filter.withPictures ? `and pictures <> '[]'` : ''}`;
const kind = (filter: ReviewFilter) =>
  `${filter.score === null ? '' : '.score'}${filter.withPictures ? '.pictures' : ''}`;

/** Reviews of a product, newest first, from a cursor on; one more than the page. */
export const listReviewRows = (
  db: Db,
  filter: ReviewFilter,
  after: { createdAt: string; id: bigint } | null,
  limit: number,
) =>
  db.many<ReviewRow>(
    `reviews.list${kind(filter)}${after ? '.after' : ''}`,
    `select id, author, score, service_score as "serviceScore", shipping_score as "shippingScore", content, language, pictures, option_text as "optionText",
       created_at as "createdAt", reply, replied_at as "repliedAt"
     from reviews where ${where(filter)} ${after ? 'and (created_at, id) < ($4::timestamptz, $5::bigint)' : ''} order by created_at desc, id desc limit $3`,
    [filter.productId, filter.score, limit + 1, ...(after ? [after.createdAt, after.id] : [])],
  );
export const countReviews = (db: Db, filter: ReviewFilter) =>
  db.one<{ count: number }>(
    `reviews.count${kind(filter)}`,
    `select count(*)::int as count from reviews where ${where(filter)}`,
    [filter.productId, filter.score],
  );

export interface NewReview {
  readonly orderLineId: bigint;
  readonly productId: bigint;
  readonly shopId: bigint;
  readonly userId: bigint;
  /** The author's given name as it is; only its first and last letter are kept. */
  readonly authorName: string;
  readonly score: number;
  readonly serviceScore: number;
  readonly shippingScore: number;
  readonly content: string;
  /** File code of the language it is written in. */
  readonly language: string;
  readonly optionText: string;
  readonly pictures: readonly StoredPicture[];
  readonly reply: { readonly content: string; readonly at: Date } | null;
  readonly createdAt: Date;
}
export type ReviewToWrite = NewReview & { readonly author: string };

/** Adds reviews; answers the ids. A second review of an order line breaks the unique constraint. */
export const insertReviewRows = (tx: Tx, list: readonly ReviewToWrite[]) =>
  tx.many<{ id: bigint }>(
    'reviews.insert',
    `insert into reviews (order_line_id, product_id, shop_id, user_id, author, score, service_score, shipping_score, content, language, option_text, pictures, reply, replied_at, created_at)
       select order_line_id, product_id, shop_id, user_id, author, score, service_score, shipping_score, content, language, option_text, pictures::jsonb, reply, replied_at, created_at
       from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::int[], $7::int[], $8::int[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[],
         $14::timestamptz[], $15::timestamptz[]) with ordinality
         u (order_line_id, product_id, shop_id, user_id, author, score, service_score, shipping_score, content, language, option_text, pictures, reply, replied_at, created_at, n)
       order by n
     returning id`,
    [
      list.map((r) => r.orderLineId),
      list.map((r) => r.productId),
      list.map((r) => r.shopId),
      list.map((r) => r.userId),
      list.map((r) => r.author),
      list.map((r) => r.score),
      list.map((r) => r.serviceScore),
      list.map((r) => r.shippingScore),
      list.map((r) => r.content),
      list.map((r) => r.language),
      list.map((r) => r.optionText),
      list.map((r) => JSON.stringify(r.pictures)),
      list.map((r) => r.reply?.content ?? null),
      list.map((r) => r.reply?.at ?? null),
      list.map((r) => r.createdAt),
    ],
  );

const starCounts = `array[count(*) filter (where score = 1)::int, count(*) filter (where score = 2)::int, count(*) filter (where score = 3)::int, count(*) filter (where score = 4)::int, count(*) filter (where score = 5)::int]`;

/** Stars of a shop's latest reviews. */
export const countRecentStars = (db: Db, shopId: bigint, latest: number) =>
  db.one<{ stars: Stars }>(
    'reviews.recentStars',
    `select ${starCounts} as stars from (select score from reviews where shop_id = $1 order by created_at desc, id desc limit $2) recent`,
    [shopId, latest],
  );
/** Stars of every product that has reviews. */
export const listProductStars = (db: Db) =>
  db.many<{ productId: bigint; stars: Stars; withPictures: number }>(
    'reviews.productStars',
    `select product_id as "productId", ${starCounts} as stars, count(*) filter (where pictures <> '[]')::int as "withPictures" from reviews group by product_id order by product_id`,
  );
/** Stars of every shop that has reviews. */
export const listShopStars = (db: Db) =>
  db.many<{ shopId: bigint; stars: Stars }>(
    'reviews.shopStars',
    `select shop_id as "shopId", ${starCounts} as stars from reviews group by shop_id order by shop_id`,
  );
