// What is being withdrawn, where to, and what the server says it costs; nothing is reckoned here.
import type { Destination, ResponseOf } from '@meridian/contract';
import { useState } from 'react';
import { ApiError, isRefusal } from '../../api/api-error.ts';
import { useWithdrawalQuote } from '../../api/withdrawals.ts';
import { amountOf, centsOf } from '../../features/amount-field/amount.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useSettled } from '../../lib/use-settled.ts';

export type WithdrawalForm = ResponseOf<'getWithdrawalForm'>;

const restMs = 350;
const isRested = ({ usableFrom }: Destination) =>
  usableFrom === null || new Date(usableFrom).getTime() <= Date.now();

/** The state of the form; `form` is what the server allows now. */
export function useWithdraw(form: WithdrawalForm) {
  const t = useT('withdraw', 'wallet');
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const [pressed, setPressed] = useState(false);
  const { destinations, available } = form;
  const destination =
    destinations.find(({ id }) => id === chosen) ?? destinations.find(isRested) ?? destinations[0];

  const amount = amountOf(typed);
  const isEmpty = amount === null || centsOf(amount) === 0n;
  const isAbove = !isEmpty && centsOf(amount) > centsOf(available);
  const wanted = isEmpty || isAbove ? null : amount;
  const settled = useSettled(wanted, restMs);
  const quote = useWithdrawalQuote(destination?.id, settled);
  const isCurrent = wanted !== null && settled === wanted;
  const refused = isCurrent && quote.error instanceof ApiError ? quote.error : null;
  const ofDestination: boolean = isRefusal(refused, 'NETWORK_UNSUPPORTED', 'DESTINATION_NOT_FOUND');
  return {
    destination,
    choose: setChosen,
    typed,
    type(next: string) {
      setPressed(false);
      setTyped(next);
    },
    /** The server's words for exactly this amount and place; null until they are there. */
    quote: isCurrent && quote.data && !quote.isError ? quote.data : null,
    quoting: wanted !== null && destination !== undefined && !refused && (!isCurrent || quote.isFetching),
    requote: () => quote.refetch(),
    amountFault: isAbove
      ? t('errors.withdrawAboveBalance')
      : pressed && isEmpty
        ? t('errors.withdrawAmountEmpty')
        : refused?.kind === 'refusal' && !ofDestination
          ? refused.message
          : undefined,
    destinationFault:
      pressed && !destination
        ? t('withdraw.destination.required')
        : ofDestination
          ? refused?.message
          : undefined,
    /** The charge could not be asked for. */
    unreachable: refused !== null && refused.kind !== 'refusal',
    isResting: destination !== undefined && !isRested(destination),
    /** Shows what is missing; true when nothing is. */
    press(): boolean {
      setPressed(true);
      return destination !== undefined && wanted !== null && isCurrent && quote.data !== undefined;
    },
  };
}

export type Withdraw = ReturnType<typeof useWithdraw>;
