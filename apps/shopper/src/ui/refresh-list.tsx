// The list of a screen: pull down to refresh, go on at the end. Five states: normal, pulling, loosing, loading, success.
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { Button } from './button.tsx';
import { Mark } from './mark.tsx';
import styles from './refresh-list.module.css';
import { useScroller } from './screen.tsx';
import { useMore } from './use-more.ts';
import { headHeight, type PullState, usePull } from './use-pull.ts';

export interface RefreshListProps {
  children: ReactNode;
  /** Loads again from the top; a rejection returns the list to rest (say why in a toast). */
  onRefresh?(): Promise<unknown>;
  /** Loads the next page. */
  onMore?(): Promise<unknown>;
  hasMore?: boolean;
  /** The last page failed, where `onMore` does not reject (as `fetchNextPage` does not). */
  moreFailed?: boolean;
  /** Nothing to list: shown in place of the children; pulling still works. */
  empty?: ReactNode;
  isEmpty?: boolean;
  /** Says "That is all" at the end; off for short lists. */
  endText?: boolean;
  className?: string;
}

const words = {
  normal: undefined,
  pulling: 'common.list.pull',
  loosing: 'common.list.loosen',
  loading: 'common.list.refreshing',
  success: 'common.list.refreshed',
} as const satisfies Record<PullState, string | undefined>;

/** Goes inside a `Screen`, whose scroll container it follows. By keyboard a hidden button refreshes. */
export function RefreshList(props: RefreshListProps) {
  const { children, onRefresh, onMore, hasMore = false, moreFailed = false, empty, isEmpty = false } = props;
  const { endText = true, className } = props;
  const t = useT();
  const scroller = useScroller();
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { state, turn, refresh } = usePull({ root, track, scroller, onRefresh });
  const more = useMore({
    root,
    scroller,
    onMore,
    hasMore: hasMore && !isEmpty && state !== 'loading',
    failed: moreFailed,
  });
  const word = words[state];

  // Safari and Chrome would pull the whole page down as well.
  useEffect(() => {
    const element = scroller.current;
    if (element && onRefresh) element.style.overscrollBehaviorY = 'none';
  }, [scroller, onRefresh]);

  return (
    <div ref={root} className={className} data-state={state}>
      {onRefresh && (
        <button type="button" className={styles.refresh} onClick={refresh} disabled={state === 'loading'}>
          {t('common.list.refresh')}
        </button>
      )}
      <div className={styles.status} role="status">
        {(state === 'loading' || state === 'success') && word ? t(word) : ''}
      </div>
      <div ref={track} className={styles.track}>
        {onRefresh && (
          <div className={styles.head} style={{ blockSize: headHeight }} aria-hidden="true">
            {word && (
              <>
                <Mark size={18} turning={state === 'loading'} turn={turn} />
                <span>{t(word)}</span>
              </>
            )}
          </div>
        )}
        {isEmpty ? empty : children}
        {!isEmpty && onMore && (
          <div className={styles.foot} aria-live="polite">
            {more.state === 'loading' && (
              <>
                <Mark size={16} turning />
                {t('common.list.loadingMore')}
              </>
            )}
            {more.state === 'failed' && (
              <>
                {t('common.list.moreFailed')}
                <Button kind="ghost" size="small" onClick={more.load}>
                  {t('common.action.retry')}
                </Button>
              </>
            )}
            {more.state === 'normal' && !hasMore && endText && t('common.list.noMore')}
          </div>
        )}
      </div>
    </div>
  );
}
