// What was there before, where there is nothing now.
import { useState } from 'react';

/** The value, or the last one that there was. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
