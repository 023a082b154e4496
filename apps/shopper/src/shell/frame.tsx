// The frame round every page: the phone-wide column, the kept tabs, the page in front, the tab bar.
import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { useArrival } from './arrival.ts';
import styles from './frame.module.css';
import { KeptTabs } from './kept-tabs.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { TabBar } from './tab-bar.tsx';
import { useKeptTabs } from './use-kept-tabs.ts';

/** The root of all routes. */
export function Frame() {
  const t = useT();
  const title = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.title });
  const { active, kept } = useKeptTabs();
  // A path outside the table matches no row, so nothing names it.
  const heading = t(title ?? 'nav.title.notFound');
  const announcement = useArrival(heading);

  return (
    <div className={styles.app}>
      <ProgressBar />
      <OfflineBanner />
      <main className={styles.stage}>
        <KeptTabs kept={kept} active={active} />
        <div className={styles.page} data-page={active === null ? 'current' : undefined} hidden={active !== null}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      {active !== null && <TabBar kept={kept} active={active} />}
      <div className={styles.announcer} role="status" aria-live="polite">
        {announcement}
      </div>
    </div>
  );
}
