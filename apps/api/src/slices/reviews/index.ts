// The front door of reviews.
export { insertReview, insertReviews, rebuildReviewStats } from './insert-review.ts';
export { reviewsRoutes } from './reviews.routes.ts';
export type { NewReview } from './reviews.sql.ts';
