// Top-ups: where money can be sent, saying that it is on its way, and following it until it is credited.
import type { RequestOf, TopUp } from '@meridian/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { intentOf } from '../lib/intent-key.ts';
import { currentLanguage } from './client.ts';
import { callMoney } from './money.ts';
import { sendPicture } from './send-picture.ts';
import { userInfoKey } from './session.ts';

/** `all`, or as the specification numbers them: 0 auditing, 1 passed, 2 refused. */
export type AuditTab = 'all' | '0' | '1' | '2';

/** The networks open for deposits, with the own address on each. */
export const useNetworks = () =>
  useQuery({
    queryKey: ['networks', currentLanguage()],
    queryFn: ({ signal }) => callMoney('getBlockchain', {}, { signal, toast: false }),
  });

/** The bank accounts for transfers, and the code that marks the next one as the own. */
export const usePayees = () =>
  useQuery({
    queryKey: ['topups', 'payees'],
    queryFn: ({ signal }) => callMoney('listPayeeAccounts', {}, { signal, toast: false }),
  });

/** Keeps a picture as evidence; `told` hears its share, 0 to 1. @throws ApiError */
export const uploadEvidence = (picture: Blob, told: (share: number) => void, signal: AbortSignal) =>
  callMoney(
    'uploadEvidence',
    {},
    { signal, toast: false, allowRepeat: true, send: sendPicture(picture, told) },
  );

/** One intent per content, kept over retries and reloads. */
export function useCreateTopUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<'createTopUp'>) =>
      callMoney('createTopUp', input, { intent: intentOf('createTopUp'), toast: false }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['topups'] }),
  });
}

/** My top-ups, page by page. */
export const useTopUps = (status: AuditTab) =>
  useInfiniteQuery({
    queryKey: ['topups', 'list', status],
    queryFn: ({ signal, pageParam }) => callMoney('listTopUps', { status, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    // Confirmations are counted on while somebody looks.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ list }) => list.some((t) => t.status === '0' && t.method === 'chain'))
        ? followListEveryMs
        : false,
  });

const followListEveryMs = 10_000;
const followEveryMs = 5_000;

/** The newest top-up on this network that nobody announced and that was not there at first; asked for again while the page is looked at. */
export function useArrival(network: string) {
  const { data } = useQuery({
    queryKey: ['topups', 'arrival'],
    queryFn: ({ signal }) => callMoney('listTopUps', { status: 'all' }, { signal, toast: false }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: followListEveryMs,
  });
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const list = data?.list;
  if (list && !known) setKnown(new Set(list.map(({ id }) => id)));
  const isNew = (one: TopUp) => known !== null && !known.has(one.id);
  return list?.find((one) => isNew(one) && one.amount === null && one.network?.id === network);
}

/** One top-up, asked for again while it is audited and looked at; when it is decided the balance is asked for too. */
export function useTopUp(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['topups', 'one', id],
    queryFn: ({ signal }) => callMoney('getTopUp', { id }, { signal, toast: false }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === '0' ? followEveryMs : false),
  });
  const status = query.data?.status;
  const before = useRef(status);
  useEffect(() => {
    if (before.current === '0' && status !== '0') {
      for (const queryKey of [['wallet'], ['topups', 'list'], userInfoKey])
        void client.invalidateQueries({ queryKey });
    }
    before.current = status;
  }, [status, client]);
  return query;
}

/** The evidence of a top-up under an address that has just begun its one minute. */
export const useEvidencePicture = (id: string) =>
  useQuery({
    queryKey: ['topups', 'evidence', id],
    queryFn: async ({ signal }) => {
      const { evidence } = await callMoney('getTopUp', { id }, { signal, toast: false });
      return { evidence };
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
