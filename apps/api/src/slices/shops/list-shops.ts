// The query: shops, the liveliest first.
import { pageOf } from '../../platform/cursor.ts';
import { cursorPart, decodeParts } from '../../platform/cursor-parts.ts';
import type { Db } from '../../platform/db.ts';
import { shopCardView } from './shop.view.ts';
import { countShops, listShopRows } from './shops.sql.ts';

/** One page by sales of the last 30 days; suspended shops are left out. @throws VALIDATION_FAILED */
export async function listShops(
  db: Db,
  locale: string,
  input: { cursor?: string | undefined; limit: number },
) {
  const cursor = decodeParts(input.cursor, [cursorPart.int, cursorPart.id]);
  const after = cursor && { sales30d: Number(cursor[0]), id: BigInt(cursor[1]) };
  const [rows, { count }] = await Promise.all([listShopRows(db, locale, after, input.limit), countShops(db)]);
  return pageOf(rows, input.limit, count, shopCardView, (row) => [row.sales30d, row.id]);
}
