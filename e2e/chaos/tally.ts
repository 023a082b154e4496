// What a run counts and what it holds against the servers while it runs.

/** The requirement: nobody waits longer for an answer, and after a fault a write succeeds again within this time. */
export const answerLimitMs = 10_000;
const recoveryLimitMs = 10_000;

export interface Recovery {
  readonly fault: string;
  readonly ms: number;
}

export class Tally {
  calls = 0;
  tries = 0;
  acknowledged = 0;
  refused = 0;
  unknown = 0;
  unavailable = 0;
  broken = 0;
  throttled = 0;
  longestAnswerMs = 0;
  /** How long the servers took to start, all at once, on this machine and under what else it does. */
  startMs = 0;
  readonly faults: Record<string, number> = {};
  readonly recoveries: Recovery[] = [];
  readonly refusals: Record<string, number> = {};
  /** What must never be: a 500, an answer that came late or not at all, a process that ended by itself. */
  readonly violations: string[] = [];
  #writes: { after: number; tell: (at: number) => void }[] = [];

  /** An answer came, whatever it says, so long after it was asked for. */
  answered(what: string, ms: number): void {
    this.longestAnswerMs = Math.max(this.longestAnswerMs, ms);
    if (ms > answerLimitMs) this.violations.push(`late: ${what} after ${Math.round(ms)} ms`);
  }

  /** A write that was sent at `sentAt` (ms of performance.now()) was acknowledged now. */
  wrote(sentAt: number): void {
    const now = performance.now();
    const heard = this.#writes.filter((waiting) => waiting.after <= sentAt);
    this.#writes = this.#writes.filter((waiting) => waiting.after > sentAt);
    for (const waiting of heard) waiting.tell(now);
  }

  /** How long after now a write succeeds that is sent from now on, in ms; null when none does in time. */
  async nextWrite(limitMs = 6 * recoveryLimitMs): Promise<number | null> {
    const after = performance.now();
    const written = await new Promise<number | null>((tell) => {
      this.#writes.push({ after, tell });
      setTimeout(() => tell(null), limitMs).unref();
    });
    return written === null ? null : written - after;
  }

  /** Keeps how long it took until the service was back. A machine on which a start takes that long cannot be quicker. */
  recovered(fault: string, ms: number | null): void {
    this.recoveries.push({ fault, ms: ms ?? Number.POSITIVE_INFINITY });
    if (ms === null || ms > Math.max(recoveryLimitMs, 2.5 * this.startMs))
      this.violations.push(
        `no write within ${ms === null ? 'a minute' : `${Math.round(ms)} ms`} after ${fault}`,
      );
  }

  countFault(name: string, times = 1): void {
    this.faults[name] = (this.faults[name] ?? 0) + times;
  }
  countRefusal(error: string): void {
    this.refusals[error] = (this.refusals[error] ?? 0) + 1;
  }
}
