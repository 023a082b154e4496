// Pictures side by side: swipe, drag, arrow keys, and a quiet counter. The browser's own scrolling does the moving.
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '../i18n/provider.tsx';
import { useT } from '../i18n/use-t.tsx';
import { prefersLessMotion } from '../lib/motion.ts';
import styles from './carousel.module.css';
import { cx } from './cx.ts';
import { useMouseDrag } from './use-mouse-drag.ts';

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

/** Without scrolling for so long, it rests; not every browser tells. */
const restMs = 120;

/** Where a viewport stands; in a right-to-left page scrolling runs below zero. */
const slideAt = (view: HTMLElement) =>
  view.clientWidth > 0 ? Math.round(Math.abs(view.scrollLeft) / view.clientWidth) : 0;

function goTo(view: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const sign = getComputedStyle(view).direction === 'rtl' ? -1 : 1;
  view.scrollTo({ left: sign * index * view.clientWidth, behavior });
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
  const viewport = useRef<HTMLDivElement>(null);
  const drag = useMouseDrag(viewport);
  const [shown, setShown] = useState(0);
  const wanted = useRef(0);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The first time before it is seen, then moving.
  useLayoutEffect(() => {
    const view = viewport.current;
    if (!view || index === undefined || index === wanted.current) return;
    const first = wanted.current === 0 && view.scrollLeft === 0 && shown === 0;
    wanted.current = index;
    goTo(view, index, first || prefersLessMotion() ? 'instant' : 'smooth');
  }, [index, shown]);

  // A turned page keeps its slide.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the direction is what it waits for
  useEffect(() => {
    if (viewport.current && wanted.current > 0) goTo(viewport.current, wanted.current, 'instant');
  }, [dir]);

  // Told when it has come to rest: on the way to a far slide the ones between are not chosen.
  const rest = () => {
    const at = viewport.current ? slideAt(viewport.current) : wanted.current;
    if (at === wanted.current) return;
    wanted.current = at;
    onIndexChange?.(at);
  };
  const onScroll = () => {
    if (viewport.current) setShown(slideAt(viewport.current));
    clearTimeout(resting.current);
    resting.current = setTimeout(rest, restMs);
  };
  useEffect(() => () => clearTimeout(resting.current), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const step = (event.key === 'ArrowRight') === (dir === 'ltr') ? 1 : -1;
    const next = Math.min(slides.length - 1, Math.max(0, shown + step));
    if (viewport.current) goTo(viewport.current, next, prefersLessMotion() ? 'instant' : 'smooth');
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
        onScroll={onScroll}
        {...drag}
      >
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
