// The shape of what comes, while it comes.
import type { CSSProperties, ReactNode } from 'react';
import { useT } from '../i18n/use-t.tsx';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SkeletonProps {
  /** CSS sizes. */
  width?: string;
  height?: string;
  /** In place of a height: a picture's box. */
  ratio?: number;
  radius?: string;
  style?: CSSProperties;
}

/** One grey piece. */
export function Skeleton({ width = '100%', height, ratio, radius = '8px', style }: SkeletonProps) {
  return (
    <span
      className={styles.piece}
      aria-hidden="true"
      style={{
        inlineSize: width,
        blockSize: height ?? (ratio ? undefined : '1em'),
        aspectRatio: ratio,
        borderRadius: radius,
        ...style,
      }}
    />
  );
}

/** Lines of text; the last is shorter. */
export function SkeletonText({ lines = 2 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <Skeleton key={line} height="0.8em" width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

/** Wraps the pieces of one place and says once that it is loading. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  const t = useT();
  return (
    <div className={className} aria-busy="true">
      <VisuallyHidden>{t('common.state.loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
