// A code of digits: boxes to see, a keypad of our own to touch, and one real field for keys, paste and screen readers.
import { Delete } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { latinDigits } from '../lib/latin-digits.ts';
import styles from './code-input.module.css';

export interface CodeInputProps {
  value: string;
  onChange(value: string): void;
  /** Called once when `length` digits are there (not when `maxLength` allows more: show a button then). */
  onComplete?(value: string): void;
  /** Boxes shown; 6 unless told otherwise. */
  length?: number;
  /** A code may be longer; boxes are added as digits come. */
  maxLength?: number;
  /** "Payment code" unless told otherwise. */
  label?: string;
  /** A sentence below the boxes; shakes them once. */
  error?: ReactNode;
  /** While the code is checked. */
  disabled?: boolean;
  /** Shows digits in place of dots (a code sent by mail). */
  plain?: boolean;
  /** Bottom corner of the keypad: "Forgot?". */
  corner?: ReactNode;
  /** Without our keypad the phone's own comes up. */
  keypad?: boolean;
  autoFocus?: boolean;
  /** Between boxes and keypad: what the code will do. */
  children?: ReactNode;
}

const rows = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Controlled; clear `value` after a wrong try. */
export function CodeInput(props: CodeInputProps) {
  const {
    value,
    onChange,
    onComplete,
    length = 6,
    maxLength = length,
    label,
    error,
    disabled,
    plain,
    corner,
  } = props;
  const { keypad = true, autoFocus = true, children } = props;
  const t = useT();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const boxes = Math.min(maxLength, Math.max(length, value.length));

  useEffect(() => {
    if (autoFocus && !disabled) field.current?.focus({ preventScroll: true });
  }, [autoFocus, disabled]);

  const put = (raw: string) => {
    const next = toDigits(raw).slice(0, maxLength);
    if (disabled || next === value) return;
    onChange(next);
    if (next.length === length && maxLength === length) onComplete?.(next);
  };

  return (
    <div className={styles.code}>
      <div className={styles.field} data-disabled={disabled ? '' : undefined}>
        <input
          ref={field}
          className={styles.input}
          value={value}
          onChange={(event: ChangeEvent<HTMLInputElement>) => put(event.target.value)}
          onSelect={keepAtEnd}
          inputMode={keypad ? 'none' : 'numeric'}
          autoComplete={plain ? 'one-time-code' : 'off'}
          type={plain ? 'text' : 'password'}
          aria-label={label ?? t('common.code.label')}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
          maxLength={maxLength + 12}
          disabled={disabled}
          data-1p-ignore=""
          data-lpignore="true"
        />
        <div className={styles.boxes} data-error={error ? '' : undefined} aria-hidden="true" dir="ltr">
          {Array.from({ length: boxes }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              key={at}
              className={styles.box}
              data-next={
                at === Math.min(value.length, boxes - 1) && value.length < maxLength ? '' : undefined
              }
            >
              {at < value.length ? plain ? value[at] : <span className={styles.dot} /> : null}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.note} id={noteId} aria-live="assertive">
        {error}
      </div>
      {children}
      {keypad && (
        <Keypad
          disabled={disabled}
          corner={corner}
          onDigit={(digit) => put(value + digit)}
          onErase={() => put(value.slice(0, -1))}
        />
      )}
    </div>
  );
}

interface KeypadProps {
  disabled: boolean | undefined;
  corner: ReactNode;
  onDigit(digit: string): void;
  onErase(): void;
}

function Keypad({ disabled, corner, onDigit, onErase }: KeypadProps) {
  const t = useT();
  const hold = (event: { preventDefault(): void }) => event.preventDefault();
  const key = (digit: string) => (
    <button
      key={digit}
      type="button"
      className={styles.key}
      disabled={disabled}
      onPointerDown={hold}
      onClick={() => onDigit(digit)}
    >
      {digit}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a keypad is no fieldset of a form
    <div
      className={styles.keypad}
      dir="ltr"
      onKeyDown={arrowsBetweenKeys}
      role="group"
      aria-label={t('common.code.keypad')}
    >
      {rows.map(key)}
      <span className={styles.corner}>{corner}</span>
      {key('0')}
      <button
        type="button"
        className={styles.erase}
        disabled={disabled}
        aria-label={t('common.code.erase')}
        onPointerDown={hold}
        onClick={onErase}
      >
        <Delete size={24} />
      </button>
    </div>
  );
}

/** Latin digits of whatever digits were typed or pasted, nothing else. */
export const toDigits = (text: string): string => latinDigits(text).replace(/\D/g, '');

function keepAtEnd(event: { currentTarget: HTMLInputElement }): void {
  const { currentTarget: input } = event;
  const end = input.value.length;
  if (input.selectionStart !== end || input.selectionEnd !== end) input.setSelectionRange(end, end);
}

function arrowsBetweenKeys(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 3, ArrowUp: -3 }[event.key];
  if (!step) return;
  const keys = [...event.currentTarget.querySelectorAll('button')];
  const at = keys.indexOf(document.activeElement as HTMLButtonElement);
  const next = keys[at + step];
  if (at >= 0 && next) {
    event.preventDefault();
    next.focus();
  }
}
