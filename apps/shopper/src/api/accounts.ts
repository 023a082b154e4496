// The shopper's own account: profile, mailed codes, passwords, payment code, language.
import type { RequestOf } from '@meridian/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './client.ts';
import { endSession, setUserInfo, userInfoKey } from './session.ts';

export const useUpdateProfile = () =>
  useMutation({
    mutationFn: (input: RequestOf<'updateProfile'>) => call('updateProfile', input, { toast: false }),
    onSuccess: setUserInfo,
  });
/** Names another address, with the login password; its code is mailed there. */
export const useChangeEmail = () =>
  useMutation({
    mutationFn: (input: RequestOf<'changeEmail'>) => call('changeEmail', input, { toast: false }),
    onSuccess: setUserInfo,
  });
export const useVerifyEmail = () =>
  useMutation({
    mutationFn: (code: string) => call('verifyEmail', { code }, { toast: false }),
    onSuccess: setUserInfo,
  });
/** Mails a code; the answer says how long to wait before the next. */
export const useSendCode = () =>
  useMutation({
    mutationFn: (input: RequestOf<'sendCode'>) =>
      call('sendCode', input, { toast: false, allowRepeat: true }),
  });

/** A new login password ends every session, this one too. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (input: RequestOf<'resetPassword'>) => call('resetPassword', input, { toast: false }),
    onSuccess: endSession,
  });

export function useResetPayCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<'resetPayCode'>) => call('resetPayCode', input, { toast: false }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: userInfoKey }),
        client.invalidateQueries({ queryKey: ['orders', 'payment'] }),
      ]),
  });
}

/** Tells the server which language mails should have; the interface does not wait for it. */
export const useSetLanguage = () =>
  useMutation({
    mutationFn: (language: string) => call('setLanguage', { language }, { toast: false, leaveOn401: false }),
  });
