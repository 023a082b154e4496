// A saved place in words, and how long it still rests.
import type { Destination } from '@meridian/contract';
import { Coins, CreditCard } from 'lucide-react';
import { useWithdrawalForm } from '../../api/withdrawals.ts';
import { useDestinationWords } from '../../features/destinations/use-destination-words.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import styles from './destinations.module.css';

const icons = {
  bank: <CreditCard size={20} aria-hidden="true" />,
  chain: <Coins size={20} aria-hidden="true" />,
};

/** Sign, name and end of a place. */
export function DestinationLines({ destination }: { destination: Destination }) {
  const { title, note } = useDestinationWords()(destination);
  return (
    <>
      <span className={styles.icon}>{icons[destination.type]}</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.quiet}>{note}</span>
      </span>
    </>
  );
}

/** How long a new place still rests; nothing when it can be used. */
export function Rest({ destination }: { destination: Destination }) {
  const t = useT('withdraw');
  const again = useWithdrawalForm().refetch;
  if (!destination.usableFrom) return null;
  return t.rich('withdraw.destination.rests', {
    time: <Countdown until={destination.usableFrom} onEnd={() => void again()} />,
  });
}
