// Ready answers that are seldom asked for, in a fifth of their room: answers of one route are much alike, so each is packed by what the first ones said.
import type { Packing } from './answer-cache.ts';
import { Lz4 } from './lz4.ts';
import { bytesOf, etagFrom, hashIn, type ReadyAnswer, type ReadyKind } from './ready-answers.ts';

/** Enough for the words that answers have in common: 1.8 KB of a product's page become 331 bytes, 363 with half of it, 417 with a quarter. */
const dictionaryBytes = 32 * 1024;
/** What one answer may say of that. */
const learnedMax = 4 * 1024;
/** Larger ones are rare, and would hold up everybody while they are packed. */
const textMax = 128 * 1024;
const newline = 10;
/** The number of the route, and the hash of the etag (SHA-1): to take it again costs a sixth of all unpacking. */
const headBytes = 1 + 20;

interface Dictionary {
  readonly kind: ReadyKind;
  readonly number: number;
  /** Null until enough answers have been seen. */
  packer: Lz4 | null;
}

/**
 * Packs with a dictionary for each route, which is made of the first answers that are put away.
 * A packed answer is the number of its route and its hash, then, compressed, note, part and tags as a line of JSON and the body.
 */
export function answerPacking(): Packing<ReadyAnswer> {
  const dictionaries: Dictionary[] = [];
  const byKind = new Map<ReadyKind, Dictionary>();
  const seen = new Map<ReadyKind, Buffer>();

  const dictionaryOf = (kind: ReadyKind): Dictionary => {
    const known = byKind.get(kind);
    if (known) return known;
    const made: Dictionary = { kind, number: dictionaries.length, packer: null };
    dictionaries.push(made);
    byKind.set(kind, made);
    return made;
  };
  /** The first answers are learned from and not kept. */
  const learn = (dictionary: Dictionary, text: Buffer): void => {
    const all = Buffer.concat([seen.get(dictionary.kind) ?? Buffer.alloc(0), text.subarray(0, learnedMax)]);
    if (all.length < dictionaryBytes) {
      seen.set(dictionary.kind, all);
      return;
    }
    seen.delete(dictionary.kind);
    dictionary.packer = new Lz4(all.subarray(-dictionaryBytes), textMax);
  };

  return {
    pack({ kind, body, etag, note, part }, tags) {
      const text = Buffer.concat([Buffer.from(`${JSON.stringify([note, part, ...tags])}\n`), bytesOf(body)]);
      if (text.length > textMax) return null;
      const dictionary = dictionaryOf(kind);
      if (dictionary.packer === null) {
        learn(dictionary, text);
        return null;
      }
      return Buffer.concat([Buffer.of(dictionary.number), hashIn(etag), dictionary.packer.pack(text)]);
    },
    unpack(packed, from) {
      const { kind, packer } = dictionaries[packed[from] as number] as Dictionary;
      const { window, start } = packer as Lz4;
      const end = (packer as Lz4).unpack(packed, from + headBytes);
      const lineEnd = window.indexOf(newline, start);
      const [note, part, ...tags] = JSON.parse(window.toString('utf8', start, lineEnd)) as [
        string | null,
        string | null,
        ...string[],
      ];
      const body = window.toString('latin1', lineEnd + 1, end);
      const etag = etagFrom(packed.toString('base64url', from + 1, from + headBytes));
      return { answer: { kind, body, etag, note, part, gzip: null }, bytes: body.length, tags };
    },
  };
}
