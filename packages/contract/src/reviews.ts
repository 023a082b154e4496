// Reviews: what buyers say after a completed order.
import { z } from 'zod';
import {
  defineRoute,
  flagInput,
  id,
  idInput,
  instant,
  intInput,
  listInput,
  listOf,
  picture,
} from './core.ts';
import { paths } from './paths.ts';

export const review = z.object({
  id,
  author: z.string(),
  score: z.int(),
  serviceScore: z.int(),
  shippingScore: z.int(),
  content: z.string(),
  language: z.string(),
  pictures: z.array(picture),
  optionText: z.string(),
  createdAt: instant,
  reply: z.object({ content: z.string(), at: instant }).nullable(),
});
export type Review = z.output<typeof review>;

export const reviews = {
  listReviews: defineRoute(paths.listReviews, {
    tag: 'reviews',
    summary: "A product's reviews, newest first",
    shared: true,
    input: z.strictObject({
      id: idInput,
      score: intInput(1, 5).optional(),
      withPictures: flagInput.optional(),
      ...listInput(10),
    }),
    output: listOf(review),
    errors: [],
  }),
};
