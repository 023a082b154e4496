// A screen: its bar above, its acts below, and between them the one place that scrolls.
import {
  createContext,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useImperativeHandle,
  useRef,
} from 'react';
import { cx } from './cx.ts';
import styles from './screen.module.css';

const ScrollerContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** The scroll container of the screen around; lists and pictures watch it. */
export function useScroller(): RefObject<HTMLElement | null> {
  return useContext(ScrollerContext);
}

export interface ScreenProps {
  /** A `NavBar`, tabs: stays. */
  header?: ReactNode;
  /** An `ActionBar`: stays. */
  footer?: ReactNode;
  children: ReactNode;
  /** The side margin of 16 px; off when the screen draws to the edge. */
  padded?: boolean;
  className?: string;
  /** The scroll container, to save and restore where the reader was. */
  scrollerRef?: Ref<HTMLElement | null>;
  /** Stands inside a page that has its `main` round more than this (tabs). */
  nested?: boolean;
}

/** Fills its parent; give the parent a height. */
export function Screen({
  header,
  footer,
  children,
  padded = true,
  className,
  scrollerRef,
  nested,
}: ScreenProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const Scroller = nested ? 'div' : 'main';
  useImperativeHandle(scrollerRef, () => scroller.current as HTMLElement);
  return (
    <ScrollerContext value={scroller}>
      <div className={cx(styles.screen, className)}>
        {header}
        <Scroller ref={scroller} className={cx(styles.scroller, padded && styles.padded)}>
          {children}
        </Scroller>
        {footer}
      </div>
    </ScrollerContext>
  );
}
