// Handing a link on: the device's own sheet where there is one, else the clipboard.

export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Only the sheet of the device may be dismissed; the clipboard needs a secure page. */
export async function shareOrCopy(title: string, url: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
