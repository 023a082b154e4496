// All languages at once, for the server: answers' texts and mails need any of them without waiting.
import all from '../generated/server.js';
import { createTranslator, type Translator } from './index.ts';
import { type LanguageCode, languageOf } from './languages.ts';

const translators = new Map<LanguageCode, Translator>();

/** The translator of a file code; an unknown code speaks English. */
export function translatorOf(code: string): Translator {
  const language = languageOf(code);
  let translator = translators.get(language.code);
  if (!translator) {
    translator = createTranslator(language.tag, all.en ?? {}, all[language.code] ?? {});
    translators.set(language.code, translator);
  }
  return translator;
}
