// A block of memory full of packed answers: the newest pushes out the oldest, and nothing of it, the keys neither, is an object that the collector would have to look at.
import { randomInt } from 'node:crypto';
import { hashOf } from './text-hash.ts';

/** Before the letters of a key: how long what was put is (4), the key's hash (4), its length (2). */
const hashAt = 4;
const keyLengthAt = 8;
const headBytes = 10;
const keyLengthMax = 0xffff;
/** One place in the index for so many bytes, and no more than so many of them taken: an answer and its key take some 400. */
const bytesPerSlot = 256;
const fullestPart = 3 / 4;
/** A slot is a hash and, counted from one, where in the block the key with this hash stands; zero where none does. */
const slotBytes = 8;
/** No answer may push out more than this part of all others. */
const largestPart = 1 / 16;

/** Where bytes lie in a block. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Bytes by key: a ring of records, and an index of numbers with linear probing. A map of strings took two or three objects for
 * each key (a quarter of the 0.7 million that a server with 100,000 pages had, all of them gone through by each full
 * collection), and as many places in memory to look at before the record.
 */
export class PackedStore {
  readonly block: Buffer;
  readonly #slots: Uint32Array;
  readonly #mask: number;
  readonly #sizeMax: number;
  /** Of each process its own, so that which addresses fall into one place is not known outside. */
  readonly #seed = randomInt(2 ** 32);
  #size = 0;
  /** The oldest record, and where the next one begins. */
  #start = 0;
  #end = 0;
  /** Where the last record before the turn ends; zero while the oldest stands before the newest. */
  #turn = 0;

  constructor(maxBytes: number) {
    const slots = 2 ** Math.ceil(Math.log2(maxBytes / bytesPerSlot));
    this.#slots = new Uint32Array(2 * slots);
    this.#mask = slots - 1;
    this.#sizeMax = slots * fullestPart;
    // Pages of it that were never written take no memory.
    this.block = Buffer.allocUnsafeSlow(Math.floor(maxBytes - slots * slotBytes));
  }

  get size(): number {
    return this.#size;
  }

  /** Where the bytes of a key lie in the block: good until the next `put`. No view of them is made, which would be an object more for each look. */
  find(key: string): Span | null {
    const slot = this.#slotOf(key);
    if (slot === null) return null;
    const place = this.#placeIn(slot);
    const from = place + headBytes + key.length;
    return { from, to: from + this.block.readUInt32LE(place) };
  }

  /** Keeps the parts behind one another; whatever had the key goes. What is too large is not kept, nor what has a key of other letters than Latin-1 or of more than 65,535. */
  put(key: string, ...parts: readonly Buffer[]): void {
    this.delete(key);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const needed = headBytes + key.length + length;
    if (needed > this.block.length * largestPart || !isKey(key)) return;
    this.#makeRoom(needed);
    const place = this.#end;
    this.#end += needed;
    const hash = this.#hashOf(key);
    this.block.writeUInt32LE(length, place);
    this.block.writeUInt32LE(hash, place + hashAt);
    this.block.writeUInt16LE(key.length, place + keyLengthAt);
    let at = place + headBytes;
    at += this.block.write(key, at, 'latin1');
    for (const part of parts) at += part.copy(this.block, at);
    let slot = hash & this.#mask;
    while (this.#isTaken(slot)) slot = this.#after(slot);
    this.#write(slot, hash, place + 1);
    this.#size += 1;
  }

  delete(key: string): void {
    const slot = this.#slotOf(key);
    if (slot !== null) this.#empty(slot);
  }

  clear(): void {
    if (this.#size > 0) this.#slots.fill(0);
    this.#size = 0;
    this.#start = 0;
    this.#end = 0;
    this.#turn = 0;
  }

  /** At `#end`, which it moves to the block's beginning where too little is left behind it. */
  #makeRoom(needed: number): void {
    if (this.#end + needed > this.block.length) {
      // What stands behind the end is the oldest of all.
      while (this.#turn > 0) this.#dropOldest();
      this.#turn = this.#end;
      this.#end = 0;
    }
    while (this.#turn > 0 && this.#start < this.#end + needed) this.#dropOldest();
    while (this.#size >= this.#sizeMax) this.#dropOldest();
  }

  /** The oldest record: it may have gone from the index before. */
  #dropOldest(): void {
    const place = this.#start;
    const { block } = this;
    let slot = block.readUInt32LE(place + hashAt) & this.#mask;
    while (this.#isTaken(slot) && this.#placeIn(slot) !== place) slot = this.#after(slot);
    if (this.#isTaken(slot)) this.#empty(slot);
    this.#start += headBytes + block.readUInt16LE(place + keyLengthAt) + block.readUInt32LE(place);
    if (this.#start !== this.#turn) return;
    this.#start = 0;
    this.#turn = 0;
  }

  #slotOf(key: string): number | null {
    const hash = this.#hashOf(key);
    for (let slot = hash & this.#mask; this.#isTaken(slot); slot = this.#after(slot))
      if (this.#slots[2 * slot] === hash && this.#hasKey(this.#placeIn(slot), key)) return slot;
    return null;
  }
  #hasKey(place: number, key: string): boolean {
    const { block } = this;
    if (block.readUInt16LE(place + keyLengthAt) !== key.length) return false;
    const at = place + headBytes;
    for (let n = 0; n < key.length; n += 1) if (block[at + n] !== key.charCodeAt(n)) return false;
    return true;
  }
  #hashOf(key: string): number {
    return hashOf(key, this.#seed) >>> 0;
  }

  #isTaken(slot: number): boolean {
    return this.#slots[2 * slot + 1] !== 0;
  }
  #placeIn(slot: number): number {
    return (this.#slots[2 * slot + 1] as number) - 1;
  }
  #after(slot: number): number {
    return (slot + 1) & this.#mask;
  }
  #write(slot: number, hash: number, placeFromOne: number): void {
    this.#slots[2 * slot] = hash;
    this.#slots[2 * slot + 1] = placeFromOne;
  }
  /** Whoever stands behind the gap and not in its own place moves up: a search ends at the first empty slot. */
  #empty(slot: number): void {
    let gap = slot;
    for (let next = this.#after(gap); this.#isTaken(next); next = this.#after(next)) {
      const hash = this.#slots[2 * next] as number;
      const fromHome = (next - hash) & this.#mask;
      const fromGap = (next - gap) & this.#mask;
      if (fromHome < fromGap) continue;
      this.#write(gap, hash, this.#placeIn(next) + 1);
      gap = next;
    }
    this.#write(gap, 0, 0);
    this.#size -= 1;
  }
}

function isKey(text: string): boolean {
  if (text.length > keyLengthMax) return false;
  for (let n = 0; n < text.length; n += 1) if (text.charCodeAt(n) > 0xff) return false;
  return true;
}
