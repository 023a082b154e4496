// The field for a picture of the payment: choose, see it go, look at it, try again, take another.
import { Check, ImagePlus, RotateCw, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Meter } from '../../ui/progress-bar.tsx';
import styles from './evidence-field.module.css';
import { pictureTypes } from './shrink-picture.ts';
import type { Evidence, EvidenceControl } from './use-evidence.ts';

export interface EvidenceFieldProps {
  control: EvidenceControl;
  /** What is wrong with the form's answer so far. */
  error?: string | undefined;
}

/** The picture itself is the button once there is one. */
export function EvidenceField({ control, error }: EvidenceFieldProps) {
  const t = useT('wallet');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { evidence, choose } = control;
  const fault = (evidence.state === 'none' || evidence.state === 'failed' ? evidence.fault : null) ?? error;
  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${id}-label`}>
        {t('wallet.evidence.label')}
      </span>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        accept={pictureTypes.join(',')}
        className={styles.input}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same picture may be chosen again.
          event.target.value = '';
          if (file) choose(file);
        }}
      />
      {evidence.state === 'none' ? (
        <button
          type="button"
          className={styles.empty}
          data-invalid={fault ? '' : undefined}
          aria-describedby={`${id}-note`}
          onClick={() => input.current?.click()}
        >
          <ImagePlus size={24} strokeWidth={1.75} aria-hidden="true" />
          <span>{t('wallet.evidence.choose')}</span>
        </button>
      ) : (
        <Chosen evidence={evidence} control={control} onChange={() => input.current?.click()} />
      )}
      <p className={fault ? styles.error : styles.hint} id={`${id}-note`} aria-live="polite">
        {fault ?? t('wallet.evidence.hint')}
      </p>
    </div>
  );
}

interface ChosenProps {
  evidence: Exclude<Evidence, { state: 'none' }>;
  control: EvidenceControl;
  onChange(): void;
}

function Chosen({ evidence, control, onChange }: ChosenProps) {
  const t = useT('wallet');
  const { state } = evidence;
  return (
    <div className={styles.chosen} data-invalid={state === 'failed' ? '' : undefined}>
      <img className={styles.picture} src={evidence.preview} alt={t('wallet.evidence.preview')} />
      <div className={styles.words}>
        <p className={styles.state} role="status">
          {state === 'kept' && <Check size={18} aria-hidden="true" />}
          {t(`wallet.evidence.${state}`)}
        </p>
        {state === 'sending' && <Meter value={evidence.share} label={t('wallet.evidence.sending')} />}
        {state === 'kept' && (
          <Button kind="ghost" size="small" className={styles.act} onClick={onChange}>
            {t('wallet.evidence.other')}
          </Button>
        )}
        {state === 'failed' && (
          <Button
            kind="ghost"
            size="small"
            className={styles.act}
            icon={evidence.again && <RotateCw size={16} aria-hidden="true" />}
            onClick={evidence.again ? control.again : onChange}
          >
            {evidence.again ? t('common.action.retry') : t('wallet.evidence.other')}
          </Button>
        )}
      </div>
      <IconButton label={t('wallet.evidence.remove')} onClick={control.remove}>
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
