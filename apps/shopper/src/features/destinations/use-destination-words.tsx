// How a place to withdraw to is called: the shopper's own word for it, or the bank or coin, and the end of its number.
import type { Destination } from '@meridian/contract';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.tsx';

export interface DestinationWords {
  readonly title: string;
  readonly note: ReactNode;
  /** In a sentence: `Harbour Bank ···· 4242`. */
  readonly short: string;
}

/** Numbers only by their ends. */
export function useDestinationWords(): (destination: Destination) => DestinationWords {
  const t = useT('withdraw');
  return ({ label, bankName, network, ending, address, holder }) => {
    const place = network
      ? t('withdraw.place.chain', { coin: network.coin, network: network.name })
      : (bankName ?? t('withdraw.type.bank'));
    const number = address ? `${address.slice(0, 6)}\u2060…\u2060${ending}` : `···· ${ending}`;
    const end = <bdi dir="ltr">{number}</bdi>;
    return {
      title: label || place,
      note: (
        <>
          {label && `${place} · `}
          {end}
          {holder && !label && (
            <>
              {' · '}
              <bdi>{holder}</bdi>
            </>
          )}
        </>
      ),
      short: `${label || place} \u2066${number}\u2069`,
    };
  };
}
