// The numbers of shops that operators may change.
import { defineSetting } from '../../platform/settings.ts';

export const scorePriorCount = defineSetting({
  key: 'shops.scorePriorCount',
  defaultValue: 10,
  unit: 'reviews',
  min: 0,
  max: 1000,
});
export const scorePriorMeanCenti = defineSetting({
  key: 'shops.scorePriorMeanCenti',
  defaultValue: 420,
  unit: 'hundredths of a star',
  min: 100,
  max: 500,
});
export const scoreRecentReviews = defineSetting({
  key: 'shops.scoreRecentReviews',
  defaultValue: 500,
  unit: 'reviews',
  min: 1,
  max: 5000,
});
