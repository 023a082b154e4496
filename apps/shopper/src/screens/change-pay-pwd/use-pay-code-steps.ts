// The walk through the steps: keeps what was entered until it is sent, and goes back to what was refused.
import type { UserInfo } from '@meridian/contract';
import { limits } from '@meridian/contract/limits';
import { useState } from 'react';
import { useResetPayCode } from '../../api/accounts.ts';
import { ApiError, isRefusal } from '../../api/api-error.ts';
import { slowedUntil } from '../../features/form-errors/use-form-errors.ts';
import { useT } from '../../i18n/use-t.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  codeFault,
  emptySlots,
  isFilled,
  requestOf,
  type Slots,
  slotsToAskAgain,
  stepAt,
  stepBack,
  stepCount,
  stepIndex,
  type Way,
  without,
} from './pay-code-rules.ts';

/** `leave` is where it goes when the code is saved, or before the first step. */
export function usePayCodeSteps(user: UserInfo, leave: () => void) {
  const t = useT('security');
  const reset = useResetPayCode();
  const [way, setWay] = useState<Way>(user.hasPayCode ? 'change' : 'set');
  const [slots, setSlots] = useState<Slots>(emptySlots);
  const [error, setError] = useState<string>();
  const [until, setUntil] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const index = stepIndex(way, slots);

  const start = (next: Way) => {
    setWay(next);
    setSlots(emptySlots);
    setError(undefined);
    setUntil(null);
  };
  const refuse = (cause: unknown, sent: Slots) => {
    // Set on another device meanwhile: from here on it is a change.
    if (way === 'set' && isRefusal(cause, 'PAY_CODE_OLD_REQUIRED')) start('change');
    else setSlots(without(sent, ...slotsToAskAgain(cause instanceof ApiError ? cause.error : null)));
    const wait = slowedUntil(cause);
    setUntil(wait);
    setError(wait ? undefined : cause instanceof ApiError ? cause.message : t('errors.unknown'));
  };
  const send = async (filled: Slots) => {
    setBusy(true);
    try {
      await reset.mutateAsync(requestOf(way, filled));
    } catch (cause) {
      refuse(cause, filled);
      setBusy(false);
      return;
    }
    toast.success(t('security.code.done'));
    leave();
  };
  return {
    way,
    step: stepAt(way, index),
    index,
    count: stepCount(way),
    slots,
    error,
    busy,
    /** When the login password may be tried again. */
    until,
    endWait: () => setUntil(null),
    forgetError: () => setError(undefined),
    start,
    back() {
      setError(undefined);
      const before = stepBack(way, slots);
      if (before) setSlots(before);
      else if (way === 'reset') start('change');
      else leave();
    },
    /** What a step has asked for. */
    enter(part: Partial<Slots>) {
      const next: Slots = { ...slots, ...part };
      const fault = codeFault(next);
      setError(fault ? t(`errors.${fault}`, { min: limits.payCodeMin }) : undefined);
      if (fault) return setSlots(without(next, 'fresh', 'again'));
      setSlots(next);
      if (isFilled(way, next)) void send(next);
    },
  };
}

export type PayCodeSteps = ReturnType<typeof usePayCodeSteps>;
