// Answers kept in memory until something they were made of has changed: bounded in bytes, those unused for longest are packed, the oldest of these go first.
import { PackedAnswers, type Packing, type Stamp, type Unpacked } from './packed-answers.ts';
import { hashOf } from './text-hash.ts';

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
const loosePart = 1 / 5;
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
const tagBytes = 8;
const tagSeed = 0x811c9dc5;
const keyLengthMax = 600;
/** Who was found again within this time keeps its place among the least used: moving it costs more than the rest of finding it. */
const placeMs = 1_000;
/** More changed things than this are not remembered one by one. */
const changedMax = 50_000;

/** A thing to keep. */
export interface Made<T> extends Unpacked<T> {
  /** What it was made of; null when it must not be kept. */
  readonly tags: readonly string[] | null;
  /** How long it is kept at most, for what no tag tells; a minute unless said. */
  readonly lifeMs?: number | undefined;
}

interface Entry<T> extends Stamp {
  readonly answer: T;
  bytes: number;
  /** The last generation in which it was found to be right. */
  checked: number;
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
  /** 72 MB by default. */
  readonly maxBytes?: number;
  /** Without it nothing is packed. */
  readonly packing?: Packing<T>;
  /** A clock that only goes forward, in milliseconds; `performance.now` by default. */
  readonly nowMs?: () => number;
}

export class AnswerCache<T = unknown> {
  readonly nowMs: () => number;
  readonly #maxBytes: number;
  readonly #packed: PackedAnswers<T> | null;
  readonly #entries = new Map<string, Entry<T>>();
  readonly #flights = new Map<string, Flight<T>>();
  /** Who was sent ahead to make an answer anew, and when. */
  readonly #renewals = new Map<string, number>();
  #spread = 0;
  #bytes = 0;
  #unpackings = 0;
  /** Counts the times that something changed; what changed in which of them; and the last in which everything did. */
  #generation = 0;
  readonly #changed = new Map<number, number>();
  #allChanged = 0;
  #trustedFromMs = Number.NEGATIVE_INFINITY;

  constructor(options: AnswerCacheOptions<T> = {}) {
    const maxBytes = options.maxBytes ?? 72 * 1024 * 1024;
    this.#maxBytes = options.packing ? maxBytes * loosePart : maxBytes;
    this.#packed = options.packing ? new PackedAnswers(options.packing, maxBytes - this.#maxBytes) : null;
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
    if (now - this.#trustedFromMs > trustedMs) return null;
    const loose = this.#entries.get(key);
    if (!loose) return this.#packed && this.#lookAmongPacked(this.#packed, key, now);
    if (now > loose.untilMs || !this.#isRight(loose)) {
      this.#drop(key);
      return null;
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
    for (const tag of tags) this.#changed.set(numberOf(tag), this.#generation);
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
  #unchangedSince(tags: readonly number[], since: number): boolean {
    if (since === this.#generation) return true;
    return this.#allChanged <= since && tags.every((tag) => (this.#changed.get(tag) ?? 0) <= since);
  }

  #keep(key: string, made: Made<T>, since: number, beganMs: number): void {
    if (made.tags === null || key.length > keyLengthMax) return;
    const { answer, bytes, lifeMs } = made;
    const tags = made.tags.map(numberOf);
    if (!this.#unchangedSince(tags, since)) return;
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
  #roomOf(key: string, bytes: number, tags: readonly number[]): number {
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
  #putAway(key: string, entry: Entry<T>): void {
    const leftMs = entry.untilMs - this.nowMs();
    if (!this.#packed || leftMs < (entry.askedAgain ? 0 : shortMs) || this.#packed.has(key)) return;
    this.#packed.put(key, entry.answer, entry);
  }
  #lookAmongPacked(packed: PackedAnswers<T>, key: string, nowMs: number): Found<T> | null {
    const span = packed.find(key);
    if (span === null) return null;
    if (nowMs > span.untilMs || !this.#unchangedSince(span.tags, span.since)) {
      packed.delete(key);
      return null;
    }
    const { answer, bytes } = packed.unpack(span);
    const { untilMs, renewMs, since, tags } = span;
    this.#unpackings += 1;
    if (this.#unpackings % looseEvery === 0)
      this.#put(key, {
        answer,
        bytes: this.#roomOf(key, bytes, tags),
        untilMs,
        renewMs,
        since,
        tags,
        checked: this.#generation,
        placedMs: nowMs,
        askedAgain: true,
      });
    return { answer, renewMs };
  }
}

/** Two tags may have one number: what was made of one is then made anew with the other as well. */
const numberOf = (tag: string): number => hashOf(tag, tagSeed);
