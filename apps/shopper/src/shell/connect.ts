// Connects the rooms below that know nothing of each other: the API client with language, messages and navigation.
import type { AnyRouter } from '@tanstack/react-router';
import { connectClient } from '../api/client.ts';
import { withoutBackFlag } from '../lib/navigation.ts';
import { forgetScroll } from '../lib/scroll-memory.ts';
import { getToken, onSessionChange } from '../lib/session.ts';
import { keepWay } from '../lib/way.ts';
import { say, spokenLanguage, t } from './speech.ts';

const loginPath = '/login';

/** Where somebody whose session ended comes back to after login. */
function leave(router: AnyRouter): void {
  const { pathname, href } = router.latestLocation;
  if (pathname === loginPath) return;
  void router.navigate({ to: loginPath, search: { redirect: withoutBackFlag(href) } });
}

/** Connects, loads the first page and follows the router from there. Returns how to undo it. */
export async function begin(router: AnyRouter): Promise<() => void> {
  connectClient({
    language: spokenLanguage,
    say,
    text: (key) => t()(key),
    statusText: (status) => t()('errors.status', { status: String(status) }),
    leave: () => leave(router),
  });
  const stopSession = onSessionChange(() => {
    if (getToken() === null) forgetScroll();
    // Routes remember what the guard allowed; another person is asked again.
    router.clearCache();
  });
  await router.load();
  // Not before: a router somebody listens to leaves following a redirect to its listeners.
  const stopWay = keepWay(router);
  return () => {
    stopWay();
    stopSession();
  };
}
