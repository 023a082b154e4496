// Which pictures have been seen: the last 200 addresses, so that they come back without waiting or fading.

/** A set that forgets what was used longest ago. */
export class RecentSet {
  readonly #items = new Set<string>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#items.size;
  }

  /** Asking counts as use. */
  has(item: string): boolean {
    if (!this.#items.delete(item)) return false;
    this.#items.add(item);
    return true;
  }

  add(item: string): void {
    this.#items.delete(item);
    this.#items.add(item);
    if (this.#items.size > this.#limit) {
      const oldest = this.#items.values().next();
      if (!oldest.done) this.#items.delete(oldest.value);
    }
  }

  clear(): void {
    this.#items.clear();
  }
}

export const loadedPictures = new RecentSet(200);
