// The app's first step: language and the server's answers, then the router, then life for the page that is already seen.
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepFirstAnswers, readFirstAnswers } from './api/first-answers.ts';
import { queryClient } from './api/query-client.ts';
import { initialLanguage } from './i18n/language-store.ts';
import { loadLanguage } from './i18n/messages.ts';
import { App } from './shell/app.tsx';
import { begin } from './shell/connect.ts';
import { createAppRouter } from './shell/router.ts';
import './shell/splash.css';
import './theme/global.css';
import { applyTheme } from './theme/theme-store.ts';

/**
 * Takes over the server's page when it is this one, else draws anew. Before that, words, screen and answers must be there: an
 * empty first commit would wipe the page away.
 */
async function start(root: HTMLElement): Promise<void> {
  applyTheme();
  const language = initialLanguage();
  const first = readFirstAnswers();
  // A page from the browser's memory may be older than the choice of another language.
  const fits = first?.language === language;
  if (fits) keepFirstAnswers(queryClient, first);
  const router = createAppRouter();
  // Without its words the app starts in English.
  await Promise.all([loadLanguage(language).catch(() => undefined), begin(router)]);
  const app = <App client={queryClient} language={language} router={router} />;
  if (!fits) {
    createRoot(root).render(app);
    return;
  }
  // In slices, so that a finger never waits for the whole page.
  startTransition(() => {
    hydrateRoot(root, app);
  });
  repeatEarlyTap();
}

/** The last button tapped before there was anybody to answer; boot.js has marked it. */
function repeatEarlyTap(): void {
  document.documentElement.dataset.alive = '';
  const tapped = [...document.querySelectorAll<HTMLElement>('[data-tapped]')];
  for (const button of tapped) button.removeAttribute('data-tapped');
  tapped.at(-1)?.click();
}

const root = document.getElementById('root');
if (root) void start(root);
