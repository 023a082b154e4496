// The frame round every page: the phone-wide column, the kept tabs, the page in front, the tab bar, messages above all.
import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { usePageName } from '../lib/page-title.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { UiHost } from '../ui/ui-host.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useArrival } from './arrival.ts';
import styles from './frame.module.css';
import { KeptTabs } from './kept-tabs.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { Tabs } from './tabs.tsx';
import { useKeptTabs } from './use-kept-tabs.ts';
import { useSpokenLanguage } from './use-spoken-language.ts';

/** The root of all routes. */
export function Frame(): ReactNode {
  const t = useT();
  const busy = useRouterState({ select: (state) => state.status === 'pending' });
  const title = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.title });
  const { active, kept } = useKeptTabs();
  useSpokenLanguage();
  // A path outside the table matches no row, so nothing names it.
  const heading = t(title ?? 'nav.title.notFound');
  const announcement = useArrival(usePageName() ?? heading);

  return (
    <div className={styles.app}>
      <ProgressBar active={busy} />
      <OfflineBanner />
      <div className={styles.stage}>
        <KeptTabs kept={kept} active={active} />
        <div className={styles.page} data-page hidden={active !== null}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </div>
      </div>
      {active !== null && <Tabs kept={kept} active={active} />}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <UiHost />
    </div>
  );
}
