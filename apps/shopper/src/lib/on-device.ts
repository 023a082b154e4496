// What only this device knows (its storage, its language): unknown while the server's page comes to life, known from then on.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `read` must give the same for the same state; on the server, and for React's first look at the server's page, it is `undefined`. */
export function useOnDevice<T extends string | undefined>(read: () => T): T | undefined {
  return useSyncExternalStore<T | undefined>(never, read, () => undefined);
}
