// The languages as a list in a sheet; fetched when it is first opened.
import { englishName } from '@meridian/locales/language-names';
import { isLanguageCode, languages } from '@meridian/locales/languages';
import { useState } from 'react';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import type { Openable } from '../../ui/on-first-open.tsx';
import { OptionList } from '../../ui/select-sheet.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useChangeLanguage } from './use-change-language.ts';

/** Languages without a gap; the others would speak English here and there. */
const options = languages
  .filter((language) => language.complete)
  .map(({ code, endonym }) => ({ value: code as string, label: endonym, note: englishName(code) }));

/** Chosen is shown at once, and closes. */
export default function LanguageList({ open, onOpenChange }: Openable) {
  const t = useT();
  const { code } = useLocale();
  const change = useChangeLanguage();
  const [wanted, setWanted] = useState<string>();
  const choose = async (next: string) => {
    if (!isLanguageCode(next)) return;
    setWanted(next);
    await change(next);
    setWanted(undefined);
    onOpenChange(false);
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('home.languages.title')} initialFocus={false}>
      <OptionList
        label={t('home.languages.title')}
        value={wanted ?? code}
        options={options}
        searchable
        onChange={(next) => void choose(next)}
      />
    </Sheet>
  );
}
