// A step that takes a payment code: the old one, the new one, or the new one again.
import { limits } from '@meridian/contract/limits';
import { type FormEvent, useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './change-pay-pwd-screen.module.css';
import { StepHead, StepScreen } from './step-screen.tsx';
import type { PayCodeSteps } from './use-pay-code-steps.ts';

export interface CodeStepProps {
  step: 'old' | 'fresh' | 'again';
  steps: PayCodeSteps;
}

function useWords(step: CodeStepProps['step']) {
  const t = useT('security');
  if (step === 'old') return { title: t('security.code.old.title'), text: t('security.code.old.text') };
  if (step === 'again')
    return { title: t('security.code.repeat.title'), text: t('security.code.repeat.text') };
  return {
    title: t('security.code.new.title'),
    text: t('security.code.new.text', { min: limits.payCodeMin, max: limits.payCodeMax }),
  };
}

/** Six digits go on by themselves; a longer code has its button. The repetition knows how long it is. */
export function CodeStep({ step, steps }: CodeStepProps) {
  const t = useT('security');
  const words = useWords(step);
  const [code, setCode] = useState('');
  const [long, setLong] = useState(false);
  const shortest = step === 'again' ? steps.slots.fresh.length || limits.payCodeMin : limits.payCodeMin;
  const longest = long ? limits.payCodeMax : shortest;

  const enter = (whole: string) => {
    setCode('');
    steps.enter({ [step]: whole });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (long && !steps.busy && code !== '') enter(code);
  };
  const forgot = step === 'old' && (
    <button type="button" className={styles.forgot} onClick={() => steps.start('reset')}>
      {t('security.code.forgot')}
    </button>
  );
  return (
    <StepScreen steps={steps}>
      <form className={cx(styles.step, styles.code)} onSubmit={submit} noValidate>
        <StepHead steps={steps} title={words.title} text={words.text} />
        <CodeInput
          value={code}
          onChange={(next) => {
            if (next) steps.forgetError();
            setCode(next);
          }}
          onComplete={enter}
          length={shortest}
          maxLength={longest}
          label={words.title}
          error={steps.error}
          disabled={steps.busy}
          corner={forgot}
        >
          {step !== 'again' && (
            <div className={styles.more}>
              <Button
                kind="ghost"
                size="small"
                disabled={steps.busy}
                onClick={() => toggle(long, setLong, setCode)}
              >
                {long
                  ? t('security.code.shorter', { count: limits.payCodeMin })
                  : t(step === 'old' ? 'security.code.longerOld' : 'security.code.longer')}
              </Button>
              {long && (
                <Button
                  type="submit"
                  size="small"
                  loading={steps.busy}
                  disabled={code.length < limits.payCodeMin}
                >
                  {t('common.action.continue')}
                </Button>
              )}
            </div>
          )}
        </CodeInput>
      </form>
    </StepScreen>
  );
}

/** Between six and up to twelve digits; what was typed is typed anew. */
function toggle(long: boolean, setLong: (long: boolean) => void, setCode: (code: string) => void): void {
  setLong(!long);
  setCode('');
}
