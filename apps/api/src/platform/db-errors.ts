// What can go wrong between us and the database, in words that the rest of the server can act on.

/** Exactly one row was promised and none came. */
export class RowMissing extends Error {
  override name = 'RowMissing';
  constructor(statement: string) {
    super(`${statement}: no row`);
  }
}

/** At most one row was promised and several came. */
export class TooManyRows extends Error {
  override name = 'TooManyRows';
  constructor(statement: string, rows: number) {
    super(`${statement}: ${rows} rows where at most one may be`);
  }
}

/** The database cannot be reached, or no connection became free in time. Nothing was committed. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  constructor(cause: unknown) {
    super(`database unavailable: ${messageOf(cause)}`, { cause });
  }
}

/** The connection was lost while COMMIT was on its way: the work may or may not have been kept. */
export class CommitUnknown extends Error {
  override name = 'CommitUnknown';
  constructor(cause: unknown) {
    super(`the outcome of the commit is unknown: ${messageOf(cause)}`, { cause });
  }
}

/** A failed statement was swallowed inside the transaction, so its COMMIT became a ROLLBACK. */
export class TransactionAborted extends Error {
  override name = 'TransactionAborted';
  constructor() {
    super(
      'a statement failed inside the transaction and the failure was not passed on; nothing was committed',
    );
  }
}

/** A number drawn at random belongs to somebody already: the act is done anew, and draws another. */
export class NumberTaken extends Error {
  override name = 'NumberTaken';
  constructor(cause: unknown) {
    super('a number drawn at random was taken', { cause });
  }
}

/** What the database said when it refused a statement. */
export interface SqlFault {
  /** The five characters of SQLSTATE. */
  code: string;
  message: string;
  severity: string;
  constraint?: string;
  table?: string;
  detail?: string;
}

/** Reads a refusal of the database out of an error or its causes; null when it is none. */
export function sqlFault(error: unknown): SqlFault | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const fault = at as Error & Partial<SqlFault>;
    if (
      typeof fault.severity === 'string' &&
      typeof fault.code === 'string' &&
      /^[0-9A-Z]{5}$/.test(fault.code)
    ) {
      return fault as SqlFault;
    }
  }
  return null;
}

/** True when a unique constraint refused the row (that one, when it is named). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const fault = sqlFault(error);
  return fault?.code === '23505' && (constraint === undefined || fault.constraint === constraint);
}

/** True when a CHECK refused the row (that one, when it is named). */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  const fault = sqlFault(error);
  return fault?.code === '23514' && (constraint === undefined || fault.constraint === constraint);
}

/** Serialization failure, deadlock, lock timeout, a number taken: the same work may succeed when it is done anew. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof NumberTaken) return true;
  const code = sqlFault(error)?.code;
  return code === '40001' || code === '40P01' || code === '55P03';
}

const LOST =
  /terminated|timeout exceeded|not queryable|read timeout|connection error|was closed|cannot use a pool/i;

/** True when an error means that the connection is gone, and not that the statement was refused. */
export function isConnectionFault(error: unknown): boolean {
  const fault = sqlFault(error);
  if (fault) {
    const fatal = fault.severity === 'FATAL' || fault.severity === 'PANIC';
    return fatal || /^(08|57P|53300)/.test(fault.code);
  }
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (typeof code === 'string' && /^E[A-Z]+$/.test(code)) || LOST.test(error.message);
}

/** Queries that the driver gave up waiting for: the connection said nothing at all, neither an answer nor its end. */
export function isSilence(error: unknown): boolean {
  const cause = error instanceof DatabaseUnavailable || error instanceof CommitUnknown ? error.cause : error;
  return cause instanceof Error && cause.message === 'Query read timeout';
}

/**
 * True when the database cannot take the work at this moment though nothing is wrong with the work: it is away, it
 * has no room (class 53: disk, memory, connections; 58030: its disk does not answer), somebody holds what is needed
 * (55P03, 57014, 40P01, 40001), or it is a standby for now (25006).
 */
export function isOverload(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || error instanceof CommitUnknown) return true;
  const code = sqlFault(error)?.code;
  if (code && /^(53|58030|55P03|57014|40P01|40001|25006)/.test(code)) return true;
  return isConnectionFault(error);
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0)
    return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
