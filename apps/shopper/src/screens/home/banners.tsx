// The highlights: a carousel of coloured cards, each with a title, a line and a picture.
import type { Home } from '@meridian/contract';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { safePath } from '../../lib/safe-path.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './banners.module.css';

type Banner = Home['banners'][number];

/** Nothing turns by itself; dots say how many there are. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const t = useT();
  return (
    <Carousel
      label={t('home.banners')}
      counter="dots"
      className={styles.banners}
      slides={banners.map((banner, at) => <Slide key={banner.id} banner={banner} eager={at === 0} />)}
    />
  );
}

function Slide({ banner, eager }: { banner: Banner; eager: boolean }) {
  const path = safePath(banner.link);
  const inside = (
    <>
      <span className={styles.words}>
        <span className={styles.title}>{banner.title}</span>
        <span className={styles.line}>{banner.line}</span>
      </span>
      {banner.picture && (
        <span className={styles.disc}>
          <Picture source={banner.picture} alt="" sizes="160px" eager={eager && 'first'} />
        </span>
      )}
    </>
  );
  if (!path)
    return (
      <div className={styles.banner} data-tone={banner.tone}>
        {inside}
      </div>
    );
  return (
    <Link href={path} className={styles.banner} data-tone={banner.tone}>
      {inside}
    </Link>
  );
}
