// Logging in and out as the forms do it; apart from the session itself, which every page knows.
import type { RequestOf } from '@meridian/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { endSession, logout, startSession } from './session.ts';

/** Login; the session stands when it succeeds. The form shows what was refused. */
export function useLogin() {
  return useMutation({
    mutationFn: (input: RequestOf<'login'>) => call('login', input, { toast: false }),
    onSuccess: ({ userinfo }) => startSession(userinfo),
  });
}

/** Registration; it logs in as well. The form shows what was refused. */
export function useRegister() {
  return useMutation({
    mutationFn: (input: RequestOf<'register'>) => call('register', input, { toast: false }),
    onSuccess: ({ userinfo }) => startSession(userinfo),
  });
}

/** Logout; on this device it takes effect even when the server cannot be told. */
export function useLogout() {
  return useMutation({ mutationFn: logout, onSettled: endSession });
}
