// Wallet: the balance, and every line that moved it.
import type { BillKind, BillLine } from '@meridian/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callMoney } from './money.ts';

/** The balance, and what is held elsewhere. */
export const useWallet = () =>
  useQuery({
    queryKey: ['wallet', 'balance'],
    queryFn: ({ signal }) => callMoney('getWallet', {}, { signal, toast: false }),
    staleTime: 0,
  });

/** Instants as ISO text: not before `from`, before `to`. */
export interface BillFilter {
  readonly kind?: BillKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The fund record, page by page. */
export const useBill = (filter: BillFilter) =>
  useInfiniteQuery({
    queryKey: ['wallet', 'bill', filter],
    queryFn: ({ signal, pageParam }) => callMoney('listBill', { ...filter, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

const exportPage = 100;

/** Every line of the record, newest first; `told` hears how many are there of how many. @throws ApiError */
export async function readWholeBill(
  filter: BillFilter,
  told: (read: number, total: number) => void,
  signal: AbortSignal,
): Promise<BillLine[]> {
  const lines: BillLine[] = [];
  let cursor: string | undefined;
  do {
    const page = await callMoney(
      'listBill',
      { ...filter, cursor, limit: exportPage },
      { signal, toast: false },
    );
    lines.push(...page.list);
    // A filtered record is counted up to a bound; what was read is more then.
    told(lines.length, Math.max(lines.length, page.total));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return lines;
}
