// The chosen address travels in the query of the page that asked for it.

const origin = 'https://same.invalid';

/** The path with the chosen address in its query. */
export function withPicked(path: string, id: string): string {
  const url = new URL(path, origin);
  url.searchParams.set('address', id);
  url.searchParams.delete('back');
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Which address the page that asked has now. */
export const pickedIn = (path: string): string | null => new URL(path, origin).searchParams.get('address');
