// CSV as spreadsheets and banks really write it: BOM, CRLF, odd quotes, rows that are too short, empty rows.
import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRecord {
  readonly record: readonly string[];
  /** `lines`: the line of the text that the record ends on. */
  readonly info: { readonly lines: number };
}

/** The records that are not empty, each of `recordMax` characters at the most; or the line on which the text breaks off. */
export function readRecords(text: string, delimiter: string, recordMax: number): CsvRecord[] | number {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      max_record_size: recordMax,
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (error instanceof CsvError) return Number((error as CsvError & { lines?: number }).lines ?? 1);
    throw error;
  }
}
