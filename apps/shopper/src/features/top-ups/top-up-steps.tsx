// The steps of a top-up: announced, seen on the network with its confirmations, checked, credited.
import type { TopUp } from '@meridian/contract';
import { formatDate } from '@meridian/ui/format';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Meter } from '../../ui/progress-bar.tsx';
import styles from './follow-top-up.module.css';

interface Step {
  readonly name: string;
  readonly state: 'done' | 'now' | 'next';
  readonly note?: ReactNode;
}

/** The server says how many confirmations; the bar only shows it. */
export function TopUpSteps({ topUp }: { topUp: TopUp }) {
  const t = useT('topup');
  const { tag } = useLocale();
  const at = (instant: string) => formatDate(instant, tag, 'dateTime');
  const { confirmations: progress, status } = topUp;
  const final = progress !== null && progress.seen >= progress.needed;
  const passed = status === '1';
  const network: Step[] =
    topUp.method === 'bank'
      ? []
      : [
          {
            name: t('topup.step.network'),
            state: passed || final ? 'done' : 'now',
            note: progress ? (
              <Confirmations {...progress} />
            ) : passed ? undefined : (
              t('topup.step.networkWaiting', { network: topUp.network?.name ?? '' })
            ),
          },
        ];
  const checking = topUp.method === 'bank' || final;
  const steps: Step[] = [
    { name: t('topup.step.announced'), state: 'done', note: at(topUp.createdAt) },
    ...network,
    {
      name: t('topup.step.checked'),
      state: passed ? 'done' : checking ? 'now' : 'next',
      note: !passed && checking ? t(`topup.step.checking.${topUp.method}`) : undefined,
    },
    {
      name: t('topup.step.credited'),
      state: passed ? 'done' : 'next',
      note: passed && topUp.decidedAt ? at(topUp.decidedAt) : undefined,
    },
  ];
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li
          key={step.name}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {step.state === 'done' && <Check size={14} strokeWidth={3} />}
          </span>
          <div className={styles.stepWords}>
            <p className={styles.stepName}>{step.name}</p>
            {step.note && <div className={styles.quiet}>{step.note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Confirmations({ seen, needed }: { seen: number; needed: number }) {
  const t = useT('topup');
  const words = t('topup.step.confirmations', { seen: Math.min(seen, needed), needed });
  return (
    <span className={styles.confirmations}>
      <span aria-live="polite">{words}</span>
      <Meter value={needed > 0 ? seen / needed : 1} label={words} />
    </span>
  );
}
