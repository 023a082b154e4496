// Where: the country, its divisions as it writes them, street and postcode.
import type { CountryFormat } from '@meridian/contract';
import { limits } from '@meridian/contract/limits';
import { formatCountry } from '@meridian/ui/format';
import { useMemo } from 'react';
import { useCountries, type useCountryFormat } from '../../api/addresses.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectSheet } from '../../ui/select-sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './address-form-screen.module.css';
import type { Draft, Faults } from './draft.ts';

export interface FieldsProps {
  draft: Draft;
  faults: Faults;
  onChange(part: Partial<Draft>): void;
}

/** The area fields change with the country. */
export function PlaceFields({
  draft,
  format,
  faults,
  onChange,
}: FieldsProps & { format: ReturnType<typeof useCountryFormat> }) {
  const t = useT('address');
  return (
    <>
      <CountryField
        value={draft.country}
        error={faults.country}
        onChange={(country) => country !== draft.country && onChange({ country, area: [], postcode: '' })}
      />
      {format.data ? (
        <AreaFields draft={draft} format={format.data} faults={faults} onChange={onChange} />
      ) : format.isError ? (
        <Button kind="soft" size="medium" onClick={() => void format.refetch()} loading={format.isFetching}>
          {t('common.action.retry')}
        </Button>
      ) : (
        draft.country && <Skeleton height="52px" radius="16px" />
      )}
      <TextField
        label={t('address.form.detail')}
        hint={t('address.form.detailHint')}
        autoComplete="street-address"
        maxLength={limits.detailMax}
        value={draft.detail}
        error={faults.detail}
        onChange={(event) => onChange({ detail: event.target.value })}
      />
      {format.data?.postcode && (
        <TextField
          label={t('address.form.postcode')}
          hint={t.rich('address.form.postcodeExample', {
            example: <bdi dir="ltr">{format.data.postcode.example}</bdi>,
          })}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={16}
          value={draft.postcode}
          error={faults.postcode}
          onChange={(event) => onChange({ postcode: event.target.value })}
        />
      )}
    </>
  );
}

/** The countries by their names in the reader's language. */
function CountryField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange(country: string): void;
}) {
  const t = useT('address');
  const { tag } = useLocale();
  const countries = useCountries();
  const options = useMemo(() => {
    const list = (countries.data?.list ?? []).map(({ code }) => ({
      value: code,
      label: formatCountry(code, tag),
    }));
    return list.sort((a, b) => a.label.localeCompare(b.label, tag));
  }, [countries.data, tag]);
  return (
    <SelectSheet
      label={t('address.form.country')}
      value={value || undefined}
      options={options}
      error={error}
      searchable
      onChange={onChange}
    />
  );
}

function AreaFields({ draft, format, faults, onChange }: FieldsProps & { format: CountryFormat }) {
  const t = useT('address');
  const set = (at: number, name: string) =>
    onChange({ area: format.levels.map((_, level) => (level === at ? name : (draft.area[level] ?? ''))) });
  return format.levels.map((level, at) => {
    const label = t(`address.level.${level.label}`);
    const value = draft.area[at] ?? '';
    const error = faults[`area.${at}`];
    // A country may have two levels of one kind, so the place says which it is.
    const key = `${format.code}${at}${level.label}`;
    return level.options ? (
      <SelectSheet
        key={key}
        label={label}
        value={value || undefined}
        options={level.options.map(({ name }) => ({ value: name, label: name }))}
        error={error}
        onChange={(name) => set(at, name)}
      />
    ) : (
      <TextField
        key={key}
        className={styles.free}
        label={label}
        autoComplete={level.label === 'city' ? 'address-level2' : undefined}
        maxLength={80}
        value={value}
        error={error}
        onChange={(event) => set(at, event.target.value)}
      />
    );
  });
}
