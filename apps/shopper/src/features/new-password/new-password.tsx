// A new password, typed twice, with a hint of how hard it is to guess.
import { limits } from '@meridian/contract/limits';
import { type Translate, useT } from '../../i18n/use-t.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './new-password.module.css';
import { lengthOf, type PasswordFault, type Strength, strengthOf } from './password-rules.ts';

const barsOf: Record<Strength, number> = { empty: 0, short: 0, weak: 1, fair: 2, strong: 3 };

function hintOf(t: Translate, password: string): string {
  const strength = strengthOf(password);
  if (strength === 'empty') return t('account.strength.empty', { min: limits.passwordMin });
  if (strength === 'short')
    return t('account.strength.short', { count: limits.passwordMin - lengthOf(password) });
  return t(`account.strength.${strength}`);
}

/** The words of a fault. */
export function passwordWords(t: Translate, fault: PasswordFault | undefined): string | undefined {
  if (fault === undefined) return undefined;
  return fault === 'passwordShort'
    ? t('errors.passwordShort', { min: limits.passwordMin })
    : t(`errors.${fault}`);
}

export interface NewPasswordProps {
  fresh: string;
  onFresh(value: string): void;
  again: string;
  onAgain(value: string): void;
  freshLabel: string;
  againLabel: string;
  freshError?: string;
  againError?: string;
}

/** Two fields; put them into a form's grid. */
export function NewPassword(props: NewPasswordProps) {
  const t = useT('account');
  const bars = barsOf[strengthOf(props.fresh)];
  return (
    <>
      <div className={styles.fresh}>
        <TextField
          label={props.freshLabel}
          type="password"
          autoComplete="new-password"
          maxLength={limits.passwordMax}
          value={props.fresh}
          onChange={(event) => props.onFresh(event.target.value)}
          error={props.freshError}
          hint={hintOf(t, props.fresh)}
        />
        <div className={styles.bars} data-bars={bars} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      </div>
      <TextField
        label={props.againLabel}
        type="password"
        autoComplete="new-password"
        maxLength={limits.passwordMax}
        value={props.again}
        onChange={(event) => props.onAgain(event.target.value)}
        error={props.againError}
      />
    </>
  );
}
