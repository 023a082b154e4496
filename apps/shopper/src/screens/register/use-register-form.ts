// The state of the registration: what was typed, what is wrong with it, and sending it.
import { type FormEvent, useState } from 'react';
import { currentLanguage } from '../../api/client.ts';
import { useRegister } from '../../api/login.ts';
import { useNumberCountry } from '../../features/account-fields/account-field.tsx';
import { accountOf } from '../../features/account-fields/mobile-number.ts';
import { useFormErrors } from '../../features/form-errors/use-form-errors.ts';
import { passwordWords } from '../../features/new-password/new-password.tsx';
import { newPasswordFaults } from '../../features/new-password/password-rules.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useAfterLogin } from '../../lib/after-login.ts';
import { toast } from '../../ui/toast.tsx';

export interface Typed {
  givenName: string;
  familyName: string;
  kind: 'email' | 'mobile';
  email: string;
  mobile: string;
  password: string;
  again: string;
  country: string | undefined;
}

const empty: Typed = {
  givenName: '',
  familyName: '',
  kind: 'email',
  email: '',
  mobile: '',
  password: '',
  again: '',
  country: undefined,
};

/** The form of /register. */
export function useRegisterForm() {
  const t = useT('account');
  const register = useRegister();
  const afterLogin = useAfterLogin();
  const errors = useFormErrors({
    ACCOUNT_TAKEN: 'account',
    ACCOUNT_INVALID: 'account',
    EMAIL_INVALID: 'account',
    MOBILE_INVALID: 'account',
    PASSWORD_TOO_SHORT: 'password',
    PASSWORD_TOO_COMMON: 'password',
  });
  const [typed, setTyped] = useState(empty);
  const country = useNumberCountry(typed.country);
  const required = (text: string) => (text.trim() === '' ? t('errors.required') : undefined);

  const accountFault = (account: string | null) => {
    if (typed[typed.kind].trim() === '')
      return t(typed.kind === 'email' ? 'errors.emailInvalid' : 'errors.mobileRequired');
    return account === null ? t(`errors.${typed.kind}Invalid`) : undefined;
  };
  const send = async (account: string) => {
    try {
      await register.mutateAsync({
        account,
        password: typed.password,
        givenName: typed.givenName.trim(),
        familyName: typed.familyName.trim(),
        country: typed.kind === 'mobile' ? country : undefined,
        language: currentLanguage(),
      });
    } catch (error) {
      errors.refuse(error);
      return;
    }
    toast.success(t('common.success.register'));
    afterLogin();
  };
  const submit = async () => {
    if (register.isPending) return;
    const text = typed[typed.kind];
    // A number is no address, nor the other way round.
    const fits = text.includes('@') === (typed.kind === 'email');
    const account = fits ? await accountOf(text, country) : null;
    const faults = newPasswordFaults(typed.password, typed.again);
    const clean = errors.check({
      givenName: required(typed.givenName),
      familyName: required(typed.familyName),
      account: accountFault(account),
      password: passwordWords(t, faults.fresh),
      again: passwordWords(t, faults.again),
    });
    if (clean && account) await send(account);
  };
  return {
    typed,
    errors,
    busy: register.isPending,
    change(part: Partial<Typed>, ...fields: string[]) {
      errors.forget(...fields);
      setTyped({ ...typed, ...part });
    },
    submit(event: FormEvent) {
      event.preventDefault();
      void submit();
    },
  };
}

export type RegisterForm = ReturnType<typeof useRegisterForm>;
