// Arriving on a page: its title in the window, said to screen readers, and the focus on its heading.
import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { usePageName } from '../lib/page-title.ts';
import { usePlace } from '../lib/router/react.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** The page in front; React hides a kept tab by its style. */
function pageInFront(): HTMLElement | undefined {
  const pages = document.querySelectorAll<HTMLElement>('[data-page]');
  return Array.from(pages).find((page) => !page.hidden && page.style.display !== 'none');
}

/** Moves the focus to the page's heading, else to the page; a field that took the focus itself keeps it. */
function focusPage(): void {
  const page = pageInFront();
  if (!page || page.contains(document.activeElement)) return;
  const target = page.querySelector<HTMLElement>('h1') ?? page;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Follows the router and tells the screen reader. Apart from the frame: the name of a page draws only this anew, at once. */
export function Arrival() {
  const t = useT();
  const { pathname, row } = usePlace();
  const name = usePageName();
  const heading = name ?? t(row.title ?? 'nav.title.notFound');
  const [announcement, setAnnouncement] = useState('');
  const before = useRef<string | undefined>(undefined);

  useEffect(() => {
    document.title = t('nav.documentTitle', { title: heading });
  }, [t, heading]);

  useEffect(() => {
    const first = before.current === undefined;
    const moved = before.current !== pathname;
    before.current = pathname;
    // The browser announces the first page itself.
    if (first || !moved) return;
    setAnnouncement(heading);
    focusPage();
  }, [pathname, heading]);
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  );
}
