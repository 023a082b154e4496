// Review texts by score and by category, attached to completed demo orders by the loader.
import { categoryReviewSource } from './category-reviews.ts';
import type { CategoryId } from './types.ts';

export type ReviewScore = 1 | 2 | 3 | 4 | 5;
export type ReviewTone = 'positive' | 'mixed' | 'critical';

export interface ReviewText {
  /** one of the platform's language codes */
  readonly language: string;
  readonly text: string;
}

/** How often each score is given; the mean is 4.5. */
export const SCORE_WEIGHTS: Readonly<Record<ReviewScore, number>> = { 5: 66, 4: 23, 3: 7, 2: 2, 1: 2 };

export function toneOf(score: ReviewScore): ReviewTone {
  if (score >= 4) return 'positive';
  return score === 3 ? 'mixed' : 'critical';
}

/** 'de|Text' is German; without a prefix the text is English. */
function read(source: string): ReviewText {
  const match = /^([a-z-]{2,5})\|(.*)$/s.exec(source);
  return match ? { language: match[1] ?? 'en', text: match[2] ?? '' } : { language: 'en', text: source };
}

const GENERAL: Readonly<Record<ReviewScore, readonly string[]>> = {
  5: [
    'Exactly as described, and it arrived two days early.',
    'Well made and carefully packed. I would buy it again.',
    'I have used it every day for a month now. Nothing to complain about.',
    'Better in the hand than in the pictures.',
    'Bought one for myself, then a second as a present.',
    'The shop answered my question within the hour and sent it the same day.',
    'Simple, solid, does what it should.',
    'My third order from this shop. Always the same care.',
    'Colour is true to the photos and the finish is very clean.',
    'Good price for this quality, and no plastic in the parcel.',
    'zh-cn|做工很好，包装仔细，比预计早到两天。',
    'zh-cn|用了一个月，没有任何问题，会回购。',
    'jp|写真どおりの品で、梱包もとても丁寧でした。',
    'jp|毎日使っています。買ってよかったです。',
    'th|ของตรงปก แพ็กมาดีมาก ส่งเร็วกว่าที่คิด',
    'ar|مطابق للوصف تمامًا والتغليف ممتاز، شكرًا للمتجر.',
    'de|Sauber verarbeitet und schnell geliefert. Gerne wieder.',
    'es|Tal como se describe, y llegó antes de lo previsto.',
    'fr|Très belle qualité, emballage soigné. Je recommande.',
  ],
  4: [
    'Very good. One star less because delivery took its time.',
    'Does its job well; the manual could be clearer.',
    'Happy with it. Slightly smaller than I had pictured.',
    'Good quality for the price. The box was a bit dented, the contents fine.',
    'Nice piece. The colour is a touch darker than on my screen.',
    'Works as promised. I would have liked more choice of sizes.',
    'Almost perfect, with one small mark on the underside.',
    'Solid, if a little heavier than expected.',
    'Good, and the shop was helpful when I asked about the details.',
    'No complaints about the product; tracking only updated at the end.',
    'zh-cn|东西不错，就是物流慢了几天。',
    'jp|品質は良いです。思っていたより少し小さめでした。',
    'th|คุณภาพดี แต่ส่งช้ากว่าที่แจ้งนิดหน่อย',
    'ar|جيد جدًا، لكن اللون أغمق قليلًا من الصورة.',
    'de|Gute Qualität, die Lieferung hat etwas gedauert.',
    'es|Muy bien, aunque el manual podría ser más claro.',
    'fr|Bon produit, la couleur est un peu plus foncée que sur la photo.',
  ],
  3: [
    'It is fine. Not more, not less.',
    'Works, but feels lighter than I expected at this price.',
    'Good idea, average finish.',
    'Arrived late, though the shop did keep me informed.',
    'Decent, but the picture made it look larger.',
    'I will keep it, but I would not order it again.',
    'The product is all right; the packaging was too thin.',
    'Does the main thing well and the small things less so.',
    'Not bad. I had hoped for a better match in colour.',
    'Took some getting used to.',
    'Usable, but one part did not fit properly at first.',
    'zh-cn|一般般，和价格相符，没有惊喜。',
    'jp|悪くはないですが、期待したほどではありませんでした。',
    'de|In Ordnung, aber für den Preis hatte ich mehr erwartet.',
    'ar|مقبول، لكن التشطيب متوسط.',
  ],
  2: [
    'Not what I expected from the description.',
    'It works, but it already looks worn after two weeks.',
    'The size runs differently from what the page says.',
    'Scratched on arrival. The shop offered a partial refund, which I took.',
    'Three weeks of waiting for something quite ordinary.',
    'The finish is rough along one edge.',
    'I had to ask twice before I got an answer.',
    'The colour is clearly different from the picture.',
    'Feels thin. I would pay a little more for something sturdier.',
    'Wrong variant sent first; the exchange took another ten days.',
    'Useful idea, poor execution.',
    'zh-cn|色差有点大，做工也比较粗糙。',
    'th|ของบางกว่าที่คิด ไม่ค่อยคุ้มราคา',
    'fr|Finition décevante pour le prix.',
    'es|El color no se parece al de la foto.',
  ],
  1: [
    'Stopped working after a few days. Sent it back; the refund was quick.',
    'Arrived broken. The shop refunded me without discussion.',
    'Not the item I ordered.',
    'Poor quality. I returned it.',
    'The parcel came open and a part was missing.',
    'Did not fit at all, although I followed the size table.',
    'Smelled strongly when unpacked and did not air out.',
    'Waited five weeks, then cancelled.',
    'Cheaply made. The description promises more.',
    'It came damaged, and I had to pay to send it back at first.',
    'I cannot recommend this one.',
    'zh-cn|收到就是坏的，已退货退款。',
    'jp|数日で壊れました。返品しました。',
    'de|Kam beschädigt an, Rückgabe war immerhin unkompliziert.',
    'ar|وصل مكسورًا، وأعدته واسترددت المبلغ.',
  ],
};

function readScores(): Readonly<Record<ReviewScore, readonly ReviewText[]>> {
  return {
    1: GENERAL[1].map(read),
    2: GENERAL[2].map(read),
    3: GENERAL[3].map(read),
    4: GENERAL[4].map(read),
    5: GENERAL[5].map(read),
  };
}

export const generalReviews = readScores();

export function categoryReviews(categoryId: CategoryId, tone: ReviewTone): readonly ReviewText[] {
  return categoryReviewSource[categoryId][tone].map(read);
}

/** Every text that fits a score in a category: the general ones of the score and the category's of its tone. */
export function reviewsFor(categoryId: CategoryId, score: ReviewScore): readonly ReviewText[] {
  return [...generalReviews[score], ...categoryReviews(categoryId, toneOf(score))];
}
