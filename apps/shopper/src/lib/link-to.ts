// A path as text (a banner's link, a stored place) as the props of a router link.
import { safePath } from './safe-path.ts';
import { parseSearch } from './search-codec.ts';

/** `<Link {...linkTo(banner.link)}>`; what is no path of ours leads home. */
export function linkTo(path: string) {
  const url = new URL(safePath(path) ?? '/home', 'https://same.invalid');
  // The router checks the query when it arrives; for a path in a variable its type cannot be known here.
  return {
    to: url.pathname as string,
    search: parseSearch(url.search) as never,
    hash: url.hash.slice(1) || undefined,
  };
}
