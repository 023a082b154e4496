// What a row of the route table means to the router: a kept tab, a page, or a path that is not open yet.
import type { MessageKey } from '@meridian/locales';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { TabId } from '../lib/tabs.ts';
import { NotFound } from './not-found.tsx';

export type ScreenLoader = () => Promise<{ default: ComponentType }>;
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

/** A tab draws nothing in the outlet; its screen lives in the frame. It is fetched with the route all the same. */
export function tab(id: TabId, title: TitleKey, load: ScreenLoader) {
  const screen = lazyRouteComponent(load);
  const Nothing = Object.assign(() => null, { preload: () => screen.preload?.() });
  return { component: Nothing, staticData: { title, tab: id, screen: screen as ComponentType, keepAlive: true } };
}

/** A page of its own; it is gone when left. */
export function page(title: TitleKey, load: ScreenLoader) {
  return { component: lazyRouteComponent(load), staticData: { title } };
}

/** A path that answers with the not-found page until its screen exists. */
export function later() {
  return { component: NotFound, staticData: { title: 'nav.title.notFound' as const, later: true } };
}
