// Writing what was measured into a page: the text between `<!-- name -->` and `<!-- /name -->` is replaced.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

/** Replaces a marked section of a page below `docs/`. @throws when the page has no such section */
export function writeSection(page, name, text) {
  const file = path.join(root, 'docs', page);
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = fs.readFileSync(file, 'utf8').split(start);
  const [, after] = rest?.split(end) ?? [];
  if (after === undefined) throw new Error(`${page} has no section ${name}`);
  fs.writeFileSync(file, `${before}${start}\n\n${text}\n\n${end}${after}`);
}

/** A Markdown table with its columns aligned. */
export function tableOf(head, rows) {
  const widths = head.map((h, c) => Math.max(h.length, 3, ...rows.map((r) => r[c].length)));
  const line = (cells) => `| ${cells.map((cell, c) => cell.padEnd(widths[c])).join(' | ')} |`;
  return [line(head), `| ${widths.map((w) => '-'.repeat(w)).join(' | ')} |`, ...rows.map(line)].join('\n');
}
