// The document round a page: what a shop writes cannot leave its place, and every file a page needs is named once.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { languageOf } from '@meridian/locales/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstAnswersId, keepFirstAnswers, readFirstAnswers } from '../api/first-answers.ts';
import { createQueryClient } from '../api/query-client.ts';
import { testProduct } from '../testing/catalogue-world.ts';
import { type Contents, openTemplate } from './document.ts';
import { createPlanner } from './plan.ts';
import { firstWords, productData } from './product-data.ts';

const evil = `</script><script>alert("1")</script><!-- ' & </title>`;
const manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_kit.js'] },
  '_kit.js': { file: 'assets/kit.js', css: ['assets/kit.css'] },
  'home.tsx': { file: 'assets/home.js', imports: ['_kit.js'], css: ['assets/home.css'] },
};
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'document-'));
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  };
  const source = fs.readFileSync(path.resolve(import.meta.dirname, '../../index.html'), 'utf8');
  const built = source
    .replace(
      '</head>',
      '<link rel="modulepreload" href="/assets/kit.js"><link rel="stylesheet" href="/assets/kit.css"></head>',
    )
    .replace('/src/main.tsx', '/assets/main.js');
  write('index.html', built);
  write('.vite/manifest.json', JSON.stringify(manifest));
  write('boot.js', 'boot()');
  write('assets/kit.css', '.kit{}');
  write('assets/home.css', '.home{}');
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
  document.documentElement.innerHTML = '';
});

const words = { language: languageOf('ar'), title: evil, description: evil, modules: ['home.tsx'] };
const drawn = {
  html: '<link rel="preload" as="image" href="/a.webp" fetchPriority="high"/><link rel="preload" as="image" href="/b.webp"/><main>Drawn</main>',
  answers: { language: 'ar', answers: [[['home', 'ar'], { title: evil }]] as const },
};
const open = (contents: Contents) => {
  const { html } = openTemplate(folder)(contents);
  return new DOMParser().parseFromString(html, 'text/html');
};

describe('a document', () => {
  it('keeps what a shop wrote in its place', () => {
    const page = open({ ...words, drawn, structured: { name: evil } });
    expect(page.title).toBe(evil);
    expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(evil);
    const scripts = [...page.scripts].filter((script) => !script.src);
    expect(scripts.map(({ type }) => type)).toEqual(['', 'application/ld+json', 'application/json']);
    expect(scripts[0]?.text).toBe('boot()');
    expect(scripts.slice(1).map(({ text }) => JSON.parse(text))).toEqual([{ name: evil }, drawn.answers]);
  });

  it('gives the app its answers back', () => {
    const page = open({ ...words, drawn });
    document.body.append(page.getElementById(firstAnswersId) as HTMLElement);
    const answers = readFirstAnswers();
    if (!answers) throw new Error('no answers');
    const client = createQueryClient();
    keepFirstAnswers(client, answers);
    expect([answers.language, client.getQueryData(['home', 'ar'])]).toEqual(['ar', { title: evil }]);
  });

  it('has the language, the page, its styles at once and its files once', () => {
    const page = open({ ...words, drawn });
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(page.getElementById('root')?.innerHTML).toBe('<main>Drawn</main>');
    expect(page.querySelector('head style')?.textContent).toBe('.kit{}.home{}');
    const hrefs = (selector: string) =>
      [...page.querySelectorAll(selector)].map((l) => l.getAttribute('href'));
    expect(hrefs('head link[rel="preload"]')).toEqual(['/a.webp']);
    expect(hrefs('body > link[rel="stylesheet"][disabled][media="not all"]')).toEqual([
      '/assets/kit.css',
      '/assets/home.css',
    ]);
    expect(hrefs('link[rel="stylesheet"]:not([disabled])')).toEqual([]);
    expect(hrefs('head link[rel="stylesheet"]')).toEqual([]);
  });

  const scriptsOf = (place: ParentNode | undefined) => [
    ...[...(place?.querySelectorAll('script[type="module"]') ?? [])].map((s) => s.getAttribute('src')),
    ...[...(place?.querySelectorAll('link[rel="modulepreload"]') ?? [])].map((l) => l.getAttribute('href')),
  ];
  const scripts = ['/assets/kit.js', '/assets/main.js', '/assets/home.js'];

  it('keeps its scripts aside until the page that stands in it has been seen', () => {
    const page = open({ ...words, drawn });
    expect(scriptsOf(page.querySelector<HTMLTemplateElement>('body > template#asleep')?.content)).toEqual(
      scripts,
    );
    expect(scriptsOf(page)).toEqual([]);
  });

  it('without a page keeps the splash, has its scripts at once and no answers', () => {
    const page = open(words);
    expect(scriptsOf(page.head)).toEqual(scripts);
    expect(page.getElementById('asleep')).toBeNull();
    expect(page.querySelector('#root > svg.splash')).not.toBeNull();
    expect(page.getElementById(firstAnswersId)).toBeNull();
  });

  it('says so when the built page has another shape', () => {
    fs.writeFileSync(path.join(folder, 'index.html'), '<html></html>');
    expect(() => open(words)).toThrow(/index.html has no/);
  });
});

describe('a plan', () => {
  const plan = createPlanner();
  it.each([
    ['/', '/home', '/api/home'],
    ['/home?utm_source=x', '/home', '/api/home'],
    ['/explore?sort=sales&x=1', '/explore?sort=sales', '/api/product/list?sort=sales'],
    ['/explore?q=a%20b&minPrice=abc', '/explore?q=a+b', '/api/product/list?q=a+b'],
    ['/detail/5/3?sku=7', '/detail/5?sku=7', '/api/product/detail?id=5'],
    ['/detail/5', '/detail/5', '/api/product/detail?id=5'],
  ])('of %s draws %s from %s', (url, at, read) => {
    expect(plan(url)).toMatchObject({ known: true, drawing: { path: at, read } });
  });
  it.each([
    ['/login', true],
    ['/bag?x=1', true],
    ['/detail/abc', true],
    ['/Home', false],
    ['/nowhere/at/all', false],
    ['/comment', false],
    ['/detail/../../etc/passwd/x', false],
  ])('of %s draws nothing; known: %s', (url, known) => {
    expect(plan(url)).toMatchObject({ known, drawing: null });
  });
});

describe('what machines are told of a product', () => {
  it('is its name, prices, picture and score', () => {
    expect(productData(testProduct, 'https://shop.example')).toMatchObject({
      '@type': 'Product',
      name: testProduct.title,
      offers: { priceCurrency: 'USD', offerCount: testProduct.skus.length },
    });
  });
  it('is a line of whole words', () => {
    expect(firstWords('One  two\nthree')).toBe('One two three');
    expect(firstWords('aaaa bbbb cccc', 11)).toBe('aaaa bbbb…');
  });
});
