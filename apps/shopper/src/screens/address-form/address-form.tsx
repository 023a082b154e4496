// The form: country first, then the place in that country's own format, then who lives there.
import { useRef, useState } from 'react';
import { useCountryFormat, useSaveAddress } from '../../api/addresses.ts';
import { ApiError } from '../../api/api-error.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useBack } from '../../lib/way.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/choice.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './address-form-screen.module.css';
import { type Draft, type Faults, faultsOf, requestOf, withoutCallingCode } from './draft.ts';
import { PersonFields } from './person-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';

/** The first field that is wrong: a text field, a choice, the tags. */
const faulty = 'input[aria-invalid="true"], button[data-invalid], [data-fault] input[type="radio"]';

/** With `id` an address is changed, without one it is added. */
export function AddressForm({ id, initial }: { id?: string; initial: Draft }) {
  const t = useT('address');
  const back = useBack();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [faults, setFaults] = useState<Faults>({});
  const format = useCountryFormat(draft.country || undefined);
  const save = useSaveAddress();
  const callingCode = format.data?.callingCode ?? '';
  const leaveFreely = useLeaveQuestion(JSON.stringify(draft) !== JSON.stringify(initial));

  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    // What is being mended is no longer wrong.
    const touched = Object.keys(part);
    setFaults(
      Object.fromEntries(
        Object.entries(faults).filter(([name]) => !touched.includes(name.split('.')[0] ?? '')),
      ),
    );
  };
  const show = (found: Faults) => {
    setFaults(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(faulty)?.focus());
  };
  const submit = async () => {
    const found = faultsOf(draft, format.data, t);
    if (Object.keys(found).length > 0) return show(found);
    if (!format.data) {
      toast.error(t('errors.network'));
      return void format.refetch();
    }
    try {
      await save.mutateAsync(requestOf(draft, format.data, id));
    } catch (error) {
      const { area, ...fields } = error instanceof ApiError ? error.fields : {};
      const placed = { ...fields, ...(area ? { 'area.0': area } : {}) };
      if (Object.keys(placed).length > 0) show(placed);
      else if (error instanceof ApiError) toast.error(error.message, 3000);
      return;
    }
    toast.success(t('common.success.save'));
    leaveFreely();
    back();
  };

  return (
    <Screen
      header={<NavBar title={t(id ? 'address.form.edit' : 'address.form.add')} onBack={back} />}
      footer={
        <ActionBar>
          <Button type="submit" form="address-form" loading={save.isPending}>
            {t('common.action.save')}
          </Button>
        </ActionBar>
      }
    >
      <form
        id="address-form"
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('address.form.place')}</legend>
          <PlaceFields draft={draft} format={format} faults={faults} onChange={change} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('address.form.person')}</legend>
          <PersonFields
            draft={{ ...draft, mobile: withoutCallingCode(draft.mobile, callingCode) }}
            callingCode={callingCode}
            faults={faults}
            onChange={change}
          />
        </fieldset>
        <DefaultRow
          on={draft.isDefault}
          fixed={initial.isDefault}
          onChange={(isDefault) => change({ isDefault })}
        />
      </form>
    </Screen>
  );
}

/** There is always one default: it goes over to another, it is never just taken away. */
function DefaultRow({ on, fixed, onChange }: { on: boolean; fixed: boolean; onChange(on: boolean): void }) {
  const t = useT('address');
  return (
    <Card className={styles.default}>
      <span className={styles.defaultWords}>
        <span className={styles.defaultTitle}>{t('address.form.default')}</span>
        <span className={styles.defaultHint}>
          {t(fixed ? 'address.form.defaultIs' : 'address.form.defaultHint')}
        </span>
      </span>
      <Switch checked={on} onChange={onChange} label={t('address.form.default')} disabled={fixed} />
    </Card>
  );
}
