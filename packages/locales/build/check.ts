// Reads the message files of every language and finds what is wrong with them, before anything is compiled.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, areas } from '../src/areas.ts';
import { type Language, languages } from '../src/languages.ts';
import { type ArgKind, type Parsed, parseMessage } from './compile.ts';

export type FaultKind = 'parse' | 'file' | 'missing' | 'stale' | 'placeholder' | 'plural';
export interface Fault {
  kind: FaultKind;
  language: string;
  key: string;
  reason: string;
}
export type AreaMessages = Map<string, Parsed>;
export type LanguageMessages = Map<Area, AreaMessages>;
export interface Catalogue {
  messages: Map<string, LanguageMessages>;
  faults: Fault[];
}

/** Reads `folder/<code>/<area>.json` for every language and checks each against English. */
export function readCatalogue(folder: string): Catalogue {
  const faults: Fault[] = [];
  const messages = new Map<string, LanguageMessages>();
  for (const language of languages) {
    messages.set(language.code, readLanguage(join(folder, language.code), language, faults));
  }
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!messages.has(name))
      faults.push({ kind: 'file', language: name, key: '', reason: 'is no language of ours' });
  }
  const english = messages.get('en') as LanguageMessages;
  for (const language of languages) {
    checkPlurals(language, messages.get(language.code) as LanguageMessages, faults);
    if (language.code !== 'en')
      compare(language, english, messages.get(language.code) as LanguageMessages, faults);
  }
  return { messages, faults };
}

function readLanguage(folder: string, language: Language, faults: Fault[]): LanguageMessages {
  const found: LanguageMessages = new Map();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const area = file.replace(/\.json$/, '') as Area;
    if (!areas.includes(area)) {
      faults.push({ kind: 'file', language: language.code, key: file, reason: 'is no area of ours' });
      continue;
    }
    found.set(area, readArea(join(folder, file), area, language, faults));
  }
  return found;
}

function readArea(path: string, area: Area, language: Language, faults: Fault[]): AreaMessages {
  const parsed: AreaMessages = new Map();
  const fault = (kind: FaultKind, key: string, reason: string) =>
    faults.push({ kind, language: language.code, key, reason });
  let source: Record<string, unknown>;
  try {
    source = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    fault('file', `${area}.json`, `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
    return parsed;
  }
  for (const [key, value] of Object.entries(source)) {
    if (!key.startsWith(`${area}.`)) fault('file', key, `must start with "${area}." to live in ${area}.json`);
    else if (typeof value !== 'string' || !value.trim()) fault('parse', key, 'is not a text');
    else {
      try {
        parsed.set(key, parseMessage(value));
      } catch (error) {
        fault('parse', key, error instanceof Error ? error.message : String(error));
      }
    }
  }
  return parsed;
}

function compare(
  language: Language,
  english: LanguageMessages,
  own: LanguageMessages,
  faults: Fault[],
): void {
  for (const [area, source] of english) {
    const translated = own.get(area);
    for (const [key, original] of source) {
      const message = translated?.get(key);
      if (message) comparePlaceholders(language.code, key, original, message, faults);
      else if (language.complete) {
        faults.push({ kind: 'missing', language: language.code, key, reason: 'is not translated' });
      }
    }
  }
  for (const [area, translated] of own) {
    for (const key of translated.keys()) {
      if (!english.get(area)?.has(key)) {
        faults.push({ kind: 'stale', language: language.code, key, reason: 'no longer exists in English' });
      }
    }
  }
}

function comparePlaceholders(
  language: string,
  key: string,
  original: Parsed,
  own: Parsed,
  faults: Fault[],
): void {
  const fault = (reason: string) => faults.push({ kind: 'placeholder', language, key, reason });
  for (const [name, kind] of original.args) {
    const ownKind = own.args.get(name);
    if (!ownKind) fault(`lacks {${name}}`);
    else if (!fits(kind, ownKind)) fault(`uses {${name}} as ${ownKind}, English as ${kind}`);
  }
  for (const name of own.args.keys())
    if (!original.args.has(name)) fault(`has {${name}}, which English has not`);
  for (const tag of original.tags) if (!own.tags.has(tag)) fault(`lacks <${tag}>`);
  for (const tag of own.tags) if (!original.tags.has(tag)) fault(`has <${tag}>, which English has not`);
}

/** A translation may print a number plainly where English counts it, but not count where English passes a text. */
function fits(kind: ArgKind, own: ArgKind): boolean {
  return kind === own || (kind === 'number' && own === 'text');
}

function checkPlurals(language: Language, own: LanguageMessages, faults: Fault[]): void {
  for (const parsed of own.values()) {
    for (const [key, message] of parsed) {
      for (const { ordinal, categories } of message.plurals) {
        const type = ordinal ? 'ordinal' : 'cardinal';
        const needed: string[] = new Intl.PluralRules(language.tag, { type }).resolvedOptions()
          .pluralCategories;
        const missing = language.complete ? needed.filter((category) => !categories.includes(category)) : [];
        const foreign = categories.filter((category) => !needed.includes(category) && category !== 'other');
        const fault = (reason: string) =>
          faults.push({ kind: 'plural', language: language.code, key, reason });
        if (missing.length) fault(`lacks the plural form ${missing.join(', ')}`);
        if (foreign.length)
          fault(`has the plural form ${foreign.join(', ')}, which this language does not know`);
      }
    }
  }
}
