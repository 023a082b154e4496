// The short word in the middle of the screen, one at a time, said aloud to screen readers.
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Mark } from './mark.tsx';
import { createStore, useStore } from './store.ts';
import styles from './toast.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export const toastDurationMs = 1200;
const leaveMs = 180;

type ToastKind = 'plain' | 'success' | 'error' | 'loading';
interface Shown {
  id: number;
  kind: ToastKind;
  text: string;
  leaving: boolean;
}

const shown = createStore<Shown | undefined>(undefined);
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the host stands, and the time that begins to run when it does: before, nobody could have read the toast. */
let hosted = false;
let beginTime: (() => void) | undefined;

export interface ToastHandle {
  close(): void;
}

function open(kind: ToastKind, text: string, durationMs = toastDurationMs): ToastHandle {
  const id = ++lastId;
  clearTimeout(timer);
  shown.set({ id, kind, text, leaving: false });
  const close = () => {
    const now = shown.get();
    if (now?.id !== id || now.leaving) return;
    clearTimeout(timer);
    shown.set({ ...now, leaving: true });
    timer = setTimeout(() => shown.set(undefined), leaveMs);
  };
  beginTime = undefined;
  if (kind !== 'loading') {
    beginTime = () => {
      beginTime = undefined;
      timer = setTimeout(close, durationMs);
    };
    if (hosted) beginTime();
  }
  return { close };
}

/** The next toast takes the place of the last. A loading toast stays until closed or replaced. */
export const toast = {
  show: (text: string, durationMs?: number): ToastHandle => open('plain', text, durationMs),
  success: (text: string, durationMs?: number): ToastHandle => open('success', text, durationMs),
  error: (text: string, durationMs?: number): ToastHandle => open('error', text, durationMs),
  loading: (text: string): ToastHandle => open('loading', text),
};

const icons: Record<ToastKind, ReactNode> = {
  plain: null,
  success: <Check size={22} strokeWidth={2.5} />,
  error: <CircleAlert size={22} />,
  loading: <Mark size={20} turning />,
};

/** Shows and announces the toasts; rendered once, by `UiHost`. Both regions stand ready before anything is said. */
export function ToastHost() {
  const now = useStore(shown);
  const [said, setSaid] = useState<{ polite?: Shown; assertive?: Shown }>({});
  useEffect(() => {
    hosted = true;
    beginTime?.();
    return () => {
      hosted = false;
    };
  }, []);
  useEffect(() => {
    if (now && !now.leaving) setSaid(now.kind === 'error' ? { assertive: now } : { polite: now });
  }, [now]);
  return (
    <>
      <div className={styles.place} aria-hidden="true">
        {now && (
          <div
            key={now.id}
            className={styles.toast}
            data-kind={now.kind}
            data-leaving={now.leaving ? '' : undefined}
          >
            {icons[now.kind]}
            <span>{now.text}</span>
          </div>
        )}
      </div>
      <VisuallyHidden>
        <span role="status" aria-live="polite">
          {said.polite && <span key={said.polite.id}>{said.polite.text}</span>}
        </span>
        <span role="alert" aria-live="assertive">
          {said.assertive && <span key={said.assertive.id}>{said.assertive.text}</span>}
        </span>
      </VisuallyHidden>
    </>
  );
}
