// The shell's own voice outside of components: texts in the current language, shown as short messages.
import { initialLanguage } from '../i18n/language-store.ts';
import { translatorOf } from '../i18n/messages.ts';
import { toast } from '../ui/toast.tsx';

let code = initialLanguage();

/** File code of the language the app speaks now. */
export const spokenLanguage = () => code;

/** Follows the reader's choice. */
export function speak(language: typeof code): void {
  code = language;
}

/** The translator of the current language. */
export const t = () => translatorOf(code);

/** Shows a failure. */
export function say(message: string): void {
  toast.error(message);
}

/** Asks a guest to log in. */
export function sayLoginFirst(): void {
  toast.show(t()('errors.loginFirst'));
}
