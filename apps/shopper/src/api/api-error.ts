// What a call can end in when it does not end well.
import type { ErrorCode } from '@meridian/contract';

/** `refusal` = the server answered no; the others never got a proper answer. `duplicate` = stopped here as a double tap. */
export type FaultKind = 'refusal' | 'network' | 'timeout' | 'status' | 'duplicate';

/** A failed call. `message` is ready to be read by the shopper. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FaultKind;
  /** The envelope's code, or the HTTP status, or 0 when nothing came back. */
  readonly code: number;
  /** The refusal's name in the contract, when the server gave one. */
  readonly error: ErrorCode | null;
  readonly data: unknown;
  /** Messages by field, for forms. */
  readonly fields: Readonly<Record<string, string>>;
  /** Already told to the shopper, or not meant to be told. */
  announced = false;

  constructor(
    kind: FaultKind,
    msg: string,
    detail: { code?: number; error?: ErrorCode; data?: unknown; fields?: Record<string, string> } = {},
  ) {
    super(msg);
    this.kind = kind;
    this.code = detail.code ?? 0;
    this.error = detail.error ?? null;
    this.data = detail.data ?? null;
    this.fields = detail.fields ?? {};
  }

  /** The same words under the envelope's name. */
  get msg(): string {
    return this.message;
  }

  /** Asking again may help: the answer never came, or the server could not give one. */
  get retriable(): boolean {
    return (
      this.kind === 'network' ||
      this.kind === 'timeout' ||
      (this.kind !== 'duplicate' && [502, 503, 504].includes(this.code))
    );
  }
}

/** Whether a failure is this refusal: `isRefusal(error, 'PAY_CODE_WRONG')`. */
export function isRefusal(error: unknown, ...names: readonly ErrorCode[]): error is ApiError {
  return error instanceof ApiError && error.error !== null && names.includes(error.error);
}
