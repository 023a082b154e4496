// A refusal by a rule: its code, the arguments of its words, and what may be shown beside it.
import type { ErrorCode } from '@meridian/contract';

export interface RefusalDetail {
  /** Arguments of the message `errors.<CODE>`. */
  readonly args?: Record<string, string | number>;
  /** Field → error code of that field. */
  readonly fields?: Record<string, ErrorCode>;
  /** Goes out as `data`. */
  readonly data?: unknown;
  readonly retryAfterSeconds?: number;
}

/**
 * Thrown, it rolls the transaction back: refused means unchanged. Returned from an act, it is answered after the
 * commit: for the few refusals that must leave a trace, such as a counted wrong code.
 */
export class Refusal extends Error {
  readonly error: ErrorCode;
  readonly detail: RefusalDetail;
  constructor(error: ErrorCode, detail: RefusalDetail = {}) {
    super(error);
    this.name = 'Refusal';
    this.error = error;
    this.detail = detail;
  }
}

/** Throws a refusal. */
export function refuse(error: ErrorCode, detail?: RefusalDetail): never {
  throw new Refusal(error, detail);
}
