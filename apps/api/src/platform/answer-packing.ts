// Ready answers that are seldom asked for, in a fifth of their room: answers of one route are much alike, so each is packed by what the first ones said.
import { constants, deflateRawSync } from 'node:zlib';
import { inflateSync } from 'fflate';
import type { Packing } from './answer-cache.ts';
import { bytesOf, etagFrom, hashIn, type ReadyAnswer, type ReadyKind } from './ready-answers.ts';

/** Enough for what answers have in common: measured on product pages, 2.2 KB become 410 bytes, 890 without it; twice as much saves 13 more. */
const dictionaryBytes = 8 * 1024;
/** Larger ones are rare, and would hold up everybody while they are packed. */
const textMax = 128 * 1024;
const newline = 10;
/** The number of the route, and the hash of the etag (SHA-1): to take it again costs a sixth of all unpacking. */
const headBytes = 1 + 20;

interface Dictionary {
  readonly kind: ReadyKind;
  readonly number: number;
  /** Null until enough answers have been seen. */
  bytes: Buffer | null;
}

/**
 * Packs by raw deflate (RFC 1951) with a dictionary for each route, which is made of the first answers that are put away.
 * With the fixed code (3.2.6) it takes a tenth more room, and unpacking has no tables to build. It is unpacked without zlib,
 * which makes a stream of 7 KB for each: on product pages 6 µs in place of 9, and a third of the collector's work.
 * A packed answer is the number of its route and its hash, then, compressed, note, part and tags as a line of JSON and the body.
 */
export function answerPacking(): Packing<ReadyAnswer> {
  const dictionaries: Dictionary[] = [];
  const byKind = new Map<ReadyKind, Dictionary>();
  const seen = new Map<ReadyKind, Buffer>();
  /** Where everything is unpacked, so that the collector has only the answer's own bytes to look after. */
  const scratch = Buffer.allocUnsafeSlow(textMax);

  const dictionaryOf = (kind: ReadyKind): Dictionary => {
    const known = byKind.get(kind);
    if (known) return known;
    const made: Dictionary = { kind, number: dictionaries.length, bytes: null };
    dictionaries.push(made);
    byKind.set(kind, made);
    return made;
  };
  /** The first answers are learned from and not kept. */
  const learn = (dictionary: Dictionary, text: Buffer): void => {
    const all = Buffer.concat([
      seen.get(dictionary.kind) ?? Buffer.alloc(0),
      text.subarray(0, dictionaryBytes / 2),
    ]);
    if (all.length < dictionaryBytes) {
      seen.set(dictionary.kind, all);
      return;
    }
    seen.delete(dictionary.kind);
    dictionary.bytes = Buffer.from(all.subarray(-dictionaryBytes));
  };

  return {
    pack({ kind, body, etag, note, part }, tags) {
      const text = Buffer.concat([Buffer.from(`${JSON.stringify([note, part, ...tags])}\n`), bytesOf(body)]);
      if (text.length > textMax) return null;
      const dictionary = dictionaryOf(kind);
      if (dictionary.bytes === null) {
        learn(dictionary, text);
        return null;
      }
      const packed = deflateRawSync(text, { dictionary: dictionary.bytes, strategy: constants.Z_FIXED });
      return Buffer.concat([Buffer.of(dictionary.number), hashIn(etag), packed]);
    },
    unpack(packed) {
      const { kind, bytes } = dictionaries[packed[0] as number] as Dictionary;
      const text = inflateSync(packed.subarray(headBytes), {
        dictionary: bytes as Buffer,
        out: scratch,
      }) as Buffer;
      const end = text.indexOf(newline);
      const [note, part, ...tags] = JSON.parse(text.toString('utf8', 0, end)) as [
        string | null,
        string | null,
        ...string[],
      ];
      const body = text.toString('latin1', end + 1);
      const etag = etagFrom(packed.toString('base64url', 1, headBytes));
      return { answer: { kind, body, etag, note, part, gzip: null }, bytes: body.length, tags };
    },
  };
}
