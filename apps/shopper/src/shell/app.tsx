// The whole app round one router and one cache: the same for the browser and for the server's first look.
import type { LanguageCode } from '@meridian/locales/languages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from '../i18n/provider.tsx';
import { RouterProvider } from '../lib/router/react.tsx';
import type { Router } from '../lib/router/router.ts';
import { Frame } from './frame.tsx';

export interface AppProps {
  client: QueryClient;
  language: LanguageCode;
  router: Router;
}

/** Needs the language's messages, and a router that has loaded its page. */
export function App({ client, language, router }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <I18nProvider language={language}>
        <RouterProvider router={router}>
          <Frame />
        </RouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
