// The console's beginning: language and query cache, then the area of whoever works here.
import '@meridian/ui/tokens.css';
import './ui/console.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { createQueryClient } from './api/query-client.ts';
import { initialLanguage, loadWords } from './i18n/language.ts';
import { I18nProvider } from './i18n/provider.tsx';
import { lendNonceToStyles } from './lib/page-nonce.ts';

const OperatorArea = lazy(() => import('./operator/area.tsx'));

lendNonceToStyles();
const root = document.getElementById('root');
if (!root) throw new Error('no #root');
const code = initialLanguage();
await loadWords(code);
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <I18nProvider initial={code}>
        <Router base="/console">
          <Suspense fallback={null}>
            <OperatorArea />
          </Suspense>
        </Router>
      </I18nProvider>
    </QueryClientProvider>
  </StrictMode>,
);
