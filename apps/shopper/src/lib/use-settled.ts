// A value that changes while somebody types or taps, once it rests.
import { useEffect, useState } from 'react';

/** The value as it was when it last stayed the same for `ms`; equal content counts as the same. */
export function useSettled<T>(value: T, ms = 250): T {
  const text = JSON.stringify(value) ?? '';
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, settled, ms]);
  return settled === '' ? (undefined as T) : (JSON.parse(settled) as T);
}
