// Who may see what without logging in, decided by path alone.

/** Paths that need no login; a path that begins with one of them is open as well. */
export const publicPrefixes = [
  '/login',
  '/register',
  '/home',
  '/shop',
  '/explore',
  '/Category',
  '/detail',
  '/search',
  '/forgotPassword',
  '/changePassword',
] as const;

/** Whether a guest may open this path. */
export function isPublicPath(pathname: string): boolean {
  return publicPrefixes.some((prefix) => pathname.startsWith(prefix));
}
