// One of many, chosen in a sheet: a field that opens it, and the list with its search.
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Check, ChevronDown, Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '../i18n/use-t.tsx';
import styles from './select-sheet.module.css';
import { Sheet } from './sheet.tsx';
import { TextField } from './text-field.tsx';

export interface SelectOption<T extends string> {
  value: T;
  label: string;
  note?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SelectSheetProps<T extends string> {
  label: string;
  value: T | undefined;
  onChange(value: T): void;
  options: readonly SelectOption<T>[];
  placeholder?: string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** A search above the list; on by itself from 12 options. */
  searchable?: boolean;
}

/** Looks like a `TextField`; a tap opens the choices. */
export function SelectSheet<T extends string>(props: SelectSheetProps<T>) {
  const { label, value, onChange, options, placeholder, hint, error, disabled, searchable } = props;
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        id={`${id}-button`}
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}-button`}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        data-invalid={error ? '' : undefined}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {chosen?.icon}
        <span className={chosen ? styles.value : styles.placeholder}>
          {chosen?.label ?? placeholder ?? t('common.action.select')}
        </span>
        <ChevronDown size={20} className={styles.arrow} aria-hidden="true" />
      </button>
      {(error || hint) && (
        <div className={error ? styles.error : styles.hint} id={`${id}-note`}>
          {error || hint}
        </div>
      )}
      <Sheet open={open} onOpenChange={setOpen} title={label}>
        <OptionList
          label={label}
          value={value}
          options={options}
          searchable={searchable}
          onChange={(next) => {
            onChange(next);
            setOpen(false);
          }}
        />
      </Sheet>
    </div>
  );
}

export interface OptionListProps<T extends string> {
  label: string;
  value: T | undefined;
  onChange(value: T): void;
  options: readonly SelectOption<T>[];
  searchable?: boolean;
}

/** The list alone, for a sheet or a screen of your own (languages). */
export function OptionList<T extends string>({
  label,
  value,
  onChange,
  options,
  searchable = options.length >= 12,
}: OptionListProps<T>) {
  const t = useT();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLocaleLowerCase();
  const found = options.filter((option) =>
    `${option.label} ${option.note ?? ''}`.toLocaleLowerCase().includes(wanted),
  );
  return (
    <>
      {searchable && (
        <div className={styles.search}>
          <TextField
            label={t('common.action.search')}
            hideLabel
            type="search"
            placeholder={t('common.action.search')}
            prefix={<Search size={18} aria-hidden="true" />}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
      )}
      <RadioGroup
        className={styles.list}
        aria-label={label}
        value={value ?? ''}
        onValueChange={(next) => onChange(next as T)}
      >
        {found.map((option) => (
          <Radio.Root
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className={styles.option}
          >
            {option.icon}
            <span className={styles.words}>
              <span className={styles.title}>{option.label}</span>
              {option.note && <span className={styles.note}>{option.note}</span>}
            </span>
            <Radio.Indicator className={styles.tick}>
              <Check size={20} aria-hidden="true" />
            </Radio.Indicator>
          </Radio.Root>
        ))}
      </RadioGroup>
      {found.length === 0 && <p className={styles.none}>{t('common.empty.results')}</p>}
    </>
  );
}
