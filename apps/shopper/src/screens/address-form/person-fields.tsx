// For whom: the name on the door, the number the carrier calls, and what kind of place it is.
import { limits } from '@meridian/contract/limits';
import { useId, useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './address-form-screen.module.css';
import { isKnownTag, knownTags } from './draft.ts';
import type { FieldsProps } from './place-fields.tsx';

/** `draft.mobile` is the national part. */
export function PersonFields({
  draft,
  callingCode,
  faults,
  onChange,
}: FieldsProps & { callingCode: string }) {
  const t = useT('address');
  return (
    <>
      <TextField
        label={t('address.form.addressee')}
        hint={t('address.form.addresseeHint')}
        autoComplete="name"
        maxLength={limits.nameMax}
        value={draft.addressee}
        error={faults.addressee}
        onChange={(event) => onChange({ addressee: event.target.value })}
      />
      <TextField
        label={t('address.form.mobile')}
        hint={t('address.form.mobileHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        className={styles.phone}
        prefix={
          callingCode &&
          !draft.mobile.startsWith('+') && <bdi dir="ltr">+{callingCode.replace(/\D/g, '')}</bdi>
        }
        maxLength={24}
        value={draft.mobile}
        error={faults.mobile}
        onChange={(event) => onChange({ mobile: event.target.value })}
      />
      <TagField tag={draft.tag} error={faults.tag} onChange={(tag) => onChange({ tag })} />
    </>
  );
}

function TagField({
  tag,
  error,
  onChange,
}: {
  tag: string;
  error: string | undefined;
  onChange(tag: string): void;
}) {
  const t = useT('address');
  const id = useId();
  const [own, setOwn] = useState(tag !== '' && !isKnownTag(tag));
  const value = own ? 'other' : tag || undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would read the legend of the outer one again
    <div
      role="group"
      aria-describedby={error ? id : undefined}
      data-fault={error && !own ? '' : undefined}
      className={styles.tag}
    >
      <span className={styles.label}>{t('address.tag')}</span>
      <ChipGroup
        label={t('address.tag')}
        value={value}
        options={[...knownTags, 'other' as const].map((name) => ({
          value: name,
          label: t(`address.tag.${name}`),
        }))}
        onChange={(name) => {
          setOwn(name === 'other');
          onChange(name === 'other' ? '' : name);
        }}
      />
      {own && (
        <TextField
          label={t('address.tag.own')}
          maxLength={limits.tagMax}
          value={tag}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {error && !own && (
        <span id={id} className={styles.error} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
