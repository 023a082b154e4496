// What is wrong with a form: faults found here and refusals of the server, by field; the first one gets the focus.
import type { ErrorCode } from '@meridian/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError, isRefusal } from '../../api/api-error.ts';
import { useT } from '../../i18n/use-t.tsx';

export type Faults = Readonly<Record<string, string | undefined>>;

/** The whole form, where no field is to blame. */
const wholeForm = 'form';

/** The words of a slowed login name the seconds to wait; they are the only number in them. */
function secondsIn(message: string): number {
  return Number(/\d+/.exec(message)?.[0] ?? 0);
}

/** Until when no further try makes sense (milliseconds), when that is what the server answered. */
export function slowedUntil(error: unknown): number | null {
  if (!isRefusal(error, 'LOGIN_SLOWED')) return null;
  const seconds = secondsIn(error.message);
  return seconds > 0 ? Date.now() + seconds * 1000 : null;
}

function faultsOf(error: ApiError, fieldOf: Partial<Record<ErrorCode, string>>): Faults {
  if (Object.keys(error.fields).length > 0) return error.fields;
  const field = error.error ? fieldOf[error.error] : undefined;
  return { [field ?? wholeForm]: error.message };
}

/** `fieldOf` names the field for refusals that the server leaves unplaced: `{ PASSWORD_WRONG: 'password' }`. */
export function useFormErrors(fieldOf: Partial<Record<ErrorCode, string>> = {}) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [until, setUntil] = useState<number | null>(null);

  useEffect(() => {
    if (Object.values(faults).some(Boolean))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], button[data-invalid]')?.focus();
  }, [faults]);

  return {
    form,
    /** Why the form as a whole was refused. */
    note: faults[wholeForm],
    /** When the next try is possible. */
    until,
    of: (field: string): string | undefined => faults[field],
    /** Shows what was found here; true when there is nothing to show. */
    check(found: Faults): boolean {
      setFaults(found);
      return !Object.values(found).some(Boolean);
    },
    /** Shows what the server refused. */
    refuse(error: unknown): void {
      const wait = slowedUntil(error);
      setUntil(wait);
      if (wait) setFaults({});
      else if (error instanceof ApiError) setFaults(faultsOf(error, fieldOf));
      else setFaults({ [wholeForm]: t('errors.unknown') });
    },
    /** A field is being corrected. */
    forget(...fields: string[]): void {
      if ([...fields, wholeForm].some((field) => faults[field]))
        setFaults({
          ...faults,
          ...Object.fromEntries([...fields, wholeForm].map((field) => [field, undefined])),
        });
    },
    endWait: () => setUntil(null),
  };
}

export type FormErrors = ReturnType<typeof useFormErrors>;
