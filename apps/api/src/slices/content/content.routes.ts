// The front page in one answer.
import type { CategoryNode, Home, ProductCard, ShopCard } from '@meridian/contract';
import type { Db } from '../../platform/db.ts';
import { pictureView } from '../../platform/files.ts';
import { type Handlers, read } from '../../platform/route.ts';
import { type BannerRow, listBanners } from './content.sql.ts';

/** What later slices know of the front page; handed in, because content comes before them. */
export interface HomeReaders {
  categories(db: Db, locale: string): Promise<CategoryNode[]>;
  hot(db: Db, locale: string, limit: number): Promise<ProductCard[]>;
  fresh(db: Db, locale: string, limit: number): Promise<ProductCard[]>;
  shops(db: Db, locale: string, limit: number): Promise<{ list: ShopCard[]; total: number }>;
  /** Which changes make lists of these products stale. */
  tags(products: readonly ProductCard[]): string[];
}

const shown = { products: 12, shops: 8 } as const;

const bannerView = (row: BannerRow): Home['banners'][number] => ({
  ...row,
  picture: row.picture && pictureView(row.picture, row.title),
});

/** The routes of content, over the readers of other slices. */
export const contentRoutes = (readers: HomeReaders) =>
  ({
    getHome: read<'getHome'>(
      async (db, { locale }) => {
        const [banners, categories, hot, fresh, shops] = await Promise.all([
          listBanners(db, locale),
          readers.categories(db, locale),
          readers.hot(db, locale, shown.products),
          readers.fresh(db, locale, shown.products),
          readers.shops(db, locale, shown.shops),
        ]);
        const products = categories.reduce((all, c) => all + c.products, 0);
        return {
          banners: banners.map(bannerView),
          categories,
          hot,
          fresh,
          shops: shops.list,
          counts: { shops: shops.total, products },
        };
      },
      { tags: ({ hot, fresh }) => ['banners', 'categories', 'shops', ...readers.tags([...hot, ...fresh])] },
    ),
  }) satisfies Handlers;
