// The languages in a sheet, so that a guest can change them without leaving the page.
import { onFirstOpen } from '../../ui/on-first-open.tsx';

/** `<LanguageSheet open={open} onOpenChange={setOpen} />` */
export const LanguageSheet = onFirstOpen(() => import('./language-list.tsx'));
