// The calm word above a form: why it was refused as a whole, or how long until the next try.
import { CircleAlert, Clock } from 'lucide-react';
import { useT } from '../../i18n/use-t.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './form-note.module.css';
import type { FormErrors } from './use-form-errors.ts';

/** Said to screen readers as it comes; takes no room while there is nothing to say. */
export function FormNote({ errors }: { errors: FormErrors }) {
  const t = useT('account');
  return (
    <div role="alert" className={styles.place}>
      {errors.until ? (
        <p className={cx(styles.note, styles.wait)}>
          <Clock size={18} aria-hidden="true" />
          <span>
            {t.rich('account.wait', { time: <Countdown until={errors.until} onEnd={errors.endWait} /> })}
          </span>
        </p>
      ) : errors.note ? (
        <p className={styles.note}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{errors.note}</span>
        </p>
      ) : null}
    </div>
  );
}
