// A picture that loads when it is near, tries three times, and never moves what is around it.
import { ImageOff } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { cx } from './cx.ts';
import { loadedPictures } from './loaded-pictures.ts';
import styles from './picture.module.css';
import { useScroller } from './screen.tsx';
import { watchNear } from './watch-near.ts';

export const pictureAttempts = 3;
export const pictureBackoffMs = [400, 1600] as const;

/** `url` is an address, or a pattern with `{w}` for one of `widths`. */
export interface PictureSource {
  url: string;
  widths?: readonly number[];
  alt?: string;
}

export interface PictureProps {
  source: PictureSource | string | null | undefined;
  /** Empty for a picture that only decorates; without it the source's own words. */
  alt?: string;
  /** Width by height of the box; 1 is square. */
  ratio?: number;
  /** How wide it is shown, for the browser's choice among the widths: `50vw`. */
  sizes?: string;
  /**
   * Loads at once and is shown as it comes: the top of a screen. `first` = before everything else: what a page is looked at for.
   * `after` = once the page is laid out: one of many small ones, whose requests would hold up the first paint.
   */
  eager?: boolean | 'first' | 'after';
  fit?: 'cover' | 'contain';
  /** CSS radius of the box. */
  radius?: string;
  className?: string;
  style?: CSSProperties;
}

/** The addresses of a source: the middle one (of two middle ones the larger) for old browsers, and the set. */
export function addressesOf(source: PictureSource | string): { src: string; srcSet: string | undefined } {
  if (typeof source === 'string') return { src: source, srcSet: undefined };
  const { url, widths = [] } = source;
  if (!url.includes('{w}') || widths.length === 0)
    return { src: url.replace('{w}', '640'), srcSet: undefined };
  const at = (width: number | undefined) => url.replaceAll('{w}', String(width));
  return {
    src: at(widths[Math.floor(widths.length / 2)]),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
  };
}

/** Goes anywhere; inside a `Screen` it watches that screen's scrolling. */
export function Picture(props: PictureProps) {
  // A new source starts from the beginning.
  const url = typeof props.source === 'string' ? props.source : props.source?.url;
  return <PictureOf key={url ?? ''} {...props} />;
}

function PictureOf(props: PictureProps) {
  const { source, ratio = 1, sizes = '50vw', eager = false, fit = 'cover', radius, className, style } = props;
  const alt = props.alt ?? (typeof source === 'object' ? source?.alt : undefined) ?? '';
  const t = useT();
  const scroller = useScroller();
  const box = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const addresses = source ? addressesOf(source) : undefined;
  const known = addresses ? loadedPictures.has(addresses.src) : false;
  const [near, setNear] = useState(eager !== false || known);
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>(
    !addresses ? 'failed' : known ? 'shown' : 'waiting',
  );

  useEffect(() => {
    if (near || !box.current) return;
    return watchNear(box.current, scroller.current, () => setNear(true));
  }, [near, scroller]);

  useEffect(() => {
    if (state !== 'failed' || attempt >= pictureAttempts || !addresses) return;
    const timer = setTimeout(
      () => {
        setAttempt(attempt + 1);
        setState('waiting');
      },
      pictureBackoffMs[attempt - 1],
    );
    return () => clearTimeout(timer);
  }, [state, attempt, addresses]);

  const onLoad = () => {
    if (addresses) loadedPictures.add(addresses.src);
    setState('shown');
  };

  // One that came with the server's page may be there, or have failed, before its listeners.
  useEffect(() => {
    if (image.current?.complete) setState(image.current.naturalWidth > 0 ? 'shown' : 'failed');
  }, []);

  const over = state === 'failed' && (attempt >= pictureAttempts || !addresses);
  return (
    <span
      ref={box}
      className={cx(styles.box, className)}
      style={{ aspectRatio: String(ratio), borderRadius: radius, ...style }}
      data-picture={over ? 'failed' : state === 'failed' ? 'waiting' : state}
    >
      {near && addresses && state !== 'failed' && (
        <img
          key={attempt}
          ref={image}
          className={styles.image}
          data-known={known || eager ? '' : undefined}
          style={{ objectFit: fit }}
          // Before the address, which it governs.
          loading={eager === 'after' ? 'lazy' : undefined}
          src={addresses.src}
          srcSet={addresses.srcSet}
          sizes={addresses.srcSet ? sizes : undefined}
          alt={alt}
          fetchPriority={eager === 'first' ? 'high' : undefined}
          decoding={eager ? 'sync' : 'async'}
          draggable={false}
          onLoad={onLoad}
          onError={() => setState('failed')}
        />
      )}
      {over && (
        <span className={styles.failed} role="img" aria-label={alt || t('common.error.picture')}>
          <ImageOff size={22} strokeWidth={1.6} aria-hidden="true" />
        </span>
      )}
    </span>
  );
}
