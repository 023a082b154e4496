// A code sent by mail: asks for it, and counts until the next may be asked for.
import type { RequestOf } from '@meridian/contract';
import { useState } from 'react';
import { useSendCode } from '../../api/accounts.ts';
import { isRefusal } from '../../api/api-error.ts';

/** Seconds that a "not yet" names. */
function secondsOf(data: unknown): number {
  const seconds = (data as { resendAfterSeconds?: unknown } | null)?.resendAfterSeconds;
  return typeof seconds === 'number' ? seconds : 0;
}

/** `send` resolves when a code is on its way, also when one was sent a moment ago. @throws ApiError */
export function useMailedCode(purpose: RequestOf<'sendCode'>['purpose']) {
  const ask = useSendCode();
  const [nextAt, setNextAt] = useState<number | null>(null);
  const waitFor = (seconds: number) => setNextAt(Date.now() + seconds * 1000);

  const send = async (account?: string): Promise<void> => {
    try {
      waitFor((await ask.mutateAsync({ purpose, account })).resendAfterSeconds);
    } catch (error) {
      if (!isRefusal(error, 'CODE_TOO_SOON')) throw error;
      waitFor(secondsOf(error.data));
    }
  };
  return { send, sending: ask.isPending, nextAt, endWait: () => setNextAt(null) };
}

export type MailedCode = ReturnType<typeof useMailedCode>;
