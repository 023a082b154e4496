// Finding what begins with a text that somebody typed: by an index of text_pattern_ops, also in a plan that is kept for all texts. And what holds it, by an index of letters in threes.
import type { Bind } from './narrowed.sql.ts';

/** A text, and how long it has to be to stand for all that begin with it; a shorter one stands for itself. */
export interface Beginning {
  readonly text: string;
  readonly least: number;
}
/** Comes after whatever goes on, and before whatever does: neither stands in what people type. */
const [last, first] = ['\u{10FFFF}', '\u0001'];

/** A condition on `column`. A range and no pattern: `%`, `_` and `\` are letters like any other. */
export function begins(column: string, { text, least }: Beginning, bind: Bind): string {
  const until = text + ([...text].length >= least ? last : first);
  return `${column} ~>=~ ${bind(text)} and ${column} ~<~ ${bind(until)}`;
}

/** A text anywhere, as a pattern of LIKE. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
