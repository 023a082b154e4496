// The visited tabs, all mounted; the hidden ones keep state and DOM and run no effects.
import { Activity, Suspense, useLayoutEffect, useMemo, useRef } from 'react';
import { Boundary } from '../lib/router/react.tsx';
import { scrollTabToTop } from '../lib/scroll-memory.ts';
import { TabContext, type TabId } from '../lib/tabs.ts';
import styles from './frame.module.css';
import { Mishap } from './mishap.tsx';
import type { KeptTab } from './use-kept-tabs.ts';

function Kept({ tab }: { tab: KeptTab }) {
  const { id, screen: Screen, search } = tab;
  const state = useMemo(() => ({ id, search }), [id, search]);
  const shown = useRef(search);
  useLayoutEffect(() => {
    // Another query is another list: it begins at its top.
    if (shown.current !== search) scrollTabToTop(id, 'instant');
    shown.current = search;
  }, [id, search]);
  return (
    <div className={styles.page} data-page data-tab={id}>
      <TabContext value={state}>
        <Boundary face={Mishap} resetKey={Screen}>
          <Suspense fallback={null}>
            <Screen />
          </Suspense>
        </Boundary>
      </TabContext>
    </div>
  );
}

/** Draws every visited tab, the active one visible. */
export function KeptTabs({ kept, active }: { kept: readonly KeptTab[]; active: TabId | null }) {
  return kept.map((tab) => (
    <Activity key={tab.id} name={tab.id} mode={tab.id === active ? 'visible' : 'hidden'}>
      <Kept tab={tab} />
    </Activity>
  ));
}
