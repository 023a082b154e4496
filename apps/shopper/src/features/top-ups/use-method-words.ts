// How a top-up is called: the coin and its chain, or the bank.
import type { TopUp } from '@meridian/contract';
import { useT } from '../../i18n/use-t.tsx';

/** `USDT · Ethereum`, `Bank transfer · Harbour Bank`. */
export function useMethodWords(): (topUp: Pick<TopUp, 'method' | 'network' | 'bankName'>) => string {
  const t = useT('topup');
  return ({ network, bankName }) =>
    network
      ? t('topup.method.chain', { coin: network.coin, network: network.name })
      : bankName
        ? t('topup.method.bank', { bank: bankName })
        : t('topup.bank.title');
}
