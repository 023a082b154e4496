// Fetches the account's words before a page of another area shows pieces that speak them.
import { type ReactNode, use } from 'react';
import { isAreaReady, loadArea } from '../../i18n/messages.ts';
import { useLocale } from '../../i18n/provider.tsx';

/** Fulfilled as React marks it, so that reading it never suspends. */
const there = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Wraps a page whose route does not bring the area `account` along; waits once, then the words are there. */
export function AccountWords({ children }: { children: ReactNode }) {
  const { code } = useLocale();
  // Always read, never skipped: a replay after the wait has to meet the same hooks.
  use(isAreaReady(code, 'account') ? there : loadArea(code, 'account'));
  return children;
}
