// Who is logged in: user info in the query cache, and how a session begins and ends.
import type { UserInfo } from '@meridian/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { clearToken, setToken, useSignedIn } from '../lib/session.ts';
import { isRefusal } from './api-error.ts';
import { call, currentLanguage } from './client.ts';
import { queryClient } from './query-client.ts';

export const userInfoKey = ['user', 'info'] as const;

/** The query of the logged-in shopper. */
export const userInfoQuery = queryOptions({
  queryKey: userInfoKey,
  queryFn: ({ signal }): Promise<UserInfo> => call('getUserInfo', {}, { signal }),
  staleTime: 60_000,
});

/** The logged-in shopper; no data while logged out. */
export function useUserInfo() {
  return useQuery({ ...userInfoQuery, enabled: useSignedIn() });
}

/** What the cache knows of the shopper, without asking. */
export const knownUserInfo = (client: QueryClient): UserInfo | undefined =>
  client.getQueryData<UserInfo>(userInfoKey);

/** Puts a changed shopper (after a profile change) into the cache. */
export function setUserInfo(info: UserInfo): void {
  queryClient.setQueryData(userInfoKey, info);
}

/** Keeps the session that a login or a registration opened. */
export function startSession({ token, ...info }: UserInfo & { token: string }): void {
  setToken(token);
  setUserInfo(info);
}

/** Forgets token and user info; what was cached for this shopper goes with them. */
export function endSession(): void {
  clearToken();
}

/** Tells the server that this session ends. A session it no longer knows has ended as well. @throws ApiError */
export async function logout(): Promise<void> {
  const query = { language: currentLanguage() };
  await call('logout', {}, { query, toast: false, allowRepeat: true, leaveOn401: false }).catch(
    (error: unknown) => {
      if (!isRefusal(error, 'AUTH_REQUIRED')) throw error;
    },
  );
  endSession();
}
