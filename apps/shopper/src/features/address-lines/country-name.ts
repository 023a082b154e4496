// What a country is called in a language.

const names = new Map<string, Intl.DisplayNames>();

/** `('DE', 'fr')` → `Allemagne`; the code itself where the browser knows no name. */
export function countryName(code: string, tag: string): string {
  let ofTag = names.get(tag);
  if (!ofTag) {
    ofTag = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
    names.set(tag, ofTag);
  }
  try {
    return ofTag.of(code) ?? code;
  } catch {
    return code;
  }
}
