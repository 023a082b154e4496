// Whether to offer another language: when the browser would rather read one we speak, and nobody has chosen or declined yet.
import { languageOf } from '@meridian/locales/languages';
import { lazy, Suspense, useState } from 'react';
import { readStoredLanguage, suggestedLanguage } from '../../i18n/language-store.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { useOnDevice } from '../../lib/on-device.ts';

const storageKey = 'language-offer';
/** Few are offered anything: the card comes when it is needed. */
const OfferCard = lazy(() => import('./offer-card.tsx'));

function offered() {
  if (readStored('localStorage', storageKey) !== null || readStoredLanguage()) return undefined;
  const wanted = suggestedLanguage();
  return wanted && languageOf(wanted).complete ? wanted : undefined;
}

/** Stands below the page, so that nothing moves when it appears. */
export function LanguageOffer() {
  const { code } = useLocale();
  const wanted = useOnDevice(offered, undefined);
  const [closed, setClosed] = useState(false);
  if (closed || !wanted || wanted === code) return null;
  const close = () => {
    writeStored('localStorage', storageKey, 'seen');
    setClosed(true);
  };
  return (
    <Suspense fallback={null}>
      <OfferCard wanted={wanted} onClose={close} />
    </Suspense>
  );
}
