// Ready answers that are seldom asked for, in a fifth of their room: answers of one route are much alike, so each is packed by what the first ones said.
import { Lz4 } from './lz4.ts';
import type { Packing } from './packed-answers.ts';
import { bytesOf, digestLength, type ReadyAnswer, type ReadyKind } from './ready-answers.ts';

/** Enough for the words that answers have in common: 1.8 KB of a product's page become 331 bytes, 363 with half of it, 417 with a quarter. */
const dictionaryBytes = 32 * 1024;
/** What one answer may say of that. */
const learnedMax = 4 * 1024;
/** Larger ones are rare, and would hold up everybody while they are packed. */
const textMax = 128 * 1024;
/** The number of the route. */
const headBytes = 1;

interface Dictionary {
  readonly kind: ReadyKind;
  readonly number: number;
  /** Null until enough answers have been seen. */
  packer: Lz4 | null;
}

/** JSON of which every character is ASCII. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A part's key is language, field and id. */
const isPlain = (part: string): boolean => /^[\x20-\x7e]+$/.test(part);

/**
 * Packs with a dictionary for each route, which is made of the first answers that are put away.
 * A packed answer is the number of its route, then, compressed, the digest and the part in one line, the note as JSON in the next
 * (both empty where there is none), and the body. All of it is read as one text: each that Node makes of bytes costs 0.1 µs or more.
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
    pack({ kind, body, digest, note, part }) {
      if (part !== null && !isPlain(part)) return null;
      const text = bytesOf(`${digest}${part ?? ''}\n${note === null ? '' : asciiJson(note)}\n${body}`);
      if (text.length > textMax) return null;
      const dictionary = dictionaryOf(kind);
      if (dictionary.packer === null) {
        learn(dictionary, text);
        return null;
      }
      return Buffer.concat([Buffer.of(dictionary.number), dictionary.packer.pack(text)]);
    },
    unpack(bytes, from, to) {
      const { kind, packer } = dictionaries[bytes[from] as number] as Dictionary;
      const { window, start } = packer as Lz4;
      const end = (packer as Lz4).unpack(bytes, from + headBytes, to);
      const text = window.toString('latin1', start, end);
      const partEnd = text.indexOf('\n', digestLength);
      const noteEnd = text.indexOf('\n', partEnd + 1);
      const body = text.slice(noteEnd + 1);
      return {
        answer: {
          kind,
          body,
          digest: text.slice(0, digestLength),
          note: noteEnd === partEnd + 1 ? null : (JSON.parse(text.slice(partEnd + 1, noteEnd)) as string),
          part: partEnd === digestLength ? null : text.slice(digestLength, partEnd),
          gzip: null,
        },
        bytes: body.length,
      };
    },
  };
}
