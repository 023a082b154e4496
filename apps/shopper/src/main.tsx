// The app's first step: language and theme, then the router, then the page.
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.ts';
import { initialLanguage } from './i18n/language-store.ts';
import { loadLanguage } from './i18n/messages.ts';
import { I18nProvider } from './i18n/provider.tsx';
import { begin } from './shell/connect.ts';
import { createAppRouter } from './shell/router.ts';
import './shell/splash.css';
import './theme/global.css';
import { applyTheme } from './theme/theme-store.ts';

/** Shows the first page only when its words and its screen are there, so that nothing flashes. */
async function start(root: HTMLElement): Promise<void> {
  applyTheme();
  const language = initialLanguage();
  const router = createAppRouter();
  // Without its words the app starts in English.
  await Promise.all([loadLanguage(language).catch(() => undefined), begin(router)]);
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider language={language}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
