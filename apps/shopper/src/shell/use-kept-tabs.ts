// Which tabs have been visited, with the query each was last shown with, and which one is in front.
import { type ComponentType, useState } from 'react';
import { usePlace, useRouter } from '../lib/router/react.tsx';
import type { Router } from '../lib/router/router.ts';
import { useSignedIn } from '../lib/session.ts';
import { type TabId, tabs } from '../lib/tabs.ts';

export interface KeptTab {
  readonly id: TabId;
  readonly screen: ComponentType;
  readonly search: object;
}

const sameSearch = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** Without the flag of coming back: that is news of one navigation, not part of where one is. */
function lasting(search: object): object {
  const { back: _back, backUrl: _backUrl, ...rest } = search as Record<string, unknown>;
  return rest;
}

function withTab(kept: readonly KeptTab[], tab: KeptTab): readonly KeptTab[] {
  const old = kept.find((other) => other.id === tab.id);
  if (!old) return [...kept, tab];
  // Another screen: the first could not be fetched.
  return sameSearch(old.search, tab.search) && old.screen === tab.screen
    ? kept
    : kept.map((other) => (other === old ? tab : other));
}

/** Whoever taps fast leaves a tab before its last query was drawn; that query is kept all the same. */
function caughtUp(kept: readonly KeptTab[], router: Router): readonly KeptTab[] {
  return kept.reduce((all, tab) => {
    const path = tabs.find(({ id }) => id === tab.id)?.path;
    const last = path && router.lastSearch(path);
    return last ? withTab(all, { ...tab, search: lasting(last) }) : all;
  }, kept);
}

/** Follows the router; a logout forgets every tab but the one in front. */
export function useKeptTabs(): { active: TabId | null; kept: readonly KeptTab[] } {
  const router = useRouter();
  const { row, screen, search } = usePlace();
  const signedIn = useSignedIn();
  const [wasSignedIn, setWasSignedIn] = useState(signedIn);
  const [kept, setKept] = useState<readonly KeptTab[]>([]);
  const active = row.tab ?? null;

  let next = kept;
  if (wasSignedIn !== signedIn) {
    setWasSignedIn(signedIn);
    if (!signedIn) next = kept.filter((tab) => tab.id === active);
  }
  next = caughtUp(next, router);
  if (row.tab && screen) next = withTab(next, { id: row.tab, screen, search: lasting(search) });
  if (next !== kept) setKept(next);
  return { active, kept: next };
}
