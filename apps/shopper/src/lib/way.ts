// The way of this window: listens to the router, keeps the list of paths, takes the step back.
import { type AnyRouter, type RouterHistory, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type Arrival, backStep, readWay, recordVisit, type Visit, writeWay } from './navigation.ts';
import { pictureTravelsBack } from './shared-picture.ts';
import { isTabPath } from './tabs.ts';

type Notice = Parameters<Parameters<RouterHistory['subscribe']>[0]>[0];

let way: Visit[] = [];

const indexOf = (router: AnyRouter): number => router.history.location.state.__TSR_index ?? 0;

/** Follows the router, whose first page is there, from now on. Returns how to stop. */
export function keepWay(router: AnyRouter): () => void {
  // A page that sends on at once (login first) replaces what was pushed a moment before; together that is one push.
  let action: Arrival['action'] = 'replace';
  const arrive = ({ href, pathname }: { href: string; pathname: string }, how: Arrival['action']) => {
    way = recordVisit(way, { path: href, index: indexOf(router), action: how, resets: isTabPath(pathname) });
    writeWay(way);
  };
  way = readWay();
  arrive(router.latestLocation, 'boot');
  const stopHistory = router.history.subscribe(({ action: { type } }: Notice) => {
    if (type === 'PUSH') action = 'push';
    else if (type !== 'REPLACE') action = 'pop';
  });
  const stopRouter = router.subscribe('onResolved', ({ toLocation }) => {
    arrive(toLocation, action);
    action = 'replace';
  });
  return () => {
    stopHistory();
    stopRouter();
  };
}

/** The browser steps back; the flag is put into the entry before the router reads it. */
function browserBack(router: AnyRouter, path: string): void {
  const flag = () => History.prototype.replaceState.call(window.history, window.history.state, '', path);
  window.addEventListener('popstate', flag, { capture: true, once: true });
  router.history.back();
}

/** One step back; see `backStep`. */
export function goBack(router: AnyRouter, explicit?: string): void {
  const { pathname, search } = router.state.location;
  const step = backStep(way, indexOf(router), explicit ?? (search as { backUrl?: string }).backUrl);
  if (pictureTravelsBack(pathname)) router.shouldViewTransition = true;
  if (step.kind === 'browser') browserBack(router, step.path);
  else void router.navigate({ href: step.path, replace: true, viewTransition: router.shouldViewTransition });
}

/** The back action of a page; `explicit` is a path of ours that replaces this page instead. */
export function useBack(explicit?: string): () => void {
  const router = useRouter();
  return useCallback(() => goBack(router, explicit), [router, explicit]);
}
