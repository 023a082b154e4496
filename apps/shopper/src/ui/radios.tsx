// One of several, by the browser's own radio buttons: their keys, and nothing to load.
import { type ReactNode, useId } from 'react';

export interface RadiosProps<T extends string, O> {
  label: string;
  value: T | undefined;
  onChange(value: T): void;
  options: readonly O[];
  /** Of the group, of each option (`data-on`, `data-disabled`), and of the radio button that begins it. */
  classes: readonly [group?: string, option?: string, radio?: string];
  /** What is said of an option. */
  children(option: O): ReactNode;
}

/** The group with a label for each option; how it looks is its caller's. */
export function Radios<T extends string, O extends { value: T; disabled?: boolean }>({
  label,
  value,
  onChange,
  options,
  classes: [groupClass, optionClass, radioClass],
  children,
}: RadiosProps<T, O>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={groupClass}>
      {options.map((option) => (
        <label
          key={option.value}
          className={optionClass}
          data-on={option.value === value ? '' : undefined}
          data-disabled={option.disabled ? '' : undefined}
        >
          <input
            type="radio"
            className={radioClass}
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {children(option)}
        </label>
      ))}
    </div>
  );
}
