// The language of the console: our words, the kit's own words, and the direction of the document.
import type { ConsoleKey, MessageArgs } from '@meridian/locales';
import { type LanguageCode, languageOf } from '@meridian/locales/languages';
import {
  formatCount,
  formatCountry,
  formatDate,
  formatMoney,
  formatPercent,
  formatRelative,
} from '@meridian/ui/format';
import { App, ConfigProvider } from 'antd';
import ar from 'antd/locale/ar_EG';
import en from 'antd/locale/en_US';
import zh from 'antd/locale/zh_CN';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { connectClient } from '../api/client.ts';
import { pageNonce } from '../lib/page-nonce.ts';
import { themeOf } from '../ui/theme.ts';
import { useDark } from '../ui/use-dark.ts';
import { loadWords, storeLanguage, translatorOf } from './language.ts';

const kitWords = { en, 'zh-cn': zh, ar } as Record<string, typeof en>;
export type T = <K extends ConsoleKey>(key: K, ...args: MessageArgs<K>) => string;

interface Words {
  readonly code: LanguageCode;
  readonly tag: string;
  readonly t: T;
  /** For keys known only at run time; the key itself when there is no such message. */
  readonly find: (key: string, args?: Record<string, unknown>) => string;
  readonly change: (code: LanguageCode) => void;
}
const WordsContext = createContext<Words | null>(null);

/** Language, words and the way to change them. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no language');
  return words;
}
export const useT = (): T => useWords().t;
/** Money and time as this language writes them. */
export function useFormat() {
  const { tag } = useWords();
  return useMemo(
    () => ({
      money: (amount: string) => formatMoney(amount, tag),
      signed: (amount: string) => formatMoney(amount, tag, { sign: true }),
      dateTime: (at: string) => formatDate(at, tag, 'dateTime'),
      ago: (at: string) => formatRelative(at, tag),
      count: (value: number) => formatCount(value, tag),
      percent: (share: number) => formatPercent(share, tag, 2),
      /** `PT` → Portugal. */
      country: (code: string | null) => (code ? formatCountry(code, tag) : '–'),
    }),
    [tag],
  );
}

/** Wraps the console. The words of `initial` are loaded. */
export function I18nProvider({ initial, children }: { initial: LanguageCode; children: ReactNode }) {
  const [code, setCode] = useState(initial);
  const isDark = useDark();
  const { tag, direction } = languageOf(code);
  const words = useMemo<Words>(() => {
    const translator = translatorOf(code);
    connectClient({
      language: () => code,
      noAnswer: () => translator(navigator.onLine ? 'console.error.noAnswer' : 'console.error.offline'),
      leave: () => window.dispatchEvent(new Event('meridian-signed-out')),
    });
    return {
      code,
      tag,
      t: translator,
      find: (key, args) => translator.find(key, args) ?? key,
      change: async (next) => {
        await loadWords(next);
        storeLanguage(next);
        setCode(next);
      },
    };
  }, [code, tag]);
  useLayoutEffect(() => {
    document.documentElement.lang = tag;
    document.documentElement.dir = direction;
  }, [tag, direction]);
  return (
    <WordsContext value={words}>
      <ConfigProvider
        locale={kitWords[code] ?? en}
        direction={direction}
        button={{ autoInsertSpace: false }}
        theme={themeOf(isDark)}
        {...(pageNonce ? { csp: { nonce: pageNonce } } : {})}
      >
        <App message={{ maxCount: 3 }}>{children}</App>
      </ConfigProvider>
    </WordsContext>
  );
}
