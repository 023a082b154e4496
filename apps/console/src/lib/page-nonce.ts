// The nonce of this page: every style element that the kit makes bears it, also those made where the kit forgets to ask.

/** Null in development, where the page has no policy. */
export const pageNonce: string | null =
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce || null;

/** To be called before the kit is loaded. A script that could misuse it could read the nonce anyway. */
export function lendNonceToStyles(): void {
  if (!pageNonce) return;
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = pageNonce;
    return element;
  }) as typeof document.createElement;
}
