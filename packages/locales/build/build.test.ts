// The build refuses every fault it is there for, and what it writes speaks correctly.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTranslator, type Message, type MessageModule } from '../src/index.ts';
import { languages } from '../src/languages.ts';
import { buildLocales } from './build.ts';
import { compileMessage, parseMessage } from './compile.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Texts = Record<string, string>;

/** Writes common.json of the given languages (complete ones default to English) and builds. */
function build(texts: { en: Texts; 'zh-cn'?: Texts; ar?: Texts; de?: Texts }, draft = false) {
  const all = { 'zh-cn': texts.en, ar: texts.en, ...texts };
  for (const [code, messages] of Object.entries(all)) {
    mkdirSync(join(folder, 'messages', code), { recursive: true });
    writeFileSync(join(folder, 'messages', code, 'common.json'), JSON.stringify(messages));
  }
  const result = buildLocales({
    messages: join(folder, 'messages'),
    generated: join(folder, 'generated'),
    draft,
  });
  return result.refused.map(({ kind, language, key }) => `${kind} ${language} ${key}`);
}

/** Compiles one message the way the build does and runs it. */
function say(tag: string, source: string, args: Record<string, unknown> = {}): string {
  const compiled = new Function(`return ${compileMessage(parseMessage(source))}`)() as Message;
  const module: MessageModule = { key: compiled };
  return createTranslator(tag, module).find('key', args) ?? '';
}

describe('what is refused', () => {
  it('nothing, when all is well', () => {
    expect(build({ en: { 'common.ok': 'OK' } })).toEqual([]);
  });
  it('a missing key in a complete language, but not in a draft or elsewhere', () => {
    const texts = { en: { 'common.ok': 'OK', 'common.no': 'No' }, ar: { 'common.ok': 'OK' }, de: {} };
    expect(build(texts)).toEqual(['missing ar common.no']);
    expect(build(texts, true)).toEqual([]);
  });
  it('a stale key', () => {
    expect(build({ en: { 'common.ok': 'OK' }, de: { 'common.gone': 'Weg' } })).toEqual([
      'stale de common.gone',
    ]);
  });
  it('placeholders and tags that do not match', () => {
    const en = {
      'common.a': 'Hi {name}',
      'common.b': '<b>Hi</b>',
      'common.c': '{n, number}',
    };
    expect(build({ en, de: { 'common.a': 'Hallo {nam}' } })).toEqual([
      'placeholder de common.a',
      'placeholder de common.a',
    ]);
    expect(build({ en, de: { 'common.b': 'Hallo' } })).toEqual(['placeholder de common.b']);
    expect(build({ en, de: { 'common.a': '{name, plural, one {#} other {#}}' } })).toEqual([
      'placeholder de common.a',
    ]);
  });
  it('a missing plural form in a complete language, and a foreign one anywhere', () => {
    const en = { 'common.n': '{n, plural, one {# day} other {# days}}' };
    const zh = { 'common.n': '{n, plural, other {#}}' };
    expect(build({ en, 'zh-cn': zh, ar: { 'common.n': '{n, plural, one {#} other {#}}' } })).toEqual([
      'plural ar common.n',
    ]);
    const six = { 'common.n': '{n, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}' };
    expect(build({ en, 'zh-cn': zh, ar: six, de: { 'common.n': '{n, plural, few {#} other {#}}' } })).toEqual(
      ['plural de common.n'],
    );
  });
  it('what cannot be parsed, and a key in the wrong file', () => {
    expect(build({ en: { 'common.a': 'Hi {' }, 'zh-cn': {}, ar: {} })).toEqual(['parse en common.a']);
    expect(build({ en: { 'order.a': 'Hi' }, 'zh-cn': {}, ar: {} })).toEqual(['file en order.a']);
  });
});

describe('what is written', () => {
  it('types of arguments by key', () => {
    build(
      { en: { 'common.a': 'OK', 'common.b': '{n, number} {who} {k, select, x {X} other {Y}} {at, date}' } },
      true,
    );
    const keys = readFileSync(join(folder, 'generated/keys.ts'), 'utf8');
    expect(keys).toContain('"common.a": undefined;');
    expect(keys).toContain(
      '"common.b": { "n": number; "who": string | number; "k": "other" | "x"; "at": Date | number };',
    );
  });
  it('English where an incomplete language has nothing', () => {
    build({ en: { 'common.a': 'One', 'common.b': 'Two' }, de: { 'common.a': 'Eins' } });
    const german = readFileSync(join(folder, 'generated/de/common.js'), 'utf8');
    expect(german).toContain('"common.a":"Eins"');
    expect(german).toContain('"common.b":"Two"');
    expect(readFileSync(join(folder, 'generated/fr/common.js'), 'utf8')).toContain("from '../en/common.js'");
  });
});

describe('what is said', () => {
  const days = '{n, plural, =0 {none} zero {z} one {o} two {t} few {f#} many {m#} other {x#}}';
  it('has the six Arabic plurals', () => {
    const forms = [0, 1, 2, 3, 11, 100].map((n) => say('ar', days, { n }));
    expect(forms).toEqual(['none', 'o', 't', 'f3', 'm11', 'x100']);
  });
  it('has Latin digits everywhere', () => {
    for (const tag of ['ar', 'hi', 'ur', 'th']) expect(say(tag, '{n, number}', { n: 12 })).toBe('12');
    expect(say('de', '{n, number}', { n: 1204 })).toBe('1.204');
    expect(say('en', '{n, number, ::percent}', { n: 0.5 })).toBe('50%');
  });
  it('writes a small number as Intl does in every language', () => {
    for (const { tag } of languages)
      for (const n of [0, 1, 42, 999, 1000, 1.5, -3])
        expect(say(tag, '{n, number}', { n })).toBe(new Intl.NumberFormat(`${tag}-u-nu-latn`).format(n));
  });
  it('counts from an offset, orders, selects and dates', () => {
    expect(
      say('en', '{n, plural, offset:1 =1 {you} one {you and # more} other {you and # more}}', { n: 3 }),
    ).toBe('you and 2 more');
    expect(say('en', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 })).toBe(
      '22nd',
    );
    expect(say('en', '{k, select, a {A} other {B}}', { k: 'other' })).toBe('B');
    expect(say('en', '{at, date, ::yyyyMMMd}', { at: new Date(2026, 10, 21) })).toBe('Nov 21, 2026');
  });
  it('keeps names of another script whole in right-to-left text', () => {
    expect(say('ar', 'من {name}', { name: 'Oat & Mint' })).toBe('من \u2068Oat & Mint\u2069');
    expect(say('en', 'from {name}', { name: 'Oat & Mint' })).toBe('from Oat & Mint');
  });
  it('hands marks to whoever draws them', () => {
    const compiled = new Function(
      `return ${compileMessage(parseMessage('Pays <b>{sum}</b> now'))}`,
    )() as Message;
    const t = createTranslator('en', { key: compiled });
    expect(t.find('key', { sum: '$1' })).toBe('Pays $1 now');
    expect(t.parts('key', { sum: '$1' }, { b: (inner) => ({ inner }) })).toEqual([
      'Pays ',
      { inner: ['$1'] },
      ' now',
    ]);
  });
});
