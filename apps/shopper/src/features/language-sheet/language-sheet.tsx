// The languages in a sheet, so that a guest can change them without leaving the page.
import { isLanguageCode, type LanguageCode, languages } from '@meridian/locales/languages';
import { useState } from 'react';
import { useSetLanguage } from '../../api/accounts.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { getToken } from '../../lib/session.ts';
import { OptionList } from '../../ui/select-sheet.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.tsx';

/** Languages without a gap; the others would speak English here and there. */
const options = languages
  .filter((language) => language.complete)
  .map(({ code, endonym, englishName }) => ({ value: code as string, label: endonym, note: englishName }));

/** Shows and keeps a language; a logged-in shopper's mails follow. */
export function useChangeLanguage(): (code: LanguageCode) => Promise<void> {
  const t = useT();
  const { setLanguage } = useLocale();
  const tell = useSetLanguage();
  return async (code) => {
    try {
      await setLanguage(code);
      if (getToken() !== null) tell.mutate(code);
    } catch {
      toast.error(t('home.languages.failed'));
    }
  };
}

/** `<LanguageSheet open={open} onOpenChange={setOpen} />` */
export function LanguageSheet({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
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
