// A merchant's CSV file → rows with the line each begins on. Takes what spreadsheets really write: BOM, CRLF, semicolons, odd quotes.
import { readRecords } from '../../../platform/csv.ts';
import { refuse } from '../../../platform/refusal.ts';

/** One record: the cells by lower-cased column name, and the line of the file it begins on (the header is line 1). */
export interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

const rowsMax = 50_000;
const recordMax = 400_000;

/** The separator that the header line uses most. */
function separatorOf(text: string): string {
  const header = text.slice(0, text.search(/\r|\n|$/));
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** Reads the file. @throws IMPORT_FILE_INVALID without the columns Handle and Title, when a quote is never closed, or when it is too long */
export function readCsv(text: string): CsvRow[] {
  const records = readRecords(text, separatorOf(text), recordMax);
  if (typeof records === 'number') return refuse('IMPORT_FILE_INVALID', { args: { line: records } });
  const header = records[0]?.record.map((name) => name.trim().toLowerCase()) ?? [];
  if (!header.includes('handle') || !header.includes('title'))
    refuse('IMPORT_FILE_INVALID', { args: { line: 1 } });
  if (records.length > rowsMax) refuse('IMPORT_FILE_INVALID', { args: { line: rowsMax } });
  return records.slice(1).map(({ record }, i) => ({
    // The parser counts lines where a record ends; it begins after the end of the one before.
    line: (records[i]?.info.lines ?? 0) + 1,
    cells: Object.fromEntries(header.map((name, column) => [name, (record[column] ?? '').trim()])),
  }));
}
