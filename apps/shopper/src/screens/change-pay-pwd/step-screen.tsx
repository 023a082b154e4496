// The page round a step: how far one is, what is asked for and why, and its one act at the thumb.
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import styles from './change-pay-pwd-screen.module.css';
import type { PayCodeSteps } from './use-pay-code-steps.ts';

/** `footer` is an `ActionBar`; a step that goes on by itself has none. */
export function StepScreen({
  steps,
  footer,
  children,
}: {
  steps: PayCodeSteps;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const t = useT('security');
  return (
    <Screen header={<NavBar title={t('nav.title.changePayPwd')} onBack={steps.back} />} footer={footer}>
      <div className={styles.page}>{children}</div>
    </Screen>
  );
}

/** Said to screen readers when the step comes. */
export function StepHead({ steps, title, text }: { steps: PayCodeSteps; title: string; text: ReactNode }) {
  const t = useT('security');
  return (
    <div role="status" className={styles.head}>
      <p className={styles.progress}>
        {t('security.code.step', { step: steps.index + 1, total: steps.count })}
      </p>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
