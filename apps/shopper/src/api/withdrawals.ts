// Withdrawals: where to, what it costs, asking for it once and only once, and its record.
import type { RequestOf, Withdrawal } from '@meridian/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readStoredJson, writeStored } from '../lib/browser-storage.ts';
import { intentOf } from '../lib/intent-key.ts';
import { onSessionChange } from '../lib/session.ts';
import { ApiError } from './api-error.ts';
import { call, currentLanguage } from './client.ts';
import { callMoney } from './money.ts';
import { userInfoKey } from './session.ts';
import type { AuditTab } from './topups.ts';

/** What can be withdrawn now, where to, and what stands in the way. */
export const useWithdrawalForm = () =>
  useQuery({
    queryKey: ['withdrawals', 'form'],
    queryFn: ({ signal }) => callMoney('getWithdrawalForm', {}, { signal, toast: false }),
    staleTime: 0,
  });

/** Charge, arrival and time, as the server sees them; nothing is asked before both are there. */
export const useWithdrawalQuote = (destination: string | undefined, amount: string | null) =>
  useQuery({
    queryKey: ['withdrawals', 'quote', destination, amount, currentLanguage()],
    queryFn: ({ signal }) =>
      callMoney(
        'quoteWithdrawal',
        { destination: destination ?? '', amount: amount ?? '' },
        { signal, toast: false, allowRepeat: true },
      ),
    enabled: destination !== undefined && amount !== null,
    staleTime: 0,
    gcTime: 0,
  });

/** What changes with money is asked for anew. */
function useRefreshMoney() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [['withdrawals', 'form'], ['withdrawals', 'list'], ['wallet'], userInfoKey].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

export function useSaveDestination() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<'saveDestination'>) =>
      callMoney('saveDestination', input, { intent: intentOf('saveDestination'), toast: false }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['withdrawals', 'form'] }),
  });
}

export function useDeleteDestination() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callMoney('deleteDestination', { id }, { intent: intentOf(`deleteDestination:${id}`) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['withdrawals', 'form'] }),
  });
}

/** What the shopper saw and wants. */
export interface WishedWithdrawal {
  readonly destination: string;
  readonly amount: string;
  readonly fee: string;
}
type SentWithdrawal = WishedWithdrawal & { readonly ticket: string };

const unsettledKey = 'unsettledWithdrawal';
let unsettled: SentWithdrawal | null = null;

function keepUnsettled(sent: SentWithdrawal | null): void {
  unsettled = sent;
  writeStored('sessionStorage', unsettledKey, sent && JSON.stringify(sent));
}

onSessionChange((token) => {
  if (token === null) keepUnsettled(null);
});

/** A withdrawal that was sent and never answered: whether it was made, only the server knows. */
export function readUnsettled(): SentWithdrawal | null {
  if (unsettled) return unsettled;
  const stored = readStoredJson('sessionStorage', unsettledKey) as Partial<SentWithdrawal> | null;
  const { destination, amount, fee, ticket } = stored ?? {};
  return destination && amount && fee && ticket ? { destination, amount, fee, ticket } : null;
}

/** Whether the failure leaves open if the withdrawal was made. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind !== 'refusal' || (error.code >= 500 && error.code < 1000));

/** The very same request under the same key as often as needed: a new ticket would make it another withdrawal. */
async function settle(sent: SentWithdrawal, tries: number): Promise<Withdrawal> {
  keepUnsettled(sent);
  try {
    const options = { intent: intentOf('createWithdrawal'), toast: false, allowRepeat: true };
    const made = await callMoney('createWithdrawal', sent, options);
    keepUnsettled(null);
    return made;
  } catch (error) {
    if (!isUnanswered(error)) keepUnsettled(null);
    else if (tries > 1) return settle(sent, tries - 1);
    throw error;
  }
}

/** Checks the payment code and asks for the money with the ticket it gives. */
export function useCreateWithdrawal() {
  const refresh = useRefreshMoney();
  return useMutation({
    mutationFn: async ({ payCode, ...wished }: WishedWithdrawal & { payCode: string }) => {
      const { ticket } = await call(
        'verifyPayCode',
        { purpose: 'withdraw.request', target: wished.destination, amount: wished.amount, payCode },
        { toast: false, allowRepeat: true },
      );
      return settle({ ...wished, ticket }, 2);
    },
    // Not waited for: without a network that would take long.
    onSettled: () => void refresh(),
  });
}

/** Asks what became of the one that was never answered; makes it now if it was not made. */
export function useSettleWithdrawal() {
  const refresh = useRefreshMoney();
  return useMutation({
    mutationFn: async () => {
      const sent = readUnsettled();
      return sent && settle(sent, 1);
    },
    onSettled: () => void refresh(),
  });
}

/** My withdrawals, page by page. */
export const useWithdrawals = (status: AuditTab) =>
  useInfiniteQuery({
    queryKey: ['withdrawals', 'list', status],
    queryFn: ({ signal, pageParam }) =>
      callMoney('listWithdrawals', { status, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

export function useCancelWithdrawal() {
  const refresh = useRefreshMoney();
  return useMutation({
    mutationFn: (id: string) =>
      callMoney('cancelWithdrawal', { id }, { intent: intentOf(`cancelWithdrawal:${id}`) }),
    onSettled: refresh,
  });
}
