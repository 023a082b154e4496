// Changing the language: shown, kept, and told to the server.
import type { LanguageCode } from '@meridian/locales/languages';
import { useSetLanguage } from '../../api/accounts.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { getToken } from '../../lib/session.ts';
import { toast } from '../../ui/toast.tsx';

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
