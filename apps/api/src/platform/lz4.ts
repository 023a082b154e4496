// Compression that is quick to undo: the sequences of LZ4's block format, behind a dictionary.
// https://github.com/lz4/lz4/blob/dev/doc/lz4_Block_format.md, without its rules for the last bytes, which are for decoders that copy eight at once.

const shortestMatch = 4;
/** A longer length than this in half a byte goes on in further bytes. */
const nibbleMax = 15;
const farthest = 0xffff;
/** So many earlier places are tried for each; more find hardly anything longer. */
const triesMax = 32;
const hashBits = 13;
const nobody = -1;
/** A word is written with each step of copying; what of the last one is too much is overwritten by what follows. */
const wordBytes = 4;
/** From so many bytes on the engine's own copying is worth its call. */
const longCopy = 256;

/** Texts packed by what a dictionary says; not to be used while a text that it unpacked is still read. */
export class Lz4 {
  /** The dictionary, and behind it what is packed or was unpacked last. */
  readonly window: Buffer;
  /** Where texts begin in it. */
  readonly start: number;
  readonly #words: DataView;
  /** What was unpacked last, and its words: mostly it is one large block. */
  #source: Buffer | null = null;
  #sourceWords: DataView;
  /** The last place in the dictionary of each four bytes' hash, and of each place the one before it. */
  readonly #lastInDictionary = new Int32Array(1 << hashBits).fill(nobody);
  readonly #last = new Int32Array(1 << hashBits);
  readonly #before: Int32Array;
  /** Where sequences are written, and how far. */
  readonly #packed: Buffer;
  #packedEnd = 0;

  /** `textMax`: the longest text, in bytes. */
  constructor(dictionary: Buffer, textMax: number) {
    this.start = dictionary.length;
    // Pages of it that no text has reached take no memory.
    this.window = Buffer.allocUnsafeSlow(this.start + textMax + wordBytes);
    this.#words = wordsOf(this.window);
    this.#sourceWords = this.#words;
    this.#before = new Int32Array(this.start + textMax);
    // At worst all are literals: a token, and a byte more of length for each 255.
    this.#packed = Buffer.allocUnsafeSlow(textMax + Math.ceil(textMax / 0xff) + 2);
    dictionary.copy(this.window);
    for (let at = 0; at + shortestMatch <= this.start; at += 1) this.#remember(this.#lastInDictionary, at);
  }

  /** `text`: no longer than the longest; it replaces what is in the window. */
  pack(text: Buffer): Buffer {
    const { window, start } = this;
    const end = start + text.copy(window, start);
    const last = this.#last;
    last.set(this.#lastInDictionary);
    this.#packedEnd = 0;
    let literals = start;
    let at = start;
    while (at + shortestMatch <= end) {
      const [from, length] = this.#longestMatch(at, end);
      this.#remember(last, at);
      if (length < shortestMatch) {
        at += 1;
        continue;
      }
      this.#writeSequence(literals, at, at - from, length);
      for (let inside = at + 1; inside < at + length && inside + shortestMatch <= end; inside += 1)
        this.#remember(last, inside);
      at += length;
      literals = at;
    }
    this.#writeSequence(literals, end, 0, 0);
    return Buffer.from(this.#packed.subarray(0, this.#packedEnd));
  }

  /** Writes the text that is packed between two places of `packed` into the window. @returns where it ends there */
  unpack(packed: Buffer, from: number, end: number): number {
    const { window } = this;
    const words = this.#words;
    const packedWords = this.#wordsOf(packed);
    const lastWord = packed.length - wordBytes;
    let at = from;
    let to = this.start;
    for (;;) {
      const token = packed[at++] as number;
      let length = token >> 4;
      if (length === nibbleMax) {
        const more = moreLength(packed, at);
        at += bytesOfMore(more);
        length += more;
      }
      const literalsEnd = at + length;
      if (literalsEnd <= lastWord) {
        const textEnd = to + length;
        for (; to < textEnd; to += wordBytes, at += wordBytes)
          words.setInt32(to, packedWords.getInt32(at, true), true);
        to = textEnd;
        at = literalsEnd;
      } else while (at < literalsEnd) window[to++] = packed[at++] as number;
      if (at >= end) return to;
      const distance = (packed[at] as number) | ((packed[at + 1] as number) << 8);
      at += 2;
      length = token & nibbleMax;
      if (length === nibbleMax) {
        const more = moreLength(packed, at);
        at += bytesOfMore(more);
        length += more;
      }
      length += shortestMatch;
      const matchEnd = to + length;
      let source = to - distance;
      if (length >= longCopy && length <= distance) window.copyWithin(to, source, source + length);
      else if (distance >= wordBytes)
        for (; to < matchEnd; to += wordBytes, source += wordBytes)
          words.setInt32(to, words.getInt32(source, true), true);
      // It repeats what it has just written, byte by byte.
      else while (to < matchEnd) window[to++] = window[source++] as number;
      to = matchEnd;
    }
  }

  #wordsOf(packed: Buffer): DataView {
    if (packed !== this.#source) {
      this.#source = packed;
      this.#sourceWords = wordsOf(packed);
    }
    return this.#sourceWords;
  }

  #hash(at: number): number {
    return Math.imul(this.window.readInt32LE(at), 0x9e3779b1) >>> (32 - hashBits);
  }
  #remember(last: Int32Array, at: number): void {
    const hash = this.#hash(at);
    this.#before[at] = last[hash] as number;
    last[hash] = at;
  }
  #longestMatch(at: number, end: number): readonly [from: number, length: number] {
    const { window } = this;
    let best = 0;
    let bestFrom = 0;
    let from = this.#last[this.#hash(at)] as number;
    for (let tries = 0; from !== nobody && at - from <= farthest && tries < triesMax; tries += 1) {
      if (window[from + best] === window[at + best]) {
        let length = 0;
        while (at + length < end && window[from + length] === window[at + length]) length += 1;
        if (length > best) [best, bestFrom] = [length, from];
      }
      from = this.#before[from] as number;
    }
    return [bestFrom, best];
  }

  /** Literals and the match behind them; the last sequence has none. */
  #writeSequence(literals: number, literalsEnd: number, distance: number, length: number): void {
    const isLast = length === 0;
    const count = literalsEnd - literals;
    const rest = isLast ? 0 : length - shortestMatch;
    this.#write((Math.min(count, nibbleMax) << 4) | Math.min(rest, nibbleMax));
    this.#writeLength(count);
    this.#packedEnd += this.window.copy(this.#packed, this.#packedEnd, literals, literalsEnd);
    if (isLast) return;
    this.#write(distance & 0xff);
    this.#write(distance >> 8);
    this.#writeLength(rest);
  }
  /** What of a length did not fit into half a byte. */
  #writeLength(length: number): void {
    if (length < nibbleMax) return;
    let rest = length - nibbleMax;
    for (; rest >= 0xff; rest -= 0xff) this.#write(0xff);
    this.#write(rest);
  }
  #write(byte: number): void {
    this.#packed[this.#packedEnd++] = byte;
  }
}

const wordsOf = ({ buffer, byteOffset, length }: Buffer): DataView =>
  new DataView(buffer, byteOffset, length);

/** What of a length stands in further bytes: all but the last are full. */
function moreLength(packed: Buffer, from: number): number {
  let more = 0;
  let at = from;
  while (packed[at] === 0xff) {
    more += 0xff;
    at += 1;
  }
  return more + (packed[at] as number);
}
/** How many bytes that takes. */
const bytesOfMore = (more: number): number => Math.floor(more / 0xff) + 1;
