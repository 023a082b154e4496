// A labelled field for words, numbers and passwords, with its hint and its error.
import { Eye, EyeOff } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { useT } from '../i18n/use-t.tsx';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import styles from './text-field.module.css';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** The sentence shown below in place of the hint; marks the field invalid. */
  error?: ReactNode;
  /** The label is only for screen readers. */
  hideLabel?: boolean;
}

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  /** Before the text: an icon, `$`. */
  prefix?: ReactNode;
  /** After the text: a unit, a small button. */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export interface TextAreaProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

// What is written in Latin order in every language; it still stands at the reader's side.
const leftToRight: ReadonlySet<string> = new Set(['email', 'tel', 'url', 'password']);

/** One line; `type="password"` gets an eye to look at what was typed. */
export function TextField({
  label,
  hint,
  error,
  hideLabel,
  prefix,
  suffix,
  className,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const field = useField(id, hint, error);
  const password = type === 'password';
  return (
    <Frame {...{ label, hint, error, hideLabel, className }} ids={field}>
      <div
        className={styles.box}
        data-invalid={error ? '' : undefined}
        data-disabled={rest.disabled ? '' : undefined}
      >
        {prefix && <span className={styles.affix}>{prefix}</span>}
        <input
          {...rest}
          {...field.input}
          type={password && shown ? 'text' : type}
          dir={rest.dir ?? (leftToRight.has(type) ? 'ltr' : undefined)}
          className={styles.input}
        />
        {suffix && <span className={styles.affix}>{suffix}</span>}
        {password && (
          <IconButton
            label={shown ? t('common.field.hidePassword') : t('common.field.showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} /> : <Eye size={20} />}
          </IconButton>
        )}
      </div>
    </Frame>
  );
}

/** Several lines, growing with what is written. */
export function TextArea({ label, hint, error, hideLabel, className, id, rows = 4, ...rest }: TextAreaProps) {
  const field = useField(id, hint, error);
  return (
    <Frame {...{ label, hint, error, hideLabel, className }} ids={field}>
      <div
        className={styles.box}
        data-invalid={error ? '' : undefined}
        data-disabled={rest.disabled ? '' : undefined}
      >
        <textarea {...rest} {...field.input} rows={rows} className={styles.area} />
      </div>
    </Frame>
  );
}

function useField(id: string | undefined, hint: ReactNode, error: ReactNode) {
  const made = useId();
  const inputId = id ?? made;
  const noteId = `${inputId}-note`;
  return {
    noteId,
    input: {
      id: inputId,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error || hint ? noteId : undefined,
    },
  };
}

interface FrameProps extends FieldProps {
  ids: { noteId: string; input: { id: string } };
  className?: string;
  children: ReactNode;
}

function Frame({ label, hint, error, hideLabel, ids, className, children }: FrameProps) {
  return (
    <div className={cx(styles.field, className)}>
      <label className={cx(styles.label, hideLabel && styles.hidden)} htmlFor={ids.input.id}>
        {label}
      </label>
      {children}
      <div className={error ? styles.error : styles.hint} id={ids.noteId} aria-live="polite">
        {error || hint}
      </div>
    </div>
  );
}
