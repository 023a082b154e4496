// Word of a transfer that arrives while somebody looks at their address.
import type { Network } from '@meridian/contract';
import { CircleCheck, Clock } from 'lucide-react';
import { useArrival } from '../../api/topups.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';

/** Nothing until something that was not announced has arrived on this network. */
export function Arrival({ network }: { network: Network }) {
  const t = useT('topup');
  const topUp = useArrival(network.id);
  if (!topUp) return null;
  const passed = topUp.status === '1' && topUp.arrived !== null;
  return (
    <Notice
      live
      icon={passed ? <CircleCheck size={18} aria-hidden="true" /> : <Clock size={18} aria-hidden="true" />}
      title={
        passed
          ? t.rich('topup.arrival.passed', { amount: <Price amount={topUp.arrived ?? ''} size="small" /> })
          : t('topup.arrival.checking')
      }
      action={
        <Link to="/walletTopUp" search={{ id: topUp.id }}>
          {t('topup.record.follow')}
        </Link>
      }
    >
      {t(passed ? 'topup.follow.1.text' : 'topup.follow.0.text')}
    </Notice>
  );
}
