// A block of memory full of packed answers: the newest pushes out the oldest, and nothing in it is an object that the collector would have to look at.

const lengthBytes = 4;
/** What a key takes besides its letters, roughly: its place in the map. */
const placeBytes = 80;
/** No answer may push out more than this part of all others. */
const largestPart = 1 / 16;

/** Where bytes lie in a block. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Bytes by key in a ring. A quarter of `maxBytes` is for the keys. */
export class PackedStore {
  readonly block: Buffer;
  readonly #keyBytesMax: number;
  /** Offsets into the block, in the order of their writing, which is the ring's. */
  readonly #places = new Map<string, number>();
  #walk = this.#places.entries();
  #met: readonly [string, number] | null = null;
  #end = 0;
  #keyBytes = 0;

  constructor(maxBytes: number) {
    // Pages of it that were never written take no memory.
    this.block = Buffer.allocUnsafeSlow(Math.floor(maxBytes * 0.75));
    this.#keyBytesMax = Math.floor(maxBytes * 0.25);
  }

  get size(): number {
    return this.#places.size;
  }

  /** Where the bytes of a key lie in the block: good until the next `put`. No view of them is made, which would be an object more for each look. */
  find(key: string): Span | null {
    const place = this.#places.get(key);
    if (place === undefined) return null;
    const from = place + lengthBytes;
    return { from, to: from + this.block.readUInt32LE(place) };
  }

  /** Keeps the parts behind one another; whatever had the key goes. */
  put(key: string, ...parts: readonly Buffer[]): void {
    this.delete(key);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const needed = lengthBytes + length;
    if (needed > this.block.length * largestPart) return;
    if (this.#end + needed > this.block.length) {
      // Around: what stands behind the end is the oldest of all.
      this.#dropOldestWhile((place) => place >= this.#end);
      this.#end = 0;
    }
    const from = this.#end;
    this.#end += needed;
    this.#dropOldestWhile((place) => place >= from && place < this.#end);
    this.block.writeUInt32LE(length, from);
    let at = from + lengthBytes;
    for (const part of parts) at += part.copy(this.block, at);
    this.#places.set(key, from);
    this.#keyBytes += placeBytes + key.length;
    this.#dropOldestWhile(() => this.#keyBytes > this.#keyBytesMax);
  }

  delete(key: string): void {
    if (this.#places.delete(key)) this.#keyBytes -= placeBytes + key.length;
  }

  clear(): void {
    this.#places.clear();
    this.#walk = this.#places.entries();
    this.#met = null;
    this.#end = 0;
    this.#keyBytes = 0;
  }

  #dropOldestWhile(isDue: (place: number) => boolean): void {
    for (let oldest = this.#oldest(); oldest && isDue(oldest[1]); oldest = this.#oldest())
      this.delete(oldest[0]);
  }

  /** One walk through the map for all times: a new one would step over everything that was deleted before. */
  #oldest(): readonly [string, number] | null {
    while (this.#places.size > 0) {
      if (this.#met && this.#places.get(this.#met[0]) === this.#met[1]) return this.#met;
      const next = this.#walk.next();
      this.#met = next.done ? null : next.value;
      // A walk that has come to its end does not see what is added later.
      if (next.done) this.#walk = this.#places.entries();
    }
    return null;
  }
}
