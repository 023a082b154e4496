// The languages of the console: which is wanted, and its words once they are loaded.
import { createTranslator, type Translator } from '@meridian/locales';
import { consoleLoaders } from '@meridian/locales/generated/console-loaders.ts';
import { isLanguageCode, type LanguageCode, languageOf, languages } from '@meridian/locales/languages';

const key = 'meridian-console-language';
const translators = new Map<LanguageCode, Translator>();

/** Those that the console speaks. */
export const consoleLanguages = languages.filter(({ complete }) => complete);

/** What was chosen before, else what the browser prefers, else English. */
export function initialLanguage(): LanguageCode {
  const stored = localStorage.getItem(key);
  if (isLanguageCode(stored) && languageOf(stored).complete) return stored;
  for (const tag of navigator.languages) {
    const found = consoleLanguages.find((language) => language.tag.split('-')[0] === tag.split('-')[0]);
    if (found) return found.code;
  }
  return 'en';
}
export const storeLanguage = (code: LanguageCode): void => localStorage.setItem(key, code);

/** Loads the words of a language. */
export async function loadWords(code: LanguageCode): Promise<void> {
  if (translators.has(code)) return;
  const module = await consoleLoaders[code]?.();
  if (module) translators.set(code, createTranslator(languageOf(code).tag, module.default));
}
/** The translator of a language that has been loaded. @throws when it was not */
export function translatorOf(code: LanguageCode): Translator {
  const translator = translators.get(code);
  if (!translator) throw new Error(`${code} was not loaded`);
  return translator;
}
