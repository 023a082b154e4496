// The router of the app: the route table with the app's habits.
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../lib/search-codec.ts';
import { routeTree } from '../routes.tsx';
import { Mishap } from './mishap.tsx';
import { NotFound } from './not-found.tsx';

/** A router over the browser's history, or over a given one in tests. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    // Another product is another page, not the same page with new words.
    defaultRemountDeps: ({ params }) => params,
    defaultErrorComponent: Mishap,
    defaultNotFoundComponent: NotFound,
    parseSearch,
    stringifySearch,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
