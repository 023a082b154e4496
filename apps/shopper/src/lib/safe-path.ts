// Where a link from outside (a query, a stored list) may lead: to a path of this origin and nowhere else.

const origin = 'https://same.invalid';
const longest = 2000;

/** Decodes until nothing changes, so that no layer of encoding hides another host; null when it is malformed or too deep. */
function fullyDecoded(text: string): string | null {
  let current = text;
  for (let round = 0; round < 4; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return null;
    }
    if (next === current) return current;
    current = next;
  }
  return null;
}

/** A browser reads `//host`, `/\host` and `/<tab>/host` as another host. */
function staysHere(pathname: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
  return pathname.startsWith('/') && !/^\/[/\\]|[\u0000-\u001f\u007f\\]|\/\//.test(pathname);
}

/**
 * The path (with query and hash) when it stays on this origin, else null.
 * Refused: other schemes and hosts, `//host`, `/\host`, control characters, and all of these in encoded form.
 */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || value === '' || value.length > longest) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
  if (!value.startsWith('/') || /[\u0000-\u001f\u007f]/.test(value)) return null;
  const rawPath = value.split(/[?#]/, 1)[0] ?? '';
  const decoded = fullyDecoded(rawPath);
  if (decoded === null || !staysHere(rawPath) || !staysHere(decoded)) return null;
  const url = URL.parse(value, origin);
  if (!url || url.origin !== origin || !staysHere(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
