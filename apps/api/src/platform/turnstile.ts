// A turnstile: so many at work at the same time. Who stays inside for long is waiting for something else, and no longer counts.

/** One who was let in. */
export interface Entry {
  readonly since: number;
}

interface Waiting {
  readonly letIn: (entry: Entry) => void;
  readonly late: NodeJS.Timeout;
}

export interface TurnstileOptions {
  /** How many are inside and counted. */
  readonly atOnce: number;
  /** Who has been inside for so long, in ms, makes room for one more. */
  readonly countedMs: number;
  /** How long somebody waits, in ms. */
  readonly patienceMs: number;
}

export class Turnstile {
  readonly #options: TurnstileOptions;
  /** In the order of their coming. */
  readonly #counted = new Set<Entry>();
  readonly #waiting = new Set<Waiting>();
  #look: NodeJS.Timeout | undefined;

  constructor(options: TurnstileOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Lets in, or makes wait for the turn. @throws Error after `patienceMs` */
  enter(): Entry | Promise<Entry> {
    if (this.#waiting.size === 0 && this.#counted.size < this.#options.atOnce) return this.#letIn();
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        letIn: resolve,
        late: setTimeout(() => {
          this.#waiting.delete(waiting);
          reject(new Error('nobody made room'));
        }, this.#options.patienceMs),
      };
      this.#waiting.add(waiting);
      this.#lookLater();
    });
  }

  leave(entry: Entry): void {
    if (this.#counted.delete(entry)) this.#next();
  }

  #letIn(): Entry {
    const entry = { since: performance.now() };
    this.#counted.add(entry);
    return entry;
  }

  #next(): void {
    for (const waiting of this.#waiting) {
      if (this.#counted.size >= this.#options.atOnce) return;
      this.#waiting.delete(waiting);
      clearTimeout(waiting.late);
      waiting.letIn(this.#letIn());
    }
  }

  /** At the moment when the longest inside no longer counts, for as long as anybody waits. */
  #lookLater(): void {
    const [longest] = this.#counted;
    if (this.#look || !longest) return;
    const left = longest.since + this.#options.countedMs - performance.now();
    this.#look = setTimeout(
      () => {
        this.#look = undefined;
        const now = performance.now();
        for (const entry of this.#counted) {
          if (now - entry.since < this.#options.countedMs) break;
          this.#counted.delete(entry);
        }
        this.#next();
        if (this.#waiting.size > 0) this.#lookLater();
      },
      Math.max(1, left),
    );
  }
}
