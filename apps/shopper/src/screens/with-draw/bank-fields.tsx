// A bank card: whose it is, the bank, its number, its country.
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useUserInfo } from '../../api/session.ts';
import { useCountryOptions } from '../../features/account-fields/use-country-options.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectSheet } from '../../ui/select-sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { cardDigits, groupedDigits, isCardNumber } from './card-number.ts';
import styles from './destinations.module.css';
import { type FieldsProps, useSave } from './use-save.ts';

const nameMax = 80;
const labelMax = 40;
/** Most cards have as many; from here on a wrong number is wrong for good. */
const usualLength = 16;

function useBankFields(props: FieldsProps) {
  const t = useT('withdraw', 'wallet');
  const user = useUserInfo().data;
  const { errors, send } = useSave(props);
  const [typed, setTyped] = useState(() => ({
    holder: user ? `${user.givenName} ${user.familyName}`.trim() : '',
    bankName: '',
    cardNumber: '',
    country: user?.country ?? undefined,
    label: '',
  }));
  const [left, setLeft] = useState(false);
  const digits = typed.cardNumber;
  const wrong = digits !== '' && !isCardNumber(digits);
  return {
    errors,
    typed,
    change(part: Partial<typeof typed>) {
      errors.forget(...Object.keys(part));
      setTyped({ ...typed, ...part });
    },
    /** The number field was left: what stands in it is meant. */
    leave: () => setLeft(true),
    numberFault:
      errors.of('cardNumber') ??
      (wrong && (left || digits.length >= usualLength) ? t('errors.CARD_NUMBER_INVALID') : undefined),
    submit(event: FormEvent) {
      event.preventDefault();
      const { country, label, ...card } = typed;
      const missing = (text: string) => ([...text.trim()].length < 2 ? t('errors.required') : undefined);
      const fine = errors.check({
        holder: missing(card.holder),
        bankName: missing(card.bankName),
        cardNumber: missing(digits) ?? (wrong ? t('errors.CARD_NUMBER_INVALID') : undefined),
        country: country ? undefined : t('errors.required'),
      });
      const own = label.trim();
      if (fine && country) void send({ type: 'bank', ...card, country, ...(own ? { label: own } : {}) });
    },
  };
}

export function BankFields(props: FieldsProps) {
  const t = useT('withdraw', 'wallet');
  const countries = useCountryOptions();
  const { errors, typed, change, leave, numberFault, submit } = useBankFields(props);
  return (
    <form id={props.formId} ref={errors.form} className={styles.form} onSubmit={submit} noValidate>
      {errors.note && (
        <Notice tone="danger" live>
          {errors.note}
        </Notice>
      )}
      <TextField
        label={t('withdraw.bank.holder')}
        hint={t('withdraw.bank.holderHint')}
        autoComplete="cc-name"
        maxLength={nameMax}
        value={typed.holder}
        onChange={(event) => change({ holder: event.target.value })}
        error={errors.of('holder')}
      />
      <TextField
        label={t('withdraw.bank.name')}
        autoComplete="off"
        maxLength={nameMax}
        value={typed.bankName}
        onChange={(event) => change({ bankName: event.target.value })}
        error={errors.of('bankName')}
      />
      <TextField
        label={t('withdraw.bank.number')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="cc-number"
        value={groupedDigits(typed.cardNumber)}
        onChange={(event) => change({ cardNumber: cardDigits(event.target.value) })}
        onBlur={leave}
        suffix={
          isCardNumber(typed.cardNumber) && <Check size={20} className={styles.tick} aria-hidden="true" />
        }
        error={numberFault}
      />
      <SelectSheet
        label={t('withdraw.bank.country')}
        value={typed.country}
        onChange={(country) => change({ country })}
        options={countries.map(({ value, label }) => ({ value, label }))}
        error={errors.of('country')}
      />
      <LabelField value={typed.label} onChange={(label) => change({ label })} />
      <p className={styles.hint}>{t('withdraw.destination.cooloff')}</p>
    </form>
  );
}

/** The shopper's own word for a place. */
export function LabelField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const t = useT('withdraw');
  return (
    <TextField
      label={t('withdraw.destination.name')}
      hint={t('common.state.optional')}
      autoComplete="off"
      maxLength={labelMax}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
