// Reviews answer: a product's reviews.
import { type Handlers, read } from '../../platform/route.ts';
import { listReviews } from './list-reviews.ts';

export const reviewsRoutes = {
  listReviews: read<'listReviews'>((db, _actor, input) => listReviews(db, input), {
    tags: (_answer, { id }) => [`reviews:${id}`],
  }),
} satisfies Handlers;
