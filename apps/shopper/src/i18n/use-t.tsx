// How a component speaks: `t` for text, `t.rich` for text with marks, waiting for the areas it names.
import type { AppKey, MessageArgs, Messages, Translator } from '@meridian/locales';
import type { LaterArea } from '@meridian/locales/areas';
import { createElement, Fragment, type ReactNode, use, useMemo } from 'react';
import { isAreaReady, loadArea, translatorOf } from './messages.ts';
import { useLocale } from './provider.tsx';

/** In rich text a placeholder may also be an element (a price, a link). */
export type RichArgs<K extends AppKey> = Messages[K] extends undefined
  ? Record<string, never> | undefined
  : { [Name in keyof Messages[K]]: Messages[K][Name] | ReactNode };

export interface Translate extends Pick<Translator, 'parts' | 'find'> {
  /** The text of a message. */
  <K extends AppKey>(key: K, ...args: MessageArgs<K>): string;
  /** `t.rich('payment.pays', { amount }, { strong: (children) => <b>{children}</b> })` */
  rich<K extends AppKey>(
    key: K,
    args: RichArgs<K>,
    tags?: Record<string, (children: ReactNode) => ReactNode>,
  ): ReactNode;
}

/**
 * The translator of the current language. Areas beyond common, nav, home, catalogue (cards) and errors are named:
 * `const t = useT('order', 'payment')`; the component suspends until they are there.
 */
export function useT(...areas: LaterArea[]): Translate {
  const { code } = useLocale();
  for (const area of areas) if (!isAreaReady(code, area)) use(loadArea(code, area));
  const translator = translatorOf(code);
  return useMemo(() => withRich(translator), [translator]);
}

/** Adds `rich` to a translator. */
export function withRich(translator: Translator): Translate {
  const fragment = (pieces: unknown[]) => createElement(Fragment, null, ...(pieces as ReactNode[]));
  const rich: Translate['rich'] = (key, args, tags = {}) => {
    const wrapped = Object.fromEntries(
      Object.entries(tags).map(([name, render]) => [
        name,
        (children: unknown[]) => render(fragment(children)),
      ]),
    );
    return fragment(translator.parts(key, args as Record<string, unknown> | undefined, wrapped));
  };
  const text = <K extends AppKey>(key: K, ...args: MessageArgs<K>) => translator(key, ...args);
  return Object.assign(text, { parts: translator.parts, find: translator.find, rich });
}
