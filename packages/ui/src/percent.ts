// How a share reads, without `Intl`: a slow phone's first number format takes a tenth of a second (docs/first-load.md), and a product's page shows a share.

/** The decimal sign, and what stands before and behind the number. */
type Form = readonly [point: string, before: string, behind: string];

const usual: Form = ['.', '', '%'];
const written = (tags: string, form: Form) => tags.split(' ').map((tag) => [tag, form] as const);
const others = new Map<string, Form>([
  ...written('id vi it pl nl pt hu bg el', [',', '', '%']),
  ...written('de de-AT fr es ru ro cs sv sk fi da sl hr', [',', '', '\u00a0%']),
  ...written('tr', [',', '%', '']),
  ...written('ar', ['.', '', '\u200e%\u200e']),
]);

/**
 * `0.982` → `98.2%`, with Latin digits, as `Intl` writes it in our 34 languages; `digits` = how many places after the point at
 * most. Null for what it does not write: below nothing, and a thousand percent and more.
 */
export function writePercent(share: number, tag: string, digits: number): string | null {
  // Fifteen digits: 0.5005 × 1000 is 500.49999999999994, and rounds as what was meant, 500.5.
  const steps = Math.round(Number((share * 10 ** (digits + 2)).toPrecision(15)));
  const percent = steps / 10 ** digits;
  if (!(share >= 0) || percent >= 1000) return null;
  const [point, before, behind] = others.get(tag) ?? usual;
  return before + String(percent).replace('.', point) + behind;
}
