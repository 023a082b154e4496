// Before every navigation: guests stay on the open paths, a session without a known shopper asks who it is.
import { redirect } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { knownUserInfo, logout, userInfoQuery } from '../api/session.ts';
import { isPublicPath } from '../lib/access.ts';
import { withoutBackFlag } from '../lib/navigation.ts';
import { getToken } from '../lib/session.ts';
import { sayLoginFirst } from './speech.ts';

interface Entry {
  readonly location: { readonly pathname: string; readonly href: string };
  /** Only fetched ahead: no messages, no logout. */
  readonly preload: boolean;
}

/** Set when neither user info nor logout could be reached: the home page then opens without asking again. */
let unreachable = false;

const toLogin = (href: string) =>
  redirect({ to: '/login', search: { redirect: withoutBackFlag(href) }, replace: true });

/** The start of the app is the home page. @throws a redirect */
export function leadHome(): void {
  throw redirect({ to: '/home', replace: true });
}

/** Fetches user info before the page opens; without it the session is given up. @throws a redirect */
async function knowWho(href: string): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...userInfoQuery, retry: false });
    return;
  } catch {
    // Below: the way out.
  }
  try {
    await logout();
  } catch {
    unreachable = true;
    throw redirect({ to: '/', replace: true });
  }
  throw toLogin(href);
}

/** Lets a navigation through, or sends it elsewhere. @throws a redirect */
export async function guardEntry({ location: { pathname, href }, preload }: Entry): Promise<void> {
  // The route itself leads on to the home page.
  if (pathname === '/') return;
  const signedIn = getToken() !== null;
  if (signedIn && pathname === '/login') throw redirect({ to: '/', replace: true });
  if (!signedIn && !isPublicPath(pathname)) {
    if (!preload) sayLoginFirst();
    throw toLogin(href);
  }
  if (!signedIn || preload || knownUserInfo(queryClient)) return;
  if (unreachable) unreachable = false;
  else await knowWho(href);
}
