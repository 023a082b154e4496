// Days as they stand in the address and in date fields, and the instants they begin at here; pure.

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const two = (value: number) => String(value).padStart(2, '0');

/** `2026-11-21` of a point in time, by the clock on this wall. */
export const dayOf = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** When a day begins here, `daysLater` days on; undefined when the text is no day. */
export function startOfDay(day: string | undefined, daysLater = 0): string | undefined {
  const [, year, month, date] = pattern.exec(day ?? '') ?? [];
  if (!year || !month || !date) return undefined;
  const start = new Date(Number(year), Number(month) - 1, Number(date) + daysLater);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

export const spans = ['all', 'week', 'month', 'quarter', 'own'] as const;
export type Span = (typeof spans)[number];
const daysBack = { week: 6, month: 29, quarter: 89 } as const;

/** First day of a span that ends today. */
export function firstDay(span: keyof typeof daysBack, now: Date): string {
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBack[span]));
}

/** Which span a first and last day are. */
export function spanOf(from: string | undefined, to: string | undefined, now: Date): Span {
  if (!from && !to) return 'all';
  const known = (['week', 'month', 'quarter'] as const).find((span) => firstDay(span, now) === from);
  return known && !to ? known : 'own';
}
