// Connects the rooms below that know nothing of each other: the API client with language, messages and navigation.
import { connectClient } from '../api/client.ts';
import { withoutBackFlag } from '../lib/navigation.ts';
import type { Router } from '../lib/router/router.ts';
import { forgetScroll } from '../lib/scroll-memory.ts';
import { getToken, onSessionChange } from '../lib/session.ts';
import { keepWay } from '../lib/way.ts';
import { say, spokenLanguage, t } from './speech.ts';

const loginPath = '/login';

/** Where somebody whose session ended comes back to after login. */
function leave(router: Router): void {
  const { pathname, href } = router.latest;
  if (pathname === loginPath) return;
  void router.navigate({ to: loginPath, search: { redirect: withoutBackFlag(href) } });
}

/** Connects, loads the first page and follows the router from there. Returns how to undo it. */
export async function begin(router: Router): Promise<() => void> {
  connectClient({
    language: spokenLanguage,
    say,
    text: (key) => t()(key),
    statusText: (status) => t()('errors.status', { status: String(status) }),
    leave: () => leave(router),
  });
  const stopSession = onSessionChange(() => {
    if (getToken() === null) forgetScroll();
  });
  const stopRouter = await router.start();
  const stopWay = keepWay(router);
  return () => {
    stopWay();
    stopRouter();
    stopSession();
  };
}
