// Lines of a bank's file as pure rules: dates and amounts as banks write them, reference codes in any text, and which lines are new.
import type { ResponseOf } from '@meridian/contract';

export type Unreadable = ResponseOf<'getStatement'>['unreadable'][number];
type Reason = Unreadable['reason'];

/** How a file writes its dates, and what stands before the cents. */
export interface Writing {
  readonly decimal: 'point' | 'comma';
  readonly dates: 'ymd' | 'dmy' | 'mdy';
}
/** The cells of a row that were asked for; '' where the file has none. */
export interface RawLine {
  readonly row: number;
  readonly date: string;
  readonly amount: string;
  readonly currency: string;
  readonly reference: string;
  readonly counterparty: string;
  readonly lineId: string;
}
/** A line as it is stored. */
export interface ReadLine {
  readonly row: number;
  /** ISO 8601 day. */
  readonly bookedOn: string;
  /** Signed: negative left the account. */
  readonly cents: bigint;
  readonly currency: string;
  readonly reference: string;
  readonly counterparty: string;
  readonly bankLineId: string | null;
}

const textMax = { reference: 500, counterparty: 200, lineId: 100 };
/** What lies further ahead was written in another order than was said. */
const aheadMs = 2 * 86_400_000;
const shownMax = 200;

/** One space for any run of them, NFKC, nothing that cannot be seen. */
const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu, '')
    .trim();

const yearOf = (text: string): number => Number(text) + (text.length === 2 ? 2000 : 0);

/** The day in a cell, ISO 8601; null when there is none. A time of day behind it is passed over. */
export function readDay(text: string, order: Writing['dates']): string | null {
  const [day = ''] = tidy(text).split(/[ T]/);
  const parts =
    /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(day) ??
    (order === 'ymd'
      ? /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/
      : /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d\d)$/
    ).exec(day);
  if (!parts) return null;
  const [, a = '', b = '', c = ''] = parts;
  const [year, month, date] =
    a.length === 4
      ? [yearOf(a), Number(b), Number(c)]
      : order === 'mdy'
        ? [yearOf(c), Number(a), Number(b)]
        : [yearOf(c), Number(b), Number(a)];
  const at = new Date(Date.UTC(year, month - 1, date));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === date && year >= 1990;
  return isReal ? at.toISOString().slice(0, 10) : null;
}

/**
 * Signed cents in a cell; null when it is no amount. Thousands may be set apart in groups of three; more than two places only as zeros. Minus stands
 * before or behind, or as brackets.
 */
export function readAmount(text: string, decimal: Writing['decimal']): bigint | null {
  const bare = tidy(text)
    .replace(/[\u2212\u2012\u2013]/g, '-')
    .replace(/^(USD|US\$|\$)\s*|\s*(USD|\$)$/g, '');
  const bracketed = /^\((.+)\)$/.exec(bare);
  const signed = /^([+-]?)\s*\$?\s*(.+?)\s*([+-]?)$/.exec(bracketed?.[1] ?? bare);
  if (!signed) return null;
  const [, before = '', digits = '', behind = ''] = signed;
  const signs = `${before}${behind}${bracketed ? '-' : ''}`;
  if (signs.length > 1) return null;
  const [point, apart] = decimal === 'point' ? ['\\.', ",'’ "] : [',', ".'’ "];
  const whole = `(\\d+|\\d{1,3}(?:[${apart}]\\d{3})+)`;
  const found = new RegExp(`^${whole}(?:${point}(\\d{1,2}0*))?$`).exec(digits);
  if (!found) return null;
  const units = (found[1] ?? '').replace(/\D/g, '');
  if (units.length > 12) return null;
  const cents = BigInt(units) * 100n + BigInt((found[2] ?? '').slice(0, 2).padEnd(2, '0'));
  return signs === '-' ? -cents : cents;
}

