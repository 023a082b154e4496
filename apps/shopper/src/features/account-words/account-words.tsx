// Fetches the account's words before a page of another area shows pieces that speak them.
import { type ReactNode, use } from 'react';
import { isAreaReady, loadArea } from '../../i18n/messages.ts';
import { useLocale } from '../../i18n/provider.tsx';

/** Wraps a page whose route does not bring the area `account` along; waits once, then the words are there. */
export function AccountWords({ children }: { children: ReactNode }) {
  const { code } = useLocale();
  const words = loadArea(code, 'account');
  // The mark React itself leaves on what it has waited for: words that are there are read without waiting.
  if (isAreaReady(code, 'account')) Object.assign(words, { status: 'fulfilled', value: undefined });
  // Read in every render: a replay after the wait has to meet the same hooks.
  use(words);
  return children;
}
