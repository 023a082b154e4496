// The formatters: how money, counts, dates and durations read, once for every app.
import { countryName } from '@meridian/locales/country-name';
import { isWrittenAlike } from '@meridian/locales/written-alike';
import { writePercent } from './percent.ts';

const cache = new Map<string, unknown>();

function once<T>(key: string, make: () => T): T {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as T;
}

/** Latin digits in every language: an amount or an order number must be copyable anywhere. */
function latin(tag: string): string {
  return `${tag}-u-nu-latn`;
}

/** Whether a BCP 47 tag is written from right to left. */
export function isRightToLeft(tag: string): boolean {
  return /^(ar|ur|he|fa)\b/.test(tag);
}

// U+2066 … U+2069 keep a piece of left-to-right text whole. Only right-to-left languages get the marks; elsewhere they
// would do nothing but travel along into the clipboard.
function isolated(text: string, tag: string): string {
  return isRightToLeft(tag) ? `\u2066${text}\u2069` : text;
}

/**
 * `"1204.5"` → `$1,204.50`, from the decimal string of the wire (two places at most), never through a float. The form is
 * the same in every language, so that a decimal comma is never mistaken for a thousand. `sign: true` writes the plus as well.
 */
export function formatMoney(amount: string, tag = 'en', options: { sign?: boolean } = {}): string {
  const negative = amount.startsWith('-');
  const size = negative ? amount.slice(1) : amount;
  // Not by Intl: see `isWrittenAlike`, and every first page shows a price.
  const [whole = '', cents = ''] = size.split('.');
  const digits = `${(whole || '0').replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`;
  const sign = negative ? '-' : options.sign && /[1-9]/.test(size) ? '+' : '';
  return isolated(`${sign}$${digits}`, tag);
}

/** `1204` → `1,204`; with `compact`, `12800` → `12.8K`. */
export function formatCount(count: number, tag = 'en', options: { compact?: boolean } = {}): string {
  const compact = options.compact === true;
  if (isWrittenAlike(count)) return String(count);
  return once(
    `n${tag}${compact}`,
    () =>
      new Intl.NumberFormat(
        latin(tag),
        compact ? { notation: 'compact', maximumFractionDigits: 1 } : { maximumFractionDigits: 2 },
      ),
  ).format(count);
}

/** `0.982` → `98.2%`; `digits` = how many places after the point at most. */
export function formatPercent(share: number, tag = 'en', digits = 1): string {
  return (
    writePercent(share, tag, digits) ??
    once(
      `%${tag}${digits}`,
      () => new Intl.NumberFormat(latin(tag), { style: 'percent', maximumFractionDigits: digits }),
    ).format(share)
  );
}

/** `['USDC', 'Arbitrum One']` → "USDC and Arbitrum One": each name whole, and the list in the language's own direction whatever script the names have. */
export function formatList(names: readonly string[], tag = 'en'): string {
  const list = once(`l${tag}`, () => new Intl.ListFormat(tag)).format(
    names.map((name) => (isRightToLeft(tag) ? `\u2068${name}\u2069` : name)),
  );
  // U+200F: what is put into a sentence takes the direction of its first letter.
  return isRightToLeft(tag) ? `\u200f${list}` : list;
}

/** `('DE', 'fr')` → Allemagne; what is no code of a known country stays as it is. */
export function formatCountry(code: string, tag = 'en'): string {
  return countryName(code, tag);
}

const dateStyles = {
  date: { dateStyle: 'medium' },
  day: { month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  time: { timeStyle: 'short' },
  dayTime: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

/** An instant in the reader's own zone (or `timeZone`); `style` is date, day, month, time or dateTime. */
export function formatDate(
  at: Date | string | number,
  tag = 'en',
  style: DateStyle = 'date',
  timeZone?: string,
): string {
  return once(
    `d${tag}${style}${timeZone}`,
    () => new Intl.DateTimeFormat(latin(tag), { ...dateStyles[style], timeZone }),
  ).format(new Date(at));
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "3 minutes ago", "in 2 days"; under a minute it is "now". Spans only: "yesterday" would have to know the reader's midnight. */
export function formatRelative(
  at: Date | string | number,
  tag = 'en',
  now: Date | number = Date.now(),
): string {
  const seconds = (new Date(at).getTime() - Number(now)) / 1000;
  const format = (numeric: 'always' | 'auto') =>
    once(`r${tag}${numeric}`, () => new Intl.RelativeTimeFormat(latin(tag), { numeric }));
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format('always').format(Math.trunc(seconds / size), unit);
  }
  return format('auto').format(0, 'second');
}

/** A countdown: `7092000` → `1:58:12`; never negative, rounded up so that 0:00:00 means over. */
export function formatDuration(milliseconds: number, tag = 'en'): string {
  const total = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const text = `${Math.floor(total / 3600)}:${two(Math.floor(total / 60) % 60)}:${two(total % 60)}`;
  return isolated(text, tag);
}
