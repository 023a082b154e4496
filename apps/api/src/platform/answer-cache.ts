// Answers kept in memory until something they were made of has changed: bounded in bytes, those unused for longest are packed, the oldest of these go first.
import { PackedStore, type Span } from './packed-store.ts';

/** Nothing is given out that was last known to be right longer ago: a change is seen everywhere within a second. */
export const trustedMs = 900;
/** For what no tag tells, and the longest that a forgotten dependency could do harm where a route says nothing else. */
const keptMs = 60_000;
/** In this last part of its time, at a point of its own, an answer is made anew by one reader, while all others still get it: three thousand searches that came within half a minute are to be no wave. */
const renewedPart = 1 / 2;
/** So many at once: answers that were made in the same minute do not all go in the same minute. */
const renewalsMax = 2;
/** A reader who was to make one anew and has not come by then has gone away. */
const renewalMs = 10_000;
/** Steps of the golden ratio fall evenly everywhere, however many there are. */
const evenly = (Math.sqrt(5) - 1) / 2;
/** Of the memory, for answers as they go out; the rest is for those that are packed, a sixth of the size. */
const loosePart = 1 / 4;
/** Before a packed answer stand the time till when it is kept, the generation in which its reading began, and how long before its end it is made anew. */
const stampBytes = 20;
/**
 * One of so many that are unpacked stays unpacked: those often asked for soon do, the others come and go without a trace. With
 * one of 16, what is seldom asked for pushed out what would have to be packed again: 3.6 µs for each look into 100,000 pages, not 2.6.
 */
const looseEvery = 64;
/**
 * Nobody packs what has no more than this left, lists among it, and was never asked for again: searches of which no two are
 * alike would cost the server a seventh more (0.2 ms each), and push out pages that somebody will come back to.
 */
const shortMs = 5 * 60_000;
/** Nobody joins a reading that began longer ago: it may not have seen what was committed since. */
const joinMs = 500;
/** What an entry takes besides its bytes, roughly: the objects around it. */
const entryBytes = 600;
const tagBytes = 16;
const keyLengthMax = 600;
/** Who was found again within this time keeps its place among the least used: moving it costs more than the rest of finding it. */
const placeMs = 1_000;
/** More changed things than this are not remembered one by one. */
const changedMax = 50_000;

/** A thing to keep. */
export interface Made<T> {
  readonly answer: T;
  /** Its size in memory. */
  readonly bytes: number;
  /** What it was made of; null when it must not be kept. */
  readonly tags: readonly string[] | null;
  /** How long it is kept at most, for what no tag tells; a minute unless said. */
  readonly lifeMs?: number | undefined;
}

/** How answers that are seldom asked for are kept in less room. */
export interface Packing<T> {
  /** Null when this one cannot be packed. */
  readonly pack: (answer: T, tags: readonly string[]) => Buffer | null;
  /** What was packed lies in `bytes`, between `from` and `to`. */
  readonly unpack: (
    bytes: Buffer,
    from: number,
    to: number,
  ) => Made<T> & { readonly tags: readonly string[] };
}

interface Entry<T> {
  readonly answer: T;
  readonly tags: readonly string[];
  bytes: number;
  /** The generation in which its reading began, and the last one in which it was found to be right. */
  readonly since: number;
  checked: number;
  readonly untilMs: number;
  readonly renewMs: number;
  placedMs: number;
  askedAgain: boolean;
}

/** A kept answer, and from when on somebody should make it anew. */
export type Found<T> = Pick<Entry<T>, 'answer' | 'renewMs'>;

interface Flight<T> {
  readonly answer: Promise<T>;
  readonly since: number;
  readonly beganMs: number;
}

export interface AnswerCacheOptions<T> {
  /** 80 MB by default. */
  readonly maxBytes?: number;
  /** Without it nothing is packed. */
  readonly packing?: Packing<T>;
  /** A clock that only goes forward, in milliseconds; `performance.now` by default. */
  readonly nowMs?: () => number;
}

