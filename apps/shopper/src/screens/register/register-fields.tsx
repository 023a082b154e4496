// The fields of the registration.
import { limits } from '@meridian/contract/limits';
import { AccountField } from '../../features/account-fields/account-field.tsx';
import { NewPassword } from '../../features/new-password/new-password.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './register-screen.module.css';
import type { RegisterForm } from './use-register-form.ts';

/** Names, account, password twice. */
export function RegisterFields({ form }: { form: RegisterForm }) {
  const t = useT('account');
  const { typed, errors, change } = form;
  return (
    <>
      <div className={styles.names}>
        <TextField
          label={t('account.field.givenName')}
          autoComplete="given-name"
          maxLength={limits.nameMax}
          value={typed.givenName}
          onChange={(event) => change({ givenName: event.target.value }, 'givenName')}
          error={errors.of('givenName')}
        />
        <TextField
          label={t('account.field.familyName')}
          autoComplete="family-name"
          maxLength={limits.nameMax}
          value={typed.familyName}
          onChange={(event) => change({ familyName: event.target.value }, 'familyName')}
          error={errors.of('familyName')}
        />
      </div>
      <div className={styles.account}>
        <ChipGroup
          label={t('account.register.by')}
          value={typed.kind}
          onChange={(kind) => change({ kind }, 'account')}
          options={[
            { value: 'email', label: t('account.register.byEmail') },
            { value: 'mobile', label: t('account.register.byMobile') },
          ]}
        />
        <AccountField
          key={typed.kind}
          kind={typed.kind}
          value={typed[typed.kind]}
          onChange={(value) => change({ [typed.kind]: value }, 'account')}
          country={typed.country}
          onCountry={(country) => change({ country }, 'account')}
          hint={typed.kind === 'email' ? t('account.field.emailHint') : undefined}
          error={errors.of('account')}
        />
      </div>
      <NewPassword
        fresh={typed.password}
        onFresh={(password) => change({ password }, 'password')}
        again={typed.again}
        onAgain={(again) => change({ again }, 'again')}
        freshLabel={t('account.field.password')}
        againLabel={t('account.field.repeatPassword')}
        freshError={errors.of('password')}
        againError={errors.of('again')}
      />
    </>
  );
}
