// Content: what the front page shows.
import { z } from 'zod';
import { categoryNode, productCard } from './catalogue.ts';
import { defineRoute, nothing, picture } from './core.ts';
import { paths } from './paths.ts';
import { shopCard } from './shops.ts';

export const banner = z.object({
  id: z.string(),
  title: z.string(),
  line: z.string(),
  picture: picture.nullable(),
  tone: z.string(),
  link: z.string(),
});
export const home = z.object({
  banners: z.array(banner),
  categories: z.array(categoryNode),
  hot: z.array(productCard),
  fresh: z.array(productCard),
  shops: z.array(shopCard),
  counts: z.object({ shops: z.int(), products: z.int() }),
});
export type Home = z.output<typeof home>;

export const content = {
  getHome: defineRoute(paths.getHome, {
    tag: 'content',
    summary: 'Everything the front page shows, in one answer',
    shared: true,
    input: nothing,
    output: home,
    errors: [],
  }),
};