export class AnswerCache<T = unknown> {
  readonly nowMs: () => number;
  readonly #maxBytes: number;
  readonly #packing: Packing<T> | null;
  readonly #packed: PackedStore | null;
  readonly #entries = new Map<string, Entry<T>>();
  readonly #flights = new Map<string, Flight<T>>();
  /** Who was sent ahead to make an answer anew, and when. */
  readonly #renewals = new Map<string, number>();
  #spread = 0;
  #bytes = 0;
  #unpackings = 0;
  /** Counts the times that something changed; what changed in which of them; and the last in which everything did. */
  #generation = 0;
  readonly #changed = new Map<string, number>();
  #allChanged = 0;
  #trustedFromMs = Number.NEGATIVE_INFINITY;

  constructor(options: AnswerCacheOptions<T> = {}) {
    const maxBytes = options.maxBytes ?? 80 * 1024 * 1024;
    this.#packing = options.packing ?? null;
    this.#maxBytes = this.#packing ? maxBytes * loosePart : maxBytes;
    this.#packed = this.#packing && new PackedStore(maxBytes - this.#maxBytes);
    this.nowMs = options.nowMs ?? (() => performance.now());
  }

  /** What the answers that are not packed take. */
  get bytes(): number {
    return this.#bytes;
  }
  /** How many are not packed, and how many are. */
  get size(): number {
    return this.#entries.size;
  }
  get packedSize(): number {
    return this.#packed?.size ?? 0;
  }

  /** The kept answer, if it is known to be right. */
  find(key: string): T | null {
    return this.look(key)?.answer ?? null;
  }

