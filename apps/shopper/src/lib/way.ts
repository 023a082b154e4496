// The way of this window: listens to the router, keeps the list of paths, takes the step back.
import { useCallback } from 'react';
import { type Arrival, backStep, readWay, recordVisit, type Visit, writeWay } from './navigation.ts';
import { useRouter } from './router/react.tsx';
import type { Place, Router } from './router/router.ts';
import { pictureTravelsBack } from './shared-picture.ts';
import { isTabPath } from './tabs.ts';

let way: Visit[] = [];

/** Follows the router, whose first page is there, from now on. Returns how to stop. */
export function keepWay(router: Router): () => void {
  const arrive = ({ href, pathname, index }: Place, action: Arrival['action']) => {
    way = recordVisit(way, { path: href, index, action, resets: isTabPath(pathname) });
    writeWay(way);
  };
  way = readWay();
  arrive(router.latest, 'boot');
  return router.onArrival(({ place, how }) => arrive(place, how));
}

/** One step back; see `backStep`. */
export function goBack(router: Router, explicit?: string): void {
  const { pathname, search, index } = router.latest;
  const step = backStep(way, index, explicit ?? search.backUrl);
  const viewTransition = pictureTravelsBack(pathname);
  if (step.kind === 'browser') router.back(step.path, viewTransition);
  else void router.navigate({ href: step.path, replace: true, viewTransition });
}

/** The back action of a page; `explicit` is a path of ours that replaces this page instead. */
export function useBack(explicit?: string): () => void {
  const router = useRouter();
  return useCallback(() => goBack(router, explicit), [router, explicit]);
}
