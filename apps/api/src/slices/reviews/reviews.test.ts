// Reviews: figures move with them, pages neither repeat nor skip, an order line is reviewed once.
import { contract } from '@meridian/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTestDatabase } from '../../testing/database.ts';
import { createProduct, createShop, createShopper } from '../../testing/fixtures.ts';
import { insertReview, insertReviews, type NewReview, rebuildReviewStats } from './index.ts';
import { listReviews } from './list-reviews.ts';
import { addStars, shortName } from './review.rules.ts';

const world = withTestDatabase({ max: 20 });
let base: NewReview;
const picture = { key: 'a'.repeat(40), width: 640, height: 480, widths: [320, 640] };

/** A completed order with so many lines, in plain rows: reviews look at nothing but the line. */
async function newLines(count: number): Promise<bigint[]> {
  await world.owner.script('set session_replication_role = replica');
  const rows = await world.owner.many<{ id: bigint }>(
    't.lines',
    `insert into order_lines (${lineColumns}) select ${lineValues} from generate_series(1, ${count}) returning id`,
  );
  await world.owner.script('set session_replication_role = origin');
  return rows.map((r) => r.id);
}
let lineColumns = '';
let lineValues = '';

beforeAll(async () => {
  const { shopId } = await createShop(world.db);
  const { productId, skuIds } = await createProduct(world.db, shopId);
  const { userId } = await createShopper(world.db);
  // The columns of an order line without a default, filled with the plainest value of their type.
  const columns = await world.owner.many<{ name: string; type: string }>(
    't.columns',
    `select column_name as name, data_type as type from information_schema.columns where table_name = 'order_lines' and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
  );
  const known: Record<string, string> = {
    product_id: String(productId),
    sku_id: String(skuIds[0]),
    order_id: '(select coalesce(max(order_id), 0) from order_lines) + generate_series',
    quantity: '1',
    unit_price_cents: '1000',
    subtotal_cents: '1000',
    paid_cents: '1000',
  };
  lineColumns = columns.map((c) => c.name).join(', ');
  lineValues = columns
    .map((c) => known[c.name] ?? (c.type === 'jsonb' ? `'{}'` : c.type === 'text' ? `''` : '0'))
    .join(', ');
  base = {
    orderLineId: 0n,
    productId,
    shopId,
    userId,
    authorName: 'Amira',
    score: 5,
    serviceScore: 4,
    shippingScore: 3,
    content: 'Very good',
    language: 'en',
    optionText: 'Red',
    pictures: [],
    reply: null,
    createdAt: new Date('2026-02-01T00:00:00Z'),
  };
});

const figures = () =>
  world.db.one(
    't.figures',
    'select p.rating, p.reviews, c.stars, c.with_pictures, f.stars as shop_stars, f.score from products p join product_stats c on c.product_id = p.id join shop_stats f on f.shop_id = p.shop_id where p.id = $1',
    [base.productId],
  );
const list = async (input: Record<string, unknown> = {}) => {
  const page = await listReviews(world.db, { id: base.productId, limit: 10, ...input });
  return contract.listReviews.output.parse(page);
};

describe('rules', () => {
  it.each([
    ['Amira', 'A***a'],
    ['李', '李***'],
    ['', '***'],
    ['  Bo ', 'B***o'],
    ['😀b', '😀***b'],
  ])('%s is shown as %s', (name, shown) => {
    expect(shortName(name)).toBe(shown);
  });
  it('count stars and take no other scores', () => {
    expect(addStars([1, 0, 0, 0, 2], [5, 5, 3])).toEqual([1, 0, 1, 0, 4]);
    for (const score of [0, 6, -1, 1.5, Number.NaN])
      expect(() => addStars([0, 0, 0, 0, 0], [score])).toThrow(RangeError);
  });
});

describe('inserting', () => {
  it('moves the figures of product and shop in the same transaction; twenty at once lose none', async () => {
    const lines = await newLines(20);
    await Promise.all(
      lines.map((orderLineId, i) =>
        world.db.transaction((tx) =>
          insertReview(tx, {
            ...base,
            orderLineId,
            score: 1 + (i % 5),
            pictures: i < 3 ? [picture] : [],
            createdAt: new Date(Date.UTC(2026, 1, 1) + Math.floor(i / 4) * 1000),
          }),
        ),
      ),
    );
    expect(await figures()).toMatchObject({
      rating: '3.00',
      reviews: 20,
      stars: [4, 4, 4, 4, 4],
      with_pictures: 3,
      shop_stars: [4, 4, 4, 4, 4],
      score: '3.40',
    });
  });
  it('refuses a second review of a line and changes nothing', async () => {
    const [orderLineId = 0n] = await newLines(1);
    await world.db.transaction((tx) => insertReview(tx, { ...base, orderLineId }));
    const before = await figures();
    await expect(
      world.db.transaction((tx) => insertReview(tx, { ...base, orderLineId, score: 1 })),
    ).rejects.toThrow(/reviews_order_line_id_key/);
    await expect(
      world.db.transaction((tx) => insertReview(tx, { ...base, orderLineId: orderLineId + 100_000n })),
    ).rejects.toThrow(/foreign key/);
    expect(await figures()).toEqual(before);
  });
  it('comes to the same figures when everything is counted anew', async () => {
    const before = await figures();
    await world.db.transaction(rebuildReviewStats);
    expect(await figures()).toEqual(before);
  });
  it('takes many in one go', async () => {
    const lines = await newLines(50);
    const ids = await world.db.transaction((tx) =>
      insertReviews(
        tx,
        lines.map((orderLineId) => ({
          ...base,
          orderLineId,
          reply: { content: 'Thank you', at: new Date('2026-02-03') },
        })),
      ),
    );
    expect(new Set(ids).size).toBe(50);
    expect(await figures()).toMatchObject({ reviews: 71 });
  });
});

describe('listing', () => {
  it('pages newest first without gaps or repeats, also when reviews arrive in between', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ cursor, limit: 7 });
      seen.push(...page.list.map((r) => r.id));
      cursor = page.nextCursor ?? undefined;
      if (seen.length === 7) {
        const [orderLineId = 0n] = await newLines(1);
        await world.db.transaction((tx) =>
          insertReview(tx, { ...base, orderLineId, createdAt: new Date('2026-03-01') }),
        );
      }
    } while (cursor);
    expect(seen).toHaveLength(71);
    expect(new Set(seen).size).toBe(71);
  });
  it('filters by stars and pictures, and shows no full name', async () => {
    expect(await list({ score: 1 })).toMatchObject({ total: 4, hasMore: false });
    const pictured = await list({ withPictures: true });
    expect(pictured).toMatchObject({ total: 3 });
    expect(pictured.list[0]).toMatchObject({
      author: 'A***a',
      pictures: [{ url: `/media/${picture.key}-{w}.webp` }],
    });
    expect(await list({ score: 5, withPictures: true })).toMatchObject({ total: 0, list: [] });
    expect(JSON.stringify(await list({ limit: 100 }))).not.toContain('Amira');
  });
  it('of a product that is not there is empty; a bent cursor is refused', async () => {
    expect(await list({ id: 999_999n })).toMatchObject({ total: 0, list: [], nextCursor: null });
    await expect(list({ cursor: Buffer.from('["now","1"]').toString('base64url') })).rejects.toMatchObject({
      error: 'VALIDATION_FAILED',
    });
  });
});
