// A path as text (a banner's link, a stored place) as the props of a router link.
import { safePath } from './safe-path.ts';

/** `<Link {...linkTo(banner.link)}>`; what is no path of ours leads home. */
export const linkTo = (path: string) => ({ href: safePath(path) ?? '/home' });
