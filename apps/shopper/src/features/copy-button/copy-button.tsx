// Copies a number to the clipboard, and says when that does not work.
import { Copy } from 'lucide-react';
import { useT } from '../../i18n/use-t.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.tsx';

/** `label` says what is copied. The clipboard exists on https only. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT();
  const copy = async () => {
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
  return (
    <IconButton label={label} onClick={() => void copy()}>
      <Copy size={18} aria-hidden="true" />
    </IconButton>
  );
}
