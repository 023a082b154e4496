// Asking and acting from screens: a read is cached under its verb and input; after an act everything shown is asked again.
import type { RequestOf, ResponseOf, Verb } from '@meridian/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useRef } from 'react';
import { useT } from '../i18n/provider.tsx';
import { ApiError, call, newKey } from './client.ts';

export interface ReadOptions {
  readonly enabled?: boolean;
  readonly staleTime?: number;
  readonly refetchInterval?: number;
}
/** The answer to a read. */
export function useRead<V extends Verb>(verb: V, input: RequestOf<V>, options: ReadOptions = {}) {
  return useQuery<ResponseOf<V>>({
    queryKey: [verb, input],
    queryFn: ({ signal }) => call(verb, input, signal),
    placeholderData: (before) => before,
    ...options,
  });
}

/** The key of an intent: what is sent again while nobody knows what came of it has the key it had. */
function useIntent() {
  const sent = useRef<{ what: string; key: string } | null>(null);
  return {
    keyOf(input: unknown): string {
      const what = JSON.stringify(input);
      if (sent.current?.what !== what) sent.current = { what, key: newKey() };
      return sent.current.key;
    },
    answered: () => {
      sent.current = null;
    },
  };
}

/** An act: says that it is done, or the refusal in words; fields' words go to `onFields`. */
export function useAct<V extends Verb>(
  verb: V,
  options: {
    onDone?: (answer: ResponseOf<V>) => void;
    onFields?: (fields: Readonly<Record<string, string>>) => void;
    /** What is said when it is done; null = nothing. */
    said?: string | null;
    /** false: whoever acts shows a failure in place. */
    toast?: boolean;
    /** false: nothing that is shown depends on it. */
    refresh?: boolean;
  } = {},
) {
  const client = useQueryClient();
  const { message } = App.useApp();
  const t = useT();
  const intent = useIntent();
  const sending = useRef(false);
  const mutation = useMutation<ResponseOf<V>, Error, RequestOf<V>>({
    mutationFn: (input) => call(verb, input, undefined, intent.keyOf(input)),
    onSuccess: (answer) => {
      intent.answered();
      if (options.said !== null) message.success(options.said ?? t('console.done'));
      options.onDone?.(answer);
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.error === 'NO_ANSWER')) intent.answered();
      if (options.toast !== false) message.error(error.message);
      if (error instanceof ApiError) options.onFields?.(error.fields);
    },
    onSettled: () => {
      sending.current = false;
      return options.refresh === false ? undefined : client.invalidateQueries();
    },
  });
  // Between the first of two clicks and the button that shows it nothing may pass.
  const mutate = (input: RequestOf<V>) => {
    if (sending.current) return;
    sending.current = true;
    mutation.mutate(input);
  };
  return { ...mutation, mutate };
}
