// The language of the app: holds the choice, loads it before it shows, and tells the document.

import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type Direction, type Language, type LanguageCode, languageOf } from '@meridian/locales/languages';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useTransition,
} from 'react';
import { initialLanguage, storeLanguage } from './language-store.ts';
import { areasInUse, loadLanguage } from './messages.ts';

export interface Locale {
  code: LanguageCode;
  /** BCP 47, for the formatters. */
  tag: string;
  dir: Direction;
  language: Language;
  /** True while another language is on its way. */
  changing: boolean;
  /** Loads, shows and remembers a language; the old one stays until the new one is complete. */
  setLanguage(code: LanguageCode): Promise<void>;
}

function localeOf(code: LanguageCode): Locale {
  const language = languageOf(code);
  return {
    code,
    tag: language.tag,
    dir: language.direction,
    language,
    changing: false,
    setLanguage: async () => {},
  };
}

const LocaleContext = createContext<Locale>(localeOf('en'));

/** The current language, its tag and direction, and the way to change it. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Wraps the app. `language` starts with a language whose messages are loaded (see `loadLanguage`); else it is loaded now. */
export function I18nProvider({ language, children }: { language?: LanguageCode; children: ReactNode }) {
  const [code, setCode] = useState<LanguageCode>(language ?? 'en');
  const [changing, startChange] = useTransition();

  useEffect(() => {
    const wanted = language ?? initialLanguage();
    let current = true;
    loadLanguage(wanted, ...areasInUse()).then(
      () => current && setCode(wanted),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [language]);

  useLayoutEffect(() => {
    const { tag, direction } = languageOf(code);
    document.documentElement.lang = tag;
    document.documentElement.dir = direction;
  }, [code]);

  const locale = useMemo<Locale>(
    () => ({
      ...localeOf(code),
      changing,
      setLanguage: async (next) => {
        const [{ chineseName }] = await Promise.all([
          import('@meridian/locales/language-names'),
          loadLanguage(next, ...areasInUse()),
        ]);
        storeLanguage(next, chineseName(next));
        startChange(() => setCode(next));
      },
    }),
    [code, changing],
  );

  return (
    <LocaleContext value={locale}>
      <DirectionProvider direction={locale.dir}>{children}</DirectionProvider>
    </LocaleContext>
  );
}
