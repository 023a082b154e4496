// Copies a text to the clipboard, and says when that does not work.
import { useT } from '../../i18n/use-t.tsx';
import { toast } from '../../ui/toast.tsx';

/** The clipboard exists on https only. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useT();
  return async (text) => {
    if (!window.isSecureContext || !navigator.clipboard) {
      toast.error(t('errors.copyInsecure'));
      return;
    }
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('common.success.copy'));
    } catch {
      toast.error(t('errors.copyFailed'));
    }
  };
}
