// The frame round every page: the phone-wide column, the kept tabs, the page in front, the tab bar, messages above all.
import { type ReactNode, Suspense } from 'react';
import { Boundary, useBusy, usePlace } from '../lib/router/react.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { UiHost } from '../ui/ui-host.tsx';
import { Arrival } from './arrival.tsx';
import styles from './frame.module.css';
import { KeptTabs } from './kept-tabs.tsx';
import { Mishap } from './mishap.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { Tabs } from './tabs.tsx';
import { useKeptTabs } from './use-kept-tabs.ts';
import { useSpokenLanguage } from './use-spoken-language.ts';

/** Apart, so that a page on its way draws only this anew. */
function Progress(): ReactNode {
  return <ProgressBar active={useBusy()} />;
}

/** The page in front; a tab is drawn by the frame, which keeps it. */
function Page(): ReactNode {
  const place = usePlace();
  const { screen: Screen, row, path, params } = place;
  if (!Screen || row.tab) return null;
  // Another product is another page, not the same page with new words.
  return (
    <Boundary face={Mishap} resetKey={place}>
      <Screen key={`${path} ${Object.values(params).join(' ')}`} />
    </Boundary>
  );
}

/** Stands round all pages. */
export function Frame(): ReactNode {
  const { active, kept } = useKeptTabs();
  useSpokenLanguage();

  return (
    <div className={styles.app}>
      <Progress />
      <OfflineBanner />
      <div className={styles.stage}>
        <KeptTabs kept={kept} active={active} />
        <div className={styles.page} data-page hidden={active !== null}>
          <Suspense fallback={null}>
            <Page />
          </Suspense>
        </div>
      </div>
      {active !== null && <Tabs kept={kept} active={active} />}
      <Arrival />
      <UiHost />
    </div>
  );
}
