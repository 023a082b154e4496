// Packed answers, each behind what tells whether it is still right: that is asked before anything is unpacked.
import { PackedStore, type Span } from './packed-store.ts';

/** The time till when it is kept, the generation in which its reading began, how long before its end it is made anew, and how many tags follow. */
const stampBytes = 24;
const tagBytes = 4;

/** An answer, and its size in memory. */
export interface Unpacked<T> {
  readonly answer: T;
  readonly bytes: number;
}

/** How answers that are seldom asked for are kept in less room. */
export interface Packing<T> {
  /** Null when this one cannot be packed. */
  readonly pack: (answer: T) => Buffer | null;
  /** What was packed lies in `bytes`, between `from` and `to`. */
  readonly unpack: (bytes: Buffer, from: number, to: number) => Unpacked<T>;
}

/** When an answer ends, when it is made anew, and what it was made of in which generation. */
export interface Stamp {
  readonly untilMs: number;
  readonly renewMs: number;
  readonly since: number;
  readonly tags: readonly number[];
}
/** What is known of an answer while it is packed, and where it lies: good until the next `put`. */
export type StampedSpan = Stamp & Span;

export class PackedAnswers<T> {
  readonly #packing: Packing<T>;
  readonly #store: PackedStore;

  constructor(packing: Packing<T>, maxBytes: number) {
    this.#packing = packing;
    this.#store = new PackedStore(maxBytes);
  }

  get size(): number {
    return this.#store.size;
  }
  has(key: string): boolean {
    return this.#store.find(key) !== null;
  }

  /** Packs and keeps an answer, if it can be packed. */
  put(key: string, answer: T, { untilMs, renewMs, since, tags }: Stamp): void {
    const packed = this.#packing.pack(answer);
    if (!packed) return;
    const stamp = Buffer.allocUnsafe(stampBytes + tagBytes * tags.length);
    stamp.writeDoubleLE(untilMs, 0);
    stamp.writeDoubleLE(since, 8);
    stamp.writeUInt32LE(untilMs - renewMs, 16);
    stamp.writeUInt32LE(tags.length, 20);
    for (const [n, tag] of tags.entries()) stamp.writeInt32LE(tag, stampBytes + tagBytes * n);
    this.#store.put(key, stamp, packed);
  }

  find(key: string): StampedSpan | null {
    const span = this.#store.find(key);
    if (span === null) return null;
    const { block } = this.#store;
    const { from, to } = span;
    const untilMs = block.readDoubleLE(from);
    const tags: number[] = [];
    const tagsEnd = from + stampBytes + tagBytes * block.readUInt32LE(from + 20);
    for (let at = from + stampBytes; at < tagsEnd; at += tagBytes) tags.push(block.readInt32LE(at));
    return {
      untilMs,
      renewMs: untilMs - block.readUInt32LE(from + 16),
      since: block.readDoubleLE(from + 8),
      tags,
      from: tagsEnd,
      to,
    };
  }
  unpack({ from, to }: StampedSpan): Unpacked<T> {
    return this.#packing.unpack(this.#store.block, from, to);
  }

  delete(key: string): void {
    this.#store.delete(key);
  }
  clear(): void {
    this.#store.clear();
  }
}
