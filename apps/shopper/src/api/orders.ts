// Orders: quote, create, pay, follow. Nothing about money is shown before the server has said it.

import type { OrderInfo, RequestOf, ResponseOf } from '@meridian/contract';
import type { OrderTab } from '@meridian/contract/order-graph';
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { intentOf } from '../lib/intent-key.ts';
import { call, currentLanguage } from './client.ts';
import { userInfoKey } from './session.ts';

type QuoteInput = RequestOf<'quoteOrder'>;

/** What a purchase would cost now. */
export const useQuote = (input: QuoteInput) =>
  useQuery({
    queryKey: ['orders', 'quote', currentLanguage(), input],
    queryFn: ({ signal }) => call('quoteOrder', input, { signal, toast: false, allowRepeat: true }),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

/** What changes with orders and payments is asked for anew; not the quote, whose page is left once its orders are placed. */
function useRefreshOrders() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [['orders'], ['cart'], ['wallet'], userInfoKey].map((queryKey) =>
        client.invalidateQueries({ queryKey, predicate: (query) => query.queryKey[1] !== 'quote' }),
      ),
    );
}

/** How long a payment counts as just told: the page that shows it comes right after the order that tells it. */
const justToldMs = 5_000;
export const paymentQuery = (paymentNo: string) =>
  queryOptions({
    queryKey: ['orders', 'payment', paymentNo, currentLanguage()],
    queryFn: ({ signal }) => call('getPayment', { paymentNo }, { signal, toast: false }),
    staleTime: justToldMs,
  });

/** Creates the orders of a checkout; one intent per quote, kept over retries and reloads. The payment's page needs nothing more. */
export function useCreateOrder() {
  const client = useQueryClient();
  const refresh = useRefreshOrders();
  return useMutation({
    mutationFn: (input: RequestOf<'createOrder'>) =>
      call('createOrder', input, { intent: intentOf('createOrder') }),
    // Nobody waits for what is refreshed: the payment's page has what it shows.
    onSuccess: ({ paymentNo, payment }) => {
      void refresh();
      client.setQueryData(paymentQuery(paymentNo).queryKey, payment);
    },
  });
}
export const usePayment = (paymentNo: string) => useQuery(paymentQuery(paymentNo));

/** Checks the payment code and pays with the ticket it gives. */
export function usePayOrder(paymentNo: string) {
  const refresh = useRefreshOrders();
  return useMutation({
    mutationFn: async ({ payCode, amount }: { payCode: string; amount: string }) => {
      const { ticket } = await call(
        'verifyPayCode',
        { purpose: 'order.pay', target: paymentNo, amount, payCode },
        { toast: false, allowRepeat: true },
      );
      return call(
        'payOrder',
        { paymentNo, ticket },
        { intent: intentOf(`payOrder:${paymentNo}`), toast: false },
      );
    },
    onSuccess: refresh,
  });
}

/** My orders of a tab, page by page. */
export const useOrders = (status: OrderTab, enabled = true) =>
  useInfiniteQuery({
    queryKey: ['orders', 'list', status, currentLanguage()],
    queryFn: ({ signal, pageParam }) => call('listOrders', { status, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    enabled,
  });

export const useOrderCounts = () =>
  useQuery({
    queryKey: ['orders', 'counts'],
    queryFn: ({ signal }) => call('countOrders', {}, { signal, toast: false }),
  });

export const orderQuery = (orderNo: string) =>
  queryOptions({
    queryKey: ['orders', 'one', orderNo, currentLanguage()],
    queryFn: ({ signal }) => call('getOrder', { orderNo }, { signal, toast: false }),
  });

const followEveryMs = 45_000;
const underWay = (order: OrderInfo | undefined) =>
  order?.parcels.some((parcel) => parcel.deliveredAt === null && parcel.state !== 'expired') ?? false;
/** One order; asked for again now and then while a parcel of it is on its way and the page is looked at. */
export const useOrder = (orderNo: string) =>
  useQuery({
    ...orderQuery(orderNo),
    refetchInterval: ({ state }) => (underWay(state.data) ? followEveryMs : false),
  });

type OrderActVerb = 'cancelOrder' | 'receiveOrder' | 'extendOrder' | 'deleteOrder' | 'buyAgain';

/** The acts on one order that need nothing but its number. */
export function useOrderAct<V extends OrderActVerb>(verb: V) {
  const refresh = useRefreshOrders();
  return useMutation({
    mutationFn: (orderNo: string): Promise<ResponseOf<V>> =>
      call(verb, { orderNo } as RequestOf<V>, { intent: intentOf(`${verb}:${orderNo}`) }),
    // The page of a deleted order is left, not asked for again.
    onSettled: () => {
      const refreshed = refresh();
      return verb === 'deleteOrder' ? undefined : refreshed;
    },
  });
}
