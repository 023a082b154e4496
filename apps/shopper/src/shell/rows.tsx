// What a row of the route table means to the router: a kept tab, a page, or a path that is not open yet.
import type { MessageKey } from '@meridian/locales';
import type { LaterArea } from '@meridian/locales/areas';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { loadLanguage } from '../i18n/messages.ts';
import type { TabId } from '../lib/tabs.ts';
import { NotFound } from './not-found.tsx';
import { spokenLanguage } from './speech.ts';

export type Screen = () => ReactNode;
export type ScreenLoader = () => Promise<{ default: Screen }>;
export type TitleKey = Extract<MessageKey, `nav.title.${string}`>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Message key of the page's title. */
    title?: TitleKey;
    tab?: TabId;
    /** The screen of a tab; the frame shows it, and keeps it when another page comes in front. */
    screen?: ComponentType;
    keepAlive?: boolean;
    /** Known to the product, not open yet. */
    later?: boolean;
  }
}

/** The screen with the message areas it speaks from, fetched side by side. */
function withAreas(load: ScreenLoader, areas: readonly LaterArea[]): ScreenLoader {
  return async () => {
    const [screen] = await Promise.all([load(), loadLanguage(spokenLanguage(), ...areas)]);
    return screen;
  };
}

/** A tab draws nothing in the outlet; its screen lives in the frame. It is fetched with the route all the same. */
export function tab(id: TabId, title: TitleKey, load: ScreenLoader, ...areas: LaterArea[]) {
  const screen = lazyRouteComponent(withAreas(load, areas));
  const Nothing = Object.assign(() => null, { preload: async () => screen.preload?.() });
  return {
    component: Nothing,
    staticData: { title, tab: id, screen: screen as ComponentType, keepAlive: true },
  };
}

/** A page of its own; it is gone when left. */
export function page(title: TitleKey, load: ScreenLoader, ...areas: LaterArea[]) {
  return { component: lazyRouteComponent(withAreas(load, areas)), staticData: { title } };
}

/** A path that answers with the not-found page until its screen exists. */
export function later() {
  return { component: NotFound, staticData: { title: 'nav.title.notFound' as const, later: true } };
}
