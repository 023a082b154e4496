// The server's side of the app: plans a page, and draws it from the API's answers with the very components of the browser.
import type { ProductDetail } from '@meridian/contract';
import { type LaterArea, laterAreas, loadedWith } from '@meridian/locales/areas';
import { type LanguageCode, languageOf } from '@meridian/locales/languages';
import { renderToString } from 'react-dom/server';
import { connectClient } from '../api/client.ts';
import { keepFirstAnswers } from '../api/first-answers.ts';
import { createQueryClient } from '../api/query-client.ts';
import { readStoredLanguage } from '../i18n/language-store.ts';
import { loadLanguage, translatorOf } from '../i18n/messages.ts';
import { memoryHistory } from '../lib/router/history.ts';
import { App } from '../shell/app.tsx';
import { createAppRouter } from '../shell/router.ts';
import type { TitleKey } from '../shell/rows.tsx';
import { speak, spokenLanguage } from '../shell/speech.ts';
import { type Contents, type FilledDocument, openTemplate } from './document.ts';
import { createPlanner, type Drawing, type Plan } from './plan.ts';
import { firstWords, productData } from './product-data.ts';

export interface PlannedPage {
  /** The same for every request that gets the same page from the same answer. */
  readonly key: string;
  /** File code of the language, for the API. */
  readonly language: string;
  /** What to ask the API for; null: nothing, the browser draws this page. */
  readonly read: string | null;
  readonly status: 200 | 404;
}

interface Planned extends PlannedPage {
  readonly language: LanguageCode;
  readonly plan: Plan;
}

export interface Pages {
  /** Which page this is, by its path and query and the reader's cookies. */
  plan(url: string, cookies: string | undefined): PlannedPage;
  /** The document with the page drawn from the read's `data`; without data the browser draws it. */
  draw(page: PlannedPage, data?: unknown): Promise<FilledDocument>;
}

/** `origin`: the public address of the site, for what must be absolute. Reads the built app beside it in `folder`. */
export function openPages(folder: string, origin: string | null): Pages {
  const fill = openTemplate(folder);
  const planOf = createPlanner();
  connectClient({ language: spokenLanguage });
  return {
    plan(url, cookies): Planned {
      const language = readStoredLanguage(cookies ?? '') ?? 'en';
      const plan = planOf(url);
      return {
        key: `${language} ${plan.drawing?.path ?? plan.title}`,
        language,
        read: plan.drawing?.read ?? null,
        status: plan.known ? 200 : 404,
        plan,
      };
    },
    async draw(page, data) {
      const { language, plan } = page as Planned;
      await loadLanguage(language, ...titleAreas(plan.title), ...(plan.drawing?.areas ?? []));
      const words = plainContents(language, plan);
      if (!plan.drawing || data === undefined) return fill(words);
      const drawn = await drawPage(plan.drawing, language, data);
      return fill({ ...words, ...ownContents(plan.drawing, language, data, origin), drawn });
    },
  };
}

/** The title of a page that the browser draws may be loaded with the words of its screen. */
function titleAreas(title: TitleKey): LaterArea[] {
  const area = loadedWith('nav', title);
  return laterAreas.filter((one) => one === area);
}

const localeModule = (language: string, area: string) =>
  `../../packages/locales/generated/${language}/${area}.js`;

function plainContents(language: LanguageCode, { title, drawing }: Plan): Contents {
  const t = translatorOf(language);
  const areas = drawing?.areas ?? [];
  return {
    language: languageOf(language),
    title: t('nav.documentTitle', { title: t(title) }),
    description: t('nav.description'),
    modules: [
      ...(drawing ? [drawing.screen] : []),
      ...(language === 'en' ? [] : [localeModule(language, 'index')]),
      ...areas.map((area) => localeModule(language, area)),
    ],
  };
}

/** What only this page says of itself. */
function ownContents(
  drawing: Drawing,
  language: LanguageCode,
  data: unknown,
  origin: string | null,
): Partial<Contents> {
  const at = (path: string) => ({ canonical: origin === null ? undefined : origin + path });
  if (!drawing.path.startsWith('/detail/')) return at(drawing.path.split('?', 1)[0] ?? '/home');
  const product = data as ProductDetail;
  return {
    ...at(`/detail/${product.id}/${product.shopId}`),
    title: translatorOf(language)('nav.documentTitle', { title: product.title }),
    ...(product.description ? { description: firstWords(product.description) } : {}),
    structured: productData(product, origin ?? ''),
  };
}

async function drawPage(drawing: Drawing, language: LanguageCode, data: unknown) {
  const router = createAppRouter(memoryHistory(drawing.path));
  await router.start();
  // From here to the end nothing waits, so that no other page's language comes in between.
  speak(language);
  const answers = { language, answers: [[drawing.queryKey(), drawing.dataOf(data)] as const] };
  const client = createQueryClient();
  keepFirstAnswers(client, answers);
  try {
    return { html: renderToString(<App client={client} language={language} router={router} />), answers };
  } finally {
    client.clear();
  }
}
