// The clock: the one source of "now", so that tests can move time by hand.

export interface Clock {
  now(): Date;
}

/** The wall clock of this machine. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is told to move. */
export class TestClock implements Clock {
  #ms: number;

  constructor(start: Date) {
    this.#ms = start.getTime();
  }

  now(): Date {
    return new Date(this.#ms);
  }

  /** Jumps to a moment, earlier or later. */
  set(date: Date): void {
    this.#ms = date.getTime();
  }

  /** Moves on by so many milliseconds. */
  advance(ms: number): void {
    this.#ms += ms;
  }
}
