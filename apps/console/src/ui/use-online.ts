// Whether this device has a network.
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
/** As the device itself says; a network without the server counts as one. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
