// Draws the real app at a path for a test: routes, guard, cache, language, with a fake API behind it.
import type { UserInfo } from '@meridian/contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { memoryHistory } from '../lib/router/history.ts';
import { clearToken, setToken } from '../lib/session.ts';
import { App } from '../shell/app.tsx';
import { begin } from '../shell/connect.ts';
import { createAppRouter } from '../shell/router.ts';
import { type FakeAnswers, fakeApi } from './fake-api.ts';

export const testShopper: UserInfo = {
  id: '7',
  account: 'mira@example.com',
  email: 'mira@example.com',
  emailVerified: true,
  mobile: null,
  givenName: 'Mira',
  familyName: 'Lindqvist',
  language: 'en',
  country: 'DE',
  balance: '500.00',
  hasPayCode: true,
  payLockedUntil: null,
  createdAt: '2026-01-05T10:00:00Z',
};

let disconnect: (() => void) | null = null;

/** `const { router, api, container } = await renderApp('/bag', { signedIn: true, api: { listCart: … } })` */
export async function renderApp(path: string, options: { api?: FakeAnswers; signedIn?: boolean } = {}) {
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined;
  if (options.signedIn) setToken('test-token');
  const api = fakeApi({ getUserInfo: testShopper, countCart: { count: 0 }, logout: {}, ...options.api });
  const router = createAppRouter(memoryHistory(path));
  disconnect = await begin(router);
  const view = render(<App client={queryClient} language="en" router={router} />);
  return { ...view, router, api };
}

afterEach(() => {
  cleanup();
  disconnect?.();
  disconnect = null;
  clearToken();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
});
