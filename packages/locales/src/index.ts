// The runtime of the messages: finds a compiled message, gives it plurals and numbers of the right language.
import type { Messages, ServerKey } from '../generated/keys.ts';
import { isWrittenAlike } from './written-alike.ts';

export type { Messages } from '../generated/keys.ts';
export type MessageKey = keyof Messages;
/** What the app can say; the rest stays on the server. */
export type AppKey = Exclude<MessageKey, ServerKey>;
/** What the operators' console says. */
export type ConsoleKey = Extract<MessageKey, `console.${string}`>;

/** What has to be passed after the key: nothing, or exactly the message's own placeholders. */
export type MessageArgs<K extends MessageKey> = Messages[K] extends undefined ? [] : [args: Messages[K]];

type Choice = string | (() => unknown[]);
type Choices = Record<string, Choice | undefined>;
/** What compiled messages call; see build/compile.ts for the other side. */
export interface Tools {
  a(value: unknown): unknown;
  n(value: number, options?: Intl.NumberFormatOptions): string;
  d(value: Date | number, options: Intl.DateTimeFormatOptions): string;
  p(value: number, offset: number, ordinal: 0 | 1, choices: Choices): unknown;
  s(value: string, choices: Choices): unknown;
  x(tag: string, children: unknown[]): unknown;
}
export type Message = string | ((args: Record<string, unknown>, tools: Tools) => unknown[]);
export type MessageModule = Readonly<Record<string, Message>>;
export type Tags = Record<string, (children: unknown[]) => unknown>;

export interface Translator {
  /** The text of a message. */
  <K extends MessageKey>(key: K, ...args: MessageArgs<K>): string;
  /** The pieces of a message, with its `<tags>` handed to `tags`; for rich text. */
  parts(key: string, args?: Record<string, unknown>, tags?: Tags): unknown[];
  /** For keys known only at run time (an error code from the wire): undefined when there is no such message. */
  find(key: string, args?: Record<string, unknown>): string | undefined;
}

/** Builds `t` for one language; later modules win over earlier ones. */
export function createTranslator(tag: string, ...modules: MessageModule[]): Translator {
  const messages: Record<string, Message> = Object.assign({}, ...modules);
  const locale = `${tag}-u-nu-latn`;
  const isolate = /^(ar|ur|he|fa)\b/.test(tag);
  const cache = new Map<string, unknown>();
  const once = <T>(key: string, make: () => T): T => {
    if (!cache.has(key)) cache.set(key, make());
    return cache.get(key) as T;
  };
  const choose = (choice: Choice | undefined) => (typeof choice === 'function' ? choice() : choice);
  const tools = (tags?: Tags): Tools => ({
    // A name in another script must not turn a right-to-left sentence around.
    a: (value) => (isolate && typeof value === 'string' ? `\u2068${value}\u2069` : value),
    n: (value, options) =>
      options === undefined && isWrittenAlike(value)
        ? String(value)
        : once(`n${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options)).format(value),
    d: (value, options) =>
      once(`d${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options)).format(value),
    p: (value, offset, ordinal, choices) =>
      choose(
        choices[`=${value}`] ??
          choices[
            once(
              `p${ordinal}`,
              () => new Intl.PluralRules(tag, { type: ordinal ? 'ordinal' : 'cardinal' }),
            ).select(value - offset)
          ] ??
          choices.other,
      ),
    s: (value, choices) => choose(choices[value] ?? choices.other),
    x: (name, children) => tags?.[name]?.(children.flat(9)) ?? children,
  });
  const plain = tools();
  const parts: Translator['parts'] = (key, args = {}, tags) => {
    const message = messages[key] ?? key;
    return typeof message === 'string' ? [message] : message(args, tags ? tools(tags) : plain).flat(9);
  };
  const text = (key: string, args?: Record<string, unknown>) => parts(key, args).join('');
  return Object.assign(text as <K extends MessageKey>(key: K, ...args: MessageArgs<K>) => string, {
    parts,
    find: (key: string, args?: Record<string, unknown>) => (key in messages ? text(key, args) : undefined),
  });
}
