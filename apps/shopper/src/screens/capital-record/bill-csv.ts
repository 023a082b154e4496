// The fund record as a table for spreadsheets; pure.
import type { BillLine } from '@meridian/contract';

export interface BillWords {
  /** Heads of the columns: time, type, amount, balance after, document. */
  readonly heads: readonly string[];
  kind(kind: BillLine['kind']): string;
}

/** A cell that a spreadsheet takes as a text: quotes doubled, and no word begins a formula. */
function textCell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** RFC 4180 with the mark by which spreadsheets know UTF-8; times in UTC, amounts as plain numbers with a point. */
export function billCsv(lines: readonly BillLine[], { heads, kind }: BillWords): string {
  const rows = lines.map((line) =>
    [
      line.createdAt,
      textCell(kind(line.kind)),
      line.amount,
      line.balanceAfter,
      // As a text, else a spreadsheet rounds the last digits of a long number away.
      line.reference === null ? '' : textCell(line.reference),
    ].join(','),
  );
  return `\ufeff${[heads.map(textCell).join(','), ...rows].join('\r\n')}\r\n`;
}
