// Every statement on the banners of the front page.
import type { Db, Tx } from '../../platform/db.ts';
import type { StoredPicture } from '../../platform/files.ts';

export interface BannerRow {
  id: string;
  title: string;
  line: string;
  picture: StoredPicture | null;
  tone: string;
  link: string;
}
/** The banners that are shown, in order. */
export const listBanners = (db: Db, locale: string) =>
  db.many<BannerRow>(
    'content.banners',
    `select id, coalesce(titles ->> $1, titles ->> 'en') as title, coalesce(lines ->> $1, lines ->> 'en') as line, picture, tone, link
     from banners where shown order by position, id`,
    [locale],
  );

export interface NewBanner {
  readonly id: string;
  readonly position: number;
  readonly titles: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<string, string>>;
  readonly picture: StoredPicture | null;
  readonly tone: string;
  readonly link: string;
}
/** Puts a banner up, or another in its place. */
export const upsertBanner = (tx: Tx, b: NewBanner) =>
  tx.run(
    'content.upsertBanner',
    `insert into banners (id, position, titles, lines, picture, tone, link) values ($1, $2, $3::jsonb, $4::jsonb, $5::jsonb, $6, $7)
     on conflict (id) do update set position = excluded.position, titles = excluded.titles, lines = excluded.lines, picture = excluded.picture, tone = excluded.tone, link = excluded.link`,
    [
      b.id,
      b.position,
      JSON.stringify(b.titles),
      JSON.stringify(b.lines),
      b.picture && JSON.stringify(b.picture),
      b.tone,
      b.link,
    ],
  );
