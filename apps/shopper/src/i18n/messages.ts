// The messages that are loaded: English for home is bundled, the rest arrives by language and area and stays.
import { createTranslator, type MessageModule, type Translator } from '@meridian/locales';
import { type LaterArea, laterAreas } from '@meridian/locales/areas';
import * as english from '@meridian/locales/generated/en/index.js';
import { type LanguageModule, languageLoaders } from '@meridian/locales/generated/loaders.ts';
import { type LanguageCode, languageOf } from '@meridian/locales/languages';

interface Loaded {
  module: LanguageModule;
  areas: Map<LaterArea, Promise<void>>;
  ready: Set<LaterArea>;
  modules: MessageModule[];
  translator: Translator;
}

const loaded = new Map<LanguageCode, Loaded>();

function keep(code: LanguageCode, module: LanguageModule): Loaded {
  const modules = [module.first];
  const translator = createTranslator(languageOf(code).tag, ...modules);
  const entry: Loaded = { module, areas: new Map(), ready: new Set(), modules, translator };
  loaded.set(code, entry);
  return entry;
}

keep('en', english);

/** The translator of a language that has been loaded; English until then. */
export function translatorOf(code: LanguageCode): Translator {
  return (loaded.get(code) ?? (loaded.get('en') as Loaded)).translator;
}

/** Loads a language with these areas, or waits for what is under way. */
export async function loadLanguage(code: LanguageCode, ...areas: LaterArea[]): Promise<void> {
  if (!loaded.has(code)) {
    const module = await languageLoaders[code]();
    if (!loaded.has(code)) keep(code, module);
  }
  await Promise.all(areas.map((area) => loadArea(code, area)));
}

/** Loads one area of a loaded language; the promise is the same for every caller. */
export function loadArea(code: LanguageCode, area: LaterArea): Promise<void> {
  const entry = loaded.get(code) ?? (loaded.get('en') as Loaded);
  let promise = entry.areas.get(area);
  if (!promise) {
    promise = entry.module.later[area]().then(
      ({ default: module }) => {
        entry.modules.push(module);
        entry.translator = createTranslator(languageOf(code).tag, ...entry.modules);
        entry.ready.add(area);
      },
      (error: unknown) => {
        entry.areas.delete(area);
        throw error;
      },
    );
    entry.areas.set(area, promise);
  }
  return promise;
}

/** Whether `t` can already speak of this area. */
export function isAreaReady(code: LanguageCode, area: LaterArea): boolean {
  return (loaded.get(code) ?? loaded.get('en'))?.ready.has(area) ?? false;
}

/** The areas any language has loaded so far: what a change of language has to bring along. */
export function areasInUse(): LaterArea[] {
  return laterAreas.filter((area) => [...loaded.values()].some((entry) => entry.ready.has(area)));
}
