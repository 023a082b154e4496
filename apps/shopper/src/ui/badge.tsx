// Small marks: a word on a state, a count, a person or shop as a monogram.
import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { cx } from './cx.ts';
import { Picture, type PictureSource } from './picture.tsx';

export type Tone = 'neutral' | 'accent' | 'sale' | 'sun' | 'danger';

/** A word with a dot: a state, never by colour alone. */
export function Badge({
  tone = 'neutral',
  dot,
  children,
}: {
  tone?: Tone;
  dot?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={cx(styles.badge, styles[tone])}>
      {dot && <span className={styles.dot} aria-hidden="true" />}
      {children}
    </span>
  );
}

/** A count on a corner; nothing when 0. */
export function Count({ value }: { value: number }) {
  return value > 0 ? <span className={styles.count}>{value > 99 ? '99+' : value}</span> : null;
}

/** Up to two initials, whatever the script. */
export function monogramOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s_.-]+/)
    .filter(Boolean);
  const first = (word: string | undefined) => (word ? ([...word][0] ?? '') : '');
  // One character says enough where words are not spaced.
  if (/[\p{sc=Han}\p{sc=Hangul}\p{sc=Hira}\p{sc=Kana}]/u.test(first(words[0]))) return first(words[0]);
  const initials =
    words.length > 1 ? first(words[0]) + first(words[1]) : [...(words[0] ?? '?')].slice(0, 2).join('');
  return initials.toLocaleUpperCase();
}

export interface AvatarProps {
  name: string;
  picture?: PictureSource | string | null;
  size?: number;
  /** A shop is a soft square, a person round. */
  shape?: 'square' | 'round';
}

/** A picture, or the monogram; the name stands beside it, so it is hidden from screen readers. */
export function Avatar({ name, picture, size = 46, shape = 'square' }: AvatarProps) {
  const radius = shape === 'round' ? '50%' : `${Math.round(size * 0.3)}px`;
  return (
    <span
      className={styles.avatar}
      style={{ inlineSize: size, blockSize: size, borderRadius: radius, fontSize: size * 0.36 }}
      aria-hidden="true"
    >
      {picture ? <Picture source={picture} alt="" radius={radius} sizes={`${size}px`} /> : monogramOf(name)}
    </span>
  );
}
