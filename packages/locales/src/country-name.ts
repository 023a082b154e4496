// What countries are called.

const names = new Map<string, Intl.DisplayNames>();

/** `('DE', 'fr')` → Allemagne, by a BCP 47 tag; what is no code of a known country stays as it is. A slow phone's first name takes a tenth of a second (docs/first-load.md). */
export function countryName(code: string, tag: string): string {
  let known = names.get(tag);
  if (!known) {
    known = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
    names.set(tag, known);
  }
  try {
    return known.of(code) ?? code;
  } catch {
    return code;
  }
}
