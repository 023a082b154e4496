// The query: a product's reviews, newest first.
import type { InputOf, Review } from '@meridian/contract';
import { pageOf } from '../../platform/cursor.ts';
import { cursorPart, decodeParts } from '../../platform/cursor-parts.ts';
import type { Db } from '../../platform/db.ts';
import { pictureView } from '../../platform/files.ts';
import { countReviews, listReviewRows, type ReviewRow } from './reviews.sql.ts';

const reviewView = (row: ReviewRow): Review => ({
  id: String(row.id),
  author: row.author,
  score: row.score,
  serviceScore: row.serviceScore,
  shippingScore: row.shippingScore,
  content: row.content,
  language: row.language,
  pictures: row.pictures.map((p) => pictureView(p, row.content.slice(0, 80))),
  optionText: row.optionText,
  createdAt: row.createdAt.toISOString(),
  reply:
    row.reply !== null && row.repliedAt !== null
      ? { content: row.reply, at: row.repliedAt.toISOString() }
      : null,
});

/** One page of a product's reviews. @throws VALIDATION_FAILED */
export async function listReviews(db: Db, input: InputOf<'listReviews'>) {
  const filter = {
    productId: input.id,
    score: input.score ?? null,
    withPictures: input.withPictures ?? false,
  };
  const cursor = decodeParts(input.cursor, [cursorPart.instant, cursorPart.id]);
  const after = cursor && { createdAt: cursor[0], id: BigInt(cursor[1]) };
  const [rows, { count }] = await Promise.all([
    listReviewRows(db, filter, after, input.limit),
    countReviews(db, filter),
  ]);
  return pageOf(rows, input.limit, count, reviewView, (row) => [row.createdAt, row.id]);
}
