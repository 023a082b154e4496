// What happens to an order by itself, and when, in one line.
import type { OrderCard } from '@meridian/contract';
import { formatDate } from '@meridian/ui/format';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Countdown } from '../../ui/countdown.tsx';

/** "Pay within 1:58:12", "Confirms itself on 3 Apr"; nothing where nothing happens by itself. */
export function NextStep({ next, onEnd }: { next: OrderCard['next']; onEnd?(): void }) {
  const t = useT('order');
  const { tag } = useLocale();
  if (next.step === 'none' || !next.at) return null;
  if (next.step === 'expires') {
    return t.rich('order.next.expires', { time: <Countdown until={next.at} onEnd={onEnd} /> });
  }
  return t.rich(`order.next.${next.step}`, {
    date: <time dateTime={next.at}>{formatDate(next.at, tag, 'day')}</time>,
  });
}
