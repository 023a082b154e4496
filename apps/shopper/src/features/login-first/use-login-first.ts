// Acts that need a login on pages that do not: a guest is asked to log in and comes back to the same page.

import { useCallback } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { withoutBackFlag } from '../../lib/navigation.ts';
import { useRouter } from '../../lib/router/react.tsx';
import { getToken } from '../../lib/session.ts';
import { toast } from '../../ui/toast.tsx';

/** `const loginFirst = useLoginFirst(); … onClick={() => loginFirst(() => follow.mutate(…))}` */
export function useLoginFirst(): (act: () => void) => void {
  const router = useRouter();
  const t = useT();
  return useCallback(
    (act) => {
      if (getToken() !== null) return act();
      toast.show(t('errors.loginFirst'));
      void router.navigate({
        to: '/login',
        search: { redirect: withoutBackFlag(router.latest.href) },
      });
    },
    [router, t],
  );
}
