// The sheet that changes names, mobile, e-mail and country; only what differs is sent, a new address with the login password.
import type { RequestOf, UserInfo } from '@meridian/contract';
import { limits } from '@meridian/contract/limits';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useChangeEmail, useUpdateProfile } from '../../api/accounts.ts';
import { ApiError } from '../../api/api-error.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectSheet } from '../../ui/select-sheet.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { AccountField } from './account-field.tsx';
import styles from './account-fields.module.css';
import { isEmail, mobileOf } from './mobile-number.ts';
import { countryIn, useCountryOptions } from './use-country-options.ts';

export interface ProfileSheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  user: UserInfo;
  /** A new address was entered: its code is on its way. */
  onNewEmail(email: string): void;
}

interface Typed {
  givenName: string;
  familyName: string;
  mobile: string;
  email: string;
  /** Asked for with a new address only. */
  password: string;
  country: string | undefined;
}
type Changes = RequestOf<'updateProfile'>;
type Faults = Partial<Record<keyof Typed | 'form', string>>;

const typedOf = (user: UserInfo): Typed => ({
  givenName: user.givenName,
  familyName: user.familyName,
  mobile: user.mobile ?? '',
  email: user.email ?? '',
  password: '',
  country: user.country ?? undefined,
});

/** The address they want instead of the one they have; undefined when it stays. */
function newEmailOf(typed: Typed, user: UserInfo): string | undefined {
  const email = typed.email.trim();
  return email === '' || email === user.email ? undefined : email;
}

/** What else differs from the account as it stands. */
function changesOf(typed: Typed, user: UserInfo, mobile: string | null): Changes {
  return {
    givenName: typed.givenName.trim() === user.givenName ? undefined : typed.givenName.trim(),
    familyName: typed.familyName.trim() === user.familyName ? undefined : typed.familyName.trim(),
    mobile: mobile === null || mobile === user.mobile ? undefined : mobile,
    country: typed.country === (user.country ?? undefined) ? undefined : typed.country,
  };
}

/** The form starts anew each time the sheet opens. */
export function ProfileSheet({ open, onOpenChange, user, onNewEmail }: ProfileSheetProps) {
  const t = useT('account');
  const formId = useId();
  const update = useUpdateProfile();
  const change = useChangeEmail();
  const isPending = update.isPending || change.isPending;
  const close = (newEmail: string | undefined) => {
    onOpenChange(false);
    if (newEmail) onNewEmail(newEmail);
    else toast.success(t('common.success.save'));
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('account.edit.title')}
      footer={
        <Button block type="submit" form={formId} loading={isPending}>
          {t('common.action.save')}
        </Button>
      }
    >
      {open && (
        <ProfileForm
          id={formId}
          user={user}
          busy={isPending}
          send={update.mutateAsync}
          rename={change.mutateAsync}
          onSaved={close}
        />
      )}
    </Sheet>
  );
}

interface ProfileFormProps {
  id: string;
  user: UserInfo;
  busy: boolean;
  send(changes: Changes): Promise<unknown>;
  rename(input: RequestOf<'changeEmail'>): Promise<unknown>;
  onSaved(newEmail: string | undefined): void;
}

function useProfileForm({ user, busy, send, rename, onSaved }: ProfileFormProps) {
  const t = useT('account');
  const options = useCountryOptions();
  const [typed, setTyped] = useState(() => typedOf(user));
  const [faults, setFaults] = useState<Faults>({});
  const country = countryIn(options, typed.country);

  const faultsOf = (mobile: string | null): Faults => {
    const required = (text: string) => (text.trim() === '' ? t('errors.required') : undefined);
    const email = typed.email.trim();
    const number = typed.mobile.trim();
    return {
      givenName: required(typed.givenName),
      familyName: required(typed.familyName),
      email:
        email === ''
          ? (user.email && t('errors.emailInvalid')) || undefined
          : isEmail(email)
            ? undefined
            : t('errors.emailInvalid'),
      password:
        newEmailOf(typed, user) !== undefined && typed.password === ''
          ? t('errors.passwordRequired')
          : undefined,
      mobile:
        number === ''
          ? (user.mobile && t('errors.mobileRequired')) || undefined
          : mobile
            ? undefined
            : t('errors.mobileInvalid'),
    };
  };
  const submit = async () => {
    if (busy) return;
    const mobile = typed.mobile.trim() === '' ? null : await mobileOf(typed.mobile, country?.value);
    const found = faultsOf(mobile);
    setFaults(found);
    if (Object.values(found).some(Boolean)) return;
    const changes = changesOf(typed, user, mobile);
    const email = newEmailOf(typed, user);
    try {
      if (email !== undefined) await rename({ email, password: typed.password });
      if (Object.values(changes).some((value) => value !== undefined)) await send(changes);
      onSaved(email);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.error === 'PASSWORD_WRONG') setFaults({ password: error.message });
      else setFaults(Object.keys(error.fields).length > 0 ? error.fields : { form: error.message });
    }
  };
  return {
    typed,
    faults,
    options,
    change(part: Partial<Typed>) {
      setFaults({
        ...faults,
        ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
        form: undefined,
      });
      setTyped({ ...typed, ...part });
    },
    submit(event: FormEvent) {
      event.preventDefault();
      void submit();
    },
  };
}

function ProfileForm(props: ProfileFormProps): ReactNode {
  const t = useT('account');
  const { typed, faults, options, change, submit } = useProfileForm(props);
  const newEmail = newEmailOf(typed, props.user) !== undefined;
  return (
    <form id={props.id} className={styles.form} onSubmit={submit} noValidate>
      <p role="alert" className={styles.fault}>
        {faults.form}
      </p>
      <div className={styles.names}>
        <TextField
          label={t('account.field.givenName')}
          autoComplete="given-name"
          maxLength={limits.nameMax}
          value={typed.givenName}
          onChange={(event) => change({ givenName: event.target.value })}
          error={faults.givenName}
        />
        <TextField
          label={t('account.field.familyName')}
          autoComplete="family-name"
          maxLength={limits.nameMax}
          value={typed.familyName}
          onChange={(event) => change({ familyName: event.target.value })}
          error={faults.familyName}
        />
      </div>
      <SelectSheet
        label={t('account.field.country')}
        value={typed.country}
        onChange={(country) => change({ country })}
        options={options.map(({ value, label }) => ({ value, label }))}
      />
      <AccountField
        kind="mobile"
        value={typed.mobile}
        onChange={(mobile) => change({ mobile })}
        country={typed.country}
        onCountry={(country) => change({ country })}
        error={faults.mobile}
      />
      <AccountField
        kind="email"
        value={typed.email}
        onChange={(email) => change({ email })}
        country={undefined}
        onCountry={() => undefined}
        hint={newEmail ? t('account.edit.newEmail') : undefined}
        error={faults.email}
        autoComplete="email"
      />
      {newEmail && (
        <TextField
          label={t('account.field.password')}
          type="password"
          autoComplete="current-password"
          maxLength={limits.passwordMax}
          value={typed.password}
          onChange={(event) => change({ password: event.target.value })}
          hint={t('account.edit.password')}
          error={faults.password}
        />
      )}
    </form>
  );
}
