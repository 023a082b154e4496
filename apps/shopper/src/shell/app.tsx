// The whole app round one router and one cache: the same for the browser and for the server's first look.
import type { LanguageCode } from '@meridian/locales/languages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { I18nProvider } from '../i18n/provider.tsx';

export interface AppProps {
  client: QueryClient;
  language: LanguageCode;
  router: AnyRouter;
}

/** Needs the language's messages, and a router that has loaded its page. */
export function App({ client, language, router }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <I18nProvider language={language}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>
  );
}
