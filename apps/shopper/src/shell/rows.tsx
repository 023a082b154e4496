// What a row of the route table is: a kept tab, a page, or a path that is not open yet.
import type { MessageKey } from '@meridian/locales';
import type { LaterArea } from '@meridian/locales/areas';
import type { ComponentType } from 'react';
import { loadLanguage } from '../i18n/messages.ts';
import type { Row } from '../lib/router/table.ts';
import type { TabId } from '../lib/tabs.ts';
import { spokenLanguage } from './speech.ts';

/** A component without props. Its result is left open, as the types of the table must not wait for what a screen draws. */
export type ScreenLoader = () => Promise<{ default: () => void }>;
export type TitleKey = Extract<MessageKey, `nav.title.${string}`>;
type TitleName = TitleKey extends `nav.title.${infer Name}` ? Name : never;

export interface AppRow<S extends object = object> extends Row<S> {
  /** Message key of the page's title. */
  readonly title?: TitleKey;
  /** The frame keeps the screen of a tab when another page comes in front. */
  readonly tab?: TabId;
  /** Known to the product, not open yet. */
  readonly later?: true;
}

interface Needs<S extends object> {
  /** What the query may hold. */
  readonly search?: (raw: Record<string, unknown>) => S;
  /** The message areas the screen speaks from, fetched beside it. */
  readonly areas?: readonly LaterArea[];
}

/** A page of its own; it is gone when left. */
export const page = <S extends object = object>(
  name: TitleName,
  load: ScreenLoader,
  { search, areas = [] }: Needs<S> = {},
): AppRow<S> & Required<Pick<AppRow, 'load'>> => ({
  title: `nav.title.${name}`,
  search,
  async load() {
    const [screen] = await Promise.all([load(), loadLanguage(spokenLanguage(), ...areas)]);
    return screen as { default: ComponentType };
  },
});

/** A page that stays. */
export const tab = <S extends object = object>(
  id: TabId,
  load: ScreenLoader,
  needs?: Needs<S>,
): AppRow<S> => ({ ...page(id, load, needs), tab: id });

/** A path that leads on to another. */
export const lead = (leadsTo: string): AppRow => ({ leadsTo });

/** What is shown outside the table. */
export const lost: AppRow = page('notFound', () => import('./not-found.tsx'));

/** A path that answers with the not-found page until its screen exists. */
export const later = (): AppRow => ({ ...lost, later: true });
