// A cache bounded in bytes that forgets what was used longest ago.

/** Values by key; each brings its size along. */
export class ByteCache<T> {
  readonly #items = new Map<string, { value: T; bytes: number }>();
  readonly #limit: number;
  #bytes = 0;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  /** Bytes held. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Looking does not count as use. */
  has(key: string): boolean {
    return this.#items.has(key);
  }

  get(key: string): T | undefined {
    const item = this.#items.get(key);
    if (!item) return undefined;
    this.#items.delete(key);
    this.#items.set(key, item);
    return item.value;
  }

  /** A value larger than the whole cache is not kept. */
  set(key: string, value: T, bytes: number): void {
    this.#drop(key);
    if (bytes > this.#limit) return;
    this.#items.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#items.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const item = this.#items.get(key);
    if (!item) return;
    this.#items.delete(key);
    this.#bytes -= item.bytes;
  }
}
