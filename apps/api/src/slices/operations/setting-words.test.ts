// Operators read settings by name and sentence: each that is declared has both, in every language that is complete.
import fs from 'node:fs';
import { languages } from '@meridian/locales/languages';
import { expect, it } from 'vitest';
import '../../app.ts';
import { declaredSettings } from '../../platform/settings.ts';

const complete = languages.filter((language) => language.complete).map(({ code }) => code);

it.each(complete)('every setting, and every group of them, has words in %s', (code) => {
  const file = new URL(`../../../../../packages/locales/messages/${code}/console.json`, import.meta.url);
  const words = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  const keys = declaredSettings().map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(12);
  const wanted = keys.flatMap((key) => [
    `console.setting.${key}`,
    `console.setting.${key}.text`,
    `console.settingGroup.${key.split('.')[0]}`,
  ]);
  expect(wanted.filter((key) => !words[key])).toEqual([]);
});
