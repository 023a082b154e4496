// A quantity between bounds: two buttons and a number that can also be typed.
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { latinDigits } from '../lib/latin-digits.ts';
import styles from './stepper.module.css';
import { useHold } from './use-hold.ts';

export interface StepperProps {
  value: number;
  /** Told of whole numbers within the bounds; once for all that a held button counts. */
  onChange(value: number): void;
  min?: number;
  max?: number;
  disabled?: boolean;
  /** What is counted, for screen readers; "Quantity" unless told otherwise. */
  label?: string;
}

/** More than any bound has, so that what is too much can be typed and comes back to the most there is. */
const digitsMax = 6;

/** Keeps whole numbers from `min` (1) to `max`; the keys of a spin button (ARIA practices) and digits of every script work too. */
export function Stepper({ value, onChange, min = 1, max = 999, disabled = false, label }: StepperProps) {
  const t = useT();
  /** What stands in the field while somebody types or holds a button; null otherwise. */
  const [draft, setDraft] = useState<string | null>(null);
  const within = (number: number) => Math.min(max, Math.max(min, number));
  const now = draft ? within(Number(draft)) : value;

  const put = (wanted: number) => {
    const next = within(wanted);
    if (next !== value) onChange(next);
  };
  const step = (by: number) => {
    setDraft(null);
    if (!disabled) put(now + by);
  };
  const type = (text: string) => {
    const digits = latinDigits(text).replace(/\D/g, '').slice(0, digitsMax);
    setDraft(digits);
    if (digits !== '') put(Number(digits));
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10, Home: min - now, End: max - now }[
      event.key
    ];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const button = (by: number, name: string, icon: ReactNode) => (
    <StepButton
      name={name}
      disabled={disabled || (by > 0 ? now >= max : now <= min)}
      onStep={() => step(by)}
      onRun={() => !disabled && setDraft(String(within(now + by)))}
      onLetGo={() => step(0)}
    >
      {icon}
    </StepButton>
  );
  return (
    <div className={styles.group}>
      {button(-1, t('common.stepper.less'), <Minus size={18} />)}
      <input
        className={styles.input}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        aria-label={label ?? t('common.stepper.quantity')}
        aria-valuenow={now}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => setDraft(null)}
      />
      {button(1, t('common.stepper.more'), <Plus size={18} />)}
    </div>
  );
}

interface StepButtonProps {
  name: string;
  disabled: boolean;
  onStep(): void;
  /** Each time that it counts on while it is held. */
  onRun(): void;
  onLetGo(): void;
  children: ReactNode;
}

/** Out of the tab order: whoever has keys has the field's. At a bound it says so and keeps the focus. */
function StepButton({ name, disabled, onStep, onRun, onLetGo, children }: StepButtonProps) {
  const hold = useHold({ onTick: onRun, onEnd: onLetGo, onClick: onStep });
  return (
    <button
      type="button"
      className={styles.button}
      tabIndex={-1}
      aria-label={name}
      aria-disabled={disabled}
      {...hold}
    >
      {children}
    </button>
  );
}
