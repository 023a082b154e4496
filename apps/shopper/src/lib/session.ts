// The shopper's session on this device: the token in its cookie, and who wants to know when it changes.
import { useOnDevice } from './on-device.ts';

const cookieName = 'Admin-Token';
/** The server ends a session after the same time. */
const lifeSeconds = 3 * 24 * 3600;
const channelName = 'meridian-session';

type Listener = (token: string | null) => void;
const listeners = new Set<Listener>();
// Node has channels as well, and would wait for messages for ever.
const channel =
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel(channelName);

function writeCookie(value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on plain http and older browsers
  document.cookie = `${cookieName}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`;
}

/** The token, read from the cookie each time, so that an expired one is gone at once; null = logged out, as on the server. */
export function getToken(): string | null {
  if (typeof document === 'undefined') return null;
  for (const part of document.cookie.split('; ')) {
    if (!part.startsWith(`${cookieName}=`)) continue;
    try {
      return decodeURIComponent(part.slice(cookieName.length + 1)) || null;
    } catch {
      return null;
    }
  }
  return null;
}

let known = getToken();

function tell(): void {
  const token = getToken();
  if (token === known) return;
  known = token;
  for (const listener of [...listeners]) listener(token);
}

/** Keeps the token of a login for three days. */
export function setToken(token: string): void {
  writeCookie(token, lifeSeconds);
  tell();
  channel?.postMessage('changed');
}

/** Forgets the token. */
export function clearToken(): void {
  writeCookie('', 0);
  tell();
  channel?.postMessage('changed');
}

/** Calls back when somebody logs in or out, here or in another window. Returns how to stop. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

if (channel) channel.onmessage = tell;
if (typeof document !== 'undefined') document.addEventListener('visibilitychange', tell);

/** Whether somebody is logged in; follows changes. The server's page is a guest's. */
export const useSignedIn = (): boolean => useOnDevice(() => getToken() !== null, false, onSessionChange);
