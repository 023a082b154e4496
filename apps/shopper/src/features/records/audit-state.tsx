// The state of an audit as a word with a dot.
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';

const tones: Record<'0' | '1' | '2', Tone> = { '0': 'sun', '1': 'accent', '2': 'danger' };

/** `children` in place of the plain word, as for what was taken back. */
export function AuditState({
  status,
  tone,
  children,
}: {
  status: '0' | '1' | '2';
  tone?: Tone;
  children?: ReactNode;
}) {
  const t = useT('wallet');
  return (
    <Badge tone={tone ?? tones[status]} dot>
      {children ?? t(`wallet.audit.${status}`)}
    </Badge>
  );
}
