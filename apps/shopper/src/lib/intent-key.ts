// One key per intent: made once, kept over retries and reloads, renewed when the intent has been carried out.
import { useMemo } from 'react';
import { readStoredJson, writeStored } from './browser-storage.ts';

/** What a shopper means to do once, with the key that lets the server do it once. */
export interface Intent {
  /** The key for this body; another body is another intent and gets another key. */
  keyFor(body: string): string;
  /** The intent was carried out or refused for good: the next one gets a new key. */
  renew(): void;
}

/** 128 random bits as hex; works without a secure context too. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** FNV-1a, enough to tell two bodies of one form apart; nothing secret is stored. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `${text.length}.${(hash >>> 0).toString(36)}`;
}

/** The intent of a name, shared by everything that uses the name in this browser tab. */
export function intentOf(name: string): Intent {
  const storageKey = `intent:${name}`;
  let memory: { key: string; body: string } | null = null;
  return {
    keyFor(body) {
      const print = fingerprint(body);
      const stored = readStoredJson('sessionStorage', storageKey) as { key?: unknown; body?: unknown } | null;
      if (typeof stored?.key === 'string' && stored.body === print) return stored.key;
      if (memory?.body === print) return memory.key;
      memory = { key: randomKey(), body: print };
      writeStored('sessionStorage', storageKey, JSON.stringify(memory));
      return memory.key;
    },
    renew() {
      memory = null;
      writeStored('sessionStorage', storageKey, null);
    },
  };
}

/** The intent of a form or button; hand it to `call(…, { intent })`. Name it by verb and target: `payOrder:P2026…`. */
export function useIntentKey(name: string): Intent {
  return useMemo(() => intentOf(name), [name]);
}