  /** The kept answer, if it is known to be right, for one who may be sent ahead to make it anew. */
  look(key: string, now = this.nowMs()): Found<T> | null {
    const loose = this.#entries.get(key);
    const packed = loose ? null : this.#packed?.find(key);
    if (!loose && !packed) return null;
    if (now - this.#trustedFromMs > trustedMs) return null;
    const entry = loose ?? this.#unpacked(key, packed as Span, now);
    if (now > entry.untilMs || !this.#isRight(entry)) {
      this.#drop(key);
      return null;
    }
    if (!loose) {
      this.#unpackings += 1;
      if (this.#unpackings % looseEvery === 0) this.#put(key, entry);
      return entry;
    }
    loose.askedAgain = true;
    if (now - loose.placedMs > placeMs) {
      loose.placedMs = now;
      this.#entries.delete(key);
      this.#entries.set(key, loose);
    }
    return loose;
  }

  /** Whether the reader who has found this is the one to make it anew before its time is up. Few at once, one for each. */
  goesAhead(key: string, { renewMs }: Found<T>, now = this.nowMs()): boolean {
    if (now <= renewMs) return false;
    for (const [other, sentMs] of this.#renewals) if (now - sentMs > renewalMs) this.#renewals.delete(other);
    if (this.#renewals.has(key) || this.#renewals.size >= renewalsMax) return false;
    this.#renewals.set(key, now);
    return true;
  }

  /** Whether somebody was sent ahead to make it anew, and has not done so yet. */
  isDue(key: string): boolean {
    return this.#renewals.has(key);
  }

  /** Makes an answer, once for all who ask for it meanwhile, and keeps it if nothing that it was made of has changed since. */
  make(key: string, make: () => Promise<Made<T>>): Promise<T> {
    const open = this.#flights.get(key);
    if (open && open.since === this.#generation && this.nowMs() - open.beganMs <= joinMs) return open.answer;
    const since = this.#generation;
    const beganMs = this.nowMs();
    const making = make()
      .then(
        (made) => {
          this.#keep(key, made, since, beganMs);
          return made.answer;
        },
        (error: unknown) => {
          // Who went ahead gets what the others get.
          const kept = this.find(key);
          if (kept === null) throw error;
          return kept;
        },
      )
      .finally(() => {
        this.#renewals.delete(key);
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      });
    const flight = { answer: making, since, beganMs };
    this.#flights.set(key, flight);
    return making;
  }

  /** An answer has grown by so many bytes since it was kept. */
  grow(key: string, answer: T, bytes: number): void {
    const entry = this.#entries.get(key);
    if (entry?.answer !== answer) return;
    entry.bytes += bytes;
    this.#bytes += bytes;
    this.#evict();
  }

  /** These things have changed; `*` stands for everything. */
  forget(tags: readonly string[]): void {
    if (tags.length === 0) return;
    if (tags.includes('*') || this.#changed.size + tags.length > changedMax) {
      this.forgetAll();
      return;
    }
    this.#generation += 1;
    for (const tag of tags) this.#changed.set(tag, this.#generation);
  }
  /** Anything may have changed. */
  forgetAll(): void {
    this.#generation += 1;
    this.#allChanged = this.#generation;
    this.#changed.clear();
    this.#entries.clear();
    this.#packed?.clear();
    this.#bytes = 0;
  }
  /** All changes committed before `beganMs` have been told. */
  trustFrom(beganMs: number): void {
    this.#trustedFromMs = beganMs;
  }

  #isRight(entry: Entry<T>): boolean {
    if (entry.checked === this.#generation) return true;
    if (!this.#unchangedSince(entry.tags, entry.since)) return false;
    entry.checked = this.#generation;
    return true;
  }
  #unchangedSince(tags: readonly string[], since: number): boolean {
    return this.#allChanged <= since && tags.every((tag) => (this.#changed.get(tag) ?? 0) <= since);
  }

  #keep(key: string, { answer, bytes, tags, lifeMs }: Made<T>, since: number, beganMs: number): void {
    if (tags === null || key.length > keyLengthMax || !this.#unchangedSince(tags, since)) return;
    this.#drop(key);
    const life = lifeMs ?? keptMs;
    this.#spread = (this.#spread + evenly) % 1;
    this.#put(key, {
      answer,
      tags,
      bytes: this.#roomOf(key, bytes, tags),
      since,
      checked: this.#generation,
      untilMs: beganMs + life,
      renewMs: beganMs + life * (1 - renewedPart * this.#spread),
      placedMs: this.nowMs(),
      askedAgain: false,
    });
  }
  #roomOf(key: string, bytes: number, tags: readonly string[]): number {
    return bytes + entryBytes + 2 * key.length + tagBytes * tags.length;
  }
  #put(key: string, entry: Entry<T>): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    this.#evict();
  }
  #evict(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#entries.delete(key);
      this.#bytes -= entry.bytes;
      this.#putAway(key, entry);
    }
  }
  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) this.#bytes -= entry.bytes;
    this.#entries.delete(key);
    this.#packed?.delete(key);
  }

  /** Packs what is worth it, unless it lies there from an earlier time. */
  #putAway(key: string, { answer, tags, since, untilMs, renewMs, askedAgain }: Entry<T>): void {
    const leftMs = untilMs - this.nowMs();
    if (!this.#packing || !this.#packed || leftMs < (askedAgain ? 0 : shortMs) || this.#packed.find(key))
      return;
    const packed = this.#packing.pack(answer, tags);
    if (!packed) return;
    const stamp = Buffer.allocUnsafe(stampBytes);
    stamp.writeDoubleLE(untilMs, 0);
    stamp.writeDoubleLE(since, 8);
    stamp.writeUInt32LE(untilMs - renewMs, 16);
    this.#packed.put(key, stamp, packed);
  }
  #unpacked(key: string, { from, to }: Span, nowMs: number): Entry<T> {
    const { block } = this.#packed as PackedStore;
    const { answer, bytes, tags } = (this.#packing as Packing<T>).unpack(block, from + stampBytes, to);
    const untilMs = block.readDoubleLE(from);
    return {
      answer,
      tags,
      bytes: this.#roomOf(key, bytes, tags),
      untilMs,
      renewMs: untilMs - block.readUInt32LE(from + 16),
      since: block.readDoubleLE(from + 8),
      checked: 0,
      placedMs: nowMs,
      askedAgain: true,
    };
  }
}
