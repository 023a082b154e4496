// The evidence of a form: chosen, on its way, kept by the server, or failed and to be tried again.
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { uploadEvidence } from '../../api/topups.ts';
import { useT } from '../../i18n/use-t.tsx';
import { pictureFault, sendable } from './shrink-picture.ts';

export type Evidence =
  | { readonly state: 'none'; readonly fault?: string }
  | { readonly state: 'sending'; readonly preview: string; readonly share: number }
  | { readonly state: 'kept'; readonly preview: string; readonly upload: string }
  | {
      readonly state: 'failed';
      readonly preview: string;
      readonly fault: string;
      /** Whether the same picture may be sent once more. */
      readonly again: boolean;
    };

/** One picture at a time; choosing another ends what was under way. */
export function useEvidence() {
  const t = useT('wallet');
  const [evidence, setEvidence] = useState<Evidence>({ state: 'none' });
  const file = useRef<Blob | null>(null);
  const preview = useRef<string | null>(null);
  const sending = useRef<AbortController | null>(null);

  const forget = useCallback(() => {
    sending.current?.abort();
    sending.current = null;
    if (preview.current) URL.revokeObjectURL(preview.current);
    preview.current = null;
    file.current = null;
  }, []);
  useEffect(() => forget, [forget]);

  const send = async () => {
    const chosen = file.current;
    const shown = preview.current;
    if (!chosen || !shown) return;
    const way = new AbortController();
    sending.current = way;
    setEvidence({ state: 'sending', preview: shown, share: 0 });
    const told = (share: number) => {
      if (!way.signal.aborted) setEvidence({ state: 'sending', preview: shown, share });
    };
    try {
      const picture = await sendable(chosen);
      const { upload } = await uploadEvidence(picture, told, way.signal);
      if (!way.signal.aborted) setEvidence({ state: 'kept', preview: shown, upload });
    } catch (error) {
      if (way.signal.aborted) return;
      const fault = error instanceof ApiError ? error.message : t('wallet.evidence.unreadable');
      const again = error instanceof ApiError && error.kind !== 'refusal';
      setEvidence({ state: 'failed', preview: shown, fault, again });
    }
  };
  return {
    evidence,
    /** The name the server gave it; null until it is kept. */
    upload: evidence.state === 'kept' ? evidence.upload : null,
    /** Why a form cannot be sent yet. */
    missing:
      evidence.state === 'kept'
        ? undefined
        : t(evidence.state === 'sending' ? 'wallet.evidence.wait' : 'errors.evidenceRequired'),
    choose(next: Blob): void {
      forget();
      if (pictureFault(next)) {
        setEvidence({ state: 'none', fault: t('wallet.evidence.wrongType') });
        return;
      }
      file.current = next;
      preview.current = URL.createObjectURL(next);
      void send();
    },
    again: () => void send(),
    remove(): void {
      forget();
      setEvidence({ state: 'none' });
    },
  };
}

export type EvidenceControl = ReturnType<typeof useEvidence>;
