// What only this device knows (its storage, its session, its language): unknown while the server's page comes to life, known from then on.
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What `read` says, which must be the same for the same state; on the server, and for React's first look at the server's page,
 * `onServer`. What is different comes then as a transition: left to React's own store it comes at once, with all of the page that
 * was yet to come to life, in one long task.
 */
export function useOnDevice<T extends string | boolean | undefined>(
  read: () => T,
  onServer: T,
  subscribe: (changed: () => void) => () => void = never,
): T {
  const [look] = useState({ first: false });
  const [, drawAnew] = useState(onServer);
  const value = useSyncExternalStore(
    subscribe,
    () => (look.first ? onServer : read()),
    () => {
      look.first = true;
      return onServer;
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has come to life
  useEffect(() => {
    if (!look.first) return;
    look.first = false;
    startTransition(() => drawAnew(read()));
  }, []);
  return value;
}
