// A table as a CSV file that a spreadsheet opens as text, not as formulas.

/** RFC 4180 quoting; what a spreadsheet would run as a formula gets an apostrophe in front, plain numbers stay numbers. */
export function csvCell(text: string): string {
  const bare = text.replace(/[\u2066-\u2069\u200e\u200f]/g, '');
  const isNumber = /^-?\d+(\.\d+)?$/.test(bare);
  const safe = !isNumber && /^[=+\-@\t\r\n＝＋－＠]/.test(bare) ? `'${bare}` : bare;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines with a byte order mark, so that spreadsheets read it as UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;

/** Hands a file to the browser. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
