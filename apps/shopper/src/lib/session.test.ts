// The session cookie: its name, life and flags, and who hears of changes.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearToken, getToken, onSessionChange, setToken } from './session.ts';

afterEach(() => {
  clearToken();
  vi.restoreAllMocks();
});

describe('the session', () => {
  it('keeps the token in Admin-Token for three days', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    setToken('abc-_1');
    expect(write).toHaveBeenCalledWith('Admin-Token=abc-_1; Path=/; Max-Age=259200; SameSite=Strict');
    expect(getToken()).toBe('abc-_1');
  });

  it('is gone after clearing', () => {
    setToken('abc');
    clearToken();
    expect(getToken()).toBeNull();
    expect(document.cookie).not.toContain('Admin-Token');
  });

  it('reads its own cookie only', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie with a similar name
    document.cookie = 'X-Admin-Token=other';
    expect(getToken()).toBeNull();
    // biome-ignore lint/suspicious/noDocumentCookie: a broken value
    document.cookie = 'Admin-Token=%E0%A4%A; path=/';
    expect(getToken()).toBeNull();
  });

  it('tells about logging in and out, once each', () => {
    const heard: (string | null)[] = [];
    const stop = onSessionChange((token) => heard.push(token));
    setToken('a');
    setToken('a');
    clearToken();
    clearToken();
    stop();
    setToken('b');
    expect(heard).toEqual(['a', null]);
  });
});
