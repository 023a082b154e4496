// Where a fresh login leads: back to what was wanted.
import { useCallback } from 'react';
import { useRouter } from './router/react.tsx';
import { safePath } from './safe-path.ts';

/** For the login and register screens, called once the session stands: replaces them with the page that was wanted, else home. */
export function useAfterLogin(): () => void {
  const router = useRouter();
  return useCallback(() => {
    const { redirect } = router.latest.search as { redirect?: string };
    const wanted = safePath(redirect) ?? '/home';
    void router.navigate({ href: /^\/(login|register)\b/.test(wanted) ? '/home' : wanted, replace: true });
  }, [router]);
}
