// Queries in the address bar: plain words, no quotes or JSON, empties left out.

export type PlainSearch = Record<string, string>;

/** `?a=1&b=x` → `{ a: '1', b: 'x' }`; the first of a repeated name counts. */
export function parseSearch(text: string): PlainSearch {
  const search: PlainSearch = {};
  for (const [name, value] of new URLSearchParams(text)) if (!(name in search)) search[name] = value;
  return search;
}

/** The other way round; undefined, null, '' and false are left out, true becomes 1. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '' || value === false) continue;
    query.set(name, value === true ? '1' : String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}
