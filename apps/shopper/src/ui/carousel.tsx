// Pictures side by side: swipe, arrow keys, and a quiet counter.
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '../i18n/provider.tsx';
import { useT } from '../i18n/use-t.tsx';
import styles from './carousel.module.css';
import { cx } from './cx.ts';

export interface CarouselProps {
  label: string;
  slides: readonly ReactNode[];
  /** The slide shown, when the screen decides (a colour chosen). */
  index?: number;
  onIndexChange?(index: number): void;
  /** `1 / 5` at the corner, dots below, or none. */
  counter?: 'number' | 'dots' | 'none';
  className?: string;
}

/** Runs with the reading direction. Nothing moves by itself. */
export function Carousel({
  label,
  slides,
  index,
  onIndexChange,
  counter = 'number',
  className,
}: CarouselProps) {
  const t = useT();
  const { dir } = useLocale();
  // Only where it begins: another option would begin it anew in the middle of a swipe.
  const [startIndex] = useState(index ?? 0);
  const [viewport, embla] = useEmblaCarousel({ direction: dir, align: 'start', startIndex });
  const [shown, setShown] = useState(startIndex);

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => {
      setShown(embla.selectedScrollSnap());
      onIndexChange?.(embla.selectedScrollSnap());
    };
    embla.on('select', onSelect);
    return () => {
      embla.off('select', onSelect);
    };
  }, [embla, onIndexChange]);

  useEffect(() => {
    if (embla && index !== undefined && index !== embla.selectedScrollSnap()) embla.scrollTo(index);
  }, [embla, index]);

  const onKeyDown = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== forward && event.key !== back) return;
    event.preventDefault();
    if (event.key === forward) embla?.scrollNext();
    else embla?.scrollPrev();
  };

  const total = slides.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group that takes arrow keys
    <div
      className={cx(styles.carousel, className)}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        ref={viewport}
        className={styles.viewport}
        tabIndex={total > 1 ? 0 : -1}
        role="group"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        <div className={styles.track}>
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group within the carousel
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other name
              key={at}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={t('common.carousel.slide', { index: at + 1, total })}
              inert={at !== shown}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {total > 1 && counter === 'number' && (
        <div className={styles.counter} aria-hidden="true">
          <bdi dir="ltr">{t('common.carousel.counter', { index: shown + 1, total })}</bdi>
        </div>
      )}
      {total > 1 && counter === 'dots' && (
        <div className={styles.dots} aria-hidden="true">
          {slides.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other name
            <span key={at} data-on={at === shown ? '' : undefined} />
          ))}
        </div>
      )}
    </div>
  );
}
