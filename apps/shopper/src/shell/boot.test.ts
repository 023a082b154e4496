// The boot script against the table of languages: the page starts in the right language, direction and theme.
import fs from 'node:fs';
import path from 'node:path';
import { chineseName } from '@meridian/locales/language-names';
import { languages } from '@meridian/locales/languages';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeLanguage } from '../i18n/language-store.ts';
import { setTheme } from '../theme/theme-store.ts';

const script = fs.readFileSync(path.resolve(import.meta.dirname, '../../public/boot.js'), 'utf8');
const root = document.documentElement;
const boot = () => new Function(script)();

describe('the boot script', () => {
  beforeEach(() => {
    root.lang = 'en';
    root.dir = 'ltr';
    delete root.dataset.theme;
    setTheme('system');
  });

  it.each(languages.map(({ code, tag, direction }) => [code, tag, direction] as const))(
    'starts %s as %s, %s',
    (code, tag, direction) => {
      storeLanguage(code, chineseName(code));
      boot();
      expect([root.lang, root.dir]).toEqual([tag, direction]);
    },
  );

  it('leaves English alone when the cookie is broken', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: a broken value
    document.cookie = 'Local_Lang=%7Bbroken; path=/';
    boot();
    expect(root.lang).toBe('en');
  });

  it('takes the chosen theme', () => {
    setTheme('dark');
    delete root.dataset.theme;
    boot();
    expect(root.dataset.theme).toBe('dark');
  });
});
