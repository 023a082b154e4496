// Why a top-up takes a second person: in words, as the server tells it of each proof.
import type { TopUpAudit } from '@meridian/contract';
import { useT } from '../i18n/provider.tsx';
import { State } from '../ui/bits.tsx';

type Reasons = TopUpAudit['second'];

export function SecondWords({ reasons }: { reasons: Reasons }) {
  const t = useT();
  return <>{reasons.map((reason) => t(`console.second.${reason}`)).join(' · ')}</>;
}

/** Beside what may be passed on; nothing where one person is enough. */
export function Second({ reasons }: { reasons: Reasons }) {
  const t = useT();
  if (reasons.length === 0) return null;
  return (
    <div>
      <State tone="quiet" text={t('console.line.needsSecond')} />
      <div className="muted">
        <SecondWords reasons={reasons} />
      </div>
    </div>
  );
}
