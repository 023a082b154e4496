// Asks before what was typed is lost: on the way back, by the browser's own button, and on closing the window.
import { useCallback, useRef } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { useBlocker } from '../../lib/router/react.tsx';
import { useConfirm } from '../../ui/dialog.tsx';

/** Returns how to leave without the question, once saved. */
export function useLeaveQuestion(dirty: boolean): () => void {
  const t = useT('address');
  const confirm = useConfirm();
  const free = useRef(false);
  useBlocker(
    dirty,
    async () =>
      !free.current &&
      !(await confirm({
        title: t('address.form.leave'),
        text: t('address.form.leaveText'),
        confirmLabel: t('address.form.leaveYes'),
        cancelLabel: t('address.form.leaveNo'),
        danger: true,
      })),
    () => !free.current,
  );
  return useCallback(() => {
    free.current = true;
  }, []);
}
