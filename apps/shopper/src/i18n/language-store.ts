// Which language this reader chose: the cookie `Local_Lang`, and what the browser would suggest.
import { isLanguageCode, type LanguageCode, languageOf, languages } from '@meridian/locales/languages';

const cookieName = 'Local_Lang';
const maxAgeSeconds = 3 * 24 * 60 * 60;

/** The stored choice, if it is one of ours. */
export function readStoredLanguage(
  cookies = typeof document === 'undefined' ? '' : document.cookie,
): LanguageCode | undefined {
  const raw = cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  if (!raw) return undefined;
  try {
    const stored: unknown = JSON.parse(decodeURIComponent(raw));
    const code = stored && typeof stored === 'object' && 'file_name' in stored ? stored.file_name : undefined;
    return isLanguageCode(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice for three days. */
export function storeLanguage(code: LanguageCode, chineseName: string): void {
  const { endonym } = languageOf(code);
  const value = JSON.stringify({ language_name: endonym, chinese_name: chineseName, file_name: code });
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${cookieName}=${encodeURIComponent(value)}; max-age=${maxAgeSeconds}; path=/; samesite=lax`;
}

/** The stored choice, else English. */
export function initialLanguage(): LanguageCode {
  return readStoredLanguage() ?? 'en';
}

/** The first of the browser's languages that we speak: an exact tag, else the same language. */
export function suggestedLanguage(
  wanted: readonly string[] = navigator.languages ?? [],
): LanguageCode | undefined {
  for (const tag of wanted) {
    const exact = languages.find((language) => language.tag.toLowerCase() === tag.toLowerCase());
    if (exact) return exact.code;
    const base = tag.toLowerCase().split('-')[0];
    if (base === 'zh') return /hant|tw|hk|mo/i.test(tag) ? 'zh-hk' : 'zh-cn';
    const near = languages.find((language) => language.tag.toLowerCase().split('-')[0] === base);
    if (near) return near.code;
  }
  return undefined;
}