/** A row as a line, or why it is none. `now` tells what is too far ahead. */
export function readLine(raw: RawLine, writing: Writing, now: Date): ReadLine | Unreadable {
  const text = [raw.date, raw.amount, raw.currency, raw.reference, raw.counterparty]
    .filter(Boolean)
    .join(' · ');
  const not = (reason: Reason): Unreadable => ({ row: raw.row, reason, text: tidy(text).slice(0, shownMax) });
  const bookedOn = readDay(raw.date, writing.dates);
  if (bookedOn === null) return not('date');
  if (new Date(`${bookedOn}T00:00:00Z`).getTime() > now.getTime() + aheadMs) return not('date_ahead');
  const cents = readAmount(raw.amount, writing.decimal);
  if (cents === null) return not('amount');
  const currency = tidy(raw.currency).toUpperCase() || 'USD';
  if (!/^[A-Z]{3}$/.test(currency)) return not('currency');
  const line = {
    reference: tidy(raw.reference),
    counterparty: tidy(raw.counterparty),
    lineId: tidy(raw.lineId),
  };
  for (const name of ['reference', 'counterparty', 'lineId'] as const)
    if (line[name].length > textMax[name]) return not('too_long');
  const { lineId, ...texts } = line;
  return { row: raw.row, bookedOn, cents, currency, ...texts, bankLineId: lineId || null };
}
export const isUnreadable = (line: ReadLine | Unreadable): line is Unreadable => 'reason' in line;

/** As `topups.reference` is written, without its dash. */
const codeLength = 8;
const codeRuns = /[A-HJ-NP-Z2-9]{8,}/g;
/**
 * Every reference code that a text may hold, `XXXX-XXXX`, however it was typed: in any case, with spaces, dashes or none. One after the other, each as
 * often as it stands there: a text has nearly as many as it has letters.
 */
export function* codesIn(...texts: readonly string[]): Generator<string, void> {
  for (const text of texts) {
    const flat = text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
    for (const [run] of flat.matchAll(codeRuns))
      for (let at = 0; at + codeLength <= run.length; at += 1)
        yield `${run.slice(at, at + 4)}-${run.slice(at + 4, at + codeLength)}`;
  }
}

/** What two lines of the same words, day and sum have in common. */
const contentOf = (l: Omit<ReadLine, 'row' | 'bankLineId'>): string =>
  JSON.stringify([l.bookedOn, String(l.cents), l.currency, l.reference, l.counterparty]);

export interface Planned {
  readonly added: readonly (ReadLine & { readonly ordinal: number })[];
  readonly repeated: number;
  readonly contradicting: readonly ReadLine[];
}
/** Stored lines of one content that no line of the file was held against yet. */
interface Alike {
  readonly ids: Set<string>;
  /** How many have no id of the bank. */
  bare: number;
  /** How many there are, whatever they were held against: the ordinal of the next. */
  all: number;
}
function countAlike(stored: readonly Omit<ReadLine, 'row'>[]): (line: ReadLine) => Alike {
  const found = new Map<string, Alike>();
  const of = (line: Omit<ReadLine, 'row'>): Alike => {
    const alike = found.get(contentOf(line)) ?? { ids: new Set(), bare: 0, all: 0 };
    found.set(contentOf(line), alike);
    return alike;
  };
  for (const line of stored) {
    const alike = of(line);
    alike.all += 1;
    if (line.bankLineId === null) alike.bare += 1;
    else alike.ids.add(line.bankLineId);
  }
  return of;
}

/**
 * Which lines of a file are new. The bank's id tells it where both have one; else a line is known when one of its content is stored that no other line
 * of the file is. A bank may begin or cease to give ids, in the middle of a file: what has one is held against its own first.
 */
export function planLines(lines: readonly ReadLine[], stored: readonly Omit<ReadLine, 'row'>[]): Planned {
  const contents = new Map(stored.map((line) => [line.bankLineId, contentOf(line)]));
  const alikeOf = countAlike(stored);
  const added: (ReadLine & { ordinal: number })[] = [];
  const contradicting: ReadLine[] = [];
  for (const line of lines) {
    if (line.bankLineId === null) continue;
    const known = contents.get(line.bankLineId);
    const alike = alikeOf(line);
    if (known !== undefined && known !== contentOf(line)) contradicting.push(line);
    else if (known !== undefined) alike.ids.delete(line.bankLineId);
    else {
      contents.set(line.bankLineId, contentOf(line));
      if (alike.bare > 0) alike.bare -= 1;
      else {
        alike.all += 1;
        added.push({ ...line, ordinal: 0 });
      }
    }
  }
  for (const line of lines) {
    if (line.bankLineId !== null) continue;
    const alike = alikeOf(line);
    const [id] = alike.ids;
    if (alike.bare > 0) alike.bare -= 1;
    else if (id !== undefined) alike.ids.delete(id);
    else {
      added.push({ ...line, ordinal: alike.all });
      alike.all += 1;
    }
  }
  const repeated = lines.length - added.length - contradicting.length;
  return { added: added.sort((a, b) => a.row - b.row), repeated, contradicting };
}
