// When the reader changes the language: the shell speaks it, and what the server said in the old one is asked again.
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useLocale } from '../i18n/provider.tsx';
import { speak, spokenLanguage } from './speech.ts';

/** Follows the language of the app. */
export function useSpokenLanguage(): void {
  const { code } = useLocale();
  const queries = useQueryClient();
  useLayoutEffect(() => {
    if (code === spokenLanguage()) return;
    speak(code);
    void queries.invalidateQueries();
  }, [code, queries]);
}
