// The country a parcel would go to, chosen in a sheet.
import { formatCountry } from '@meridian/ui/format';
import { useCountries } from '../../api/addresses.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { OptionList } from '../../ui/select-sheet.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';

export interface CountrySheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  value: string | undefined;
  onChoose(country: string): void;
}

/** In the order of the reader's language. */
export default function CountrySheet({ open, onOpenChange, value, onChoose }: CountrySheetProps) {
  const t = useT('product');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('product.country.title')}
      description={t('product.country.text')}
      initialFocus={false}
    >
      {open && (
        <Countries
          value={value}
          onChoose={(country) => {
            onChoose(country);
            onOpenChange(false);
          }}
        />
      )}
    </Sheet>
  );
}

function Countries({ value, onChoose }: Pick<CountrySheetProps, 'value' | 'onChoose'>) {
  const t = useT('product');
  const { tag } = useLocale();
  const countries = useCountries();
  if (countries.isError)
    return <ErrorState onRetry={() => void countries.refetch()} retrying={countries.isFetching} />;
  if (!countries.data)
    return (
      <SkeletonGroup>
        {[1, 2, 3, 4, 5, 6].map((line) => (
          <Skeleton key={line} height="20px" width="60%" style={{ marginBlock: 16 }} />
        ))}
      </SkeletonGroup>
    );
  const options = countries.data.list
    .map(({ code }) => ({ value: code, label: formatCountry(code, tag) }))
    .sort((a, b) => a.label.localeCompare(b.label, tag));
  return (
    <OptionList
      label={t('product.country.title')}
      value={value}
      options={options}
      searchable
      onChange={onChoose}
    />
  );
}
