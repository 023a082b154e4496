// The pictures of a product, edge to edge; the first is the one that travelled here.
import { memo } from 'react';
import type { ProductForAll } from '../../api/catalogue.ts';
import { useT } from '../../i18n/use-t.tsx';
import { sharedPictureStyle } from '../../lib/shared-picture.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './detail-screen.module.css';
import type { Choice } from './use-chosen-sku.ts';

/** Follows the chosen colour, and the finger. */
export const Gallery = memo(function Gallery({
  product,
  choice,
}: {
  product: ProductForAll;
  choice: Choice;
}) {
  const t = useT('product');
  const pictures = product.pictures.length > 0 ? product.pictures : [null];
  return (
    <Carousel
      label={t('product.gallery', { title: product.title })}
      className={styles.gallery}
      index={Math.min(choice.pictureAt, pictures.length - 1)}
      onIndexChange={choice.setPictureAt}
      counter="number"
      slides={pictures.map((picture, at) => (
        <Picture
          key={picture?.url ?? at}
          source={picture}
          sizes="(min-width: 560px) 430px, 100vw"
          eager={at === choice.pictureAt ? 'first' : at === 0}
          style={at === 0 ? sharedPictureStyle : undefined}
        />
      ))}
    />
  );
});
