// The numbers of the catalogue that operators may change.
import { defineSetting } from '../../platform/settings.ts';

/** The shares of the comprehensive score; what counts is their relation to each other. */
export const weightSales = defineSetting({
  key: 'catalogue.weightSales',
  defaultValue: 45,
  unit: 'points',
  min: 0,
  max: 100,
});
export const weightRating = defineSetting({
  key: 'catalogue.weightRating',
  defaultValue: 30,
  unit: 'points',
  min: 0,
  max: 100,
});
export const weightFreshness = defineSetting({
  key: 'catalogue.weightFreshness',
  defaultValue: 25,
  unit: 'points',
  min: 0,
  max: 100,
});
/** Sales of 30 days that count in full; beyond it more sales add nothing. */
export const fullSales = defineSetting({
  key: 'catalogue.fullSales',
  defaultValue: 1000,
  unit: 'pieces',
  min: 1,
  max: 1_000_000,
});
export const freshnessHalfLifeDays = defineSetting({
  key: 'catalogue.freshnessHalfLifeDays',
  defaultValue: 30,
  unit: 'days',
  min: 1,
  max: 3650,
});
/** Shown on a product; the after-sale window. */
export const returnDays = defineSetting({
  key: 'catalogue.returnDays',
  defaultValue: 15,
  unit: 'days',
  min: 0,
  max: 365,
});
