// Where a parcel would go: the default address, else what was chosen here before, else where the browser seems to be.
import { useState } from 'react';
import { useAddresses } from '../../api/addresses.ts';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { useOnDevice } from '../../lib/on-device.ts';
import { useSignedIn } from '../../lib/session.ts';

const storageKey = 'destination';
const known = (code: string | null | undefined) => (code && /^[A-Z]{2}$/.test(code) ? code : undefined);

const stored = () => known(readStored('localStorage', storageKey));

function guessed(): string | undefined {
  try {
    return known(new Intl.Locale(navigator.language).region);
  } catch {
    return undefined;
  }
}

/** The country, and the way to choose another; undefined until it is chosen or guessed, `ready` once nothing changes it by itself. */
export function useDestination() {
  const signedIn = useSignedIn();
  const addresses = useAddresses(signedIn);
  const [justChosen, setChosen] = useState<string>();
  const remembered = useOnDevice(stored, undefined);
  const guess = useOnDevice(guessed, undefined);
  const chosen = justChosen ?? remembered;
  const list = addresses.data?.list;
  const home = (list?.find((address) => address.isDefault) ?? list?.[0])?.country;
  return {
    country: chosen ?? home ?? guess,
    justChosen: justChosen !== undefined,
    ready: chosen !== undefined || !signedIn || !addresses.isPending,
    choose: (country: string) => {
      writeStored('localStorage', storageKey, country);
      setChosen(country);
    },
  };
}
