// Reviews of the demo world: each belongs to a line of a completed order, written some days after it.
import { insertReviews, type NewReview } from '../../../src/slices/reviews/index.ts';
import type { Random } from '../prng.ts';
import { type ReviewScore, reviewsFor, SCORE_WEIGHTS } from '../reviews.ts';
import type { CategoryId } from '../types.ts';
import type { DemoShopper } from './people.ts';
import { day, type World } from './world.ts';

interface Line {
  id: bigint;
  productId: bigint;
  shopId: bigint;
  userId: bigint;
  optionText: string;
  completedAt: Date;
  categoryId: CategoryId;
}

function pickScore(random: Random): ReviewScore {
  let left = random.next() * 100;
  for (const score of [5, 4, 3, 2, 1] as const) {
    left -= SCORE_WEIGHTS[score];
    if (left <= 0) return score;
  }
  return 5;
}
const near = (random: Random, score: number) =>
  Math.min(5, Math.max(1, score + random.pick([0, 0, 0, 1, -1])));

/** Seven of ten completed lines get a review, in a language the buyer reads or in English. */
export async function loadReviews(
  world: World,
  people: readonly DemoShopper[],
  random: Random,
  until: Date,
): Promise<void> {
  const lines = await world.tx.many<Line>(
    'demo.completedLines',
    `select l.id, l.product_id as "productId", o.shop_id as "shopId", o.user_id as "userId", l.option_text as "optionText", o.completed_at as "completedAt",
       p.category_root as "categoryId"
     from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id where o.status = 4 order by o.completed_at, l.id`,
  );
  const byId = new Map(people.map((p) => [p.actor.userId, p]));
  const used = new Map<string, number>();
  for (const line of lines) {
    const who = byId.get(line.userId);
    const at = new Date(line.completedAt.getTime() + random.int(1, 96) * (day / 24));
    if (!who || at > until || random.next() > 0.7) continue;
    const score = pickScore(random);
    const texts = reviewsFor(line.categoryId, score).filter(
      (t) => t.language === who.person.locale || t.language === 'en',
    );
    // Walk round the texts of a kind, so that the same words do not stand twice under one product.
    const key = `${line.categoryId}.${score}.${who.person.locale}`;
    const turn = used.get(key) ?? random.int(0, texts.length - 1);
    used.set(key, turn + 1);
    const text = texts[turn % texts.length];
    if (!text) continue;
    const review: NewReview = {
      orderLineId: line.id,
      productId: line.productId,
      shopId: line.shopId,
      userId: line.userId,
      authorName: who.givenName,
      score,
      serviceScore: near(random, score),
      shippingScore: near(random, score),
      content: text.text,
      language: text.language,
      optionText: line.optionText,
      pictures: [],
      reply: null,
      createdAt: at,
    };
    world.clock.set(at);
    await insertReviews(world.tx, [review]);
    await world.tx.run('demo.commented', 'update order_lines set commented = true where id = $1', [line.id]);
  }
  world.clock.set(until);
}
