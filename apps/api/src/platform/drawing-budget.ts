// How much of the process's time drawing pages may take: a bucket that fills with work and empties with time.

export interface DrawingBudget {
  /** Whether no more may be drawn just now. */
  spent(): boolean;
  /** Does the work and counts the time it took. */
  spend<T>(work: () => Promise<T>): Promise<T>;
}

/** `share` of the time (0 to 1), `aheadMs` at most at once. `nowMs` is a clock that never goes back. */
export function createDrawingBudget(
  share: number,
  aheadMs: number,
  nowMs: () => number = () => performance.now(),
): DrawingBudget {
  let owedMs = 0;
  let at = nowMs();
  const settle = () => {
    const now = nowMs();
    owedMs = Math.max(0, owedMs - (now - at) * share);
    at = now;
  };
  return {
    spent() {
      settle();
      return owedMs >= aheadMs;
    },
    async spend(work) {
      const begun = nowMs();
      try {
        return await work();
      } finally {
        settle();
        owedMs += nowMs() - begun;
      }
    },
  };
}
