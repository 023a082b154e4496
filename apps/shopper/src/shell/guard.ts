// Before every navigation: guests stay on the open paths, a session without a known shopper asks who it is.
import { queryClient } from '../api/query-client.ts';
import { knownUserInfo, logout, userInfoQuery } from '../api/session.ts';
import { isPublicPath } from '../lib/access.ts';
import { withoutBackFlag } from '../lib/navigation.ts';
import type { Place } from '../lib/router/router.ts';
import { hrefOf } from '../lib/router/table.ts';
import { getToken } from '../lib/session.ts';
import { sayLoginFirst } from './speech.ts';

/** Set when neither user info nor logout could be reached: the home page then opens without asking again. */
let unreachable = false;

const loginFor = (href: string) => hrefOf({ to: '/login', search: { redirect: withoutBackFlag(href) } });

/** Fetches user info before the page opens; without it the session is given up. Where to go then. */
async function knowWho(href: string): Promise<string | null> {
  try {
    await queryClient.fetchQuery({ ...userInfoQuery, retry: false });
    return null;
  } catch {
    // Below: the way out.
  }
  try {
    await logout();
  } catch {
    unreachable = true;
    return '/';
  }
  return loginFor(href);
}

/** Lets a navigation through (null), or says where it leads instead. `ahead`: no messages, no logout. */
export function guardEntry(
  { pathname, href }: Place,
  ahead: boolean,
): Promise<string | null> | string | null {
  const signedIn = getToken() !== null;
  if (signedIn && pathname === '/login') return '/';
  if (!signedIn && !isPublicPath(pathname)) {
    if (!ahead) sayLoginFirst();
    return loginFor(href);
  }
  if (!signedIn || ahead || knownUserInfo(queryClient)) return null;
  if (!unreachable) return knowWho(href);
  unreachable = false;
  return null;
}
