// Which lines are shown: kind and days from the address, as the query wants them.
import type { BillKind } from '@meridian/contract';
import { useMemo } from 'react';
import type { BillFilter } from '../../api/wallet.ts';
import { useNavigate, useSearch } from '../../lib/router/react.tsx';
import { startOfDay } from './dates.ts';

/** In the order of how often they are looked for. */
export const billKinds = [
  'topup.pass',
  'order.pay',
  'order.cancel',
  'refund.approve',
  'withdraw.request',
  'withdraw.refuse',
  'ledger.adjust',
] as const satisfies readonly BillKind[];

interface Chosen {
  readonly kind?: BillKind | undefined;
  /** First and last day. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Days are the reader's own: the last one counts to its end. */
export function useBillFilter() {
  const navigate = useNavigate();
  const { kind: asked, from, to } = useSearch('/capitalRecord');
  const kind = billKinds.find((one) => one === asked);
  const filter = useMemo<BillFilter>(
    () => ({ kind, from: startOfDay(from), to: startOfDay(to, 1) }),
    [kind, from, to],
  );
  const chosen: Chosen = { kind, from, to };
  return {
    filter,
    chosen,
    change: (part: Chosen) =>
      void navigate({ to: '/capitalRecord', search: { ...chosen, ...part }, replace: true }),
  };
}
