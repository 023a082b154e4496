// The small button that copies a number.
import { Copy } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useCopy } from './use-copy.ts';

/** `label` says what is copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = useCopy();
  return (
    <IconButton label={label} onClick={() => void copy(text)}>
      <Copy size={18} aria-hidden="true" />
    </IconButton>
  );
}
